"""Connections between the servers: what one passes on to another travels here, as HTTP and as the bytes of sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from typing import TYPE_CHECKING, Any

from tests.server.simulation.inbox import Inbox
from tests.server.simulation.loop import Node, context_of, node_here

if TYPE_CHECKING:
    from tests.server.simulation.servers import Server
    from tests.server.simulation.world import World


class Wires:
    """All connections between servers."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._ends: dict[Node, dict[WireEnd, None]] = {}
        self._apart: list[tuple[frozenset[str], asyncio.Future[None]]] = []
        world.loop.connect = self.connect

    async def connect(self, make: Callable[[], Any], host: str) -> tuple[WireEnd, Any]:
        """A connection from the node that runs to the server of that name. Raises `ConnectionRefusedError`."""
        world, here = self._world, node_here()
        assert here is not None
        await asyncio.sleep(world.network.delay())
        while (parted := self.parted(here.name, host)) is not None:  # nobody answers, until the caller has enough
            await asyncio.shield(parted)
        server = next((each for each in world.servers if each is not None and each.node.name == host), None)
        if server is None or server.node.dead:
            raise ConnectionRefusedError(host)
        world.audit.heard["passed on"] += 1
        near, far = WireEnd(world, here, make()), WireEnd(world, server.node, Arrival(server))
        near.other, far.other = far, near
        for end in (near, far):
            self._ends.setdefault(end.node, {})[end] = None
            world.loop.call_soon(end.protocol.connection_made, end, context=end.context)
        await asyncio.sleep(0)
        return near, near.protocol

    async def part(self, names: frozenset[str], seconds: float) -> None:
        """Keep those servers from all others for so long: nothing arrives, and what was sent comes afterwards."""
        ended: asyncio.Future[None] = self._world.loop.create_future()
        self._apart.append((names, ended))
        await asyncio.wait({ended}, timeout=seconds)
        self._join((names, ended))

    def join(self) -> None:
        """Let all servers reach each other again."""
        for parted in list(self._apart):
            self._join(parted)

    def parted(self, one: str, other: str) -> asyncio.Future[None] | None:
        """Something to wait for while nothing gets from one server to the other; None if it does."""
        return next((ended for names, ended in self._apart if (one in names) != (other in names)), None)

    def _join(self, parted: tuple[frozenset[str], asyncio.Future[None]]) -> None:
        if parted in self._apart:
            self._apart.remove(parted)
        if not parted[1].done():
            parted[1].set_result(None)
        for ends in list(self._ends.values()):
            for end in list(ends):
                end.release()

    @property
    def apart(self) -> bool:
        """True while some servers cannot reach others."""
        return bool(self._apart)

    def died(self, node: Node) -> None:
        """A node has been killed: its system closes all of its connections."""
        for end in self._ends.pop(node, {}):
            end.lose()


class WireEnd(asyncio.Transport):
    """One end of a connection: bytes keep their order, and come late."""

    def __init__(self, world: World, node: Node, protocol: Any) -> None:
        super().__init__()
        self._world = world
        self.node = node
        self.protocol = protocol
        self.context: Context = context_of(node)
        self.other: WireEnd
        self._arrival = 0.0
        self._kept: list[tuple[Callable[[Any], None], Any]] = []  # what arrives once the servers reach each other
        self._closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._closed:
            self._travel(self.other._hear, bytes(data))

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._travel(self.other._end, None)
            self._world.loop.call_soon(self.protocol.connection_lost, None, context=self.context)

    abort = close

    def lose(self) -> None:
        """The other end hears that this one is gone, and nothing more."""
        if not self._closed:
            self._closed = True
            self._travel(self.other._end, ConnectionResetError())

    def is_closing(self) -> bool:
        return self._closed

    def pause_reading(self) -> None:
        """No reader is so slow here."""

    resume_reading = pause_reading

    def _travel(self, arrive: Callable[[Any], None], what: Any) -> None:
        loop = self._world.loop
        self._arrival = max(self._arrival + 1e-6, loop.now + self._world.network.delay())
        loop.call_at(self._arrival, self._arrive, arrive, what, context=self.other.context)

    def _arrive(self, arrive: Callable[[Any], None], what: Any) -> None:
        """Let it arrive at the other end, after all that was sent before it."""
        if self._kept or self._world.wires.parted(self.node.name, self.other.node.name) is not None:
            self._kept.append((arrive, what))
        else:
            arrive(what)

    def release(self) -> None:
        """Let everything arrive that was kept, unless another partition keeps it."""
        if self._kept and self._world.wires.parted(self.node.name, self.other.node.name) is None:
            kept, self._kept = self._kept, []
            for arrive, what in kept:
                self._world.loop.call_soon(arrive, what, context=self.other.context)

    def _hear(self, data: bytes) -> None:
        if not self._closed:
            self.protocol.data_received(data)

    def _end(self, error: Exception | None) -> None:
        if not self._closed:
            self._closed = True
            self.protocol.connection_lost(error)


