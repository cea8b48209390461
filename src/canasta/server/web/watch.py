"""The watch: an address of its own for `/metrics`, `/healthz` and `/readyz`, away from the people's."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, cast

import msgspec
import uvicorn
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from canasta.server.live.errors import code_of, sentence_of
from canasta.server.live.hub import Hub
from canasta.server.web.errors import status_of
from canasta.server.web.health import Readiness, life_of
from canasta.server.web.metrics import Metrics
from canasta.server.wire.rest import Problem
from canasta.texts.errors import WordedError

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
JSON: Final = "application/json"


def watch_app(hub: Hub, readiness: Readiness, metrics: Metrics) -> ASGIApp:
    """The application of the watch."""

    async def answer(path: str) -> tuple[int, str, bytes]:
        if path == "/metrics":
            await metrics.look(readiness)
            return 200, TEXT, metrics.text()
        if path == "/healthz":
            return 200, JSON, msgspec.json.encode(life_of(hub))
        if path == "/readyz":
            try:
                await readiness.check()
            except WordedError as error:
                return status_of(error), JSON, msgspec.json.encode(Problem(code_of(error), sentence_of(error, "en")))
            return 200, JSON, b'{"ok":true}'
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
