"""The figures of one server for Prometheus: tables, connections, latencies, the store, the bots, the process."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from litestar.enums import ScopeType
from litestar.types import Message, Scope, Send
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from canasta.server.live.table import LiveTable
from canasta.texts import default_language, text

if TYPE_CHECKING:
    from canasta.server.journal.cache import JournalCache
    from canasta.server.live.hub import Hub
    from canasta.server.store import Store
    from canasta.server.web.limits import SocketPlaces

PREFIX: Final = "canasta_"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_WRITES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 512)
LOOK_S: Final = 0.25  # seconds between two looks at the event loop

# A time for each figure would double their number.
disable_created_metrics()  # type: ignore[no-untyped-call]


def about(name: str) -> str:
    """The line that explains a figure."""
    return text(default_language(), f"metric-{name}")


class Metrics:
    """The figures counted while the server works. Those of a moment are read when somebody asks (`CurrentFigures`)."""

    def __init__(self) -> None:
        self.registry: CollectorRegistry = CollectorRegistry()
        self.requests: Histogram = self._histogram("request_seconds", "status")
        self.messages: Histogram = self._histogram("message_seconds")
        self.batches: Histogram = self._histogram("store_batch_seconds")
        self.batch_writes: Histogram = self._histogram("store_batch_writes", buckets=_WRITES)
        self.waits: Histogram = self._histogram("work_wait_seconds", "pool")
        self.lag: Histogram = self._histogram("loop_lag_seconds")
        self.refused: Counter = Counter(f"{PREFIX}refused", about("refused_total"), ["code"], registry=self.registry)
        self.ready: Gauge = Gauge(f"{PREFIX}ready", about("ready"), registry=self.registry)
        ProcessCollector(registry=self.registry)

    def refuse(self, code: str) -> None:
        """Count a refusal."""
        self.refused.labels(code).inc()

    def follow(self, current: CurrentFigures) -> None:
        """Let the parts of a server report here."""
        self.registry.register(current)
        current.store.on_batch(self.batch)
        for name, pool in current.hub.pools.items():
            pool.on_begin = self.waits.labels(name).observe

    def timed(self, scope: Scope, send: Send) -> Send:
        """Wrap `send` to measure the time of an HTTP request until its answer begins."""
        if scope["type"] != ScopeType.HTTP:
            return send
        begun = time.perf_counter()

        async def timing(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = f"{message['status'] // 100}xx"
                self.requests.labels(status).observe(time.perf_counter() - begun)
            await send(message)

        return timing

    def batch(self, writes: int, seconds: float) -> None:
        """Count one batch of the store."""
        self.batches.observe(seconds)
        self.batch_writes.observe(writes)

    async def measure_lag(self) -> None:
        """Measure for ever by how much the event loop is late."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_S
            await asyncio.sleep(LOOK_S)
            self.lag.observe(max(0.0, loop.time() - due))

    def text(self) -> bytes:
        """All figures in the text format of Prometheus."""
        return generate_latest(self.registry)

    def _histogram(self, name: str, *labels: str, buckets: tuple[float, ...] = _SECONDS) -> Histogram:
        return Histogram(f"{PREFIX}{name}", about(name), labels, buckets=buckets, registry=self.registry)


@dataclass(frozen=True, eq=False)
class CurrentFigures(Collector):
    """The figures that stand in the parts of the server and are read when somebody asks.

    `others` are the journals of its wings, by the names of their figures; `file` is that of the store, if it is one.
    """

    store: Store
    hub: Hub
    others: Mapping[str, JournalCache[Any]]
    places: SocketPlaces
    file: Path | None

    def collect(self) -> Iterator[Metric]:
        """The figures of this moment."""
        counts = self.hub.counts()
        yield _gauge("tables", counts["tables"])
        for name, cache in self.others.items():
            yield _gauge(name, len(cache.all()))
        sockets = _gauge("sockets", label="who")
        for who in ("players", "watchers"):
            sockets.add_metric([who], counts[who])
        yield sockets
        yield _gauge("connections", self.places.total)
        yield _gauge("memory_trusted", int(self.hub.ownership.trusted))
        taken = CounterMetricFamily(f"{PREFIX}logs_taken_away", about("logs_taken_away_total"))
        taken.add_metric([], self.hub.ownership.displaced)
        yield taken
        yield _gauge("store_waiting", self.store.waiting)
        errors = CounterMetricFamily(f"{PREFIX}store_errors", about("store_errors_total"), labels=["code"])
        for code, count in self.store.troubles.items():
            errors.add_metric([code], count)
        yield errors
        waiting, failing = _gauge("work_waiting", label="pool"), _gauge("work_failing", label="pool")
        for name, pool in self.hub.pools.items():
            waiting.add_metric([name], pool.waiting)
            failing.add_metric([name], pool.failing)
        yield from (waiting, failing)
        actions = CounterMetricFamily(f"{PREFIX}actions", about("actions_total"), labels=["by"])
        for who in ("people", "bots"):
            actions.add_metric([who], LiveTable.played[who])
        yield actions
        stopped = _gauge("logs_stopped", label="why")
        caches = (self.hub.tables, *self.others.values())
        stopped.add_metric(["frozen"], sum(cache.frozen for cache in caches))
        stopped.add_metric(["set-aside"], sum(cache.set_aside for cache in caches))
        yield stopped
        if self.file is not None:
            try:
                yield _gauge("disk_free_bytes", shutil.disk_usage(self.file.parent).free)
            except OSError:  # the disk is away: its figure too
                pass


def _gauge(name: str, value: float | None = None, label: str | None = None) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"{PREFIX}{name}", about(name), value, None if label is None else [label])
