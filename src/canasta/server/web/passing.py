"""Requests for what another server process holds: they are passed on to it, byte for byte.

Any process may be asked for anything. A reverse proxy that routes by id saves the detour, and nothing depends on it.
What was passed on once is never passed on again.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import msgspec
from litestar.connection import ASGIConnection

from canasta.server.journal.errors import HeldElsewhereError
from canasta.server.live.errors import code_of
from canasta.server.web.language import language_of
from canasta.server.wire.rest import Problem
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from canasta.server.clubs.hub import ClubHub
    from canasta.server.live.hub import Hub
    from canasta.server.store.values import Peer

PASSED: Final = b"x-canasta-passed"  # with the secret of the process that it goes to, and the address of the client
PATIENCE_S: Final = 5.0  # longer than the lease of a process that has died
_PAUSE_S: Final = 0.2
_CONNECT_S: Final = 1.0
_ASTRAY_S: Final = 0.5  # for which a process without a lease lets people wait; then they may ask another one
_PLACE: Final = re.compile(rb"/(?:ws|api)/(?:tables|club|club/sheets)/([CS]?[a-z2-9]{10})(?:[/?].*)?", re.DOTALL)
_OF_THE_CONNECTION: Final = frozenset(
    {
        b"connection",
        b"keep-alive",
        b"transfer-encoding",
        b"content-length",
        b"upgrade",
        b"te",
        b"expect",
        PASSED,
    }
)
_BIGGEST: Final = 1024 * 1024  # bytes of a body that is passed on; the limit itself is up to who answers

Headers = list[tuple[bytes, bytes]]
T = TypeVar("T")


def place_in(target: bytes) -> str | None:
    """The id of a table, a competition or a sheet in the target of a request."""
    found = _PLACE.fullmatch(target)
    return None if found is None else found[1].decode()


class Tunnel(asyncio.Protocol):
    """One end of a connection that is passed on; what arrives here goes out at the `other` end."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: Tunnel | None = None
        self.at_end: Callable[[], object] = lambda: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.at_end()
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()


class Relay:
    """The way to the other processes, and from them."""

    def __init__(self, hub: Hub, clubs: ClubHub) -> None:
        self._store = hub.store
        self._lease = hub.lease
        self._shelves = {"C": clubs.clubs, "S": clubs.sheets, "": hub.tables}
        self._tunnels: dict[int, set[Tunnel]] = {}

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
                    try:
                        async with asyncio.timeout(_CONNECT_S):
                            return await connect(peer)
                    except (OSError, ValueError, TimeoutError):
                        refused = True  # if it was not even held, it is ours
                        gone = self._lease.suspect(peer)
            except HeldElsewhereError:
                pass  # somebody was faster, or our own lease is over
            except WordedError:
                return None  # it will be said in words
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

    async def tunnel(self, peer: Peer) -> tuple[Peer, Tunnel]:
        """A new connection to that process, as one end of a tunnel."""
        host, _, port = peer.address.rpartition(":")
        _, found = await asyncio.get_running_loop().create_connection(Tunnel, host.strip("[]"), int(port))
        self._keep(peer, found)
        return peer, found

    def _keep(self, peer: Peer, tunnel: Tunnel) -> None:
        """Close the tunnel when the process is taken for dead: a stopped one would be silent for ever."""
        tunnels = self._tunnels.get(peer.server)
        if tunnels is None:
            tunnels = self._tunnels[peer.server] = set()

            def close(_: object) -> None:
                for each in self._tunnels.pop(peer.server, set()).copy():
                    if each.transport is not None:
                        each.transport.abort()

            self._lease.death_of(peer).add_done_callback(close)
        tunnels.add(tunnel)
        tunnel.at_end = lambda: tunnels.discard(tunnel)

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
        secret, _, address = said.decode("latin-1").partition(" ")
        if not secrets.compare_digest(secret.encode(), self._lease.me.secret.encode()):  # it looked for another one
            await _refuse(scope, receive, send)
            return
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != PASSED]
        scope["client"] = (address, 0) if address else None
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
        found = None if more else await self.reached(name, _streams)
        if found is None:
            await app(scope, _again(body, receive, more=more), send)
            return
        peer, reader, writer = found
        started = asyncio.Event()
        forward = asyncio.ensure_future(_forward(scope, body, peer, reader, writer, send, started))
        gone = asyncio.ensure_future(_disconnected(receive))
        try:
            await asyncio.wait({forward, gone, self._lease.death_of(peer)}, return_when=asyncio.FIRST_COMPLETED)
            if forward.done():
                forward.result()
        except (OSError, EOFError):
            pass
        finally:
            unheard = gone.done()
            for task in (forward, gone):
                task.cancel()
            await asyncio.gather(forward, gone, return_exceptions=True)
            writer.close()
        if not (started.is_set() or unheard):  # it may have been done: whoever asks again finds out
            await _refuse(scope, receive, send)

    def _shelf(self, name: str) -> Any:
        return self._shelves[name[0] if name[0] in "CS" else ""]


def passed_header(peer: Peer, client: str) -> tuple[bytes, bytes]:
    """The header by which a process knows what another has passed on."""
    return PASSED, f"{peer.secret} {client}".encode("latin-1")


async def _streams(peer: Peer) -> tuple[Peer, asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = peer.address.rpartition(":")
    return peer, *await asyncio.open_connection(host.strip("[]"), int(port))


async def _forward(
    scope: Any,
    body: bytes,
    peer: Peer,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    send: Send,
    started: asyncio.Event,
) -> None:
    """Ask that process, and send its answer; `started` once it has begun. Raises `OSError`, `EOFError`.

    By HTTP 1.0, whose answers end with the connection: there is nothing else to read in them.
    """
    headers: Headers = [each for each in scope["headers"] if each[0] not in _OF_THE_CONNECTION]
    client = scope["client"][0] if scope["client"] else ""
    headers += [passed_header(peer, client), (b"content-length", str(len(body)).encode())]
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    lines = [b"%b %b HTTP/1.0" % (scope["method"].encode(), target), *(b"%b: %b" % each for each in headers)]
    writer.write(b"\r\n".join([*lines, b"", body]))
    await writer.drain()
    first, *said = (await reader.readuntil(b"\r\n\r\n")).strip().split(b"\r\n")
    pairs = [(name.lower(), value.strip()) for name, _, value in (line.partition(b":") for line in said)]
    kept = [each for each in pairs if each[0] == b"content-length" or each[0] not in _OF_THE_CONNECTION]
    started.set()
    start: Message = {"type": "http.response.start", "status": int(first.split()[1]), "headers": kept}
    await send(start)
    while data := await reader.read(65_536):
        await send({"type": "http.response.body", "body": data, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _again(body: bytes, receive: Receive, *, more: bool) -> Receive:
    """The same request once more, for ourselves."""
    told = False

    async def receive_again() -> Any:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": more}

    return receive_again


async def _refuse(scope: Any, receive: Receive, send: Send) -> None:
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
    ]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
