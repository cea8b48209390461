"""Habits of a player over several matches. The browser keeps what was counted in each deal, the server nothing."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

MOST_MATCHES = 8
MOST_DEALS = 24  # of a match
Number = Annotated[int, Meta(ge=0, le=100)]
Points = Annotated[float, Meta(ge=-10_000, le=100_000)]


class HabitCount(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The chances of a habit in a deal, how often it was done and was a slip, and what doing it `lost` in all.

    The costliest slip lost `worst` points, in `step` of the replay.
    """

    habit: Annotated[str, Meta(max_length=20)]
    chances: Number = 0
    done: Number = 0
    slips: Number = 0
    lost: Points = 0.0
    worst: Points = 0.0
    step: Annotated[int, Meta(ge=0, le=10_000)] = 0


class CountedDeal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal of a player: the cost and the loss of each decision that mattered, and the habits.

    `rules` are those of the match, and `deals` is the number of its deals that count, the first ones; `known`: there
    are rates of bots by these rules.
    """

    rules: Annotated[str, Meta(max_length=40)]
    deals: Number
    known: bool
    deal: Number
    decisions: Annotated[list[tuple[Points, Points]], Meta(max_length=200)]
    habits: Annotated[list[HabitCount], Meta(max_length=20)]


class HabitsAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The counted deals of some matches by the same rules, in the order of play."""

    matches: Annotated[list[Annotated[list[CountedDeal], Meta(max_length=MOST_DEALS)]], Meta(max_length=MOST_MATCHES)]


class ToldHabit(Struct, frozen=True, kw_only=True):
    """A habit in a sentence, with its figures beside those of bots, and the theme of puzzles that trains it, in words.

    The example is `step` of deal `deal` of match `match`, a number from 0.
    """

    said: str
    figures: str
    train: str
    theme: str
    match: int
    deal: int
    step: int


class HabitsTold(Struct, frozen=True, kw_only=True):
    """The habits that show, those that became rarer, and a sentence about all, such as why none is told."""

    found: list[ToldHabit]
    better: list[str]
    text: str
