"""The courses of a game as its page gets them: lessons in words, and what they ask for."""

from __future__ import annotations

from msgspec import Struct

from canasta.server.wire.rest import SetName


class LessonGoal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The goal of a lesson for the learner on seat 0: all that is named. Melds are those of the own side.

    `verbs`: each has been done. `melds`, `canastas` and `clean` (canastas without wilds) are least numbers, `hand` that
    of the cards kept; `wilds` is the most that lie in melds. `rank`: of a meld; `canasta`: of one that is a canasta.
    `out`: the learner has gone out; `top`: the rank on the pile is one of these.
    """

    verbs: tuple[str, ...] = ()
    melds: int = 0
    canastas: int = 0
    clean: int = 0
    hand: int = 0
    wilds: int | None = None
    rank: str | None = None
    canasta: str | None = None
    opened: bool = False
    out: bool = False
    frozen: bool = False
    top: tuple[str, ...] = ()


class LessonTold(Struct, frozen=True, kw_only=True):
    """A lesson of a game: its sentences, its position, its goal, and the answers of the other players.

    `habit`: actions that another game allows and this one refuses.
    """

    id: str
    title: str
    text: str
    hint: str
    done: str
    position: str
    goal: LessonGoal
    others: tuple[str, ...]
    habit: str | None


class CourseTold(Struct, frozen=True, kw_only=True):
    """A course: its name in addresses, its title, a line about it, and its lessons in order.

    `before` is the game that the learner comes from, if it is for such.
    """

    id: str
    before: str | None
    title: str
    line: str
    lessons: tuple[str, ...]


class GameCourses(Struct, frozen=True, kw_only=True):
    """All courses of a game, and the lessons that they are made of. `plays` is what `Settings.rules` takes to play it.

    `sets` are the games that have courses, in the order of the book.
    """

    rules: str
    plays: str
    title: str
    clockwise: bool
    target: int
    sets: list[SetName]
    courses: list[CourseTold]
    lessons: list[LessonTold]
