"""Real sockets on a real server: what is forged, foreign or too big is refused in words; crowds keep no player out."""

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
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from canasta.server.wire.commands import PROTOCOL


def refused(socket: ClientConnection) -> str:
    """The code of the `Bye` that ends the socket; after it nothing comes but the end."""
    bye = told(socket, "bye", LIMITS.silence + 5)
    assert bye["message"]
    with pytest.raises(ConnectionClosed):
        socket.recv(5)
    return str(bye["code"])


def test_a_player_is_welcomed_and_plays(running: Running) -> None:
    table = running.table()
    with running.socket(table["table"]) as socket:
        say(socket, do="hello", key=table["key"], lang="es")
        welcome = told(socket, "welcome")
        assert (welcome["player"], welcome["table"]["id"]) == (0, table["table"])
        say(socket, do="begin", id="one")
        assert told(socket, "ack")["id"] == "one"
        say(socket, do="ping")
        told(socket, "pong")
        say(socket, do="fly", id="two")
        assert told(socket, "failed")["message"]
        say(socket, do="lang", lang="en")
        assert told(socket, "welcome")["table"]["title"] == "Classic canasta"


def test_many_frames_in_one_and_one_in_many_are_read_in_order(running: Running) -> None:
    table, many = running.table(), [f"p{number}" for number in range(24)]
    with running.socket(table["table"]) as talker:
        talker.send(iter(('{"do":"hello",', f'"protocol":{PROTOCOL},"key":"', table["key"], '"}')))
        told(talker, "welcome")
        for each in many:
            say(talker, do="play", id=each, action="draw")
        assert [told(talker, "failed")["id"] for _ in many] == many
        talker.socket.sendall(b"\x81\x82\0\0\0\0\xff\xfe")  # masked with zeros, and not UTF-8
        with pytest.raises(Exception, match=r"1007|invalid"):
            told(talker, "never")


def test_a_foreign_page_gets_no_socket_nor_what_is_no_address(
    running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    table = running.table()["table"]
    foreign = ("https://evil.example", "null", "http://127.0.0.1:1", "http://[::1")
    for headers in ({"Host": "localhost:99999"}, *({"Origin": origin} for origin in foreign)):
        with pytest.raises(InvalidStatus) as refusal, running.socket(table, **headers):
            pass
        assert refusal.value.response.status_code == (400 if "Host" in headers else 403), headers
    assert {record.name for record in caplog.records} <= {"canasta.security"}, "it is no fault of ours"


def test_a_client_of_another_protocol_is_told_to_reload(running: Running) -> None:
    table = running.table()
    with running.socket(table["table"]) as socket:
        socket.send(json.dumps({"do": "hello", "key": table["key"], "lang": "es", "protocol": PROTOCOL + 1}))
        bye = told(socket, "bye")
    assert (bye["code"], bye["again"]) == ("table-protocol", False)
    assert "vuelve a cargarla" in bye["message"]


def test_a_frame_that_is_too_big(running: Running) -> None:
    table = running.table()
    with running.greeted(table) as socket:
        socket.send(json.dumps({"do": "say", "id": "big", "phrase": "x" * 16_384}))
        assert told(socket, "failed")["code"] == "table-too-long"
        say(socket, do="ping")
        told(socket, "pong")
        socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            told(socket, "never")
        assert closed.value.sent or closed.value.rcvd
    with running.socket(table["table"]) as socket:
        socket.send(json.dumps({"do": "hello", "lang": "x" * 16_384}))
        assert refused(socket) == "table-too-long"


def test_a_hello_that_opens_nothing(running: Running) -> None:
    mine, other = running.table(), running.table()
    for table, hello, code in (
        (mine["table"], {"key": other["key"]}, "table-wrong-key"),
        (mine["table"], {"key": "A" * 43}, "table-wrong-key"),
        (mine["table"], {"more": 1}, "table-not-understood"),
        ("aaaaaaaaaa", {}, "table-no-table"),
        ("x" * 500, {}, "table-no-table"),
    ):
        with running.socket(table, Origin=f"http://{running.host}") as socket:
            say(socket, do="hello", **hello)
            assert refused(socket) == code
    with running.socket(mine["table"]) as socket:
        socket.send(b"\x00\x01")
        assert refused(socket) == "table-not-understood"


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


def test_what_is_no_request_is_told_so_and_fills_no_log(small: Running, caplog: pytest.LogCaptureFixture) -> None:
    with raw(small, b"\x16\x03\x01 hello\r\n\r\n") as connection:
        assert connection.recv(100).startswith(b"HTTP/1.1 400 ")
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
        with small.greeted(table):
            pass


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
