"""Tables full of players who write down what was acknowledged to them, and ask again for what was not."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tests.match.playing import choose
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from canasta.server.wire.commands import PROTOCOL

SEATS = 4
_IMPATIENT: dict[str, Any] = {"ping_interval": 0.5, "ping_timeout": 0.5, "close_timeout": 0.1}


@dataclass
class Person:
    """A seat, with what must outlive a crash: what was acknowledged, and the command that was not."""

    table: str
    key: str
    number: int
    acknowledged: dict[str, int] = field(default_factory=dict)
    open: dict[str, Any] | None = None
    asked_again: int = 0
    sent: int = 0
    event: int = 0
    sockets: int = 0
    told_at: float = 0.0
    pause: float = 0.0

    async def play(self, host: str, rng: random.Random, told: asyncio.Semaphore) -> None:
        """Connect, ask again for what was left open, then act whenever it is one's turn, until the server is gone."""
        with suppress(OSError, WebSocketException, EOFError, TimeoutError):
            url = f"ws://{host}/ws/tables/{self.table}"
            async with connect(url, proxy=None, max_size=None, **_IMPATIENT) as socket:
                self.sockets += 1
                await socket.send(
                    json.dumps({"do": "hello", "protocol": PROTOCOL, "key": self.key, "after": self.event})
                )
                await self._talk(socket, rng, told)

    async def play_on(self, host: str, rng: random.Random, told: asyncio.Semaphore) -> None:
        """The same, again and again, until it is cancelled."""
        while True:
            await self.play(host, rng, told)
            await asyncio.sleep(0.3 * rng.random())

    async def _talk(self, socket: ClientConnection, rng: random.Random, told: asyncio.Semaphore) -> None:
        table: dict[str, Any] = {}
        view: dict[str, Any] | None = None
        seq, again = 0, False
        async for frame in socket:
            message = json.loads(frame)
            kind = message["t"]
            if kind in ("welcome", "did"):
                assert kind == "welcome" or message["seq"] == seq + 1, "an input was lost or told twice"
                seq = message["seq"]
                table = message["table"] or table
                for event in message["events"]:
                    assert event["number"] == self.event + 1, "an event was lost or told twice"
                    self.event = event["number"]
                view = message["view"]
                if kind == "welcome":
                    assert seq >= max(self.acknowledged.values(), default=0), "what was acknowledged is gone"
                    if self.open is not None:
                        self.asked_again, again = self.asked_again + 1, True
                        await socket.send(json.dumps(self.open))
                        continue
            elif kind == "ack":
                assert self.open is not None
                assert message["id"] == self.open["id"]
                self.acknowledged[message["id"]] = message["seq"]
                self.open = None
                self.told_at = time.monotonic()
                told.release()
                if message["seq"] > seq:  # what it did is told next
                    continue
                assert again, "done before it was asked for"
            elif kind == "failed" and message["code"] == "table-deal-not-over":
                self.open = None  # the others did not wait for somebody who was away
            elif kind in ("refused", "failed"):
                raise AssertionError(f"{self.open} was answered with {message}")
            else:
                continue
            if self.open is None and (command := self._next(table, view, rng)) is not None:
                await asyncio.sleep(self.pause)
                self.open = command
                await socket.send(json.dumps(command))

    def _next(self, table: dict[str, Any], view: dict[str, Any] | None, rng: random.Random) -> dict[str, Any] | None:
        command: dict[str, Any]
        if table["stage"] == "play" and view is not None and view["seat"] == view["to_act"]:
            command = {"do": "play", "action": choose(view["legal"], rng)}
        elif table["stage"] == "between" and not table["chairs"][self.number]["ready"]:
            command = {"do": "next"}
        elif table["stage"] == "confirm" and not table["chairs"][self.number]["confirmed"]:
            command = {"do": "confirm"}
        elif table["stage"] == "open" and self.number == 0:
            command = {"do": "begin"}
        else:
            return None
        self.sent += 1
        return {"id": f"c{self.sent}", **command}
