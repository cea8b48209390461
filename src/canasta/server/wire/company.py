"""Requests and answers about company for a game: open tables, wishes to play, usual hours, people to keep apart."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from canasta.server.wire.values import Avatar, Key, Name, TableId

AvoidToken: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{48}$")]
Avoided: TypeAlias = Annotated[list[AvoidToken], Meta(max_length=200)]
RulesName: TypeAlias = Annotated[str, Meta(max_length=40)]


class CompanyAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The question for company.

    `device` is a secret that the device has made, and `avoid` are those with whom it does not want to be seated: nobody
    learns of either. Without a device nobody is kept apart.
    """

    device: Key | None = None
    avoid: Avoided = []


class OpenTable(Struct, frozen=True, kw_only=True):
    """A table that is open to everybody on this server. `id` is that of the entry, by which one sits down there.

    `changes` is the number of house rules that differ from the book; `bots` names the level that fills free chairs, and
    `bots_seated` are on theirs. `names` are those of the persons, empty where nobody may watch. `asks`: the host
    answers before one sits down. `since` is the time at which the table was opened.
    """

    id: TableId
    rules: str
    title: str
    changes: int
    bots: str
    seats: int
    persons: int
    bots_seated: int
    free: int
    target: int
    turn_seconds: int
    names: list[str]
    asks: bool
    since: float


class GameWanted(Struct, frozen=True, kw_only=True):
    """A game that people wait to play, and their number."""

    rules: str
    title: str
    people: int


class Company(Struct, frozen=True, kw_only=True):
    """Open tables, those that lack fewest players first, at most a hundred of `total`; and the games wanted.

    `hours` are the next times of the hours of the week in which people often begin a match.
    """

    tables: list[OpenTable]
    total: int
    wanted: list[GameWanted]
    hours: list[float]


class CompanyPlayer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who sits down at an open table. `key` is a secret that the client has made: it opens the seat."""

    name: Name
    avatar: Avatar
    key: Key
    device: Key
    avoid: Avoided = []


class Introduced(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The device of somebody who sits at an open table, and those whom it avoids."""

    device: Key
    avoid: Avoided = []


class ToAvoid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player of one's own table with whom one does not want to be seated again."""

    player: Annotated[int, Meta(ge=0, le=5)]


class Avoiding(Struct, frozen=True):
    """The token that a device keeps of somebody whom it avoids. Only the server can read it."""

    token: AvoidToken


class NewWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish to play that game, until that time at the latest. `key` opens the seat that comes of it."""

    rules: RulesName
    until: float
    name: Name
    avatar: Avatar
    key: Key
    device: Key
    avoid: Avoided = []


class WishSeen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The `mark` of the state that the client knows: the answer waits a while for another one."""

    seen: Annotated[str, Meta(max_length=60)]


class WishAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer to a call. To a table with bots, no means to go on waiting; else it ends the wish."""

    yes: bool


class WishState(Struct, frozen=True, kw_only=True):
    """The state of a wish. `people` wait for the same game, this one among them; `seats` are those of the game.

    ``called``: there is a table with that number of `bots` if all say yes within `left_s` seconds; `said`: this person
    has, `yes` is the number of those who have, and `until` the earliest time to which one of them can play.
    ``seated``: the match has begun at `table`, with this person as that `player`.
    """

    step: Literal["waiting", "called", "seated"]
    mark: str
    people: int
    seats: int
    bots: int = 0
    said: bool = False
    yes: int = 0
    left_s: int = 0
    until: float = 0
    table: TableId | None = None
    player: int | None = None
