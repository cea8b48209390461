"""The wire between clients and servers, and the server's end of a socket: late, doubled, out of order, cut."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from tests.server.live.clients import next_frame

from canasta.server.live.errors import passes
from canasta.server.live.session import Session, goodbye
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from tests.server.simulation.loop import SimLoop
    from tests.server.simulation.servers import Server
    from tests.server.simulation.world import World

PATIENCE_S: Final = 10.0  # a client's, with an answer
T = TypeVar("T")


class Lost(Exception):
    """No answer: what was asked may have been done or not."""


class Network:
    """Requests and sockets from anywhere to any server. `parted` has the clients that now reach no server."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.parted: set[str] = set()

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
        world.loop.on(None, self._there(who, server, work, answer, self.delay(), command))
        if world.weather.strikes("duplicate"):
            again = self.delay() + world.loop.chance.uniform(0.0, 5.0)
            world.loop.on(None, self._there(who, server, work, answer, again, command))
        try:
            return await asyncio.wait_for(answer, PATIENCE_S)
        except TimeoutError:
            raise Lost from None

    async def _there(
        self,
        who: str,
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
                found, error = await work(server), None
            except WordedError as refusal:
                found, error = None, refusal
                done = command is not None and command[0] not in world.frozen and world.store.has(*command)
                if done and not passes(refusal):
                    world.audit.wrong("refused though it is done", command, refusal)
            except Exception as fault:
                if not server.node.dead:
                    world.audit.wrong("a fault of the server", repr(fault))
                return
            world.loop.on(None, self._back(who, server, answer, found, error))

        world.loop.on(server.node, serve())

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
        return Socket(self._world, who, server, connect)


class Socket:
    """A client's socket. `inbox` has the frames of the server, and None at the end.

    Frames keep their order on one socket. One that is lost takes all later ones with it, and both ends notice late.
    """

    def __init__(self, world: World, who: str, server: Server, connect: Open) -> None:
        self._world = world
        self._who = who
        self.server = server
        self.inbox, self._up = Inbox(world.loop), Inbox(world.loop)
        self._arrivals = [0.0, 0.0]
        self._broken = False
        server.sockets.append(self)
        world.loop.on(server.node, attend(server, connect, self._up, self.tell))

    def send(self, message: msgspec.Struct) -> None:
        """Send a command."""
        self._travel(0, self._up, msgspec.json.encode(message))

    def leave(self) -> None:
        """Close it, as a page that is closed does; the server hears of it later, or much later."""
        self._travel(0, self._up, None)

    def tell(self, frame: bytes | None) -> None:
        """Send the client a frame, or the end."""
        self._travel(1, self.inbox, frame)

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


class Inbox:
    """Frames in order, and None at the end. One task reads; waiting costs a timer and no task."""

    def __init__(self, loop: SimLoop) -> None:
        self._loop = loop
        self._frames: deque[bytes | None] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def put(self, frame: bytes | None) -> None:
        """Add a frame."""
        self._frames.append(frame)
        self._wake()

    async def get(self, seconds: float | None = None) -> bytes | None:
        """The next frame. Raises `TimeoutError` if none comes for so long."""
        if not self._frames:
            waiter = self._waiter = self._loop.create_future()
            timer = None if seconds is None else self._loop.call_later(seconds, self._wake)
            try:
                await waiter
            finally:
                self._waiter = None
                if timer is not None:
                    timer.cancel()
            if not self._frames:
                raise TimeoutError
        return self._frames.popleft()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


Open = Callable[["Server"], Awaitable[Session]]


async def attend(server: Server, connect: Open, up: Inbox, tell: Callable[[bytes | None], object]) -> None:
    """Serve a client until one side ends it, as `canasta.server.web.sockets` does."""
    try:
        session = await connect(server)
    except WordedError as error:
        tell(goodbye(error, "en"))
        tell(None)
        return
    except Exception as fault:
        if not server.node.dead:
            server.world.audit.wrong("a fault of the server", repr(fault))
        return

    async def speak() -> None:
        while (frame := await next_frame(session)) is not None:
            tell(frame)
        tell(None)
        up.put(None)

    telling = asyncio.ensure_future(speak())
    while (frame := await up.get()) is not None:
        await session.handle(frame)
    telling.cancel()
    await session.close()
