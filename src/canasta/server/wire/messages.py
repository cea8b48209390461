"""What the server says over a table's socket. Every one is an object whose ``t`` names it.

`Welcome` comes after `Hello`, `Did` after everything that happened at the table, in the order of `seq` and without
gaps; a command is answered with `Ack`, `Refused` or `Failed` that has its id.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from canasta.game.events import Event
from canasta.server.wire.values import Clock, DealView, RefusalInfo, Said, TableInfo


class _Message(Struct, frozen=True, kw_only=True, tag_field="t"):
    """What messages have in common."""


class Welcome(_Message, frozen=True, tag="welcome"):
    """Everything as it is: `player` is the reader (None: watching). `events` are those after the number asked for.

    `seq` is the number of the last thing that happened at the table. `view` is None while no cards are dealt. With
    nothing to go on from (`after` 0, or more than a thousand events ago) `events` are those of the deal going on.
    """

    seq: int
    player: int | None
    table: TableInfo
    view: DealView | None
    events: list[Event]
    said: list[Said]
    clock: Clock | None
    version: str


class Did(_Message, frozen=True, tag="did"):
    """Something happened. `table` and `view` are as they are after it; `table` is None where nothing in it changed.

    `id` is the reader's own command that did it, else None.
    """

    seq: int
    id: str | None
    by: int | None
    table: TableInfo | None
    view: DealView | None
    events: list[Event]
    said: Said | None
    clock: Clock | None


class Presence(_Message, frozen=True, tag="presence"):
    """Who is connected: players by number, and how many watch. Not numbered: it is not part of the match."""

    here: list[bool]
    watchers: int


class Ack(_Message, frozen=True, tag="ack"):
    """The command was done, as number `seq`; where it was sent again, as the number that it had the first time."""

    id: str
    seq: int


class Refused(_Message, frozen=True, tag="refused"):
    """The rules of the game forbid it; nothing happened. `at` counts the actions of the command, from 1."""

    id: str
    at: int
    action: str
    refusal: RefusalInfo


class Failed(_Message, frozen=True, tag="failed"):
    """It cannot be done for another reason: a stable code and a sentence. `id` is None where none could be read.

    `again`: it may pass by itself, and the same command can be sent again, with its id, after a while.
    """

    id: str | None
    code: str
    message: str
    again: bool = False


class Tried(_Message, frozen=True, tag="tried"):
    """The answer to `Try`: the first `accepted` actions are allowed; then comes the refusal, or None.

    `points` are the points laid towards opening with those, `minimum` what is needed: told as long as the side had not
    opened before the actions that are tried, also once these reach the minimum; else both are None. `legal` are the
    lays that could follow those accepted (only where all were).
    """

    id: str
    accepted: int
    refusal: RefusalInfo | None
    points: int | None
    minimum: int | None
    legal: list[str]


class Hinted(_Message, frozen=True, tag="hinted"):
    """The answer to `Hint`: an action in the notation, the same in words (`text`), and the reason for it."""

    id: str
    action: str
    text: str
    reason: str


class Pong(_Message, frozen=True, tag="pong"):
    """The answer to `Ping`."""


class Bye(_Message, frozen=True, tag="bye"):
    """The last words on a socket, and why. `again`: come back after a while with `Hello`; else not."""

    code: str
    message: str
    again: bool = False


Message: TypeAlias = (
    Welcome | Did | Presence | Ack | Refused | Failed | Tried | Hinted | Pong | Bye
)  # fmt: skip
