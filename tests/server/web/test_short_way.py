"""The short way of frames in and out: framed as RFC 6455 says, read ahead, and no patience with who does not read."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
from tests.server.web.conftest import Running, say, told
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from canasta.server.live.session import MOST_WAITING, Session
from canasta.server.web import protocol
from canasta.server.web.protocol import SocketProtocol, framed
from canasta.server.wire.commands import PROTOCOL


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_frames_are_read_by_others_as_they_were_meant(length: int) -> None:
    reader = ClientProtocol(parse_uri("ws://x/"), state=State.OPEN, max_size=None)
    sent = [b"a" * length, "né".encode(), b"b" * length]
    reader.receive_data(b"".join(framed(sent)))
    found = [event for event in reader.events_received() if isinstance(event, Frame)]
    assert [frame.data for frame in found] == sent
    assert all(frame.opcode is Opcode.TEXT and frame.fin for frame in found)


def test_many_frames_sent_at_once_are_answered_in_order(running: Running) -> None:
    table = running.table()
    with running.socket(table["table"]) as talker:
        say(talker, do="hello", key=table["key"])
        told(talker, "welcome")
        for number in range(3 * protocol._AHEAD):
            say(talker, do="play", id=f"p{number}", action="draw")
        assert [told(talker, "failed")["id"] for _ in range(3 * protocol._AHEAD)] == [
            f"p{number}" for number in range(3 * protocol._AHEAD)
        ]


def test_a_text_of_several_frames_and_one_that_is_no_text(running: Running) -> None:
    table = running.table()
    with running.socket(table["table"]) as talker:
        hello = ('{"do":"hello",', f'"protocol":{PROTOCOL},"key":"', table["key"], '"}')
        talker.send(iter(hello))
        told(talker, "welcome")
        talker.socket.sendall(b"\x81\x82\0\0\0\0\xff\xfe")  # masked with zeros, and not UTF-8
        with pytest.raises(Exception, match=r"1007|invalid"):
            told(talker, "never")


class Transport:
    """One whose other end does not read."""

    def __init__(self) -> None:
        self.written = b""
        self.aborted = False

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.aborted

    def close(self) -> None:
        raise AssertionError("it is not waited for so long here")

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.anyio
async def test_who_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "_PATIENCE", 0.05)
    table: Any = Table()
    session, transport = Session(table, 0, "en"), Transport()
    wire = SocketProtocol(uvicorn.Config(app=None, lifespan="off"), ServerState(), {})  # type: ignore[arg-type]
    wire.transport = transport  # type: ignore[assignment]
    wire.handshake_complete = True
    wire.conn.state = State.OPEN
    wire.carry(session)
    session.tell(b"{}")
    await asyncio.sleep(0)
    assert transport.written == b"\x81\x02{}"
    wire.pause_writing()
    for _ in range(MOST_WAITING + 1):
        session.tell(b"{}")
        await asyncio.sleep(0)
    assert table.forgotten == [session]
    assert transport.written == b"\x81\x02{}", "what it does not take is not pushed into it"
    await asyncio.sleep(0.2)
    assert transport.aborted


@pytest.mark.anyio
async def test_who_reads_again_hears_why_it_was_shown_out() -> None:
    table: Any = Table()
    session, transport = Session(table, 0, "en"), Transport()
    wire = SocketProtocol(uvicorn.Config(app=None, lifespan="off"), ServerState(), {})  # type: ignore[arg-type]
    wire.transport = transport  # type: ignore[assignment]
    wire.handshake_complete = True
    wire.conn.state = State.OPEN
    wire.carry(session)
    wire.pause_writing()
    session.tell(b"{}")
    session.end("restart")
    await asyncio.sleep(0.01)
    assert transport.written == b""
    wire.resume_writing()
    await asyncio.sleep(0.01)
    first, last = transport.written.split(b"{}", 1)
    assert first == b"\x81\x02"
    assert b'"code":"restart"' in last
    assert last.endswith(b"\x88\x02\x03\xe8"), "and the socket is closed"
    assert not transport.aborted


class Table:
    """A table that only counts who is gone."""

    def __init__(self) -> None:
        self.forgotten: list[Session] = []

    async def hear(self, session: Session, command: object) -> None:
        raise AssertionError

    def forget(self, session: Session) -> None:
        self.forgotten.append(session)
