"""The server's end of a socket: a client is served until one side ends it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from canasta.server.live.session import Session, goodbye
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from tests.server.simulation.inbox import Inbox
    from tests.server.simulation.servers import Server

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
        while (frame := await session.next()) is not None:
            tell(frame)
        tell(None)
        up.put(None)

    telling = asyncio.ensure_future(speak())
    while (frame := await up.get()) is not None:
        await session.handle(frame)
    telling.cancel()
    await session.close()
