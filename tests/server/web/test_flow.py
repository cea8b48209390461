"""Bodies on their way: how much of them a server holds for one client, for one address and in all."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.web.conftest import client_of, serving_here

from canasta.server.live import Hub
from canasta.server.web import Config, Limits, Rate, http_protocol
from canasta.server.web.errors import WebError
from canasta.server.web.flow import PIECE, BodyBounds, by_pieces

LIMITS = Limits(body=10, bodies_per_address=100, bodies=150)
pytestmark = pytest.mark.anyio


class Sent:
    """A request whose body arrives piece by piece."""

    def __init__(self, bounds: BodyBounds, address: str, announced: int | None = None) -> None:
        headers = [] if announced is None else [(b"content-length", str(announced).encode())]
        self._came = b""
        scope: Any = {"type": "http", "client": (address, 1), "headers": headers}
        self._counted = bounds.counted(scope, self._receive)
        self._read: Any = self._counted.__enter__()

    async def _receive(self) -> Any:
        return {"type": "http.request", "body": self._came, "more_body": True}

    async def bring(self, size: int) -> bool:
        """Bring so many bytes; False if there is no room."""
        self._came = bytes(size)
        try:
            await self._read()
        except WebError as error:
            return error.code != "many-bodies"
        return True

    def end(self) -> None:
        self._counted.__exit__(None, None, None)


async def test_large_bodies_are_bounded_by_address_and_in_all() -> None:
    bounds = BodyBounds(LIMITS)
    one, two, three = (Sent(bounds, f"203.0.113.{number}") for number in (1, 1, 2))
    assert [await one.bring(60), await two.bring(61)] == [True, False], "101 are too many"
    assert [await three.bring(80), await three.bring(60)] == [True, False], "of all are too many"
    assert await Sent(bounds, "203.0.113.3").bring(10), "what any table needs always comes in"
    one.end()
    assert await Sent(bounds, "203.0.113.1").bring(60), "there is room again"


async def test_a_size_that_is_announced_is_refused_before_it_is_read() -> None:
    bounds = BodyBounds(LIMITS)
    assert await Sent(bounds, "203.0.113.1", 90).bring(1)
    assert not await Sent(bounds, "203.0.113.1", 90).bring(1)
    assert await Sent(bounds, "127.0.0.1", 60).bring(1), "this machine has no bound of its own"
    assert not await Sent(bounds, "127.0.0.1", 60).bring(1), "but that of all"


async def test_the_refusal_is_a_sentence_and_leaves_room_for_the_next(hub: Hub) -> None:
    config = Config(limits=Limits(bodies_per_address=100_000))
    for size, code in ((170_000, "web-many-bodies"), (160_000, "record-first"), (170_000, "web-many-bodies")):
        async with client_of(hub, config, "203.0.113.1") as web:
            answer = await web.post("/api/replay", content=bytes(size))
        if code == "web-many-bodies":
            assert (answer.status_code, answer.json()["code"]) == (429, code)
            assert "again in a minute" in answer.json()["message"]
            assert answer.headers["retry-after"]
        else:
            assert answer.status_code == 400


async def test_an_answer_waits_for_the_client_after_each_piece() -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    body = os.urandom(2 * PIECE + 1)
    await by_pieces(send)({"type": "http.response.body", "body": body, "more_body": False})
    assert [len(each["body"]) for each in sent] == [PIECE, PIECE, 1]
    assert [each["more_body"] for each in sent] == [True, True, False]
    assert b"".join(each["body"] for each in sent) == body


@pytest.mark.skipif(sys.platform != "linux", reason="a stranger comes from another address of this machine")
async def test_who_asks_too_often_is_read_slowly(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "_SLOW_S", 3600)
    with serving_here(page, tmp_path, Limits(requests=Rate(0.001, 3))) as running:
        host, port = running.host.split(":")
        with socket.create_connection((host, int(port)), source_address=("127.0.0.9", 0)) as client:
            client.settimeout(10)
            client.sendall(f"GET /healthz HTTP/1.1\r\nHost: {running.host}\r\n\r\n".encode() * 50)
            got = b""
            while b" 429 " not in got:
                got += client.recv(100_000)
            await asyncio.sleep(0.3)
            client.settimeout(0)
            with suppress(BlockingIOError):
                got += client.recv(100_000)
            assert (got.count(b"HTTP/1.1 200"), got.count(b"HTTP/1.1 429")) == (3, 1)
        assert running.get("/healthz").status_code == 200


@pytest.fixture
def large(page: Path, tmp_path: Path) -> Path:
    """A page with a large file."""
    folder = Path(shutil.copytree(page, tmp_path / "large"))
    (folder / "assets" / "noise.jpg").write_bytes(os.urandom(20_000_000))
    return folder


@pytest.fixture
async def unread(large: Path, tmp_path: Path) -> AsyncIterator[socket.socket]:
    """A client that asks for a large file of an impatient server, and reads nothing."""
    with serving_here(large, tmp_path, Limits(unread=0.5)) as running:
        host, port = running.host.split(":")
        with socket.create_connection((host, int(port))) as client:
            client.sendall(f"GET /assets/noise.jpg HTTP/1.1\r\nHost: {running.host}\r\n\r\n".encode())
            yield client


async def test_who_does_not_read_a_file_is_cut_off(unread: socket.socket) -> None:
    await asyncio.sleep(2.0)
    got = 0
    unread.settimeout(10)
    try:
        while data := unread.recv(1_000_000):
            got += len(data)
    except ConnectionResetError:
        pass
    assert 0 < got < 20_000_000


async def test_who_reads_a_file_slowly_gets_it(unread: socket.socket) -> None:
    got = 0
    unread.settimeout(10)
    while got < 20_000_000:
        await asyncio.sleep(0.1)
        data = unread.recv(1_000_000)
        assert data
        got += len(data)
