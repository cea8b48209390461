"""Moments and reviews of a deal: what is graded once, and the progress that is told to all who wait."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, cast

import pytest
from tests.review.matches import CARELESS, record
from tests.server.live.clients import until

from canasta.match.record import write
from canasta.position import read_position
from canasta.review import Piece
from canasta.review import work as really_work
from canasta.review.grades import Effort
from canasta.server.live import reviews
from canasta.server.live.reviews import Coach
from canasta.server.tables import finished_deals
from canasta.server.tables.finished_deals import replayed
from canasta.server.wire.reviews import Thought
from canasta.server.workers import Inside

pytestmark = pytest.mark.anyio

SEAT = CARELESS


async def test_costly_decisions_with_what_is_good_and_what_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Piece] = []

    def work(order: Any, piece: Piece) -> Any:
        done.append(piece)
        return really_work(order, piece)

    monkeypatch.setattr(finished_deals, "EFFORT", Effort(first=4, most=32, course=4))
    monkeypatch.setattr(reviews, "work", work)
    finished_deals.kept_reviewer.cache_clear()
    coach, text, said = Coach(Inside()), write(record()), list[Thought]()
    found = json.loads(await coach.moments("a", text, deal=1, seat=SEAT, lang="es", tell=said.append))
    assert (found["deal"], found["seat"]) == (1, SEAT)
    assert 0 < len(found["moments"]) <= 3
    frames = replayed(text, deal=1, seat=SEAT, lang="es").frames
    for moment in found["moments"]:
        assert tuple(moment["view"]["hand"]) == frames[moment["step"]].view.hand
        assert read_position(moment["position"]).to_act == SEAT
        assert moment["answers"][0]["good"]
        answers = {each["action"]: each for each in moment["answers"]}
        assert set(answers) == set(moment["view"]["legal"])
        assert not answers[moment["played"]]["good"]
        assert "cuesta" in answers[moment["played"]]["told"]
    assert not any(piece.moments for piece in done)  # the course is not thought out
    for part in (1, 2):
        thoughts = [each for each in said if each.part == part]
        assert [each.done for each in thoughts] == list(range(thoughts[0].planned))
        assert {each.planned for each in thoughts} == {len(thoughts)}
    assert len(said) == len(done)

    done.clear()
    english = json.loads(await coach.moments("b", text, deal=1, seat=SEAT, lang="en", tell=said.append))
    assert done == []
    assert [each.part for each in said] == sorted(each.part for each in said)
    assert [each["played"] for each in english["moments"]] == [each["played"] for each in found["moments"]]
    finished_deals.kept_reviewer.cache_clear()


PLANNED = 6


class Worker:
    """An executor that does a piece each time it is let."""

    crowded = False

    def __init__(self) -> None:
        self.go = asyncio.Semaphore(0)

    def ticket(self, client: str) -> AbstractContextManager[Worker]:
        return nullcontext(self)

    async def run(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        await self.go.acquire()
        return work(*args, **kwargs)

    async def close(self) -> None:
        return


async def test_all_who_wait_are_told_and_who_leaves_is_told_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "pieces", lambda *_: ("order", list(range(PLANNED))))
    monkeypatch.setattr(reviews, "work", lambda _, piece: piece)
    monkeypatch.setattr(reviews, "reviewed_json", lambda *asked: repr(asked[2]).encode())
    worker = Worker()
    coach: Any = Coach(cast("Any", worker))
    said: list[list[Thought]] = [[], [], []]

    def ask(who: int) -> asyncio.Task[bytes]:
        return asyncio.create_task(coach.review("", "a record", deal=1, lang="es", tell=said[who].append))

    first, second = ask(0), ask(1)
    for _ in range(5):  # both wait
        await asyncio.sleep(0)
    for _ in range(3):  # the plan, and two pieces
        worker.go.release()
    await until(lambda: len(said[0]) == 3)
    assert said[0] == said[1] == [Thought(part=1, done=done, planned=PLANNED) for done in range(3)]

    late = ask(2)
    await until(lambda: bool(said[2]))
    assert said[2] == [said[0][-1]]
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    for _ in range(PLANNED):
        worker.go.release()
    assert await first == await late == repr(list(range(PLANNED))).encode()
    assert (len(said[0]), len(said[1]), len(said[2])) == (PLANNED, 3, PLANNED - 2)


async def test_nothing_is_told_of_what_is_kept_and_a_piece_is_begun_anew_once_all_have_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviews, "pieces", lambda *_: ("order", [1]))
    monkeypatch.setattr(reviews, "work", lambda _, piece: piece)
    monkeypatch.setattr(reviews, "reviewed_json", lambda *_: b"{}")
    worker, said = Worker(), list[Thought]()
    coach: Any = Coach(cast("Any", worker))
    left = asyncio.create_task(coach.review("", "a record", deal=1, lang="es", tell=said.append))
    worker.go.release()
    await until(lambda: bool(said))
    left.cancel()
    await asyncio.gather(left, return_exceptions=True)
    said.clear()
    for _ in range(5):
        worker.go.release()
    assert await coach.review("", "a record", deal=1, lang="es", tell=said.append) == b"{}"
    assert said == [Thought(part=1, done=0, planned=1)]
    said.clear()
    assert await coach.review("", "a record", deal=1, lang="en", tell=said.append) == b"{}"
    assert said == []
