"""Puzzles on the page. The browser keeps a person's progress and sends it along; the server keeps nothing of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from canasta.deal.events import Event
from canasta.puzzles.progress import Day, PuzzleProgress
from canasta.server.wire.values import DealView

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
