"""Clients of a server that may be killed at any moment: what is not answered is asked again, by the same id."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

import httpx
from tests.club.server.conftest import Web
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from canasta.server.wire.commands import PROTOCOL

PATIENCE = 60.0  # seconds in which a killed server must be back


class Asker(Web):
    """The API of a server in another process, wherever it is now. `answers` are all that came, by key and id."""

    def __init__(self) -> None:
        self.host = ""
        self.up = asyncio.Event()
        self.answers: dict[tuple[str, str], dict[str, Any]] = {}
        self.again = 0
        self.client = httpx.AsyncClient(trust_env=False, timeout=30, limits=httpx.Limits(max_connections=40))
        self._ids = itertools.count(1)

    def is_at(self, host: str) -> None:
        """The server has been started there."""
        self.host = host
        self.up.set()

    def is_gone(self) -> None:
        """The server has been killed."""
        self.up.clear()

    async def ask(self, method: str, path: str, key: str = "", body: Any = None) -> httpx.Response:
        """The answer, however often it takes."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self.up.wait()
                try:
                    answer = await super().ask(method, f"http://{self.host}{path}", key, body)
                except httpx.TransportError:
                    self.again += 1
                    await asyncio.sleep(0.05)
                else:
                    break
        if answer.status_code == 201 and "/sheets/" not in path and "seq" in (found := answer.json()):
            self.answers[key, body["id"]] = found
        return answer


class Follower:
    """Somebody with the feed open, who puts every change over what is known, and comes back when the server does."""

    def __init__(self, asker: Asker, club: str, key: str) -> None:
        self._asker, self._club, self._key = asker, club, key
        self.info: dict[str, Any] = {}
        self.seq = 0
        self.told = 0
        self.lines: dict[int, dict[str, Any]] = {}

    async def follow(self) -> None:
        """For ever."""
        while True:
            await self._asker.up.wait()
            try:
                async with connect(
                    f"ws://{self._asker.host}/ws/club/{self._club}", proxy=None, max_size=None
                ) as socket:
                    await socket.send(
                        json.dumps(
                            {"do": "hello", "protocol": PROTOCOL, "key": self._key, "lang": "en", "after": self.seq}
                        )
                    )
                    async for frame in socket:
                        self.hear(json.loads(frame))
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)

    def hear(self, message: dict[str, Any]) -> None:
        """One message."""
        if message["t"] == "club":
            assert message["seq"] >= self.seq, "what was told is gone"
            if self.seq:
                assert [line["seq"] for line in message["missed"]] == list(range(self.seq + 1, message["seq"] + 1))
            self.lines |= {line["seq"]: line for line in message["missed"]}
            self.info = message["club"]
        elif message["t"] == "change":
            assert message["seq"] == self.seq + 1, "something was lost or told twice"
            self.lines[message["seq"]] = message["line"]
            self.put(message["change"])
            self.told += 1
        else:
            assert message == {**message, "t": "bye", "code": "restart"}
            return
        self.seq = message["seq"]

    def put(self, change: dict[str, Any]) -> None:
        """A change over what is known."""
        if "club" in change:
            self.info = change["club"]
            return
        for number in [each["number"] for each in change.get("rounds", [])]:
            new = next(each for each in change["rounds"] if each["number"] == number)
            self.info["rounds"][number - 1 : number] = [new]
        self.info.update({name: value for name, value in change.items() if name not in ("rounds", "links")})
