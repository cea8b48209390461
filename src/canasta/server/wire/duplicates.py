"""Requests and answers about duplicate matches: two tables with the same cards, at which two teams exchange sides."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from canasta.server.wire.values import Avatar, Name, Settings, Stage, TableId

MOST_DEALS: Final = 12


class NewDuplicate(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new duplicate match: the person who opens it takes the first chair of its first table.

    Of the settings count the rules, the house rules but those about the length of a match and the minimum to open, the
    bots and their pace, the time for a turn, chat and call.
    """

    settings: Settings
    name: Name
    avatar: Avatar
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = 4


class DuplicateChair(Struct, frozen=True, kw_only=True):
    """A chair by its number. `team` is 0 or 1; `name` is empty while it is free; `bot`: a bot sits there."""

    chair: int
    team: int
    name: str = ""
    avatar: str = ""
    bot: bool = False


class DuplicateTable(Struct, frozen=True, kw_only=True):
    """A table of a duplicate match, without anything of its play.

    `deals` is the number of finished deals. `still`: nobody has been there for a while though it is not finished, so
    that the players of the other table may end the match.
    """

    table: TableId
    stage: Stage
    deals: int
    abandoned: bool
    still: bool
    chairs: list[DuplicateChair]


class DuplicateDeal(Struct, frozen=True, kw_only=True):
    """A deal that both tables have played.

    `points` are by table, and there by team. `swing`: the points that team 0 leads by at both tables together, at most
    `DuplicateInfo.most` either way.
    """

    points: list[list[int]]
    swing: int


class DuplicateInfo(Struct, frozen=True, kw_only=True):
    """A duplicate match. `results` are those of the deals that both tables have finished, from the first on.

    `opening` is the minimum to open, the same in every deal. `most` bounds a swing; `total` is the sum of all, from
    team 0; `winner` is a team or ``draw``, None while the match goes on or without a deal to compare. Two equal teams
    end with a total of more than `even` points either way every second time.
    """

    rules: str
    title: str
    house: list[str]
    opening: int
    deals: int
    tables: list[DuplicateTable]
    results: list[DuplicateDeal]
    most: int
    total: int
    winner: int | Literal["draw"] | None
    even: int
