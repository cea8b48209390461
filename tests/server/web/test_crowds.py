"""Crowds on a real server: half requests, silent sockets and watchers keep nobody out who comes to play."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.server.web.conftest import LIMITS, Running, say, serving_here, told
from websockets.exceptions import ConnectionClosed

FEW = replace(LIMITS, connections=40, silent=20, headers=1.0, body_pause=1.0, hello=60.0, sockets_per_table=6)
HALF = b"GET /api/menu HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


@pytest.fixture(scope="module")
def small(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with few places and little patience with requests."""
    with serving_here(page, tmp_path_factory.mktemp("store"), FEW) as running:
        yield running


def raw(server: Running, said: bytes) -> socket.socket:
    host, _, port = server.host.partition(":")
    made = socket.create_connection((host, int(port)), timeout=20)
    made.sendall(said)
    return made


def answer(connection: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    parts = []
    try:
        while part := connection.recv(65_536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def test_half_requests_keep_nobody_out(small: Running) -> None:
    with ExitStack() as opened:
        halves = [opened.enter_context(raw(small, HALF)) for _ in range(3 * FEW.connections)]
        assert small.get("/api/menu").status_code == 200
        assert answer(halves[0]) == b"", "the oldest gave way"


@pytest.mark.parametrize(
    "half",
    [
        HALF,
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
        b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n",
    ],
    ids=["headers", "body", "chunks"],
)
def test_a_request_that_does_not_come_to_its_end_is_cut(
    small: Running, half: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with raw(small, half) as connection:
        head, _, body = answer(connection).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408 ")
    assert json.loads(body)["code"] == "web-too-slow"
    assert caplog.records == []


def test_what_is_no_request_is_told_so_and_fills_no_log(small: Running, caplog: pytest.LogCaptureFixture) -> None:
    with raw(small, b"\x16\x03\x01 hello\r\n\r\n") as connection:
        head, _, body = answer(connection).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body)["code"] == "web-request-shape"
    assert caplog.records == []


def test_who_closes_in_the_middle_of_a_body_is_no_fault_of_ours(
    small: Running, caplog: pytest.LogCaptureFixture
) -> None:
    half = b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90\r\n\r\nhalf"
    for _ in range(3):
        raw(small, half).close()
    assert small.get("/api/menu").status_code == 200
    assert caplog.records == []


def test_a_connection_is_used_again(small: Running) -> None:
    with httpx.Client(trust_env=False, base_url=f"http://{small.host}") as client:
        for _ in range(3):
            assert client.get("/healthz").status_code == 200
            assert client.post("/api/house", json={"rules": "clasica", "house": {}}).status_code == 200


def test_silent_sockets_shut_no_host_out(small: Running) -> None:
    table = small.table()
    with ExitStack() as opened:
        silent = [opened.enter_context(small.socket_at(f"/ws/tables/{table['table']}", 0.1)) for _ in range(60)]
        with small.socket(table["table"]) as host:
            say(host, do="hello", key=table["key"])
            assert told(host, "welcome")["player"] == 0
        with pytest.raises(ConnectionClosed):
            silent[0].recv(5)


def test_watchers_make_room_for_who_plays_and_are_told_to_come_back(small: Running) -> None:
    table = small.table()
    with ExitStack() as opened:
        watchers = []
        for _ in range(FEW.sockets_per_table):
            watchers.append(opened.enter_context(small.socket(table["table"])))
            say(watchers[-1], do="hello")
            told(watchers[-1], "welcome")
        with small.socket(table["table"]) as one_more:
            say(one_more, do="hello")
            bye = told(one_more, "bye")
            assert (bye["code"], bye["again"]) == ("web-too-many-sockets", True)
        with small.socket(table["table"]) as host:
            say(host, do="hello", key=table["key"])
            assert told(host, "welcome")["player"] == 0
            bye = told(watchers[0], "bye")
            assert (bye["code"], bye["again"]) == ("crowded", True)
