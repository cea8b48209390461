"""Tables full of players who write down what was acknowledged to them, and ask again for what was not."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import httpx
from tests.match.playing import choose
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from canasta.server.wire.commands import PROTOCOL

NAMES = ("Ana", "Luis", "Eva", "Juan")
_IMPATIENT: dict[str, Any] = {"open_timeout": 3.0, "ping_interval": 0.5, "ping_timeout": 0.5, "close_timeout": 0.1}
_REMEMBERED = 60  # steps of a person, for the report on a table that took long


@dataclass
class TableFacts:
    """A table as all who sit there know it: the last input that any of them was acknowledged."""

    name: str
    last: int = 0


@dataclass
class Person:
    """A seat, with what must outlive a crash: what was acknowledged, and the command that was not."""

    table: TableFacts
    key: str
    number: int
    acknowledged: dict[str, int] = field(default_factory=dict)
    open: dict[str, Any] | None = None
    asked_again: int = 0
    sent: int = 0
    event: int = 0
    told_at: float = 0.0
    pause: float = 0.0
    steps: deque[tuple[float, str]] = field(default_factory=lambda: deque(maxlen=_REMEMBERED))

    async def play_on(self, hosts: list[str], rng: random.Random) -> None:
        """Connect to one of the hosts and play until the socket ends, again and again, until it is cancelled."""
        while True:
            try:
                await self._play(rng.choice(hosts), rng)
            except (OSError, WebSocketException, EOFError, TimeoutError) as error:
                self._note(f"{type(error).__name__} {error}")
            await asyncio.sleep(0.3 * rng.random())

    async def _play(self, host: str, rng: random.Random) -> None:
        """Connect, ask again for what was left open, then act whenever it is one's turn, until the server is gone."""
        self._note(f"to {host}")
        floor = self.table.last
        url = f"ws://{host}/ws/tables/{self.table.name}"
        async with connect(url, proxy=None, max_size=None, **_IMPATIENT) as socket:
            hello = {"do": "hello", "protocol": PROTOCOL, "key": self.key, "after": self.event}
            await socket.send(json.dumps(hello))
            await self._talk(socket, rng, floor)

    async def _talk(self, socket: ClientConnection, rng: random.Random, floor: int) -> None:
        """Play on a socket. `floor`: what had been acknowledged at the table before it was opened."""
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
                    self._note(f"welcome at {seq}")
                    assert seq >= floor, "an old state was shown after others had been acknowledged a newer one"
                    if self.open is not None:
                        self.asked_again, again = self.asked_again + 1, True
                        await socket.send(json.dumps(self.open))
                        continue
            elif kind == "ack":
                assert self.open is not None
                assert message["id"] == self.open["id"]
                self._acknowledged(message)
                if message["seq"] > seq:  # what it did is told next
                    continue
                assert again, "done before it was asked for"
            elif kind == "failed" and message["code"] == "table-deal-not-over":
                self.open = None  # the others did not wait for somebody who was away
            elif kind == "bye":
                self._note(f"bye {message['code']}")
                assert message["again"], f"turned away: {message}"
                continue
            elif kind in ("refused", "failed"):
                raise AssertionError(f"{self.open} was answered with {message}")
            else:
                continue
            if self.open is None and (command := self._next(table, view, rng)) is not None:
                await asyncio.sleep(self.pause)
                self.open = command
                self._note(f"asks {command['id']} {command['do']}")
                await socket.send(json.dumps(command))
        self._note(f"closed {socket.close_code}")

    def _acknowledged(self, message: dict[str, Any]) -> None:
        self.acknowledged[message["id"]] = message["seq"]
        self.open = None
        self.told_at = time.monotonic()
        self.table.last = max(self.table.last, message["seq"])
        self._note(f"ack {message['id']} at {message['seq']}")

    def _note(self, what: str) -> None:
        self.steps.append((time.monotonic(), what))

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


def seat_everybody(host: str, tables: int, persons: int = len(NAMES), **house: int) -> list[Person]:
    """So many people at each of so many new tables; bots have the other chairs."""
    settings = {"rules": "clasica", "house": house, "ceremony": "short", "turn_seconds": 0, "pace": 0}
    people = []
    with httpx.Client(base_url=f"http://{host}", trust_env=False, timeout=30) as client:
        for _ in range(tables):
            body = {"settings": settings, "name": NAMES[0], "avatar": "owl"}
            made = client.post("/api/tables", json=body).raise_for_status().json()
            table = TableFacts(made["table"])
            people.append(Person(table, made["key"], 0))
            for name in NAMES[1:persons]:
                chair = client.post(f"/api/tables/{table.name}/chairs", json={"name": name, "avatar": "fox"})
                seated = chair.raise_for_status().json()
                people.append(Person(table, seated["key"], seated["player"]))
    return people
