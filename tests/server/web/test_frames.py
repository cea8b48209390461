"""Frames in and out of a socket, in order; and clients that do not read."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
from litestar import WebSocket
from tests.server.web.conftest import Running, say, told
from uvicorn.server import ServerState

from canasta.server.live.session import MOST_WAITING, Session
from canasta.server.web import sockets
from canasta.server.web.admission import Admission
from canasta.server.web.config import Limits
from canasta.server.web.http_protocol import VISITOR
from canasta.server.web.limits import RateLimiter
from canasta.server.web.socket_protocol import SocketProtocol
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


OPENING = (
    b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nsec-websocket-version: 13\r\n\r\n"
)


class Network(asyncio.Transport):
    """A connection to a client that may stop reading; `got` is what has come through since then."""

    protocol: SocketProtocol

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1)})
        self.got = b""
        self.pieces = 0
        self.cut = self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.got += data
        self.pieces += 1

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.cut = True
        self.protocol.connection_lost(None)

    def stop_reading(self) -> None:
        self.got = b""
        self.protocol.pause_writing()


class Client:
    """The socket of a client at a table, on such a network."""

    def __init__(self) -> None:
        self.table: Any = Table()
        self.session = Session(self.table, 0, "en")
        self.gone = asyncio.Event()
        config = uvicorn.Config(self._app, lifespan="off", log_config=None, interface="asgi3")
        config.load()
        self.network = Network()
        visitor = Admission(Limits()).arrive("127.0.0.1", self.network.abort)
        self.network.protocol = SocketProtocol(config, ServerState(), {VISITOR: visitor})
        self.network.protocol.connection_made(self.network)
        self.network.protocol.data_received(OPENING)

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        socket: Any = WebSocket(scope, receive, send)
        await socket.accept()
        self.network.stop_reading()
        try:
            await sockets.talk(socket, self.session, RateLimiter(Limits()), Limits())
        finally:
            self.gone.set()


@pytest.mark.anyio
async def test_who_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_PATIENCE", 0.05)
    client = Client()
    await asyncio.sleep(0)
    for _ in range(MOST_WAITING + 2):
        client.session.tell(b"{}")
        await asyncio.sleep(0)
    assert client.table.forgotten == [client.session]
    assert not client.network.cut
    await asyncio.wait_for(client.gone.wait(), 5)
    assert client.network.cut
    assert client.network.got == b""


@pytest.mark.anyio
async def test_who_reads_again_hears_why_it_was_shown_out() -> None:
    client = Client()
    client.session.tell(b"{}")
    client.session.end("restart")
    await asyncio.sleep(0.01)
    assert client.network.got == b""
    client.network.protocol.resume_writing()
    await asyncio.wait_for(client.gone.wait(), 5)
    assert client.network.got.startswith(b"\x81\x02{}\x81")
    assert b'"code":"restart"' in client.network.got
    assert client.network.got.endswith(b"\x88\x02\x03\xe8"), "and the socket is closed"
    assert not client.network.cut


@pytest.mark.anyio
async def test_what_is_said_in_one_go_goes_out_in_one_piece() -> None:
    client = Client()
    await asyncio.sleep(0)
    client.network.protocol.resume_writing()
    before = client.network.pieces
    client.session.tell(b"{}")
    client.session.tell(b"[]")
    await asyncio.sleep(0.01)
    assert client.network.got == b"\x81\x02{}\x81\x02[]"
    assert client.network.pieces == before + 1
    client.network.abort()
    await asyncio.wait_for(client.gone.wait(), 5)


@pytest.mark.anyio
async def test_who_was_shown_out_before_it_was_served_is_cut_off_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_PATIENCE", 0.05)
    client = Client()
    client.session.end("restart")  # before its task has begun
    await asyncio.wait_for(client.gone.wait(), 5)
    assert client.network.cut


class Table:
    """A table that only counts who is gone."""

    def __init__(self) -> None:
        self.forgotten: list[Session] = []

    async def hear(self, session: Session, command: object) -> None:
        raise AssertionError

    def forget(self, session: Session) -> None:
        self.forgotten.append(session)
