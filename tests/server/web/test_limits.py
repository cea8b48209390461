"""Token buckets, with a clock that is moved by hand."""

from __future__ import annotations

import pytest

from canasta.server.web.config import Limits, Rate
from canasta.server.web.errors import WebError
from canasta.server.web.limits import Bucket, RateLimiter, neighbourhood


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


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
    clock = Clock()
    limiter, rate = RateLimiter(Limits(unlimited=frozenset()), clock), Rate(1, 1)
    for n in range(3):
        limiter.check(f"192.0.2.{n}", rate)
    with pytest.raises(WebError):
        limiter.check("192.0.2.0", rate)
    clock.now += 10
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
