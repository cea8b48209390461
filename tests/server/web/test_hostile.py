"""Whoever means harm, on a real server: refused in words, nothing logged as a fault, the next table undisturbed."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.web.conftest import LIMITS, Running, say, serving_here, told
from websockets.sync.client import ClientConnection

from canasta.server.web import Rate


@pytest.fixture(autouse=True)
def no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The server, in this process, logs nothing worse than a warning."""
    yield
    logged = [record for phase in ("setup", "call") for record in caplog.get_records(phase)]
    assert [record.getMessage() for record in logged if record.levelno >= logging.ERROR] == []


@pytest.fixture
def seats(running: Running) -> Iterator[list[ClientConnection]]:
    """The sockets of four players and, last, of a watcher; cards are dealt. Each has heard its welcome."""
    table = running.table(turn_seconds=0)
    keys = [table["key"]]
    chairs = f"/api/tables/{table['table']}/chairs"
    keys += [running.post(chairs, {"name": name, "avatar": "fox"}).json()["key"] for name in ("Luis", "Eva", "Juan")]
    with ExitStack() as opened:
        sockets = []
        for key in [*keys, None]:
            socket = opened.enter_context(running.socket(table["table"]))
            say(socket, do="hello", key=key) if key else say(socket, do="hello")
            told(socket, "welcome")
            sockets.append(socket)
        say(sockets[0], do="begin", id="begin")
        yield sockets


def deal(sockets: list[ClientConnection]) -> list[dict[str, Any]]:
    """The message that shows each socket the cards on the table, a moment after the match has begun."""

    def dealt(socket: ClientConnection) -> dict[str, Any]:
        while (did := told(socket, "did"))["view"] is None:
            pass
        return did

    return [dealt(socket) for socket in sockets]


HOSTILE: list[str | bytes] = [
    "[" * 8000,
    '{"do":' * 1500,
    '{"do":"play","id":"x","action":' + "[" * 8000 + "}",
    '{"do":"play","id":"x","action":"draw"',
    '{"do":"play","id":"x","action":"draw","seat":2}',
    '{"do":"play","id":"x","action":"draw","do":"hello"}',
    '{"do":"play","id":"' + "x" * 41 + '","action":"draw"}',
    '{"do":"play","id":"x","action":"' + "draw;" * 79 + '"}',
    '{"do":"play","id":"x","action":"\\u0000\\ud83d\\ude00 \\u202e"}',
    '{"do":"play","id":"x","action":"meld ' + "K " * 190 + '"}',
    '{"do":"play","id":"x","action":"add 99999999999999999999 K"}',
    '{"do":"play","id":"x","action":"cut 1e9"}',
    '{"do":"cut","id":"x","lifted":1e400}',
    '{"do":"pick","id":"x","place":99999999999999999999999}',
    '{"do":"replace","id":"x","player":5}',
    '{"do":"unseat","id":"x","chair":1}',
    '{"do":"bot","id":"x","chair":5}',
    '{"do":"say","id":"x","phrase":"i-have-two-jokers"}',
    '{"do":"chat","id":"x","text":"I have two jokers"}',
    '{"do":"contribute","id":"x","text":"\\n"}',
    '{"do":"settings","id":"x","settings":{"rules":"clasica","house":{"target":-1}}}',
    '{"do":"settings","id":"x","settings":{"rules":"../../etc/passwd"}}',
    '{"do":"try","id":"x","actions":"draw"}',
    '{"do":"try","id":"x","actions":"' + "meld K K K;" * 36 + '"}',
    '{"do":"hello","key":"' + "A" * 43 + '"}',
    '{"do":"lang","lang":"xx"}',
    '{"do":"rematch","id":"x"}',
    '{"do":"abandon","id":"x"}',
    '{"do":"next","id":"x"}',
    b'{"do":"ping"',
    b"\x00" * 4000,
    "\ufeff{}",
    "9" * 5000,
    '{"do":"ping","do":"ping","' + "k" * 5000 + '":1}',
]


def test_whatever_is_thrown_at_a_table_is_answered_and_changes_nothing(
    seats: list[ClientConnection], running: Running
) -> None:
    before = deal(seats)
    for frame in HOSTILE:
        for socket in (seats[1], seats[4]):
            socket.send(frame)
            answer = told_one_of(socket, "failed", "refused", "tried")
            if answer["t"] == "failed":
                assert answer["message"].strip()
                assert "Traceback" not in answer["message"]
            else:
                # A player may try, and hears by which rule it is not allowed.
                assert socket is seats[1]
                assert answer["refusal"]["message"].strip()
    for socket, was in zip(seats, before, strict=True):
        say(socket, do="lang", lang="en")
        now = told(socket, "welcome")
        assert (now["seq"], now["view"]) == (was["seq"], was["view"])
    assert running.get("/healthz").json()["ok"]


def told_one_of(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(5))
        if message["t"] in kinds:
            return message


def test_a_flood_at_one_table_holds_up_no_other(running: Running) -> None:
    """Thousands of frames at once: they are read slowly, and the neighbours are answered at once."""
    loud, quiet = running.table(), running.table()
    # The answer to a close comes after all that was said before it: who floods does not wait for that.
    noisy = running.socket_at(f"/ws/tables/{loud['table']}", 0.1)
    with noisy as noise, running.socket(quiet["table"]) as calm:
        for socket, table in ((noise, loud), (calm, quiet)):
            say(socket, do="hello", key=table["key"])
            told(socket, "welcome")
        flood = time.monotonic()
        for number in range(3000):
            say(noise, do="play", id=f"f{number}", action="draw")
        for _ in range(10):
            say(calm, do="ping")
            told(calm, "pong")  # in its own time, not after the thousands
        many = 120
        for _ in range(many):
            told(noise, "failed")
        least = (many - LIMITS.frames.burst) / LIMITS.frames.per_second
        assert time.monotonic() - flood > 0.8 * least, "heard no faster than the limit lets"


def test_what_was_not_heard_yet_does_not_hold_up_the_end(page: Path, tmp_path: Path) -> None:
    """The server would have to break it off, and logs that as an error."""
    with ExitStack() as left_open:
        with serving_here(page, tmp_path, replace(LIMITS, frames=Rate(10, 20))) as server:
            flood = left_open.enter_context(server.greeted(server.table()))
            for number in range(3000):
                say(flood, do="play", id=f"f{number}", action="draw")
            for _ in range(30):  # more than are heard at once: by now it has read many more than it has heard
                told(flood, "failed")
        assert told(flood, "bye")["code"] == "restart"


def test_sockets_that_never_say_a_word_are_shown_out(running: Running) -> None:
    table = running.table()
    with ExitStack() as opened:
        silent = [opened.enter_context(running.socket(table["table"])) for _ in range(5)]
        for socket in silent:
            assert told(socket, "bye")["code"] == "web-silent"
    answer = running.get(f"/api/tables/{table['table']}")
    assert answer.status_code == 200
