"""Bounds on what a server holds at once: sockets, large bodies that arrive, answers that are not read.

A proxy bounds connections, requests and bodies by address; here the sum is bounded, for all addresses together.
"""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from canasta.server.web.errors import WebError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar.types import Message, Receive, Scope, Send

    from canasta.server.web.config import Limits

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
