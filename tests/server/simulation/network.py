"""The wire between clients and servers: late, doubled, out of order across connections, cut."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from contextvars import Context
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from tests.server.simulation.attending import Open, attend, serve_there
from tests.server.simulation.inbox import Inbox
from tests.server.simulation.wires import asked_for

from canasta.server.journal.errors import HeldElsewhereError
from canasta.server.live.errors import passes
from canasta.server.web.tunnel import Tunnel, passed_header
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from tests.server.simulation.servers import Server
    from tests.server.simulation.world import World

    from canasta.server.store import Peer

PATIENCE_S: Final = 10.0  # a client's, with an answer
T = TypeVar("T")


class Lost(Exception):
    """No answer: what was asked may have been done or not."""


class Network:
    """Requests and sockets from anywhere to any server. `parted` has the clients that now reach no server."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.parted: set[str] = set()
        self._asked: dict[int, Callable[[Server, Any], Awaitable[None]]] = {}
        self._numbers = itertools.count(1)

    def delay(self) -> float:
        """The seconds that something is under way."""
        chance = self._world.loop.chance
        return chance.uniform(0.2, 3.0) if self._world.weather.strikes("slow wire") else chance.uniform(0.002, 0.06)

    def reaches(self, who: str, server: Server) -> bool:
        """True if that client and that server hear each other now."""
        return who not in self.parted and not server.node.dead

    async def ask(
        self,
        who: str,
        name: str,
        work: Callable[[Server], Awaitable[T]],
        command: tuple[str, str] | None = None,
        *,
        at: Server | None = None,
    ) -> T:
        """Ask the server that has log `name`, or this one. Raises `Lost`, and the error with which it refuses.

        `command`, a log and the id that it keeps, must not be refused once it is done.
        """
        world = self._world
        server = at or world.server_for(name)
        if server is None:
            await asyncio.sleep(self.delay())
            raise Lost
        answer: asyncio.Future[T] = world.loop.create_future()
        world.loop.on(None, self._there(who, name, server, work, answer, self.delay(), command))
        if world.weather.strikes("duplicate"):
            again = self.delay() + world.loop.chance.uniform(0.0, 5.0)
            world.loop.on(None, self._there(who, name, server, work, answer, again, command))
        try:
            return await asyncio.wait_for(answer, PATIENCE_S)
        except TimeoutError:
            raise Lost from None

    async def _there(
        self,
        who: str,
        name: str,
        server: Server,
        work: Callable[[Server], Awaitable[T]],
        answer: asyncio.Future[T],
        delay: float,
        command: tuple[str, str] | None,
    ) -> None:
        await asyncio.sleep(delay)
        world = self._world
        if not self.reaches(who, server) or world.weather.strikes("request lost"):
            return

        async def serve() -> None:
            try:
                found, error = await self._answered(name, server, work)
            except WordedError as refusal:
                found, error = None, refusal
                if command is not None and not passes(refusal) and world.store.has(*command):
                    world.audit.wrong("refused though it is done", *command, refusal)
            except Exception as fault:
                if not server.node.dead:
                    world.audit.wrong("a fault of the server", repr(fault))
                return
            world.loop.on(None, self._back(who, server, answer, found, error))

        world.loop.on(server.node, serve())

    async def _answered(self, name: str, server: Server, work: Callable[[Server], Awaitable[T]]) -> tuple[T, None]:
        """The answer of a server that was asked, or of the one to which it passes the request on."""
        if server.relay is None or not name or server.relay.here(name):
            return await work(server), None
        outcome: list[T] = []
        refusals: list[WordedError] = []

        async def at(there: Server, _scope: Any) -> None:
            try:
                outcome.append(await work(there))
            except WordedError as refusal:
                refusals.append(refusal)

        said: list[Any] = []

        async def send(message: Any) -> None:
            said.append(message)

        number = self.number(at)
        told = iter([{"type": "http.request", "body": b"", "more_body": False}])

        async def receive() -> Any:
            return next(told, None) or await asyncio.sleep(3600, {"type": "http.disconnect"})

        await server.answer(asked_for(name, number), receive, send)
        del self._asked[number]
        if not said or said[0]["status"] != 200 or not (outcome or refusals):
            raise HeldElsewhereError
        if refusals:
            raise refusals[0]
        return outcome[0], None

    def number(self, work: Callable[[Server, Any], Awaitable[None]]) -> int:
        """The number of a request, by which any server finds what it is about."""
        number = next(self._numbers)
        self._asked[number] = work
        return number

    def about(self, scope: Any) -> Callable[[Server, Any], Awaitable[None]]:
        """The subject of a request; nothing if nobody waits for it any more."""
        return self._asked.get(int(scope["query_string"].partition(b"=")[2]), _nothing)

    async def _back(
        self, who: str, server: Server, answer: asyncio.Future[Any], found: Any, error: Exception | None
    ) -> None:
        await asyncio.sleep(self.delay())
        if answer.done() or not self.reaches(who, server) or self._world.weather.strikes("answer lost"):
            return
        if error is None:
            answer.set_result(found)
        else:
            answer.set_exception(error)

    async def open(self, who: str, name: str, connect: Open) -> Socket:
        """Open a socket to the server that has log `name`. Raises `Lost`."""
        server = self._world.server_for(name)
        await asyncio.sleep(self.delay())
        if server is None or not self.reaches(who, server):
            raise Lost
        return Socket(self._world, who, name, server, connect)


