"""Requests for what another server process holds: they are passed on to it, byte for byte.

Any process may be asked for anything. A reverse proxy that routes by id saves the detour, and nothing depends on it.
What was passed on once is never passed on again: who does not hold it says so, and the first asks once more who does.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from litestar.connection import ASGIConnection

from canasta.server.journal.errors import HeldElsewhereError
from canasta.server.live.errors import code_of
from canasta.server.web.forwarding import CONNECT_S, address_of, again, connected, disconnected, forward
from canasta.server.web.language import language_of
from canasta.server.web.tunnel import NOT_HERE, PASSED, RENEW, Tunnel, place_in
from canasta.server.wire.rest import Problem
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

    from canasta.server.clubs.hub import ClubHub
    from canasta.server.live.hub import Hub
    from canasta.server.store.values import Peer

PATIENCE_S: Final = 5.0  # longer than the lease of a process that has died
_PAUSE_S: Final = 0.2
_ASTRAY_S: Final = 0.5  # for which a process without a lease lets people wait; then they may ask another one
_BIGGEST: Final = 1024 * 1024  # bytes of a body that is passed on; the limit itself is up to who answers

T = TypeVar("T")


class Relay:
    """The way to the other processes, and from them."""

    def __init__(self, hub: Hub, clubs: ClubHub) -> None:
        self._store = hub.store
        self._lease = hub.lease
        self._shelves = {"C": clubs.clubs, "S": clubs.sheets, "": hub.tables}
        self._tunnels: dict[int, dict[Tunnel, None]] = {}  # in the order in which they began

    def here(self, name: str) -> bool:
        """True if this process can answer without asking the store who holds it."""
        return self._shelf(name).known(name) is not None

    async def reached(self, name: str, connect: Callable[[Peer], Awaitable[T]]) -> T | None:
        """A connection to the process that holds it; None if the request belongs here, or nobody can be reached.

        What nobody holds is taken. A dead process is waited for until its lease is over.
        """
        loop = asyncio.get_running_loop()
        begun = loop.time()
        refused = False
        while not self.here(name) and not self._lease.leaving:
            gone: asyncio.Future[None] = loop.create_future()
            try:
                if self._lease.trusted:
                    holder = await self._store.holder(name)
                    peer = holder or (self._lease.me if refused else self._lease.chosen(name))
                    if peer.server == self._lease.me.server:
                        await self._shelf(name).take(name)
                        return None
                    return await connect(peer)
            except HeldElsewhereError:
                refused = True  # if nobody holds it next time either, it is ours
            except WordedError:
                return None  # it will be said in words
            except (OSError, ValueError, TimeoutError):
                refused, gone = True, self._lease.suspect(peer)
            if loop.time() > begun + (PATIENCE_S if self._lease.trusted else _ASTRAY_S):
                return None
            await asyncio.wait({gone}, timeout=_PAUSE_S)
        return None

    def close(self) -> None:
        """Close all tunnels: their clients come back by another way."""
        for tunnels in self._tunnels.values():
            for each in tunnels.copy():
                if each.transport is not None:
                    each.transport.close()

    # Sockets

    async def tunnel(self, peer: Peer, request: Callable[[Peer], bytes]) -> Tunnel:
        """One end of a tunnel to that process, which has begun to answer the request.

        Raises `OSError` and `TimeoutError` if it cannot be reached, `HeldElsewhereError` if it does not hold what was
        asked for.
        """
        host, port = address_of(peer)
        async with asyncio.timeout(CONNECT_S):
            transport, found = await asyncio.get_running_loop().create_connection(Tunnel, host, port)
        self._keep(peer, found)
        transport.write(request(peer))
        try:
            async with asyncio.timeout(PATIENCE_S):
                await found.begun.wait()
        except BaseException:
            transport.abort()
            raise
        if not found.early or found.early.startswith(NOT_HERE):
            transport.abort()
            raise HeldElsewhereError
        return found

    def _keep(self, peer: Peer, tunnel: Tunnel) -> None:
        """Close the tunnel when the process is taken for dead: a stopped one would be silent for ever."""
        tunnels = self._tunnels.get(peer.server)
        if tunnels is None:
            tunnels = self._tunnels[peer.server] = {}

            def close(_: object) -> None:
                for each in self._tunnels.pop(peer.server, {}).copy():
                    if each.transport is not None:
                        each.transport.abort()

            self._lease.death_of(peer).add_done_callback(close)
        tunnels[tunnel] = None
        tunnel.at_end = lambda: tunnels.pop(tunnel, None)

    async def ours(self, name: str) -> bool:
        """Take what another process has passed on; False if it is not ours."""
        if self.here(name):
            return True
        try:
            await self._shelf(name).take(name)
        except HeldElsewhereError:
            return False
        except WordedError:
            pass  # it will be said in words
        return True

    # Requests

    def around(self, app: ASGIApp) -> ASGIApp:
        """The application, with what other processes pass on, and without what belongs to them."""

        async def served(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] not in ("http", "websocket"):
                await app(scope, receive, send)
                return
            said = next((value for name, value in scope["headers"] if name == PASSED), None)
            if said is not None:
                await self._passed(app, said, scope, receive, send)
                return
            request = str(scope["type"]) == "http"  # sockets were passed on before they got here
            name = place_in(scope.get("raw_path") or b"") if request else None
            if name is None or self.here(name):
                await app(scope, receive, send)
            else:
                await self._pass_on(app, name, scope, receive, send)

        return served

    async def _passed(self, app: ASGIApp, said: bytes, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what another process has passed on: it says who the client is, and proves that it may."""
        secret, _, client = said.decode("latin-1").partition(" ")
        name = place_in(scope.get("raw_path") or b"")
        mine = secrets.compare_digest(secret.encode(), self._lease.me.secret.encode())  # else it looked for another one
        if not mine or (name is not None and not await self.ours(name)):
            await _refuse(scope, receive, send, (PASSED, b"no"))
            return
        path = scope.get("raw_path") or b""
        if path.startswith(RENEW):
            log_id = path.removeprefix(RENEW).decode("latin-1")
            if log_id:
                await self._shelf(log_id).renew(log_id)
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return
        address, _, how = client.partition(" ")
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != PASSED]
        scope["client"] = (address, 0) if address else None
        if how:
            scope["scheme"] = "https" if str(scope["type"]) == "http" else "wss"
        await app(scope, receive, send)

    async def _pass_on(self, app: ASGIApp, name: str, scope: Any, receive: Receive, send: Send) -> None:
        body = b""
        more = True
        while more and len(body) <= _BIGGEST:
            message: Any = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
        tries = 1 + int(PATIENCE_S / _PAUSE_S)
        while tries := tries - 1:
            found = None if more else await self.reached(name, connected)
            if found is None:
                await app(scope, again(body, receive, more=more), send)
                return
            try:
                if await self._answered(scope, body, receive, send, *found):
                    return
                break  # it may have been done: whoever asks again finds out
            except HeldElsewhereError:
                await asyncio.sleep(_PAUSE_S)
        await _refuse(scope, receive, send)

    async def _answered(
        self,
        scope: Any,
        body: bytes,
        receive: Receive,
        send: Send,
        peer: Peer,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> bool:
        """Ask that process, and send its answer; False without one. Raises `HeldElsewhereError` if it has done nothing.

        It is also fine if the client has gone.
        """
        started = asyncio.Event()
        answer = asyncio.ensure_future(forward(scope, body, peer, reader, writer, send, started))
        gone = asyncio.ensure_future(disconnected(receive))
        try:
            await asyncio.wait({answer, gone, self._lease.death_of(peer)}, return_when=asyncio.FIRST_COMPLETED)
            if answer.done():
                answer.result()
        except (OSError, EOFError):
            pass
        finally:
            unheard = gone.done()
            for task in (answer, gone):
                task.cancel()
            await asyncio.gather(answer, gone, return_exceptions=True)
            writer.close()
        return started.is_set() or unheard

    def _shelf(self, name: str) -> Any:
        return self._shelves[name[0] if name[0] in "CS" else ""]


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
