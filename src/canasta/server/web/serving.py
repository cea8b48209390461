"""A running server: uvicorn with measured settings, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final, cast

import uvicorn
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from canasta.server.clubs.hub import ClubHub
from canasta.server.live.hub import Hub
from canasta.server.store import Store
from canasta.server.store.address import read
from canasta.server.web.admission import Admission
from canasta.server.web.app import create_app
from canasta.server.web.config import Config, Limits
from canasta.server.web.health import Readiness, beat, tell_systemd
from canasta.server.web.http_protocol import HttpProtocol, SocketProtocol
from canasta.server.web.metrics import Metrics
from canasta.server.web.watch import watch_app, watched
from canasta.texts import default_language, text

_STOPPING: Final = (signal.SIGINT, signal.SIGTERM)
_BIGGEST: Final = 256 * 1024  # bytes of a frame beyond which a socket is cut; of smaller ones the session speaks

_LOG: Final = logging.getLogger("canasta.server")
MOST_FILES: Final = 65_536
_OTHER_FILES: Final = 200
_GOODBYES: Final = 5  # seconds at most until all sockets have heard the last words


class Server(uvicorn.Server):
    """uvicorn, except that it calls `ready` once it listens, and tells sockets why they are closed."""

    def __init__(
        self,
        config: uvicorn.Config,
        hub: Hub,
        clubs: ClubHub,
        ready: Callable[[Server], None],
        readiness: Readiness | None = None,
    ) -> None:
        super().__init__(config)
        self.hub = hub
        self.clubs = clubs
        self.readiness = readiness or Readiness(hub)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _LOG.info(text(default_language(), "log-serving"), extra={"event": "serving"})
        self.ready(self)
        tell_systemd("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.readiness.leaving = True
        tell_systemd("STOPPING=1")
        _LOG.info(text(default_language(), "log-leaving"), extra={"event": "leaving"})
        for server in self.servers:
            server.close()
        await self.clubs.close()
        await self.hub.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(_GOODBYES):
                while self.server_state.tasks:  # each socket is a task until its last words are out
                    await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End the server on Ctrl-C and SIGTERM; unlike in uvicorn, the signals are not raised again afterwards."""
        if threading.current_thread() is not threading.main_thread():  # signals are the main thread's
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in _STOPPING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def settings(
    app: ASGIApp, proxy: str | None, admission: Admission, certificate: tuple[str, str] | None = None
) -> uvicorn.Config:
    """The settings of uvicorn. Messages are not deflated: that would cost a quarter of a megabyte for each socket."""
    return uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy or "",
        backlog=4096,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
        http=cast("type[asyncio.Protocol]", partial(HttpProtocol, admission=admission)),
        ws=SocketProtocol,
        ws_max_size=_BIGGEST,
        ws_per_message_deflate=False,
        ssl_certfile=certificate[0] if certificate else None,
        ssl_keyfile=certificate[1] if certificate else None,
        ws_ping_interval=None,  # clients ping, and who is silent is shown out
    )


async def run(
    database: str,
    listener: socket.socket,
    config: Config,
    *,
    proxy: str | None,
    ready: Callable[[Server], None],
    thinkers: int = 1,
    watch: socket.socket | None = None,
    certificate: tuple[str, str] | None = None,
) -> None:
    """Serve the tables of that database on a bound socket until a signal; call `ready` once it listens.

    As many as `thinkers` processes think for the bots, and as many more serve people. `watch` is a bound socket for
    the figures and the health of the server, `certificate` has the files of a certificate and its key. Raises
    `StoreError`.
    """
    store = await Store.open(database)
    try:
        hub = Hub(store, workers=thinkers)
        clubs = ClubHub(hub)
        await hub.start()
        await clubs.start()
        try:
            admission = Admission(places(config.limits), trusted(proxy))
            readiness, metrics = Readiness(hub), Metrics()
            metrics.follow(store, hub, clubs, admission, read(database).file)
            app = create_app(hub, config, clubs=clubs, readiness=readiness, metrics=metrics)
            server = Server(settings(app, proxy, admission, certificate), hub, clubs, ready, readiness)
            feeling = asyncio.gather(metrics.feel(), beat())
            try:
                async with watched(watch, watch_app(hub, readiness, metrics)):
                    await server.serve(sockets=[listener])
            finally:
                feeling.cancel()
                await asyncio.gather(feeling, return_exceptions=True)
        finally:
            await clubs.close()
            await hub.close()
    finally:
        await store.close()


def trusted(proxy: str | None) -> Container[str]:
    """The addresses that `--proxy` names, as uvicorn reads them."""
    if proxy is None:
        return frozenset()
    unused: Any = None
    return cast("Container[str]", ProxyHeadersMiddleware(unused, proxy).trusted_hosts)


def places(limits: Limits) -> Limits:
    """The limits, with no more connections than this process may open files, less those of the database and others."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return limits
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if files == resource.RLIM_INFINITY:
        return limits
    return replace(limits, connections=min(limits.connections, max(files - _OTHER_FILES, files // 2)))


def settle() -> None:
    """Set up a process that does nothing but serve, so that it never stops for long.

    With thousands of sockets a full garbage collection stops everything for half a second. So loaded modules are
    exempt, small collections look at little, and full ones are rare. And the thread that writes to the disk gets
    Python's lock soon, for every row of a batch, even if the event loop is busy.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 5, 10_000)  # a thousand are looked through in 2 ms, five times as many in 10
    sys.setswitchinterval(0.0005)


def many_sockets() -> None:
    """Allow as many open files, and so sockets, as the system permits; many systems begin with 1024 or fewer."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for files in (MOST_FILES, 10_240):  # macOS allows no more than the second, whatever it says
        wanted = files if hard == resource.RLIM_INFINITY else min(hard, files)
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            return
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return


def loop_factory() -> Callable[[], Any] | None:
    """The event loop of uvloop if it is installed; else None."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
