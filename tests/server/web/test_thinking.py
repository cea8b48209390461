"""The progress of the coach, told line by line while it thinks, and its end once the client has gone."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import pytest
from tests.browser.serving import HTTP
from tests.server.web.conftest import Running

from canasta.server.live.reviews import Coach, Tell
from canasta.server.web.errors import WebError
from canasta.server.web.tables import LINES
from canasta.server.wire.reviews import Thought

PLANNED = 3
ANSWER = {"deal": 1, "steps": ["x" * 4000]}


class Slow:
    """A coach that does a piece of work each time it is let, and notes when it is stopped."""

    def __init__(self) -> None:
        self.go, self.stopped = threading.Semaphore(0), threading.Event()
        self.fails = False

    async def review(self, *_: object, tell: Tell | None, **__: object) -> bytes:
        try:
            for done in range(PLANNED):
                if tell is not None:
                    tell(Thought(part=1, done=done, planned=PLANNED))
                while not self.go.acquire(blocking=False):
                    await asyncio.sleep(0.005)
        except asyncio.CancelledError:
            self.stopped.set()
            raise
        if self.fails:
            raise WebError("no-thinkers")
        return json.dumps(ANSWER).encode()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    coach = Slow()
    monkeypatch.setattr(Coach, "review", lambda _, *asked, **more: coach.review(*asked, **more))
    return coach


def asked(running: Running, **headers: str) -> Any:
    headers = {"accept": LINES, **headers}
    return HTTP.stream("POST", f"http://{running.host}/api/review", content="a record", headers=headers)


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_each_piece_is_told_when_it_is_done_and_not_later(running: Running, slow: Slow, encoding: str) -> None:
    with asked(running, **{"accept-encoding": encoding}) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(LINES)
        assert answer.headers["x-accel-buffering"] == "no"
        said = []
        for line in answer.iter_lines():
            said.append(json.loads(line))
            slow.go.release()  # the next line cannot have been there before
    assert said == [*({"part": 1, "done": done, "planned": PLANNED} for done in range(PLANNED)), ANSWER]


def test_a_client_that_leaves_stops_the_coach(running: Running, slow: Slow) -> None:
    with asked(running) as answer:
        lines = answer.iter_lines()
        assert next(lines)
        assert not slow.stopped.is_set()
    assert slow.stopped.wait(20)


def test_an_error_after_the_first_line_is_the_last_line(running: Running, slow: Slow) -> None:
    slow.fails = True
    slow.go.release(PLANNED)
    with asked(running) as answer:
        last = json.loads(list(answer.iter_lines())[-1])
    assert last["code"] == "web-no-thinkers"
    assert last["message"].endswith(".")


def test_an_error_before_it_has_its_status(running: Running) -> None:
    with asked(running) as answer:
        assert answer.status_code == 400
        assert json.loads(answer.read())["code"].startswith("record-")


def test_a_client_that_asks_for_json_gets_the_answer_alone(running: Running, slow: Slow) -> None:
    slow.go.release(PLANNED)
    answer = HTTP.post(f"http://{running.host}/api/review", content="a record")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json() == ANSWER
