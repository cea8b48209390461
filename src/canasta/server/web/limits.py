"""Limits: rates by the address of a client, and bounds on what a server holds at once for all addresses together.

The rates are token buckets, which need no task. A proxy bounds connections, requests and bodies by address; here the
sums of sockets, of large bodies that arrive and of answers that are not read are bounded.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection

from canasta.server.web.addresses import plain
from canasta.server.web.config import LOOPBACK, Limits, Rate
from canasta.server.web.errors import LOG, WebError
from canasta.texts import default_language, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar.types import Message, Receive, Scope, Send


_MANY: Final = 10_000  # addresses that are remembered before the rested ones are forgotten


class Bucket:
    """Tokens that come back with time. `wait` takes some and returns the seconds until they are there."""

    __slots__ = ("at", "rate", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate: Rate = rate
        self.tokens: float = rate.burst
        self.at: float = now

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

    def wait(self, now: float, many: int = 1) -> float:
        """Take that many in any case; return the seconds until they are there."""
        self.fill(now)
        self.tokens -= many
        return max(0.0, -self.tokens / self.rate.per_second)


class RateLimiter:
    """Buckets by address. `clock` gives seconds that never go back."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self._buckets: dict[tuple[str, Rate], Bucket] = {}

    def check(self, address: str, rate: Rate, many: int = 1) -> None:
        """Count one more request of that address, or that many. Raises `WebError` ``too-fast`` after too many."""
        if address in self.limits.unlimited:
            return
        now, key = self.clock(), (neighbourhood(address), rate)
        if not self._bucket(key, now).take(now, many):
            raise WebError("too-fast")

    def pace(self, address: str) -> Callable[[int], float]:
        """The pace of a new socket from that address: it counts frames, and gives the seconds that these have to wait.

        They count for the socket and, with those of all its other sockets, for the address.
        """
        own = Bucket(self.limits.frames, self.clock())
        shared = None if address in self.limits.unlimited else (neighbourhood(address), self.limits.frames_per_address)

        def late(frames: int) -> float:
            now = self.clock()
            of_all = 0.0 if shared is None else self._bucket(shared, now).wait(now, frames)
            return max(own.wait(now, frames), of_all)

        return late

    def _bucket(self, key: tuple[str, Rate], now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= _MANY:
                self._forget(now)
            bucket = self._buckets[key] = Bucket(key[1], now)
        return bucket

    def _forget(self, now: float) -> None:
        """Forget full buckets; if too many others remain, somebody plays with addresses, and all start afresh."""
        kept = {key: bucket for key, bucket in self._buckets.items() if bucket.fill(now) < bucket.rate.burst}
        self._buckets = kept if len(kept) < _MANY else {}


def neighbourhood(address: str) -> str:
    """The part of an address that counts as one client: of IPv6 the 64 bits of one household."""
    try:
        parsed = ipaddress.ip_address(plain(address))
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((parsed, 64), strict=False))
    return str(parsed)


_FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of the client; one for all if the server does not know it (a unix socket)."""
    client = connection.scope.get("client")
    return client[0] if client else ""


def from_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """True if the client is on this machine and no proxy: only it may learn about the network."""
    return address_of(connection) in LOOPBACK and not any(header in connection.headers for header in _FORWARDED)


class ProxyWarning:
    """A warning, given once, that a proxy on this machine was not named: all its clients count as this machine."""

    def __init__(self) -> None:
        self._said = False

    def look(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Warn if a proxy that was not named has forwarded the request."""
        address = address_of(connection)
        if self._said or address not in LOOPBACK:
            return
        for header in _FORWARDED:
            said = connection.headers.get(header, "").strip()
            if said and not LOOPBACK.issuperset(plain(each.strip()) for each in said.split(",")):
                self._said = True
                LOG.warning(
                    text(default_language(), "serve-proxy-unnamed", header=header, address=address),
                    extra={"event": "proxy-unnamed"},
                )
                return


PIECE: Final = 65_536  # bytes of an answer that go out at once; a client that does not read holds about two


class SocketPlaces:
    """The open sockets: of each table or competition those without a key and those of each key, and all together."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._taken: Counter[tuple[str, str | None]] = Counter()
        self.total: int = 0

    def check(self, name: str, holder: str | None, watchers: int) -> None:
        """Raise `WebError` (``too-many-sockets``) unless there is room for one more socket there.

        `holder` is the holder of a key, or None; `watchers` is the most that may be there without a key.
        """
        most = watchers if holder is None else self._limits.sockets_per_key
        if self.total >= self._limits.sockets or self._taken[name, holder] >= most:
            raise WebError("too-many-sockets")

    @contextmanager
    def taken(self, name: str, holder: str | None) -> Iterator[None]:
        """Count one more socket there for as long as the context lasts."""
        self._taken[name, holder] += 1
        self.total += 1
        try:
            yield
        finally:
            self.total -= 1
            self._taken[name, holder] -= 1
            if not self._taken[name, holder]:
                del self._taken[name, holder]


class BodyBounds:
    """The bytes of large bodies under way: of requests that are announced, arrive or are being answered.

    `Limits.body` bytes of each request are free: no large body keeps out what any table needs.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._total = 0

    @contextmanager
    def counted(self, scope: Scope, receive: Receive) -> Iterator[Receive]:
        """Count the body of that request until it is answered.

        Reading it raises `WebError` ``many-bodies`` if there is no room, at once for one whose size is announced.
        """
        written = dict(scope["headers"]).get(b"content-length", b"")
        announced = int(written) if written.isdigit() else 0
        size = counted = 0

        async def counting() -> Any:
            nonlocal size, counted
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                more = max(size, announced) - self._limits.body - counted
                if more > 0:
                    if self._total + more > self._limits.bodies:
                        raise WebError("many-bodies")
                    self._total += more
                    counted += more
            return message

        try:
            yield counting
        finally:
            self._total -= counted


def by_pieces(send: Send) -> Send:
    """Wrap `send` to pass a body on in pieces: after each one the server waits until the client has read the others."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.body" and len(message.get("body", b"")) > PIECE:
            body, more = memoryview(message["body"]), message.get("more_body", False)
            for begin in range(0, len(body), PIECE):
                last = begin + PIECE >= len(body)
                piece = bytes(body[begin : begin + PIECE])
                await send({"type": "http.response.body", "body": piece, "more_body": more or not last})
        else:
            await send(message)

    return sent
