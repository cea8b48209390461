"""The live feed of a competition or of a score sheet: ``/ws/club/{id}``, text frames with one object each.

The client's first frame is `Hello` with the link's key; the answer is `FeedWelcome` with the whole state. From then on
`FeedDid` reports each input, in the order of `seq` and without gaps. `Ping`, `Pong` and `Bye` are those of a table's
socket. A client that reconnects gives in `after` the last `seq` that it knows, and `FeedWelcome.missed` has the inputs
since then.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from canasta.club.server.wire.club import ClubChange, ClubInfo
from canasta.server.wire.messages import Bye, Pong


class FeedLine(Struct, frozen=True, kw_only=True):
    """An input in words; "" if it does not concern this reader. `round` and `table` are 0 for none."""

    seq: int
    at: float
    kind: str
    text: str
    round: int
    table: int


class FeedWelcome(Struct, frozen=True, kw_only=True, tag_field="t", tag="club"):
    """The whole state. `missed` has the inputs after the number that the client gave, at most the last 200."""

    seq: int
    club: ClubInfo
    missed: list[FeedLine]
    version: str


class FeedDid(Struct, frozen=True, kw_only=True, tag_field="t", tag="change"):
    """An input: a line in words, and the parts that changed."""

    seq: int
    line: FeedLine
    change: ClubChange


FeedMessage: TypeAlias = FeedWelcome | FeedDid | Pong | Bye
