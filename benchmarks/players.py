"""Tables full of players who act by chance, over real sockets: what they wait for is measured, and what gets lost.

Every seat has a socket. One action is under way at a table at a time; it counts from the moment that its command is
handed to the socket until all seats of the table have read the `Did` that it caused.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from canasta.server.wire.commands import PROTOCOL

LIKED = frozenset({"take", "meld", "add", "swap", "ask"})  # played rather than not, so that melds come to the table
PING_EVERY = 40.0


class Event(msgspec.Struct):
    number: int


class View(msgspec.Struct):
    seat: int | None
    to_act: int
    legal: list[str]


class Table(msgspec.Struct):
    stage: str


class Told(msgspec.Struct):
    """What is read of any message."""

    t: str
    seq: int = 0
    id: str | None = None
    by: int | None = None
    view: View | None = None
    table: Table | None = None
    events: list[Event] = []
    code: str = ""


_told = msgspec.json.Decoder(Told)


@dataclass
class Tally:
    """Waits in seconds: until the `Ack`, until the last seat's `Did`. Faults in words, with how often each came."""

    acks: list[float] = field(default_factory=list)
    broadcasts: list[float] = field(default_factory=list)
    sent: int = 0
    frames: int = 0
    bytes: int = 0
    unanswered: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    measuring: bool = False

    def fault(self, what: str) -> None:
        self.faults[what] = self.faults.get(what, 0) + 1


class Seat(WSListener):
    """A socket of a player: what it was told last, and whether nothing was missed."""

    def __init__(self, players: Players, number: int, key: str) -> None:
        self.players = players
        self.number = number
        self.key = key
        self.seq = 0
        self.event = 0
        self.stage = ""
        self.view: View | None = None
        self.transport: WSTransport | None = None
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closing = False

    def say(self, **command: Any) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(command))

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.say(do="hello", protocol=PROTOCOL, key=self.key, lang="es" if self.number % 2 else "en")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.closing:
            self.players.tally.fault("a socket was closed")
            if not self.welcomed.done():
                self.welcomed.set_exception(ConnectionError("the socket was closed before the welcome"))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        now = time.perf_counter()
        if frame.msg_type != WSMsgType.TEXT:
            return
        raw = frame.get_payload_as_memoryview()
        told = _told.decode(raw)
        tally = self.players.tally
        tally.frames += 1
        tally.bytes += len(raw)
        if told.t == "did":
            self._did(told, now)
        elif told.t == "ack":
            self.players.acknowledged(told, now)
        elif told.t == "welcome":
            self.seq, self.view = told.seq, told.view
            self.event = told.events[-1].number if told.events else self.event
            self.stage = told.table.stage if told.table else ""
            if not self.welcomed.done():
                self.welcomed.set_result(None)
        elif told.t in ("refused", "failed", "bye"):
            tally.fault(f"{told.t} {told.code}".strip())
            self.players.give_up(told.id)

    def _did(self, told: Told, now: float) -> None:
        tally = self.players.tally
        if told.seq != self.seq + 1:
            tally.fault("a number of an input was lost" if told.seq > self.seq + 1 else "an input came twice")
        self.seq, self.view = told.seq, told.view
        for event in told.events:
            if event.number != self.event + 1:
                tally.fault("an event was lost" if event.number > self.event + 1 else "an event came twice")
            self.event = event.number
        if told.table is not None:
            self.stage = told.table.stage
        self.players.done(told, now)


class Players:
    """Everybody at one table."""

    def __init__(self, tally: Tally, host: str, table: str, keys: Sequence[str], rng: random.Random) -> None:
        self.tally = tally
        self.url = f"ws://{host}/ws/tables/{table}"
        self.seats = [Seat(self, number, key) for number, key in enumerate(keys)]
        self.rng = rng
        self._ids = 0
        self._id = ""  # of the command under way
        self._sent = 0.0
        self._seq = 0
        self._seen = 0

    async def sit(self) -> None:
        """Connect all sockets, and be welcomed."""
        for seat in self.seats:
            await ws_connect(lambda seat=seat: seat, self.url, proxy=None, websocket_handshake_timeout=30)
        await asyncio.wait_for(asyncio.gather(*(seat.welcomed for seat in self.seats)), 30)

    def begin(self) -> None:
        """The host begins; the cards are dealt at once."""
        self._send(self.seats[0], do="begin")

    @property
    def busy(self) -> bool:
        """True while an action is under way."""
        return self._seen > 0

    @property
    def awaited(self) -> int:
        """The number that the action under way will have."""
        return self._seq

    def act(self) -> None:
        """Whoever is to act does something that is allowed; between deals somebody is ready for the next."""
        if self.busy:
            self.tally.unanswered += 1
            return
        stage = self.seats[0].stage
        if stage == "between":
            self._send(self.seats[self._ids % len(self.seats)], do="next")
        elif stage == "play":
            for seat in self.seats:
                view = seat.view
                if view is not None and view.seat == view.to_act and view.legal:
                    liked = [text for text in view.legal if text.split()[0] in LIKED]
                    choice = self.rng.choice(liked if liked and self.rng.random() < 0.8 else view.legal)
                    self._send(seat, do="play", action=choice)
                    return
            self.tally.fault("nobody is to act")

    def _send(self, seat: Seat, **command: Any) -> None:
        self._ids += 1
        self._id = f"{seat.number}-{self._ids}"
        self._seq, self._seen = seat.seq + 1, len(self.seats)
        if self.tally.measuring:
            self.tally.sent += 1
        self._sent = time.perf_counter()
        seat.say(id=self._id, **command)

    def acknowledged(self, told: Told, now: float) -> None:
        """The sender's `Ack`."""
        if told.id == self._id and told.seq == self._seq:
            if self.tally.measuring:
                self.tally.acks.append(now - self._sent)
        else:
            self.tally.fault("an answer to something else")

    def done(self, told: Told, now: float) -> None:
        """A seat has read a `Did`."""
        if self._seen and told.seq == self._seq:
            self._seen -= 1
            if not self._seen and self.tally.measuring:
                self.tally.broadcasts.append(now - self._sent)

    def give_up(self, command: str | None) -> None:
        """It will not be done."""
        if command == self._id:
            self._seen = 0

    def leave(self) -> None:
        """Close all sockets."""
        for seat in self.seats:
            seat.closing = True
            if seat.transport is not None:
                seat.transport.disconnect()
