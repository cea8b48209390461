"""A lesson that teaches the reason of a decision."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.review.test_key_decisions import FOUR, decided
from tests.review.test_verdicts import SEVEN

from canasta.advice.facts import KINDS_OF_FACTS
from canasta.lessons import courses
from canasta.review.candidates import CandidateResult
from canasta.review.words import TAUGHT, lesson_of
from canasta.rules import names


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
