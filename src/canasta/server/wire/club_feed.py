"""The live feed of a competition or of a score sheet: ``/ws/club/{id}``, text frames with one object each.

The first frame of the client is `Hello` with the link's key, the answer `FeedWelcome` with everything as it is. From
then on `FeedDid` tells what happened, in the order of `seq` and without gaps. `Ping`, `Pong` and `Bye` are those of a
table's socket. Whoever comes back says in `after` the last `seq` that they know, and `FeedWelcome.missed` tells what
happened since.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from canasta.server.wire.club import ClubChange, ClubInfo
from canasta.server.wire.commands import Hello, Ping
from canasta.server.wire.messages import Bye, Pong


class FeedLine(Struct, frozen=True, kw_only=True):
    """Something that happened, in words; "" where it is nothing to this reader. `round` and `table` are 0 for none."""

    seq: int
    at: float
    kind: str
    text: str
    round: int
    table: int


class FeedWelcome(Struct, frozen=True, kw_only=True, tag_field="t", tag="club"):
    """Everything as it is. `missed` is what happened after the number that was asked for, the last 200 at most."""

    seq: int
    club: ClubInfo
    missed: list[FeedLine]
    version: str


class FeedDid(Struct, frozen=True, kw_only=True, tag_field="t", tag="change"):
    """Something happened: a line in words, and what is other than before."""

    seq: int
    line: FeedLine
    change: ClubChange


FeedCommand: TypeAlias = Hello | Ping
FeedMessage: TypeAlias = FeedWelcome | FeedDid | Pong | Bye