class Socket:
    """A client's socket. `inbox` has the frames of the server, and None at the end.

    Frames keep their order on one socket. One that is lost takes all later ones with it, and both ends notice late.
    """

    def __init__(self, world: World, who: str, name: str, server: Server, connect: Open) -> None:
        self._world = world
        self._who = who
        self._name = name
        self.server = server
        self.inbox, self._up = Inbox(world.loop), Inbox(world.loop)
        self._arrivals = [0.0, 0.0]
        self._broken = False
        server.sockets.append(self)
        world.loop.on(server.node, self._serve(connect))

    def send(self, message: msgspec.Struct) -> None:
        """Send a command."""
        self._travel(0, self._up, msgspec.json.encode(message))

    def leave(self) -> None:
        """Close it, as a page that is closed does; the server hears of it later, or much later."""
        self._travel(0, self._up, None)

    async def _serve(self, connect: Open) -> None:
        """The server's end, as `canasta.server.web` has it: it serves the client, or passes the bytes on."""
        relay = self.server.relay
        if relay is not None and not relay.here(self._name):
            request = partial(self._head, self._world.network.number(partial(serve_there, connect)))
            there = await relay.reached(self._name, partial(relay.tunnel, request=request))
            if there is not None:
                await self._pass_on(there)
                return
        await attend(self.server, connect, self._up, self.tell)

    def _head(self, number: int, peer: Peer) -> bytes:
        """The request as it goes to the server that holds it."""
        scope, proof = asked_for(self._name, number, socket=True), passed_header(peer, "10.0.0.1", "ws")
        target = scope["raw_path"] + b"?" + scope["query_string"]
        return b"GET %b HTTP/1.1\r\n%b: %b\r\n\r\n" % (target, *proof)

    async def _pass_on(self, there: Tunnel) -> None:
        """Have the server at the other end serve the client, through this one."""
        here = Tunnel()
        here.connection_made(Front(self))
        there.join(here)
        while (frame := await self._up.get()) is not None:
            here.data_received(frame + b"\n")
        here.connection_lost(None)

    def tell(self, frame: bytes | None) -> None:
        """Send the client a frame, or the end."""
        self._travel(1, self.inbox, frame)

    def end(self) -> None:
        """The server's end is closed: nobody reads what the client sends."""
        self._up.put(None)

    def _travel(self, way: int, to: Inbox, frame: bytes | None) -> None:
        if self._broken:
            return
        loop, network = self._world.loop, self._world.network
        if self._world.weather.strikes("socket lost"):
            self.lose()
            return
        self._arrivals[way] = when = max(self._arrivals[way] + 1e-6, loop.time() + network.delay())
        loop.call_at(when, self._arrive, to, frame, context=Context())

    def _arrive(self, to: Inbox, frame: bytes | None) -> None:
        if self._who in self._world.network.parted or (self.server.node.dead and to is self._up):
            self.lose()
        elif not self._broken:
            to.put(frame)

    def lose(self) -> None:
        """From here on, nothing more comes through."""
        if not self._broken:
            self._broken = True
            loop = self._world.loop
            loop.call_later(loop.chance.uniform(0.1, 8.0), self.inbox.put, None, context=Context())
            loop.call_later(loop.chance.uniform(0.1, 45.0), self._up.put, None, context=Context())


class Front(asyncio.Transport):
    """The client's end of a tunnel, as the server that passes on has it. Lines after its head are frames."""

    def __init__(self, socket: Socket) -> None:
        super().__init__()
        self._socket = socket
        self._come = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        *frames, self._come = (self._come + bytes(data)).split(b"\n")
        for frame in frames:
            if not frame.endswith(b"\r"):
                self._socket.tell(frame)

    def close(self) -> None:
        self._socket.tell(None)
        self._socket.end()

    abort = close

    def pause_reading(self) -> None:
        """No reader is so slow here."""

    resume_reading = pause_reading


async def _nothing(_server: Server, _scope: Any) -> None:
    """A request that nobody waits for."""
