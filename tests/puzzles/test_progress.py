"""Ratings, what comes again, and the lesson of five minutes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from canasta.puzzles import Puzzle, PuzzleProgress, Rated, answered, begin_lesson, next_puzzle, shipped, step_done
from canasta.puzzles.glicko import after, expected
from canasta.puzzles.progress import DAYS, TOLD, again
from canasta.puzzles.themes import TELLING

DAY = 739_000
PUZZLES = shipped()
ONE: Puzzle = next(iter(PUZZLES.values()))


def test_the_example_of_the_paper() -> None:
    """Glickman, "Example of the Glicko-2 system"."""
    games = [(Rated(1400, 30), 1.0), (Rated(1550, 100), 0.0), (Rated(1700, 300), 0.0)]
    found = after(Rated(1500, 200, 0.06), games)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_better_player_is_likelier_to_win_and_a_great_surprise_makes_a_rating_less_sure() -> None:
    assert expected(Rated(1500), Rated(1500)) == 0.5
    assert expected(Rated(1700, 50), Rated(1500, 50)) > 0.7
    sure = Rated(1500, 50, 0.06)
    assert after(sure, [(Rated(2600, 50), 1.0)] * 5).volatility > sure.volatility
    assert after(sure, []) is sure


def test_only_the_first_attempt_is_rated() -> None:
    new = PuzzleProgress()
    once = answered(new, ONE, right=False, day=DAY)
    assert once.rated.rating < new.rated.rating
    twice = answered(once, ONE, right=True, day=DAY + 1)
    assert twice.rated == once.rated
    assert twice.tried == (ONE.id,)
    assert answered(new, ONE, right=True, day=DAY).due == {}


@pytest.mark.parametrize("right", [False, True])
@pytest.mark.parametrize("tells", [False, True])
def test_a_theme_that_was_known_beforehand_makes_an_attempt_count_less(*, right: bool, tells: bool) -> None:
    puzzle = next(each for each in PUZZLES.values() if (each.theme in TELLING) == tells)
    new = PuzzleProgress()
    full, known = (answered(new, puzzle, right=right, day=DAY, theme=theme) for theme in ("", puzzle.theme))
    share = TOLD[tells][right]
    assert 0 < share < 1
    assert known.rated.rating - new.rated.rating == pytest.approx(share * (full.rated.rating - new.rated.rating))
    assert full.rated.deviation < known.rated.deviation < new.rated.deviation
    assert (known.tried, known.due) == (full.tried, full.due)
    other = next(each for each in PUZZLES.values() if each.theme != puzzle.theme)
    assert answered(new, other, right=right, day=DAY, theme=puzzle.theme) == answered(new, other, right=right, day=DAY)


def test_a_theme_that_tells_the_answer_counts_less_than_one_that_hints() -> None:
    assert all(told < hinted for told, hinted in zip(TOLD[True], TOLD[False], strict=True))


def test_what_went_wrong_comes_again_at_growing_distances() -> None:
    progress, day, days = answered(PuzzleProgress(), ONE, right=False, day=DAY), DAY, []
    while progress.due:
        due = progress.due[ONE.id].day
        assert again(progress, due - 1) == []
        assert answered(progress, ONE, right=True, day=due - 1).due == progress.due  # too early to count
        days.append(due - day)
        day = due
        progress = answered(progress, ONE, right=True, day=day)
    assert tuple(days) == DAYS == (1, 3, 7, 14, 30, 90)
    wrong = answered(replace(progress, due={}), ONE, right=False, day=day)
    assert wrong.due[ONE.id].day == day + 1


def test_the_next_puzzle_is_one_that_is_due_or_a_new_one_of_the_right_difficulty() -> None:
    every = list(PUZZLES.values())
    progress = answered(PuzzleProgress(), every[3], right=False, day=DAY)
    assert next_puzzle(every, progress, DAY + 1) is every[3]
    fresh = next_puzzle(every, progress, DAY)
    assert fresh is not every[3]
    hopes = {each.id: abs(expected(progress.rated, each.rated) - 0.75) for each in every if each is not every[3]}
    assert hopes[fresh.id] == min(hopes.values())


def test_a_lesson_has_its_parts_and_goes_on_where_it_was_left() -> None:
    progress = begin_lesson(PUZZLES, PuzzleProgress(), DAY)
    lesson = progress.lesson
    assert lesson is not None
    kinds = [step.kind for step in lesson.steps]
    assert kinds[:4] == ["example", "puzzle", "puzzle", "puzzle"]
    assert {PUZZLES[step.id].theme for step in lesson.steps[:4]} == {lesson.theme}
    assert all(PUZZLES[step.id].theme != lesson.theme for step in lesson.steps if step.kind == "alike")
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)
    left = step_done(step_done(progress, right=True), right=False)
    assert begin_lesson(PUZZLES, left, DAY) is left
    assert left.lesson is not None
    assert left.lesson.done == 2
    last = left.lesson.steps[-1]
    assert (last.kind, last.id) == ("again", lesson.steps[1].id)
    for _part in range(20):
        left = step_done(left, right=False)  # once more, but not for ever
    assert left.lesson is not None
    assert left.lesson.done == len(left.lesson.steps) < 20
    tomorrow = begin_lesson(PUZZLES, left, DAY + 1).lesson
    assert tomorrow is not None
    assert tomorrow.theme != lesson.theme
    assert tomorrow.done == 0
