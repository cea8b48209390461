"""The courses of a game: for beginners, for those who come from another game, and the finer points."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from canasta.lessons.lesson import FOLDER
from canasta.rules import names

BEGINNER: Final = "beginner"
FROM: Final = "from-"
FINER: Final = "finer"


@dataclass(frozen=True)
class LessonCourse:
    """A course of a game: `id` is what its address says, `before` the game that the learner comes from, if any."""

    id: str
    before: str | None
    lessons: tuple[str, ...]


@cache
def courses(rules: str) -> tuple[LessonCourse, ...]:
    """All courses of the game with that id, in the order in which they are offered; none for a game without."""
    told = _written().get(rules)
    if told is None:
        return ()
    others = [(name, told["from"][name]) for name in names() if name in told["from"]]
    return (
        LessonCourse(BEGINNER, None, tuple(told["beginner"])),
        *(LessonCourse(FROM + name, name, tuple(lessons)) for name, lessons in others),
        LessonCourse(FINER, None, tuple(told["finer"])),
    )


@cache
def _written() -> dict[str, Any]:
    return tomllib.loads((FOLDER / "courses.toml").read_text(encoding="utf-8"))
