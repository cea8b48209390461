"""How much one address may ask: token buckets, and counts of open sockets. No task runs for them."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from canasta.server.web.config import Limits, Rate
from canasta.server.web.errors import WebError

_MANY: Final = 10_000  # addresses that are remembered before the rested ones are forgotten


class Bucket:
    """Tokens that come back with time. `wait` takes one and says how many seconds it is missing, 0 if it was there."""

    __slots__ = ("at", "rate", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = now

    def fill(self, now: float) -> float:
        """The tokens there are now."""
        self.tokens = min(self.rate.burst, self.tokens + (now - self.at) * self.rate.per_second)
        self.at = now
        return self.tokens

    def take(self, now: float) -> bool:
        """Take one if it is there."""
        if self.fill(now) < 1:
            return False
        self.tokens -= 1
        return True

    def wait(self, now: float) -> float:
        """Take one in any case; the seconds until it is paid for."""
        self.fill(now)
        self.tokens -= 1
        return max(0.0, -self.tokens / self.rate.per_second)


class Keeper:
    """Buckets and open sockets by address. `clock` gives seconds that never go back."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self._buckets: dict[tuple[str, Rate], Bucket] = {}
        self._by_address: Counter[str] = Counter()
        self._by_table: Counter[str] = Counter()

    def check(self, address: str, rate: Rate) -> None:
        """One more from that address. Raises `WebError` ``too-fast`` when there were too many of late."""
        if address in self.limits.unlimited:
            return
        now, key = self.clock(), (neighbourhood(address), rate)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= _MANY:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(rate, now)
        if not bucket.take(now):
            raise WebError("too-fast")

    @contextmanager
    def socket(self, address: str, table: str, most: int | None = None) -> Iterator[None]:
        """An open socket, one of `most` there (`sockets_per_table`). Raises `WebError` ``too-many-sockets``."""
        place = neighbourhood(address)
        if address not in self.limits.unlimited and self._by_address[place] >= self.limits.sockets_per_address:
            raise WebError("too-many-sockets")
        if self._by_table[table] >= (most or self.limits.sockets_per_table):
            raise WebError("too-many-sockets")
        self._by_address[place] += 1
        self._by_table[table] += 1
        try:
            yield
        finally:
            for counter, key in ((self._by_address, place), (self._by_table, table)):
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]

    def _forget(self, now: float) -> None:
        """Rested buckets say nothing; if none has rested, somebody plays with addresses and all begin anew."""
        kept = {key: bucket for key, bucket in self._buckets.items() if bucket.fill(now) < bucket.rate.burst}
        self._buckets = kept if len(kept) < _MANY else {}


def neighbourhood(address: str) -> str:
    """What counts as one address: of IPv6 the 64 bits that one household has."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((parsed, 64), strict=False))
    return address
