"""`/ws/tables/{id}` and other sockets; their sessions deal with the messages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from litestar import WebSocket
from litestar.handlers import websocket
from litestar.params import FromPath

from canasta.server.live import goodbye, read_hello
from canasta.server.live.errors import code_of
from canasta.server.live.session import Session, check_protocol
from canasta.server.web.config import Limits
from canasta.server.web.errors import WebError, language_of
from canasta.server.web.guard import check_host, check_origin
from canasta.server.web.limits import address_of, neighbourhood
from canasta.server.web.site import TheHub, site_of
from canasta.server.web.socket_protocol import MESSAGES, Gone, SocketProtocol
from canasta.server.wire.commands import Hello
from canasta.texts.errors import WordedError

POLICY: Final = 1008  # a code of RFC 6455
_PING: Final = 24  # letters: no message but a ping is as short, and those would hide what takes time
_PATIENCE: Final = 10.0  # seconds for the last words to go out

Socket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str], hub: TheHub) -> None:
    """Serve a player of a table, or a watcher."""
    await serve_socket(socket, table, hub.connect, site_of(socket.scope).config.limits.sockets_per_table)


async def serve_socket(
    socket: Socket, name: str, connect: Callable[[str, Hello], Awaitable[Session]], watchers: int
) -> None:
    """Accept, read the first message, then serve until one side ends it.

    No more than `watchers` sockets without a key are there at once; one more is turned away before a session hears of
    it.
    """
    site = site_of(socket.scope)
    config, limits, places = site.config, site.config.limits, site.places
    try:
        site.limiter.check(address_of(socket), limits.requests)
        check_host(socket, config)
        check_origin(socket, config)  # refused before it is accepted: 403
    except WebError as error:
        site.refused(code_of(error), socket)
        raise
    await socket.accept()
    wire, lang = wire_of(socket), language_of(socket)
    try:
        wire.pace = site.limiter.pace(address_of(socket))
        async with asyncio.timeout(limits.hello):
            hello = read_hello(await wire.message())
        lang = hello.lang
        check_protocol(hello)
        if hello.key is None:
            places.check(name, None, watchers)
        session = await connect(name, hello)
        try:
            places.check(name, session.holder, watchers)
        except WebError:
            await session.close()
            raise
        took = site.metrics.messages.observe
        # In a task of its own: else each message resumes all the coroutines of the application around this one.
        with places.taken(name, session.holder):
            await asyncio.create_task(serve_session(socket, session, limits, took))
    except Gone:
        return
    except TimeoutError:
        site.refused("web-silent", socket)
        leave(wire, goodbye(WebError("silent"), lang))
    except WordedError as error:
        site.refused(code_of(error), socket)
        leave(wire, goodbye(error, lang))
    finally:
        del socket.send, socket.receive  # they know the socket, which knows them: without them it is free at once


async def serve_session(
    socket: Socket,
    session: Session,
    limits: Limits,
    took: Callable[[float], None] = lambda _: None,
) -> None:
    """Serve until the session ends, the client leaves, or nothing has arrived for too long.

    A client that sends too fast is read more slowly, and one whose commands cost much is, too. One that does not even
    read the last words is cut off. `took` hears how many seconds each message took.
    """
    session.client = neighbourhood(address_of(socket))
    wire = wire_of(socket)
    player = session.player is not None  # the others wait for them
    idle = IdleTimer(session, limits.absence, wire) if player else IdleTimer(session, limits.silence)
    session.at_end(partial(asyncio.get_running_loop().call_later, _PATIENCE, wire.cut))
    wire.attach(session)
    try:
        while True:
            frame = await wire.message()
            if session.ended:  # unread frames delay neither the last words nor the server's end
                continue
            idle.hold()
            begun = time.perf_counter()
            wire.rest(await session.handle(frame) - 1)
            if len(frame) > _PING:
                took(time.perf_counter() - begun)
            idle.renew()
    finally:
        idle.end()
        await session.close()


class IdleTimer:
    """A timer that ends a session after that many silent seconds. It looks now and then, not for each frame.

    With a `wire` any sign from the other side counts, and after half of the time it is asked for one: a ping of RFC
    6455, which every client answers by itself, also the browser of a page whose timers it holds back.
    """

    def __init__(self, session: Session, seconds: float, wire: SocketProtocol | None = None) -> None:
        self._session = session
        self._seconds = seconds
        self._wire = wire
        self._loop = asyncio.get_running_loop()
        self._heard = self._loop.time()
        self._held = False
        self._step = seconds if wire is None else seconds / 2
        self._timer = self._loop.call_later(self._step, self._look)

    def hold(self) -> None:
        """Pause: a message has arrived, and its handling may take time."""
        self._held = True

    def renew(self) -> None:
        """Start the client's time again."""
        self._held, self._heard = False, self._loop.time()

    def end(self) -> None:
        """Stop the timer."""
        self._timer.cancel()

    def _look(self) -> None:
        now, wire = self._loop.time(), self._wire
        if wire is not None:
            self._heard = max(self._heard, wire.heard_at)
        left = self._heard + self._seconds - now
        if self._held or (wire is not None and wire.paused):
            self._wait(self._step)
        elif left <= 0:
            self._session.end("silent")
        elif wire is not None and left <= self._step:
            wire.ping()
            self._wait(left)
        else:
            self._wait(left if wire is None else left - self._step)

    def _wait(self, seconds: float) -> None:
        self._timer = self._loop.call_later(seconds, self._look)


def wire_of(socket: Socket) -> SocketProtocol:
    """The messages of the socket."""
    extensions: Any = socket.scope["extensions"]
    found: SocketProtocol = extensions[MESSAGES]
    return found


def leave(wire: SocketProtocol, last: bytes) -> None:
    """Say the last words to a client that is turned away."""
    wire.say(last)
    wire.close(POLICY)
