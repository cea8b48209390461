"""Habits: what counts as a chance and a slip, and when a habit is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec.structs import replace as replace_fields
from tests.match.playing import EVERY_GAME
from tests.review.matches import first_deal
from tests.review.test_turns import tried

from canasta.advice.facts import KINDS_OF_FACTS
from canasta.puzzles.themes import THEMES
from canasta.review.classes import Class
from canasta.review.decisions import Decision
from canasta.review.grades import Grade
from canasta.review.habits import (
    HABITS,
    KNOWN,
    HabitChance,
    HabitTally,
    chances_for_habits,
    habit_report,
    shown,
    usual_rates,
)
from canasta.texts import text


def graded(decision: Decision, best: str, cost: float) -> Grade:
    found = (replace_fields(tried(decision.played, -cost), behind=cost), tried(best, 0.0))
    kind = Class.MISTAKE if cost >= 40 else Class.BEST
    where = (decision.turn, decision.action, decision.part, decision.seat)
    return Grade(*where, False, cost, 0.0, cost, 1.0, cost, kind, found)  # noqa: FBT003


def taking() -> tuple[Decision, str]:
    """A decision of a played deal in which the pile of some cards could be taken, and the stock was drawn from."""
    for each in first_deal().decisions:
        takes = [action for action in each.view.legal if action.split()[0] == "take"]
        if takes and "draw" in each.view.legal and each.view.pile.size > 2:
            return replace(each, played="draw"), takes[0]
    raise AssertionError


def test_every_habit_is_of_facts_a_theme_and_words() -> None:
    for habit in HABITS:
        assert habit.theme in THEMES
        assert set(habit.facts) <= {kind.id for kind in KINDS_OF_FACTS}
        for lang in ("en", "es"):
            assert text(lang, f"habit-{habit.id}")


def test_a_pile_that_was_left_is_a_chance_and_only_with_its_cost_a_slip() -> None:
    left, take = taking()
    assert shown(left)["leaves-piles"]
    assert shown(replace(left, played=take))["leaves-piles"] is False

    def of(grade: Grade, decision: Decision = left) -> HabitChance:
        return next(each for each in chances_for_habits(0, 1, [decision], [grade]) if each.habit == "leaves-piles")

    assert of(graded(left, take, 50.0)).slip
    assert of(graded(left, take, 50.0)).cost == 50.0
    cheap = of(graded(left, take, 0.0))
    assert (cheap.done, cheap.slip) == (True, False)
    took = replace(left, played=take)
    assert not of(graded(took, "draw", 50.0), took).done


def times(slips: int, chances: int, match: int, *, cost: float = 50.0) -> list[HabitChance]:
    left, take = taking()
    grade = graded(left, take, cost)
    return [
        HabitChance("leaves-piles", match, 1, turn, turn < slips, turn < slips, grade if turn < slips else None)
        for turn in range(chances)
    ]


def in_three(slips: int, chances: int, **more: float) -> list[HabitChance]:
    return [each for match in range(3) for each in times(slips, chances, match, **more)]


@pytest.fixture
def rates(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"clasica": {"rules": {"leaves-piles": HabitTally(20, 100)}}}
    monkeypatch.setattr("canasta.review.habits.usual_rates", lambda: found)


@pytest.mark.usefixtures("rates")
def test_a_habit_is_told_with_its_examples() -> None:
    (found,) = habit_report(in_three(5, 6), 3, "clasica", "rules").found
    assert (found.habit.id, found.tally, found.usual) == ("leaves-piles", HabitTally(15, 18), HabitTally(20, 100))
    assert (found.cost, round(found.points)) == (50.0, 81)  # as points of a deal of `clasica`
    assert len(found.examples) == 3


@pytest.mark.usefixtures("rates")
@pytest.mark.parametrize(
    ("chances", "level"),
    [
        (lambda: in_three(2, 2), "rules"),  # six chances
        (lambda: times(9, 10, 0) + times(9, 10, 1), "rules"),  # two matches
        (lambda: in_three(1, 5), "rules"),  # as often as bots
        (lambda: in_three(5, 6, cost=8.0), "rules"),  # cheap
        (lambda: in_three(5, 6), None),  # no level to compare with
    ],
)
def test_a_habit_is_not_told_of_little(chances: Callable[[], list[HabitChance]], level: str | None) -> None:
    assert habit_report(chances(), 3, "clasica", level).found == ()


@pytest.mark.usefixtures("rates")
def test_what_became_rarer_is_told() -> None:
    early, late = times(9, 10, 0) + times(9, 10, 1), times(1, 10, 2) + times(1, 10, 3)
    (better,) = habit_report(early + late, 4, "clasica", "rules").better
    assert (better.before, better.after) == (HabitTally(18, 20), HabitTally(2, 20))
    assert habit_report(times(9, 10, 0) + times(8, 10, 2), 4, "clasica", "rules").better == ()


def test_every_habit_can_be_told_somewhere_and_most_in_every_game() -> None:
    known = {
        habit
        for levels in usual_rates().values()
        for tallies in levels.values()
        for habit, each in tallies.items()
        if each.chances >= KNOWN
    }
    assert known == {habit.id for habit in HABITS}
    assert set(usual_rates()) == set(EVERY_GAME)
    for levels in usual_rates().values():
        for level in ("rules", "novice", "random"):
            assert sum(each.chances >= KNOWN for each in levels[level].values()) >= 4
