"""The lesson of five minutes, and the next puzzle: chosen by the day and by a person's progress alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from canasta.puzzles.glicko import expected
from canasta.puzzles.progress import DailyLesson, LessonStep, again
from canasta.puzzles.themes import CONTRARY, THEMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from canasta.puzzles.progress import PuzzleProgress
    from canasta.puzzles.puzzle import Puzzle

HOPES: Final = (0.85, 0.75, 0.65)  # expected success of the three puzzles
HOPE: Final = 0.75  # of any other
ENOUGH: Final = 5  # puzzles that a theme needs for a lesson


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
