"""A key decision knows which answers are good, says why the others are not, and which lesson teaches it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.advice.scenes import table
from tests.review.matches import LITTLE, last_decisions
from tests.review.test_verdicts import SEVEN, TRIED

from canasta.advice.facts import KINDS_OF_FACTS
from canasta.lessons import courses
from canasta.review import KeyDecision, key_decision
from canasta.review.candidates import CandidateResult
from canasta.review.classes import Class
from canasta.review.grades import Grade, grade
from canasta.review.words import TAUGHT, chances_of, lesson_of, why_best, why_worse
from canasta.rules import names


def decided(*tried: CandidateResult) -> KeyDecision:
    """The key decision of those that were tried; the first was played."""
    return key_decision(table(), Grade(1, 0, 0, 0, False, 90.0, 0.0, 90.0, 5.0, 90.0, Class.MISTAKE, tried))  # noqa: FBT003


FOUR = replace(TRIED, behind=90.0, error=5.0)


def test_what_comes_within_a_few_points_is_good() -> None:
    near = replace(SEVEN, action="discard K", behind=4.0, error=1.0)
    unsure = replace(SEVEN, action="discard Q", behind=12.0, error=8.0)
    far = replace(SEVEN, action="discard J", behind=12.0, error=3.0)
    vague = replace(SEVEN, action="discard T", behind=30.0, error=20.0)
    found = decided(FOUR, SEVEN, near, unsure, far, vague)
    assert found.accepted == ("discard 7", "discard K", "discard Q")
    assert found.played == "discard 4"
    assert [each.action for each in found.answers][-1] == "discard 4"


def test_an_action_that_was_tried_in_two_ways_counts_as_the_better() -> None:
    found = decided(FOUR, SEVEN, replace(SEVEN, closing=True, behind=50.0, error=5.0))
    assert [each.action for each in found.answers] == ["discard 7", "discard 4"]


def test_reasons_are_the_facts_of_the_table() -> None:
    found = decided(FOUR, SEVEN)
    assert why_best(found, "en").startswith("They collect fours:")
    assert why_worse(found, found.answers[-1], "en").startswith(
        "Discarding a four costs 146 points. They collect fours:"
    )
    assert "cuesta 146 puntos. Juntan cuatros:" in why_worse(found, found.answers[-1], "es")


def test_a_worse_answer_is_blamed_itself_or_the_best_is_quoted() -> None:
    """Otherwise a reader would take "it's a loose card" for a word about the worse answer."""
    king = decided(replace(FOUR, action="discard K"), replace(SEVEN, action="discard 4"))
    assert why_worse(king, king.answers[-1], "en") == "Discarding a king costs 146 points. It would break up a pair."
    seven = decided(replace(FOUR, action="discard 7"), replace(SEVEN, action="discard K"))
    told = why_worse(seven, seven.answers[-1], "es")
    assert told.startswith("Descartar un siete cuesta 146 puntos. A favor de la mejor jugada: «")
    assert told.endswith("»")


def test_the_chance_of_a_discard_is_softened() -> None:
    found = decided(FOUR, replace(SEVEN, action="draw"))
    assert chances_of(found.answers[-1], "en") == "They take the pile: likely (7 in 10)."  # playouts say 9
    assert chances_of(found.best, "en") == ""


def test_every_legal_action_is_weighed_if_asked() -> None:
    decision = max(last_decisions("clasica", 12), key=lambda each: len(each.view.legal))
    graded = grade(decision, LITTLE, 1, every=True)
    assert graded is not None
    found = key_decision(decision.view, graded)
    assert {each.action for each in found.answers} == set(decision.view.legal)
    assert found.best.behind == 0
    assert found.best.good
    assert all(each.behind >= 0 for each in found.answers)


@pytest.mark.parametrize(
    ("played", "best", "lesson"),
    [
        (FOUR, SEVEN, "safe-discard"),  # they collect fours
        (replace(FOUR, action="discard K"), replace(SEVEN, action="discard 4"), "keep-pairs"),  # a pair is broken up
    ],
)
def test_the_lesson_of_the_reason(played: CandidateResult, best: CandidateResult, lesson: str) -> None:
    assert lesson_of(decided(played, best)) == lesson


def test_every_reason_and_every_lesson_is_one() -> None:
    facts = [fact for each in TAUGHT.values() for fact in each]
    assert set(facts) <= {kind.id for kind in KINDS_OF_FACTS}
    assert len(facts) == len(set(facts))
    finer = {
        lesson for rules in names() for course in courses(rules) if course.id == "finer" for lesson in course.lessons
    }
    assert set(TAUGHT) <= finer