class Arrival(asyncio.Protocol):
    """The server's end of a connection: a request, or the socket of a client, that another server passes on."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._come = b""
        self._lines: Inbox | None = None
        self._gone: asyncio.Future[dict[str, Any]] = server.world.loop.create_future()
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._come += data
        if self._lines is None and b"\r\n\r\n" in self._come:
            head, _, self._come = self._come.partition(b"\r\n\r\n")
            self._lines = Inbox(self._server.world.loop)
            self._server.world.loop.create_task(self._serve(_scope_of(head)))
        if self._lines is not None:
            *lines, self._come = self._come.split(b"\n")
            for line in lines:
                self._lines.put(line)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._gone.done():
            self._gone.set_result({"type": "http.disconnect"})
        if self._lines is not None:
            self._lines.put(None)

    async def _serve(self, scope: dict[str, Any]) -> None:
        scope["lines"], scope["write"] = self._lines, self._transport.write
        told = iter([{"type": "http.request", "body": b"", "more_body": False}])

        async def receive() -> Any:
            return next(told, None) or await self._gone

        if scope["type"] == "http" or await self._opened(scope["path"].rpartition("/")[2]):
            await self._server.answer(scope, receive, self._send)
        self._transport.close()

    async def _opened(self, name: str) -> bool:
        """Open a socket that another server passes on, or say that it does not belong here (`HttpProtocol`)."""
        relay = self._server.relay
        assert relay is not None
        ours = await relay.ours(name)
        self._transport.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n" if ours else relay.not_here() + b"\r\n")
        return ours

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            lines = [b"HTTP/1.0 %d" % message["status"], *(b"%b: %b" % each for each in message["headers"])]
            self._transport.write(b"\r\n".join([*lines, b"", b""]))
        elif message["type"] == "http.response.body" and message["body"]:
            self._transport.write(message["body"])


def asked_for(name: str, number: int, *, socket: bool = False) -> dict[str, Any]:
    """The scope of a request for a log, by the number under which the wire keeps what it is about."""
    target = f"/{'ws' if socket else 'api'}/tables/{name}".encode()
    return {
        "type": "websocket" if socket else "http",
        "scheme": "ws" if socket else "http",
        "method": "GET" if socket else "POST",
        "path": target.decode(),
        "raw_path": target,
        "query_string": b"number=%d" % number,
        "headers": [],
        "client": ("10.0.0.1", 1),
    }


def _scope_of(head: bytes) -> dict[str, Any]:
    """The scope of what has arrived as bytes."""
    first, *lines = head.split(b"\r\n")
    path, _, query = first.split(b" ")[1].partition(b"?")
    scope = asked_for(path.rpartition(b"/")[2].decode(), 0, socket=path.startswith(b"/ws/"))
    headers = [(name.lower(), value) for name, _, value in (line.partition(b": ") for line in lines)]
    return {**scope, "query_string": query, "headers": headers}
