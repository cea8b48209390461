"""`/ws/tables/{id}`: one socket of a player or a watcher. Two loops; what is said is the business of the session."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket
from litestar.handlers import WebsocketRouteHandler, websocket
from litestar.params import FromPath

from canasta.server.live import goodbye, read_hello
from canasta.server.live.errors import Worded
from canasta.server.live.session import Session
from canasta.server.web.config import Limits
from canasta.server.web.errors import WebError
from canasta.server.web.given import TheConfig, TheHub, TheKeeper
from canasta.server.web.guard import address_of, check_origin
from canasta.server.web.language import language_of
from canasta.server.web.limits import Bucket, Keeper

NORMAL, POLICY = 1000, 1008  # codes of RFC 6455

Socket = WebSocket[Any, Any, Any]


class Gone(Exception):
    """The client has closed the socket, or the network has."""


def socket_handler() -> WebsocketRouteHandler:
    @websocket("/ws/tables/{table:str}")
    async def table_socket(
        socket: WebSocket[Any, Any, Any], table: FromPath[str], hub: TheHub, keeper: TheKeeper, config: TheConfig
    ) -> None:
        """Accept, hear the first words, then talk until one side has enough."""
        check_origin(socket, config)  # refused before it is accepted: 403
        await socket.accept()
        lang = language_of(socket)
        try:
            with keeper.socket(address_of(socket), table):
                async with asyncio.timeout(config.limits.hello):
                    hello = read_hello(await frame_of(socket))
                lang = hello.lang
                await talk(socket, await hub.connect(table, hello), keeper, config.limits)
        except Gone:
            return
        except TimeoutError:
            await leave(socket, goodbye(WebError("silent"), lang), POLICY)
        except Worded as error:
            await leave(socket, goodbye(error, lang), POLICY)

    return table_socket


async def talk(socket: Socket, session: Session, keeper: Keeper, limits: Limits) -> None:
    """Hear and tell until the session ends, the client goes, or nothing has been heard for too long."""
    telling = asyncio.create_task(tell(socket, session))
    hearing = asyncio.create_task(hear(socket, session, keeper, limits))
    try:
        await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
        if hearing.done() and not telling.done() and isinstance(hearing.exception(), TimeoutError):
            session.end("silent")
            await asyncio.wait((telling,), timeout=5)
    finally:
        for task in (telling, hearing):
            task.cancel()
        await session.close()
        done = await asyncio.gather(telling, hearing, return_exceptions=True)
    for outcome in done:
        if isinstance(outcome, Exception) and not isinstance(outcome, Gone | TimeoutError):
            raise outcome


async def hear(socket: Socket, session: Session, keeper: Keeper, limits: Limits) -> None:
    """Pass every frame on. One who speaks too fast is heard more slowly: the server reads no faster than it listens."""
    bucket, clock = Bucket(limits.frames, keeper.clock()), asyncio.get_running_loop().time
    async with asyncio.timeout(limits.silence) as patience:
        while True:
            frame = await frame_of(socket)
            if late := bucket.wait(keeper.clock()):
                await asyncio.sleep(late)
            patience.reschedule(None)  # the table may take its time
            await session.hear(frame)
            patience.reschedule(clock() + limits.silence)


async def tell(socket: Socket, session: Session) -> None:
    """Send what the session has to say, then close."""
    while (frame := await session.next()) is not None:
        await send(socket, frame)
    await close(socket, NORMAL)


async def frame_of(socket: Socket) -> str | bytes:
    """The next frame: text, or bytes that are not to be. Raises `Gone`."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise Gone
    text: str | None = event.get("text")
    return text if text is not None else event.get("bytes") or b""


async def leave(socket: Socket, last: bytes, code: int) -> None:
    try:
        await send(socket, last)
        await close(socket, code)
    except Gone:
        pass


async def send(socket: Socket, frame: bytes) -> None:
    try:
        await socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
    except Exception as error:  # each server has its own for a socket that is closed
        raise Gone from error


async def close(socket: Socket, code: int) -> None:
    try:
        await socket.send({"type": "websocket.close", "code": code, "reason": None})
    except Exception as error:
        raise Gone from error
