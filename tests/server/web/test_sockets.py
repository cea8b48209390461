"""Real sockets on a real server: what is forged, foreign, too big, too fast or silent is refused in words."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress

import pytest
from tests.server.web.conftest import LIMITS, Running, say, told
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


def test_a_command_that_is_sent_again_is_answered_and_not_done_again(running: Running) -> None:
    table = running.table()
    seqs = []
    for _ in range(2):
        with running.socket(table["table"]) as socket:
            say(socket, do="hello", key=table["key"])
            told(socket, "welcome")
            say(socket, do="rename", id="again", name="Eva", avatar="fox")
            seqs.append(told(socket, "ack")["seq"])
    assert seqs[0] == seqs[1]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_foreign_page_gets_no_socket(running: Running, origin: str) -> None:
    table = running.table()
    with pytest.raises(InvalidStatus) as refusal, running.socket(table["table"], Origin=origin):
        pass
    assert refusal.value.response.status_code == 403


def test_our_own_page_does(running: Running) -> None:
    table = running.table()
    with running.socket(table["table"], Origin=f"http://{running.host}") as socket:
        say(socket, do="hello", key=table["key"])
        told(socket, "welcome")


def test_another_secret_is_no_seat(running: Running) -> None:
    mine, other = running.table(), running.table()
    for key in (other["key"], "A" * 43):
        with running.socket(mine["table"]) as socket:
            say(socket, do="hello", key=key)
            assert refused(socket) == "table-wrong-key"


def test_a_table_that_is_not_there(running: Running) -> None:
    for table in ("aaaaaaaaaa", "nonsense", "x" * 500):
        with running.socket(table) as socket:
            say(socket, do="hello")
            assert refused(socket) == "table-no-table"


def test_a_client_of_another_protocol_is_told_to_reload(running: Running) -> None:
    table = running.table()
    with running.socket(table["table"]) as socket:
        socket.send(json.dumps({"do": "hello", "key": table["key"], "lang": "es", "protocol": PROTOCOL + 1}))
        bye = told(socket, "bye")
    assert (bye["code"], bye["again"]) == ("table-protocol", False)
    assert "hay que volver a cargarla" in bye["message"]
    with running.socket(table["table"]) as socket:
        say(socket, do="hello", key=table["key"])
        told(socket, "welcome")


@pytest.mark.parametrize(
    "first",
    [
        "",
        "hello",
        "{}",
        "[]",
        '{"do": "ping"}',
        '{"do": "hello", "key": "short"}',
        '{"do": "hello", "more": 1}',
        b"\x00\x01",
    ],
)
def test_first_words_that_are_no_hello(running: Running, first: str | bytes) -> None:
    with running.socket(running.table()["table"]) as socket:
        socket.send(first)
        refused(socket)


def test_who_says_nothing_is_shown_out(running: Running) -> None:
    with running.socket(running.table()["table"]) as socket:
        begun = time.monotonic()
        assert refused(socket) == "web-silent"
        assert time.monotonic() - begun < 10 * LIMITS.hello


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "x",
        "{",
        "null",
        "[1]",
        '{"do": 5}',
        '{"do": "play"}',
        '{"do":"play","id":"!","action":"draw"}',
        b"\xff\x00",
        "é" * 400,
    ],
)
def test_nonsense_is_answered_and_the_socket_lives_on(running: Running, frame: str | bytes) -> None:
    table = running.table()
    with running.socket(table["table"]) as socket:
        say(socket, do="hello", key=table["key"])
        told(socket, "welcome")
        socket.send(frame)
        assert told(socket, "failed")["message"]
        say(socket, do="ping")
        told(socket, "pong")


def test_a_frame_that_is_too_big(running: Running) -> None:
    table = running.table()
    with running.socket(table["table"]) as socket:
        say(socket, do="hello", key=table["key"])
        told(socket, "welcome")
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


def ping_often(socket: ClientConnection, many: int) -> None:
    for _ in range(many):
        say(socket, do="ping")


def test_who_talks_too_fast_is_heard_more_slowly_and_loses_nothing(running: Running) -> None:
    table = running.table()
    with running.socket(table["table"]) as socket:
        say(socket, do="hello", key=table["key"])
        told(socket, "welcome")
        begun = time.monotonic()
        many = 60
        with ThreadPoolExecutor(1) as sending:
            done = sending.submit(ping_often, socket, many)
            for _ in range(many):
                told(socket, "pong")
            done.result()
        least = (many - LIMITS.frames.burst) / LIMITS.frames.per_second
        assert time.monotonic() - begun > 0.8 * least


def test_a_table_has_room_for_so_many_sockets(running: Running) -> None:
    table = running.table()
    with ExitStack() as open_ones:
        for _ in range(LIMITS.sockets_per_table):
            socket = open_ones.enter_context(running.socket(table["table"]))
            say(socket, do="hello")
            told(socket, "welcome")
        with running.socket(table["table"]) as one_more:
            say(one_more, do="hello")
            assert refused(one_more) == "web-too-many-sockets"
    for _ in range(20):  # the server hears of each close in its own time
        with running.socket(table["table"]) as socket:
            with suppress(ConnectionClosed):
                say(socket, do="hello")
            if json.loads(socket.recv(5))["t"] == "welcome":
                return
        time.sleep(0.1)
    pytest.fail("the places of those who left stay taken")


def test_watchers_change_nothing(running: Running) -> None:
    table = running.table()
    with running.socket(table["table"]) as socket:
        say(socket, do="hello")
        assert told(socket, "welcome")["player"] is None
        say(socket, do="begin", id="one")
        assert told(socket, "failed")["code"]
    assert running.get(f"/api/tables/{table['table']}").json()["stage"] == "open"


def test_the_health_page_counts(running: Running) -> None:
    table = running.table()
    with running.socket(table["table"]) as socket:
        say(socket, do="hello", key=table["key"])
        told(socket, "welcome")
        assert running.get("/healthz").json()["players"] >= 1
