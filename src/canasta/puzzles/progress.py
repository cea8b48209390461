"""A person's progress with puzzles: a rating from first attempts, what comes again on which day, today's lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from canasta.puzzles.glicko import after, part_of_the_way
from canasta.puzzles.puzzle import Rated
from canasta.puzzles.themes import TELLING

if TYPE_CHECKING:
    from canasta.puzzles.puzzle import Puzzle

DAYS: Final = (1, 3, 7, 14, 30, 90)  # until a puzzle that went wrong comes again, time after time
# How much a first attempt counts whose theme was known beforehand, wrong and right: if it tells the answer, or hints
TOLD: Final = {True: (0.4, 0.1), False: (0.7, 0.2)}
MOST: Final = 5000  # puzzles that a progress may tell of

Name = Annotated[str, msgspec.Meta(max_length=16)]
Day = Annotated[int, msgspec.Meta(ge=0, le=4_000_000)]


class DuePuzzle(msgspec.Struct, frozen=True):
    """The day on which a puzzle comes again, counted as `date.toordinal`, and the times it has come already."""

    day: Day
    step: Annotated[int, msgspec.Meta(ge=0, lt=len(DAYS))] = 0


class LessonStep(msgspec.Struct, frozen=True):
    """A part of a lesson: a worked example, a puzzle, one where the rule fails, or one that went wrong before."""

    kind: Literal["example", "puzzle", "alike", "again"]
    id: Name


class DailyLesson(msgspec.Struct, frozen=True):
    """The lesson of a day: its theme, its parts in order, and the number of parts done."""

    theme: Name
    day: Day
    steps: Annotated[tuple[LessonStep, ...], msgspec.Meta(max_length=20)]
    done: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0


class PuzzleProgress(msgspec.Struct, frozen=True, kw_only=True):
    """A person's progress: the puzzles tried, in order, those that come again, the lesson begun last."""

    rated: Rated = Rated()
    tried: Annotated[tuple[Name, ...], msgspec.Meta(max_length=MOST)] = ()
    due: Annotated[dict[Name, DuePuzzle], msgspec.Meta(max_length=MOST)] = {}
    lesson: DailyLesson | None = None


def answered(progress: PuzzleProgress, puzzle: Puzzle, *, right: bool, day: int, theme: str = "") -> PuzzleProgress:
    """The progress after an answer on a day. Only the first attempt at a puzzle changes the rating.

    `theme`: the one that the person knew beforehand, if any. If it is the puzzle's, the attempt counts less.
    """
    due = dict(progress.due)
    if puzzle.id not in progress.tried:
        if not right:
            due[puzzle.id] = DuePuzzle(day + DAYS[0])
        rated = after(progress.rated, [(puzzle.rated, float(right))])
        if theme == puzzle.theme:
            rated = part_of_the_way(progress.rated, rated, TOLD[theme in TELLING][right])
        return replace(progress, rated=rated, tried=(*progress.tried, puzzle.id), due=due)
    if not right:
        due[puzzle.id] = DuePuzzle(day + DAYS[0])
    elif puzzle.id in due and due[puzzle.id].day <= day:
        step = due.pop(puzzle.id).step + 1
        if step < len(DAYS):
            due[puzzle.id] = DuePuzzle(day + DAYS[step], step)
    return replace(progress, due=due)


def again(progress: PuzzleProgress, day: int) -> list[str]:
    """The puzzles that come again on a day, the longest due first."""
    return sorted(
        (name for name, due in progress.due.items() if due.day <= day), key=lambda name: progress.due[name].day
    )


def step_done(progress: PuzzleProgress, *, right: bool) -> PuzzleProgress:
    """The progress after a part of the lesson; what went wrong comes once more at its end."""
    lesson = progress.lesson
    if lesson is None or lesson.done >= len(lesson.steps):
        return progress
    step, steps = lesson.steps[lesson.done], lesson.steps
    if not right and step.kind != "again":
        steps = (*steps, LessonStep("again", step.id))
    return replace(progress, lesson=replace(lesson, steps=steps, done=lesson.done + 1))
