"""Rates by token buckets, and bounds on what a server holds: sockets, bodies that arrive, answers that are not read."""

from __future__ import annotations

import os
import threading
from typing import Any

import pytest
from tests.server.daily.players import Turned
from tests.server.web.conftest import NEW, client_of

from canasta.server.live import Hub
from canasta.server.web import Config, Limits, Rate
from canasta.server.web.errors import WebError
from canasta.server.web.limits import PIECE, BodyBounds, Bucket, RateLimiter, SocketPlaces, by_pieces, neighbourhood


def test_a_bucket_fills_with_time_and_never_over_its_brim() -> None:
    bucket = Bucket(Rate(2, 3), 0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(1000) for _ in range(4)] == [True, True, True, False]


def test_waiting_says_when_it_is_paid_for() -> None:
    bucket = Bucket(Rate(10, 2), 0)
    assert [bucket.wait(0) for _ in range(4)] == pytest.approx([0, 0, 0.1, 0.2])
    assert bucket.wait(0.3) == pytest.approx(0)


def test_addresses_have_buckets_of_their_own_and_rested_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("canasta.server.web.limits._MANY", 3)
    clock = Turned()
    limiter, rate = RateLimiter(Limits(unlimited=frozenset()), clock), Rate(1, 1)
    for n in range(3):
        limiter.check(f"192.0.2.{n}", rate)
    with pytest.raises(WebError):
        limiter.check("192.0.2.0", rate)
    clock.ahead += 10
    limiter.check("192.0.2.9", rate)
    with pytest.raises(WebError):
        limiter.check("192.0.2.9", rate)
    assert len(limiter._buckets) == 1, "the three have rested, and say nothing any more"


def test_several_at_once_are_paid_for_before_the_next() -> None:
    bucket = Bucket(Rate(1, 3), 0)
    assert [bucket.take(0, 5), bucket.take(2), bucket.take(3)] == [True, False, True]


def test_a_household_counts_as_one_address() -> None:
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("unix") == "unix"
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("64:ff9b::192.0.2.7") == "192.0.2.7"
    assert neighbourhood("::ffff:c000:207") == "192.0.2.7", "however it is written"


LIMITS = Limits(body=10, bodies=150, sockets=4, sockets_per_key=2)


pytestmark = pytest.mark.anyio


class Sent:
    """A request whose body arrives piece by piece."""

    def __init__(self, bounds: BodyBounds, announced: int | None = None) -> None:
        headers = [] if announced is None else [(b"content-length", str(announced).encode())]
        self._came = b""
        scope: Any = {"type": "http", "headers": headers}
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


async def test_large_bodies_are_bounded_together() -> None:
    bounds = BodyBounds(LIMITS)
    one, two = Sent(bounds), Sent(bounds)
    assert [await one.bring(90), await two.bring(80)] == [True, True]
    assert not await two.bring(1), "151 are too many"
    assert await Sent(bounds).bring(10), "what any table needs always comes in"
    one.end()
    assert await Sent(bounds).bring(90), "there is room again"


async def test_a_size_that_is_announced_is_refused_before_it_is_read() -> None:
    bounds = BodyBounds(LIMITS)
    assert await Sent(bounds, 100).bring(1)
    assert not await Sent(bounds, 100).bring(1)


async def test_the_refusal_is_a_sentence_and_leaves_room_for_the_next(hub: Hub) -> None:
    config = Config(limits=Limits(bodies=100_000))
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


def test_sockets_of_a_table_are_bounded_without_a_key_and_for_each_key() -> None:
    places = SocketPlaces(LIMITS)
    with places.taken("a", None):
        with pytest.raises(WebError):
            places.check("a", None, 1)
        places.check("b", None, 1)
        places.check("a", "0", 1)
        with places.taken("a", "0"), places.taken("a", "0"):
            with pytest.raises(WebError):
                places.check("a", "0", 1)
            places.check("a", "1", 1)
            with places.taken("b", None), pytest.raises(WebError):
                places.check("c", "1", 9)
    places.check("a", None, 1)
    assert (places.total, places._taken) == (0, {}), "nothing is kept of those who have gone"


async def test_a_server_with_as_many_tables_as_it_may_have_opens_no_more(hub: Hub) -> None:
    async with client_of(hub, Config(limits=Limits(tables_in_memory=1)), "203.0.113.1") as web:
        answers = [await web.post("/api/tables", json=NEW) for _ in range(2)]
    assert [each.status_code for each in answers] == [201, 503]
    assert (answers[1].json()["code"], answers[1].headers["retry-after"]) == ("web-full", "2")


async def test_limits_are_looked_at_where_what_they_read_changes(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a thread beside the event loop the tables in memory could change while they are counted."""
    seen: list[threading.Thread] = []
    counts, check = Hub.counts, RateLimiter.check

    def counted(self: Hub) -> dict[str, int]:
        seen.append(threading.current_thread())
        return counts(self)

    def checked(self: RateLimiter, *given: Any) -> None:
        seen.append(threading.current_thread())
        check(self, *given)

    monkeypatch.setattr(Hub, "counts", counted)
    monkeypatch.setattr(RateLimiter, "check", checked)
    async with client_of(hub, Config()) as web:
        made = (await web.post("/api/tables", json=NEW)).json()
        await web.get(f"/api/tables/{made['table']}/replay")
    assert len(seen) >= 3
    assert set(seen) == {threading.current_thread()}
