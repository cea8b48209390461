"""Courses and puzzles for the browser: lessons in words and what they ask for, and puzzles set and answered.

The browser keeps a person's progress and sends it along; the server keeps nothing of it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from canasta.deal.events import Event
from canasta.puzzles.progress import Day, PuzzleProgress
from canasta.server.wire.rest import SetName
from canasta.server.wire.values import DealView


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

    `way`: actions of the learner that reach the goal, one after the other. `habit`: actions that another game allows
    and this one refuses.
    """

    id: str
    title: str
    text: str
    hint: str
    done: str
    position: str
    goal: LessonGoal
    others: tuple[str, ...]
    way: tuple[str, ...]
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


PuzzleId = Annotated[str, Meta(max_length=16)]
ThemeId = Annotated[str, Meta(max_length=16)]
GameId = Annotated[str, Meta(max_length=40)]


class PuzzleAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The next puzzle for somebody, of that theme and rule set if they are named. `day` counts days.

    With `lesson`, the next part of the lesson of that day, which has a theme of its own.
    """

    progress: PuzzleProgress | None = None
    day: Day
    lesson: bool = False
    theme: ThemeId = ""
    rules: GameId = ""


class PuzzleAnswered(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer to a puzzle: an action in the notation; empty for a worked example that was read.

    `theme`: the one that was chosen beforehand; the attempt counts less then.
    """

    id: PuzzleId
    action: Annotated[str, Meta(max_length=200)]
    progress: PuzzleProgress
    day: Day
    lesson: bool = False
    theme: ThemeId = ""


class ThemeName(Struct, frozen=True, kw_only=True):
    """A theme of puzzles, and its name."""

    id: str
    text: str


class GameOfPuzzles(Struct, frozen=True, kw_only=True):
    """A game that has puzzles, its short name, and the themes of which it has some."""

    id: str
    text: str
    themes: list[str]


class PuzzleKinds(Struct, frozen=True, kw_only=True):
    """The kinds of puzzles to choose from, in the order in which they are shown."""

    themes: list[ThemeName]
    games: list[GameOfPuzzles]


class PuzzleChoice(Struct, frozen=True, kw_only=True):
    """An answer to choose, in words."""

    action: str
    text: str


class ToldAnswer(Struct, frozen=True, kw_only=True):
    """An answer that was weighed: why it is best, right too, or what it allows."""

    action: str
    text: str
    reason: str
    right: bool


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A puzzle as it is set.

    `text` is the position in the notation without what is hidden, `view` the view of the seat, `events` what has
    happened since its last turn. `told` has the solution of a worked example, and is empty before an answer.
    """

    id: str
    part: Literal["puzzle", "alike", "again", "example"]
    title: str
    names: list[str]
    text: str
    view: DealView
    events: list[Event]
    choices: list[PuzzleChoice]
    told: list[ToldAnswer]


class LessonShown(Struct, frozen=True, kw_only=True):
    """The lesson of a day: its theme, the idea, and what to take along; `done` of `parts` are done."""

    theme: str
    idea: str
    recap: str
    done: int
    parts: int


class PuzzlesShown(Struct, frozen=True, kw_only=True):
    """The next puzzle, or None at the end of a lesson; and the progress to keep."""

    progress: PuzzleProgress
    lesson: LessonShown | None
    puzzle: PuzzleShown | None


class PuzzleSolved(Struct, frozen=True, kw_only=True):
    """The worth of an answer, all answers with their reasons, and the progress to keep."""

    right: bool
    told: list[ToldAnswer]
    progress: PuzzleProgress
