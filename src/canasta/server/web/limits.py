"""Rate limits by address: token buckets, which need no task."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import Final, Protocol

from canasta.server.web.config import Limits, Rate
from canasta.server.web.errors import WebError

_MANY: Final = 10_000  # addresses that are remembered before the rested ones are forgotten


class Bucket:
    """Tokens that come back with time. `wait` takes one and returns the seconds until it is there, 0 if it was."""

    __slots__ = ("at", "rate", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = now

    def fill(self, now: float) -> float:
        """Add the tokens that have come back; return their number."""
        self.tokens = min(self.rate.burst, self.tokens + (now - self.at) * self.rate.per_second)
        self.at = now
        return self.tokens

    def take(self, now: float, many: int = 1) -> bool:
        """Take that many if at least one is there; the bucket then owes the missing ones."""
        if self.fill(now) < 1:
            return False
        self.tokens -= many
        return True

    def wait(self, now: float) -> float:
        """Take one in any case; return the seconds until it is there."""
        self.fill(now)
        self.tokens -= 1
        return max(0.0, -self.tokens / self.rate.per_second)


class CommonBuckets(Protocol):
    """Buckets that several processes share."""

    def take(self, client: str, rate: Rate, now: float, many: int) -> bool:
        """Take that many from the bucket of that client, as `Bucket.take` does."""


class RateLimiter:
    """Buckets by address, our own or `common` ones. `clock` gives seconds that never go back."""

    def __init__(
        self, limits: Limits, clock: Callable[[], float] = time.monotonic, common: CommonBuckets | None = None
    ) -> None:
        self._common = common
        self.limits = limits
        self.clock = clock
        self._buckets: dict[tuple[str, Rate], Bucket] = {}

    def check(self, address: str, rate: Rate, many: int = 1) -> None:
        """Count one more request of that address, or that many. Raises `WebError` ``too-fast`` after too many."""
        if address in self.limits.unlimited:
            return
        now, key = self.clock(), (neighbourhood(address), rate)
        if self._common is not None:
            if not self._common.take(*key, now, many):
                raise WebError("too-fast")
            return
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= _MANY:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(rate, now)
        if not bucket.take(now, many):
            raise WebError("too-fast")

    def _forget(self, now: float) -> None:
        """Forget full buckets; if too many others remain, somebody plays with addresses, and all start afresh."""
        kept = {key: bucket for key, bucket in self._buckets.items() if bucket.fill(now) < bucket.rate.burst}
        self._buckets = kept if len(kept) < _MANY else {}


def neighbourhood(address: str) -> str:
    """The part of an address that counts as one client: of IPv6 the 64 bits of one household."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((parsed, 64), strict=False))
    return address
