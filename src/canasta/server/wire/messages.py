"""The messages of the server over a table's socket. Every one is an object whose ``t`` names it.

`Welcome` answers `Hello`; `Did` reports every input at the table, in the order of `seq` and without gaps. A command is
answered with the `Ack`, `Refused` or `Failed` that has its id.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from canasta.deal.events import Event
from canasta.deal.view_values import MeldView
from canasta.server.wire.values import Clock, DealView, RefusalInfo, Said, TableInfo


class _Message(Struct, frozen=True, kw_only=True, tag_field="t", gc=False):
    """The base of all messages."""


class Welcome(_Message, frozen=True, tag="welcome"):
    """The whole state: `player` is the reader (None: watching). `events` are those after the client's number.

    `seq` is the number of the last input at the table. `view` is None while no cards are dealt. If the client gave no
    number (`after` 0), or one more than a thousand events ago, `events` are those of the current deal. `slip` is the
    player who may take back the last discard now, else None. `beside`: the player beside whom the reader sits, whose
    cards they see; they are no player.
    """

    seq: int
    player: int | None
    table: TableInfo
    view: DealView | None
    events: list[Event]
    said: list[Said]
    clock: Clock | None
    version: str
    slip: int | None = None
    beside: int | None = None


class Did(_Message, frozen=True, tag="did"):
    """An input was applied. `table` and `view` are the state after it; `table` is None if it has not changed.

    `id` is the reader's own command that made it, else None. `slip` is as in `Welcome`.
    """

    seq: int
    id: str | None
    by: int | None
    table: TableInfo | None
    view: DealView | None
    events: list[Event]
    said: Said | None
    clock: Clock | None
    slip: int | None = None


class Presence(_Message, frozen=True, tag="presence"):
    """The people connected: players by number, the number of watchers, and by player how many are beside them.

    Not an input: it has no number.
    """

    here: list[bool]
    watchers: int
    beside: list[int] = []


class Ack(_Message, frozen=True, tag="ack"):
    """The command was done, as number `seq`; if it was repeated, as the number that it had the first time."""

    id: str
    seq: int


class Refused(_Message, frozen=True, tag="refused"):
    """The rules of the game forbid it; nothing has changed. `at` is the number of the action in the command, from 1."""

    id: str
    at: int
    action: str
    refusal: RefusalInfo


class Failed(_Message, frozen=True, tag="failed"):
    """The command failed for another reason: a stable code and a sentence. `id` is None if none could be read.

    `again`: the error is temporary, and the same command can be sent again, with its id, after a while.
    """

    id: str | None
    code: str
    message: str
    again: bool = False


class Tried(_Message, frozen=True, tag="tried"):
    """The answer to `Try`: the first `accepted` actions are legal; then comes the refusal, or None.

    `points` are the points laid towards opening with those actions, `minimum` the points needed: both are None if the
    side had opened before these actions. `legal` are the melds and lay-offs that could follow (only if all actions were
    accepted). `melds` are those of the own side as they would lie then.
    """

    id: str
    accepted: int
    refusal: RefusalInfo | None
    points: int | None
    minimum: int | None
    legal: list[str]
    melds: list[MeldView]


class HintOption(Struct, frozen=True):
    """An action that was weighed: in the notation, in words, how it compares, and its points behind the best."""

    action: str
    text: str
    reason: str
    points: int


class ProofMeld(Struct, frozen=True):
    """A meld of a side, by its number."""

    side: int
    number: int


class ProofPast(Struct, frozen=True):
    """The last time that a seat drew over a card of that rank, or discarded such a card."""

    seat: int
    what: Literal["draw", "discard"]
    rank: str


class ProofShown(Struct, frozen=True):
    """Parts of the table that a sentence speaks of: ranks of the hand, melds, seats, spots, and what happened before.

    `reds` are the red threes of the own side.
    """

    hand: list[str]
    melds: list[ProofMeld]
    seats: list[int]
    spots: list[Literal["stock", "pile", "reds"]]
    past: list[ProofPast]


class ReasonShown(Struct, frozen=True):
    """A sentence of a reason, with what it speaks of."""

    text: str
    proof: ProofShown


class Hinted(_Message, frozen=True, tag="hinted"):
    """The answer to `Hint`: an action in the notation, the same in words (`text`), and the reason for it.

    `turn` has the actions that complete it, itself first: those that open with it, or that go out. `reasons` has the
    sentences of the reason one by one. `options` are the actions that were weighed, the advised one
    first.
    """

    id: str
    action: str
    turn: list[str]
    text: str
    reason: str
    reasons: list[ReasonShown]
    options: list[HintOption]


class Warned(_Message, frozen=True, tag="warned"):
    """The answer to `Warn`: what speaks against the action, as a sentence; empty if nothing does."""

    id: str
    text: str
    proof: ProofShown | None


class Pong(_Message, frozen=True, tag="pong"):
    """The answer to `Ping`."""


class Bye(_Message, frozen=True, tag="bye"):
    """The last message on a socket, with its reason. `again`: reconnect after a while with `Hello`; else do not."""

    code: str
    message: str
    again: bool = False


Message: TypeAlias = (
    Welcome | Did | Presence | Ack | Refused | Failed | Tried | Hinted | Warned | Pong | Bye
)  # fmt: skip
