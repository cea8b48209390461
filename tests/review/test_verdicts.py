"""A verdict says what was done and why, once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.advice.scenes import table

from canasta.review.candidates import CandidateResult
from canasta.review.classes import Class
from canasta.review.grades import Grade
from canasta.review.words import Commentator

CHANCES = {"share": 0.5, "taken": 0.9, "lost": 4.0, "out": 0.4, "beaten": 0.4, "held": 30.0, "canastas": 1.0}
TRIED = CandidateResult(action="discard 4", closing=False, worlds=500, points=0.0, own=300.0, theirs=300.0, **CHANCES)
SEVEN = replace(TRIED, action="discard 7", points=90.0, own=390.0, taken=0.1)


def grade_of(kind: Class, *tried: CandidateResult) -> Grade:
    """The grade of the first of those that were tried."""
    cost = tried[1].points - tried[0].points
    return Grade(1, 0, 0, 0, False, max(0.0, cost), 0.0, cost, 5.0, abs(cost), kind, tried)  # noqa: FBT003


def graded(kind: Class, *tried: CandidateResult) -> str:
    """The verdict on it."""
    return Commentator("en").verdict(table(), grade_of(kind, *tried))


def test_a_mistake_is_told_with_what_was_better_and_why() -> None:
    told = graded(Class.MISTAKE, TRIED, SEVEN)
    assert told.startswith("Discarding a four costs 90 points; discarding a seven is better. They collect fours:")


def test_that_the_better_is_better_is_not_said_again() -> None:
    told = graded(
        Class.MISTAKE, replace(SEVEN, points=0.0, own=300.0), replace(TRIED, points=90.0, taken=0.1, own=390.0)
    )
    assert told == "Discarding a seven costs 90 points; discarding a four is better."


@pytest.mark.parametrize("further", [(), (replace(TRIED, action="discard K", points=60.0),)])
def test_a_good_play_is_set_against_all_that_was_tried(further: tuple[CandidateResult, ...]) -> None:
    told = graded(Class.BEST, SEVEN, replace(TRIED, action="discard K", points=88.0, taken=0.1), TRIED, *further)
    assert told.startswith("Discarding a seven. They collect fours:")


def test_praise_says_why() -> None:
    great = graded(Class.GREAT, SEVEN, replace(TRIED, points=20.0))
    assert great.startswith("Discarding a seven: hard to see, and better than anything else by 70 points. They collect")
    wild = replace(SEVEN, action="discard 2")
    assert "it gives up a wild" in graded(Class.BRILLIANT, wild, replace(TRIED, points=20.0))


def test_another_reason_is_given_the_second_time_if_there_is_one() -> None:
    pair = table(hand="7s 4d 4h Kd")  # a four breaks it, and feeds them
    grade = grade_of(Class.BEST, replace(SEVEN, points=30.0), TRIED)
    commentator = Commentator("en")
    first, second = [commentator.verdict(pair, grade) for _time in range(2)]
    assert {first, second} == {
        "Discarding a seven. It's a loose card; discarding a four would break up a pair.",
        "Discarding a seven. They collect fours: discarding a four may give away 4 cards.",
    }
    assert Commentator("en").verdict(pair, grade) == first
