"""Bodies on their way: large ones come in within bounds, by address and in all, and go out a piece at a time."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from canasta.server.web.errors import WebError
from canasta.server.web.limits import neighbourhood

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar.types import Message, Receive, Scope, Send

    from canasta.server.web.config import Limits

PIECE: Final = 65_536  # bytes of an answer that go out at once; a client that does not read holds about two


class BodyBounds:
    """The bytes of large bodies under way: of requests that are announced, arrive or are being answered.

    `Limits.body` bytes of each request are free: no large body keeps out what any table needs.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._near: Counter[str] = Counter()

    @contextmanager
    def counted(self, scope: Scope, receive: Receive) -> Iterator[Receive]:
        """Count the body of that request until it is answered.

        Reading it raises `WebError` ``many-bodies`` if there is no room, at once for one whose size is announced.
        """
        client = scope.get("client")
        address = client[0] if client else ""
        here, size, counted = neighbourhood(address), 0, 0
        announced = _announced(scope)

        async def counting() -> Any:
            nonlocal size, counted
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                more = max(0, max(size, announced) - self._limits.body) - counted
                if more > 0:
                    self._add(address, here, more)
                    counted += more
            return message

        try:
            yield counting
        finally:
            self._near[here] -= counted
            if not self._near[here]:
                del self._near[here]

    def _add(self, address: str, here: str, more: int) -> None:
        limits = self._limits
        near = 0 if address in limits.unlimited else self._near[here]
        if near + more > limits.bodies_per_address or self._near.total() + more > limits.bodies:
            raise WebError("many-bodies")
        self._near[here] += more


def _announced(scope: Scope) -> int:
    written = dict(scope["headers"]).get(b"content-length", b"")
    return int(written) if written.isdigit() else 0


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
