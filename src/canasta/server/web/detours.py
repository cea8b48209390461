"""Requests for what another server process holds: they are passed on to it, and its answers come back.

Nobody sees that a process leaves or has lost its lease: a request that was refused for that, and has changed nothing,
is made again, where it belongs by then.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.connection import ASGIConnection

from canasta.server.journal.errors import HeldElsewhereError
from canasta.server.live.errors import code_of
from canasta.server.web.errors import UNDONE
from canasta.server.web.forwarding import again, connected, disconnected, forward
from canasta.server.web.language import language_of
from canasta.server.web.passing import PATIENCE_S, PAUSE_S
from canasta.server.web.tunnel import PASSED, RENEW, place_in
from canasta.server.wire.rest import Problem

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from canasta.server.store.values import Peer
    from canasta.server.web.passing import Relay

_BIGGEST: Final = 1024 * 1024  # bytes of a body that is passed on; the limit itself is up to who answers
_HARMLESS: Final = frozenset({"GET", "HEAD"})


class Detours:
    """An application, with what other processes pass on, and without what belongs to them."""

    def __init__(self, app: ASGIApp, relay: Relay, refused: Callable[[str, str], object] = lambda *_: None) -> None:
        """Create it; `refused` hears the code of a refusal and the address that asked."""
        self._app = app
        self._relay = relay
        self._refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        said = next((value for name, value in scope["headers"] if name == PASSED), None)
        if said is not None:
            await self._passed(said, scope, receive, send)
            return
        if str(scope["type"]) == "http":  # sockets were passed on before they got here
            name = place_in(_target(scope))
            if name is not None or (not self._relay.lease.trusted and _makes_something(scope)):
                await self._served(name or "", scope, receive, send)
                return
        await self._app(scope, receive, send)

    async def _passed(self, said: bytes, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what another process has passed on: it says who the client is, and proves that it may."""
        relay = self._relay
        secret, _, client = said.decode("latin-1").partition(" ")
        path = scope.get("raw_path") or b""
        name = place_in(_target(scope))
        mine = secrets.compare_digest(secret.encode(), relay.lease.me.secret.encode())  # else it looked for another one
        if not mine:
            self._refused("web-wrong-secret", scope["client"][0] if scope["client"] else "")
        if not mine or not (relay.lease.trusted if name is None else await relay.ours(name)):
            await _refuse(scope, receive, send, (PASSED, relay.why_not()))
            return
        if path.startswith(RENEW):
            log_id = path.removeprefix(RENEW).decode("latin-1")
            if log_id:
                await relay.shelf(log_id).renew(log_id)
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        address, _, how = client.partition(" ")
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != PASSED]
        scope["client"] = (address, 0) if address else None
        if how:
            scope["scheme"] = "https" if str(scope["type"]) == "http" else "wss"
        state = scope.setdefault("state", {})

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start" and state.get(UNDONE):
                message["headers"] = [*message["headers"], (PASSED, relay.why_not())]
            await send(message)

        await self._app(scope, receive, marked)

    async def _served(self, name: str, scope: Any, receive: Receive, send: Send) -> None:
        """Serve a request here or elsewhere; `name` is empty for one that any process may serve."""
        body, more = b"", True
        while more and len(body) <= _BIGGEST:
            message: Any = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE_S
        while True:
            done = None if more else await self._asked(name, scope, body, receive, send)
            if done is None:
                attempt = HeldAnswer(scope, send)
                await self._app(attempt.scope, again(body, receive, more=more), attempt.send)
                if attempt.undone and not more and loop.time() < until:
                    await asyncio.sleep(PAUSE_S)
                    continue
                await attempt.release()
            elif not done:  # it may have been done: whoever asks again finds out
                await _refuse(scope, receive, send)
            return

    async def _asked(self, name: str, scope: Any, body: bytes, receive: Receive, send: Send) -> bool | None:
        """True if another process has answered, False if one may have done it, None if it is to be served here."""
        ask = partial(self._answered, scope, body, receive, send)
        if name:
            return await self._relay.reached(name, ask, leaving=True)
        with suppress(HeldElsewhereError):
            return await self._relay.elsewhere(name, ask)
        return None

    async def _answered(self, scope: Any, body: bytes, receive: Receive, send: Send, peer: Peer) -> bool:
        """Ask that process, and send its answer; False without one.

        Raises `HeldElsewhereError` if it has done nothing, `OSError` and `TimeoutError` if it cannot be reached. It is
        also fine if the client has gone.
        """
        peer, reader, writer = await connected(peer)
        started = asyncio.Event()
        answer = asyncio.ensure_future(forward(scope, body, peer, reader, writer, send, started))
        gone = asyncio.ensure_future(disconnected(receive))
        try:
            await asyncio.wait({answer, gone, self._relay.lease.death_of(peer)}, return_when=asyncio.FIRST_COMPLETED)
            if answer.done():
                answer.result()
        except HeldElsewhereError:
            raise
        except (OSError, EOFError):
            pass
        finally:
            unheard = gone.done()
            writer.close()
            for task in (answer, gone):
                task.cancel()
            await asyncio.gather(answer, gone, return_exceptions=True)
        if not (started.is_set() or unheard) and scope["method"] in _HARMLESS:
            raise HeldElsewhereError
        return started.is_set() or unheard


class HeldAnswer:
    """An answer that is kept back if it only says that the request was not done; everything else is sent at once."""

    def __init__(self, scope: Any, send: Send) -> None:
        """`scope`: that of the request, of which the application gets a copy each time."""
        self.scope: Any = {**scope, "state": dict(scope.get("state") or {})}
        self._send = send
        self._kept: list[Message] = []

    @property
    def undone(self) -> bool:
        """True if the answer is kept back."""
        return bool(self._kept)

    async def send(self, message: Message) -> None:
        """Take a part of the answer."""
        if self._kept or (message["type"] == "http.response.start" and self.scope["state"].get(UNDONE)):
            self._kept.append(message)
        else:
            await self._send(message)

    async def release(self) -> None:
        """Send it all the same."""
        for message in self._kept:
            await self._send(message)


def _makes_something(scope: Any) -> bool:
    """True for a request that opens a table, a competition or a sheet, which any process can do."""
    return bool(scope["method"] == "POST" and scope["path"].startswith("/api/"))


async def _refuse(scope: Any, receive: Receive, send: Send, *more: tuple[bytes, bytes]) -> None:
    """Let the client come again."""
    if scope["type"] == "websocket":
        with suppress(Exception):  # each server has its own for a socket that is closed
            await receive()
            await send({"type": "websocket.close", "code": 1012, "reason": None})
        return
    error = HeldElsewhereError()
    problem = Problem(code_of(error), error.message(language_of(ASGIConnection(scope))))
    body = msgspec.json.encode(problem)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", b"2"),
        (b"cache-control", b"no-store"),
        *more,
    ]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _target(scope: Any) -> bytes:
    """The path with the query: a copy is taken in where the competition is that it replaces."""
    return b"%b?%b" % (scope.get("raw_path") or b"", scope.get("query_string") or b"")
