"""Frames in and out of a socket, in order; and clients that do not read."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar import WebSocket
from tests.server.web.conftest import Running, say, told

from canasta.server.live.session import MOST_WAITING, Session
from canasta.server.web import sockets
from canasta.server.web.admission import Admission
from canasta.server.web.config import Limits
from canasta.server.web.http_protocol import VISITOR
from canasta.server.web.limits import RateLimiter
from canasta.server.wire.commands import PROTOCOL

MANY = 24


def test_many_frames_sent_at_once_are_answered_in_order(running: Running) -> None:
    table = running.table()
    with running.socket(table["table"]) as talker:
        say(talker, do="hello", key=table["key"])
        told(talker, "welcome")
        for number in range(MANY):
            say(talker, do="play", id=f"p{number}", action="draw")
        assert [told(talker, "failed")["id"] for _ in range(MANY)] == [f"p{number}" for number in range(MANY)]


def test_a_text_of_several_frames_and_one_that_is_no_text(running: Running) -> None:
    table = running.table()
    with running.socket(table["table"]) as talker:
        hello = ('{"do":"hello",', f'"protocol":{PROTOCOL},"key":"', table["key"], '"}')
        talker.send(iter(hello))
        told(talker, "welcome")
        talker.socket.sendall(b"\x81\x82\0\0\0\0\xff\xfe")  # masked with zeros, and not UTF-8
        with pytest.raises(Exception, match=r"1007|invalid"):
            told(talker, "never")


class Client:
    """One that reads only while `reads` is set."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.got: list[Any] = []
        self.cut = False
        self._gone = asyncio.Event()
        visitor = Admission(Limits()).arrive("127.0.0.1", self._cut)
        scope: Any = {
            "type": "websocket",
            "path": "/",
            "client": ("127.0.0.1", 1),
            "headers": [],
            "state": {VISITOR: visitor},
        }
        self.table: Any = Table()
        self.session = Session(self.table, 0, "en")
        socket: Any = WebSocket(scope, self._receive, self._send)
        limits = Limits()
        self.served = asyncio.create_task(sockets.talk(socket, self.session, RateLimiter(limits), limits))

    def _cut(self) -> None:
        self.cut = True
        self._gone.set()

    async def _send(self, message: Any) -> None:
        await self.reads.wait()
        self.got.append(message)
        if message["type"] == "websocket.close":
            self._gone.set()

    async def _receive(self) -> Any:
        await self._gone.wait()
        return {"type": "websocket.disconnect"}


@pytest.mark.anyio
async def test_who_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_PATIENCE", 0.05)
    client = Client()
    for _ in range(MOST_WAITING + 2):
        client.session.tell(b"{}")
        await asyncio.sleep(0)
    assert client.table.forgotten == [client.session]
    assert not client.cut
    with pytest.raises(sockets.Gone):
        await asyncio.wait_for(client.served, 5)
    assert client.cut
    assert client.got == []


@pytest.mark.anyio
async def test_who_reads_again_hears_why_it_was_shown_out() -> None:
    client = Client()
    client.session.tell(b"{}")
    client.session.end("restart")
    await asyncio.sleep(0.01)
    client.reads.set()
    with pytest.raises(sockets.Gone):
        await asyncio.wait_for(client.served, 5)
    first, bye, last = client.got
    assert first["text"] == "{}"
    assert '"code":"restart"' in bye["text"]
    assert (last["type"], last["code"]) == ("websocket.close", 1000), "and the socket is closed"
    assert not client.cut


@pytest.mark.anyio
async def test_who_was_shown_out_before_it_was_served_is_cut_off_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_PATIENCE", 0.05)
    client = Client()
    client.session.end("restart")  # before its task has begun
    with pytest.raises(sockets.Gone):
        await asyncio.wait_for(client.served, 5)
    assert client.cut


class Table:
    """A table that only counts who is gone."""

    def __init__(self) -> None:
        self.forgotten: list[Session] = []

    async def hear(self, session: Session, command: object) -> None:
        raise AssertionError

    def forget(self, session: Session) -> None:
        self.forgotten.append(session)
