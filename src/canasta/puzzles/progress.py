"""A person's progress with puzzles: a rating from first attempts, what comes again on which day, today's lesson.

The lesson and the next puzzle are chosen by the day and by that progress alone.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from canasta.puzzles.glicko import Rated, after, expected, part_of_the_way
from canasta.puzzles.themes import CONTRARY, TELLING, THEMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from canasta.puzzles.puzzle import Puzzle

DAYS: Final = (1, 3, 7, 14, 30, 90)  # until a puzzle that went wrong comes again, time after time
# How much a first attempt counts whose theme was known beforehand, wrong and right: if it tells the answer, or hints
TOLD: Final = {True: (0.4, 0.1), False: (0.7, 0.2)}
MOST: Final = 5000  # puzzles that a progress may tell of
HOPES: Final = (0.85, 0.75, 0.65)  # expected success of the three puzzles of a lesson
HOPE: Final = 0.75  # of any other
ENOUGH: Final = 5  # puzzles that a theme needs for a lesson

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


def begin_lesson(puzzles: Mapping[str, Puzzle], progress: PuzzleProgress, day: int) -> PuzzleProgress:
    """The progress with the lesson of a day: the one that was begun already, else a new one."""
    lesson = progress.lesson
    known = lesson is not None and lesson.theme in THEMES and all(step.id in puzzles for step in lesson.steps)
    if known and lesson is not None and lesson.day == day:
        return progress
    return replace(progress, lesson=lesson_of(puzzles, progress, day))


def lesson_of(puzzles: Mapping[str, Puzzle], progress: PuzzleProgress, day: int) -> DailyLesson:
    """A new lesson for a day: an example, three puzzles, one that looks alike, and one that is due."""
    theme = _theme(puzzles.values(), progress, day)
    of_theme = [each for each in puzzles.values() if each.theme == theme]
    [(fact, _number)] = Counter(each.fact for each in of_theme).most_common(1)
    example = min((each for each in of_theme if each.fact == fact), key=lambda each: (each.rated.rating, each.id))
    left = [each for each in of_theme if each is not example]
    steps = [LessonStep("example", example.id)]
    for hope in HOPES:
        if left:
            chosen = nearest(left, progress, hope)
            left.remove(chosen)
            steps.append(LessonStep("puzzle", chosen.id))
    alike = [each for each in puzzles.values() if each.theme == CONTRARY.get(theme)]
    if alike:
        steps.append(LessonStep("alike", nearest(alike, progress, HOPE).id))
    told = {step.id for step in steps}
    steps += [LessonStep("again", name) for name in again(progress, day) if name in puzzles and name not in told][:1]
    return DailyLesson(theme, day, tuple(steps))


def next_puzzle(puzzles: Sequence[Puzzle], progress: PuzzleProgress, day: int) -> Puzzle:
    """The next of some puzzles: one that is due, else a new one of the right difficulty."""
    known = {each.id: each for each in puzzles}
    due = next((name for name in again(progress, day) if name in known), None)
    return known[due] if due is not None else nearest(puzzles, progress, HOPE)


def nearest(puzzles: Iterable[Puzzle], progress: PuzzleProgress, hope: float) -> Puzzle:
    """The puzzle whose expected success is nearest; new ones before those that were tried, and these in their order."""
    tried = {name: place for place, name in enumerate(progress.tried, 1)}
    return min(
        puzzles,
        key=lambda each: (tried.get(each.id, 0), abs(expected(progress.rated, each.rated) - hope), each.id),
    )


def _theme(puzzles: Iterable[Puzzle], progress: PuzzleProgress, day: int) -> str:
    """The theme of a day: one with new puzzles enough, each in its turn."""
    every, tried = Counter[str](), set(progress.tried)
    fresh = Counter[str]()
    for each in puzzles:
        every[each.theme] += 1
        fresh[each.theme] += each.id not in tried
    able = [name for name in THEMES if fresh[name] >= ENOUGH] or [name for name in THEMES if every[name] >= ENOUGH]
    return able[day % len(able)] if able else max(every, key=lambda name: every[name])
