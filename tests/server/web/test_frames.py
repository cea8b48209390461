"""Frames in and out of a connection, in order; and clients that do not read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import uvicorn
from litestar import WebSocket
from uvicorn.server import ServerState

from canasta.server.live.session import MOST_WAITING, MOST_WAITING_BYTES, Session
from canasta.server.web import sockets
from canasta.server.web.config import Limits, Rate
from canasta.server.web.limits import RateLimiter
from canasta.server.web.socket_protocol import SocketProtocol

pytestmark = pytest.mark.anyio


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
        self.cut = self.closed = self.paused = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.got += data
        self.pieces += 1

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

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
    """The socket of a client at a table, on such a network, which it does not read at first."""

    def __init__(self) -> None:
        self.table = Table()
        self.session = Session(self.table, 0, "en")
        self.gone = asyncio.Event()
        config = uvicorn.Config(self._app, lifespan="off", log_config=None, interface="asgi3")
        config.load()
        self.network = Network()
        self.network.protocol = SocketProtocol(config, ServerState(), {})
        self.network.protocol.connection_made(self.network)
        self.network.protocol.data_received(OPENING)

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        socket: Any = WebSocket(scope, receive, send)
        await socket.accept()
        self.network.stop_reading()
        try:
            await sockets.serve_session(socket, self.session, Limits())
        finally:
            self.gone.set()

    def read(self) -> None:
        """Read again."""
        self.network.protocol.resume_writing()

    async def leave(self) -> None:
        if not self.network.cut:
            self.network.abort()
        await asyncio.wait_for(self.gone.wait(), 5)


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    """A client that is served; at the end it leaves."""
    made = Client()
    await asyncio.sleep(0)
    yield made
    await made.leave()


async def test_who_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_PATIENCE", 0.05)
    client = Client()
    await asyncio.sleep(0)
    for _ in range(MOST_WAITING + 2):
        client.session.send(b"{}")
        await asyncio.sleep(0)
    assert client.table.forgotten == [client.session]
    assert not client.network.cut
    await asyncio.wait_for(client.gone.wait(), 5)
    assert client.network.cut
    assert client.network.got == b""


async def test_who_reads_again_hears_why_it_was_shown_out(client: Client) -> None:
    client.session.send(b"{}")
    client.session.end("restart")
    await asyncio.sleep(0.01)
    assert client.network.got == b""
    client.read()
    await asyncio.wait_for(client.gone.wait(), 5)
    assert client.network.got.startswith(b"\x81\x02{}\x81")
    assert b'"code":"restart"' in client.network.got
    assert client.network.got.endswith(b"\x88\x02\x03\xe8"), "and the socket is closed"
    assert not client.network.cut


async def test_what_is_said_in_one_go_goes_out_in_one_piece(client: Client) -> None:
    client.read()
    before = client.network.pieces
    client.session.send(b"{}")
    client.session.send(b"[]")
    await asyncio.sleep(0.01)
    assert client.network.got == b"\x81\x02{}\x81\x02[]"
    assert client.network.pieces == before + 1


async def test_who_was_shown_out_before_it_was_served_is_cut_off_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_PATIENCE", 0.05)
    client = Client()
    client.session.end("restart")  # before its task has begun
    await asyncio.wait_for(client.gone.wait(), 5)
    assert client.network.cut


def masked(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    return bytes([opcode | (0x80 if fin else 0), 0x80 | len(payload)]) + bytes(4) + payload


PING, PONG = masked(9), b"\x8a\x00"


async def test_pings_count_and_are_read_no_faster_than_messages(client: Client) -> None:
    network = client.network
    client.read()
    network.got = b""
    network.protocol.data_received(PING * 40_000)
    assert network.paused
    assert len(network.got) // len(PONG) < 2 * Limits().frames.burst, "the rest waits"
    client.session.end("restart")  # what waits does not hold up the last words
    await asyncio.sleep(0.01)
    assert b'"code":"restart"' in network.got


async def test_nothing_is_read_of_a_client_that_does_not_read_its_pongs(client: Client) -> None:
    network = client.network
    network.protocol.data_received(PING * 5)  # the network takes nothing since it was opened
    assert (network.paused, network.got) == (True, b"")
    client.read()
    assert (network.paused, network.got) == (False, PONG * 5)


async def test_a_message_of_too_many_parts_ends_the_socket(client: Client) -> None:
    client.read()
    client.network.protocol.data_received(masked(1, fin=False) + masked(0, fin=False) * 100)
    assert client.network.closed
    assert client.network.got.startswith(b"\x88\x02\x03\xf0"), "1008"


async def test_few_long_messages_wait_as_many_short_ones_do(client: Client) -> None:
    client.table.busy = asyncio.Event()
    client.read()
    long = b'{"do":"ping"}'.ljust(16_000)
    frame = b"\x81\xfe" + len(long).to_bytes(2, "big") + bytes(4) + long
    client.network.protocol.data_received(frame * 8)
    assert client.network.paused
    assert len(client.network.protocol._unread) < 5
    client.table.busy.set()


async def test_who_is_behind_by_many_bytes_is_sent_away() -> None:
    session = Session(Table(), 0, "en")
    session.send(bytes(2 * MOST_WAITING_BYTES))  # the whole of a competition, if need be
    assert not session.ended
    session.send(b"{}")
    assert session.ended
    assert b'"code":"slow"' in (session.take() or b"")


async def test_sockets_of_an_address_share_a_pace_and_one_of_another_address_has_its_own() -> None:
    now = 0.0
    limits = Limits(frames=Rate(1, 10), frames_per_address=Rate(2, 30))
    limiter = RateLimiter(limits, lambda: now)
    near = [limiter.pace("203.0.113.5") for _ in range(5)]
    assert [late(10) for late in near] == [0, 0, 0, 5, 10]
    assert [near[0](1), limiter.pace("203.0.113.6")(10), limiter.pace("127.0.0.1")(11)] == [10.5, 0, 1]
    now = 60
    assert [late(1) for late in near] == [0] * 5


async def test_another_language_counts_for_many_frames() -> None:
    session = Session(Table(), 0, "en")
    assert [await session.handle(frame) for frame in ('{"do":"lang","lang":"es"}', '{"do":"ping"}', "{")] == [20, 1, 1]


class Table:
    """A table that only counts who is gone."""

    def __init__(self) -> None:
        self.forgotten: list[Session] = []
        self.busy: asyncio.Event | None = None

    async def handle(self, session: Session, command: object) -> None:
        if self.busy is not None:
            await self.busy.wait()

    def forget(self, session: Session) -> None:
        self.forgotten.append(session)
