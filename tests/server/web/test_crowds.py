"""Crowds on a real server: silent sockets and watchers keep no player out; broken requests are answered."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.web.conftest import LIMITS, Running, say, serving_here, told

FEW = replace(LIMITS, hello=60.0, sockets_per_table=6, sockets_per_key=2)


@pytest.fixture(scope="module")
def small(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with few places."""
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


def test_what_is_no_request_is_told_so_and_fills_no_log(small: Running, caplog: pytest.LogCaptureFixture) -> None:
    with raw(small, b"\x16\x03\x01 hello\r\n\r\n") as connection:
        assert answer(connection).startswith(b"HTTP/1.1 400 ")
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
        for _ in range(60):
            opened.enter_context(small.socket_at(f"/ws/tables/{table['table']}", 0.1))
        with small.socket(table["table"]) as host:
            say(host, do="hello", key=table["key"])
            assert told(host, "welcome")["player"] == 0


def test_watchers_are_bounded_and_the_key_of_a_seat_gets_in_beside_them(small: Running) -> None:
    table = small.table()
    with ExitStack() as opened:

        def came(**hello: object) -> dict[str, Any]:
            socket = opened.enter_context(small.socket(table["table"]))
            say(socket, do="hello", **hello)
            answer: dict[str, Any] = json.loads(socket.recv(20))
            return answer

        for _ in range(FEW.sockets_per_table):
            assert came()["t"] == "welcome"
        bye = came()
        assert (bye["code"], bye["again"]) == ("web-too-many-sockets", True)
        for _ in range(FEW.sockets_per_key):
            assert came(key=table["key"])["player"] == 0
        assert came(key=table["key"])["code"] == "web-too-many-sockets"
