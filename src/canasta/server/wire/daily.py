"""The deal of the day, as server and browser exchange it. Dates are those of UTC, as ``2026-11-29``."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from canasta.server.wire.values import Avatar, Key, Name


class NewTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A person who plays the deal of a day. `key`: by chance, kept by the device; with it there is one try a day.

    `pace`: as in `Settings`.
    """

    name: Name
    key: Key
    avatar: Avatar = "owl"
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900


class DayPar(Struct, frozen=True, kw_only=True):
    """Par: the mean lead with which a strong bot played the seat of the person, and the spread of its playings."""

    lead: int
    spread: int
    playings: int


class OpenDay(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A day that no longer counts, with all that its deal follows from, so that a browser can play it by itself.

    `secret`: that of the day, in hex. `finished` counts the tries that were played to the end. `par`: None until it is
    played.
    """

    date: Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    rules: str
    version: int
    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    finished: int
    par: DayPar | None


class TryHere(NewTry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A person who plays an earlier day in the browser that has kept it."""

    day: OpenDay


class OpenedTry(Struct, frozen=True):
    """The table of a try: a new one, or the one that this key has already."""

    table: str


class PastDay(Struct, frozen=True, kw_only=True):
    """A day that can be played: today, or one before. `counts`: a try of it still counts."""

    date: str
    rules: str
    counts: bool


class ComingDay(Struct, frozen=True, kw_only=True):
    """A day to come, with the commitment to its deal."""

    date: str
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class DailyInfo(Struct, frozen=True, kw_only=True):
    """Today, the days to play with the newest first, the seals of those to come, and when the day changes."""

    today: str
    changes_ms: int
    days: list[PastDay]
    coming: list[ComingDay]


class MyTry(Struct, frozen=True, kw_only=True):
    """The own try. `lead`: None while it goes on. `left`: it was left, and counts as it lay.

    `counts`: it was begun while the day counted. `better`: of a hundred other tries that were finished, those with a
    lower lead; None before there are ten in all.
    """

    table: str
    lead: int | None
    left: bool
    counts: bool
    better: int | None


class DayInfo(Struct, frozen=True, kw_only=True):
    """A day: its game, the level of its bots in words, its seal, and what came of the tries.

    `secret`: of the deal, told once no try counts any more.
    `finished` counts the tries that were played to the end. `par`: None until it is played.
    """

    date: str
    rules: str
    bots: str
    counts: bool
    commitment: str
    secret: str | None
    finished: int
    par: DayPar | None
    mine: MyTry | None
