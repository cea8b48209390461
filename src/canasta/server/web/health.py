"""Signs of life (`/healthz`), the readiness to get requests (`/readyz`), and what systemd wants to hear of both.

The watch is an address of its own for these and for `/metrics`, away from the people's.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final, cast

import msgspec
import uvicorn
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from canasta import __version__
from canasta.server.live.errors import code_of, sentence_of
from canasta.server.live.hub import Hub
from canasta.server.web.errors import WebError, status_of
from canasta.server.web.metrics import Metrics
from canasta.server.wire.rest import Problem
from canasta.texts.errors import WordedError

_PATIENCE_S: Final = 0.5  # for a systemd that does not listen: people come first
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
JSON: Final = "application/json"


class Readiness:
    """The readiness of a server to get requests; `leaving` once it has been told to end."""

    def __init__(self, hub: Hub) -> None:
        self.leaving = False
        self._hub = hub

    async def check(self) -> None:
        """Raise a `WordedError` while the server should get no requests.

        While its memory cannot be trusted, since the database does not answer, a request waits briefly for that answer;
        a proxy hears at once, and sends people elsewhere.
        """
        if self.leaving:
            raise WebError("leaving")
        if not self._hub.ownership.trusted:
            raise WebError("no-proof")
        await self._hub.store.check()
        bots = self._hub.pools.get("bots")
        if bots is not None and bots.failing:
            raise WebError("no-thinkers")


def life_of(hub: Hub) -> dict[str, Any]:
    """A sign of life, which only a turning event loop can give, and how busy the server is. The store is not asked."""
    return {"ok": True, "version": __version__, **hub.counts()}


def tell_systemd(state: str) -> None:
    """Tell systemd a state, if it has started this process and wants to hear."""
    place = os.environ.get("NOTIFY_SOCKET", "")
    if place[:1] not in ("/", "@") or not hasattr(socket, "AF_UNIX"):
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
        out.settimeout(_PATIENCE_S)
        out.connect(f"\0{place[1:]}" if place[0] == "@" else place)
        out.send(state.encode())


def between_beats() -> float | None:
    """The seconds between two signs of life: half of what systemd wants; None if it does not ask."""
    wanted = os.environ.get("WATCHDOG_USEC", "")
    if not wanted.isdecimal() or os.environ.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return None
    return int(wanted) / 2_000_000


async def heartbeat() -> None:
    """Tell systemd for ever that the event loop turns; end at once if it does not ask."""
    pause = between_beats()
    while pause is not None:
        tell_systemd("WATCHDOG=1")
        await asyncio.sleep(pause)


def watch_app(hub: Hub, readiness: Readiness, metrics: Metrics) -> ASGIApp:
    """The application of the watch."""

    async def trouble() -> WordedError | None:
        try:
            await readiness.check()
        except WordedError as error:
            return error
        return None

    async def answer(path: str) -> tuple[int, str, bytes]:
        if path == "/metrics":
            metrics.ready.set(await trouble() is None)
            return 200, TEXT, metrics.text()
        if path == "/healthz":
            return 200, JSON, msgspec.json.encode(life_of(hub))
        if path == "/readyz":
            error = await trouble()
            if error is None:
                return 200, JSON, b'{"ok":true}'
            return status_of(error), JSON, msgspec.json.encode(Problem(code_of(error), sentence_of(error, "en")))
        return 404, JSON, b"{}"

    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            status, kind, body = await answer(scope["path"])
            headers = [(b"content-type", kind.encode()), (b"content-length", b"%d" % len(body))]
            await send({"type": "http.response.start", "status": status, "headers": headers})
            await send({"type": "http.response.body", "body": body, "more_body": False})

    return app


class WatchServer(uvicorn.Server):
    """uvicorn without signals: it ends with the server that it watches."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def watched(listener: socket.socket | None, app: ASGIApp) -> AsyncIterator[None]:
    """Serve the watch on that listening socket, if there is one, for as long as the context lasts."""
    if listener is None:
        yield
        return
    server = WatchServer(
        uvicorn.Config(
            cast("Any", app), lifespan="off", log_config=None, access_log=False, server_header=False, ws="none"
        )
    )
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving
