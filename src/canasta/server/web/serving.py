"""A running server: uvicorn with measured settings, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from typing import Any, Final, cast

import uvicorn
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from canasta.server.live.hub import Hub
from canasta.server.store import Store
from canasta.server.store.address import read
from canasta.server.web.addresses import plain
from canasta.server.web.app import create_app
from canasta.server.web.config import LOOPBACK, Config, Limits
from canasta.server.web.health import Readiness, heartbeat, tell_systemd, watch_app, watched
from canasta.server.web.limits import SocketPlaces
from canasta.server.web.metrics import CurrentFigures, Metrics
from canasta.server.web.network import Network
from canasta.server.web.site import Wing
from canasta.server.web.socket_protocol import SocketProtocol
from canasta.texts import default_language, text

_STOPPING: Final = (signal.SIGINT, signal.SIGTERM)
_BIGGEST: Final = 64 * 1024  # bytes of a frame beyond which a socket is cut; of smaller ones the session speaks

_LOG: Final = logging.getLogger("canasta.server")
MOST_FILES: Final = 65_536
_OTHER_FILES: Final = 500  # of requests, of the database and of others
_GOODBYES: Final = 5  # seconds at most until all sockets have heard the last words


class Server(uvicorn.Server):
    """uvicorn, except that it calls `ready` once it listens, and tells sockets why they are closed."""

    def __init__(
        self,
        config: uvicorn.Config,
        hub: Hub,
        wings: Sequence[Wing],
        ready: Callable[[Server], None],
        readiness: Readiness,
        network: Network,
    ) -> None:
        super().__init__(config)
        self.hub = hub
        self.wings = wings
        self.readiness = readiness
        self.network = network
        self.ready = ready

    def let_open(self, port: int) -> None:
        """Let the host of a table open the server to the local network."""
        how = cast("Any", self.config)
        self.network.allow(port, lambda: how.http_protocol_class(how, self.server_state, self.lifespan.state))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _LOG.info(text(default_language(), "log-serving"), extra={"event": "serving"})
        self.ready(self)
        tell_systemd("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        tell_systemd("STOPPING=1")
        _LOG.info(text(default_language(), "log-leaving"), extra={"event": "leaving"})
        self.readiness.leaving = self.hub.ownership.leaving = True
        for server in self.servers:  # first of all, so that those who are sent away do not come back here
            server.close()
        self.network.leave()
        for each in self.wings:
            await each.hub.close()
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


def settings(app: ASGIApp, proxy: str | None, certificate: tuple[str, str] | None = None) -> uvicorn.Config:
    """The settings of uvicorn. Messages are not deflated: that would cost a quarter of a megabyte for each socket.

    Invalid requests are answered and not logged, since with them anybody could fill the log.
    """
    if proxy is not None:
        app = cast("ASGIApp", ProxyHeadersMiddleware(cast("Any", app), proxy))
    certificate_file, key_file = certificate or (None, None)
    return uvicorn.Config(
        cast("Any", with_plain_clients(app)),
        lifespan="off",
        log_config=None,
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        backlog=4096,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
        http=H11Protocol,
        ssl_certfile=certificate_file,
        ssl_keyfile=key_file,
        ws=cast("type[asyncio.Protocol]", SocketProtocol),
        ws_max_size=_BIGGEST,
    )


def with_plain_clients(app: ASGIApp) -> ASGIApp:
    """The application for clients with plain addresses; that of a Unix socket is ``unix``."""

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        scope["client"] = (plain(client[0]), client[1]) if client else ("unix", 0)
        await app(scope, receive, send)

    return served


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
    wings: Sequence[Callable[[Hub], Wing]] = (),
) -> None:
    """Serve the tables of that database on a bound socket until a signal; call `ready` once it listens.

    As many as `thinkers` processes think for the bots, and as many more serve people. `watch` is a bound socket for the
    figures and the health of the server, `certificate` has the files of a certificate and its key; `wings` make what is
    served beside the tables. Raises `StoreError`.
    """
    async with await Store.open(database) as store:
        hub = Hub(store, workers=thinkers)
        made = [make(hub) for make in wings]
        readiness, metrics = Readiness(hub), Metrics()
        places = SocketPlaces(as_many_sockets(config.limits))
        caches = {name: cache for each in made for name, cache in each.hub.caches.items()}
        metrics.follow(CurrentFigures(store, hub, caches, places, read(database).file))
        network = Network()
        app = create_app(hub, config, made, readiness=readiness, metrics=metrics, places=places, network=network)
        how = settings(app, proxy, certificate)
        how.load()
        server = Server(how, hub, made, ready, readiness, network)
        if is_alone(listener, config, proxy, certificate):
            server.let_open(listener.getsockname()[1])
        await store.check()
        async with started(hub, made), watched(watch, watch_app(hub, readiness, metrics)):
            beside = asyncio.gather(metrics.measure_lag(), heartbeat(), return_exceptions=True)
            try:
                await server.serve(sockets=[listener])
            finally:
                beside.cancel()
                await asyncio.gather(beside, return_exceptions=True)


def is_alone(
    listener: socket.socket, config: Config, proxy: str | None, certificate: tuple[str, str] | None = None
) -> bool:
    """True if the server was started for this machine alone: on a loopback address, and without any other name."""
    if listener.family not in (socket.AF_INET, socket.AF_INET6) or listener.getsockname()[0] not in LOOPBACK:
        return False
    return proxy is None and certificate is None and not config.origins and not config.prefix


@asynccontextmanager
async def started(hub: Hub, wings: Sequence[Wing]) -> AsyncIterator[None]:
    """Start the tables and the wings, and close them at the end."""
    await hub.start()
    for each in wings:
        await each.hub.start()
    try:
        yield
    finally:
        for each in wings:
            await each.hub.close()
        await hub.close()


def as_many_sockets(limits: Limits) -> Limits:
    """The limits, with no more sockets than this process may open files, less those of requests and of the database."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return limits
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if files == resource.RLIM_INFINITY:
        return limits
    return replace(limits, sockets=min(limits.sockets, max(files - _OTHER_FILES, files // 2)))


def settle() -> None:
    """Set up a process that does nothing but serve, so that it never stops for long.

    With thousands of sockets a full garbage collection would stop everything for half a second. So what a full
    collection has left is exempt from later ones: each looks only at what is new since then. Tables, competitions,
    score sheets and sockets are in no circle once they are over, and need no collection. And the thread that writes
    to the disk gets Python's lock soon, for every row of a batch, even if the event loop is busy.
    """
    gc.callbacks.append(keep)
    gc.collect()
    gc.collect()  # which finds nothing: a full collection waits until a quarter is new of what the last one has left
    gc.set_threshold(1_000, 5, 5)  # a thousand are looked through in 2 ms, five times as many in 10, all new ones in 30
    sys.setswitchinterval(0.0005)


def keep(phase: str, collection: dict[str, int]) -> None:
    """Exempt what a full collection has left from later ones: a callback of `gc`."""
    if phase == "stop" and collection["generation"] == 2:
        gc.freeze()


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
