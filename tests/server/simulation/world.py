"""The simulated world: servers on one store, people, bad weather, and calm in which all must be well again."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import defaultdict
from contextlib import ExitStack, suppress
from random import Random
from typing import Any, TextIO
from zlib import crc32

from tests.server.simulation.audit import Audit, Broken
from tests.server.simulation.calm import all_is_well
from tests.server.simulation.feeds import Reader
from tests.server.simulation.loop import Node, SimLoop
from tests.server.simulation.members import Organiser
from tests.server.simulation.network import Network
from tests.server.simulation.players import Guest, seat
from tests.server.simulation.servers import AuditedStore, Server
from tests.server.simulation.weather import Weather, spells

from canasta.server.journal.time_and_chance import routing_key
from canasta.server.store import StoreError
from canasta.server.wire.values import Settings


class World:
    """One run of a seed. `log` gets a line for all that happens; its digest is that of the run."""

    def __init__(
        self,
        seed: int,
        *,
        servers: int = 1,
        tables: int = 3,
        without: frozenset[str] = frozenset(),
        log: TextIO | None = None,
    ) -> None:
        self.seed = seed
        self.loop = SimLoop(f"canasta {seed}")
        chance = self.loop.chance
        self.weather = Weather(Random(f"weather {seed}"), without, alone=servers == 1)
        self.store = AuditedStore(self, sole=servers == 1)
        self.network = Network(self)
        self.audit = Audit(self)
        self.servers: list[Server | None] = [None] * servers
        self.disk_full = self.slow_disk = self.store_down = False
        self.store_starts = 0
        self.clock_error = 0.0
        self.leaving = chance.choice((0.0, 0.1, 0.4))
        self.thought_s = 0.2, chance.choice((1.5, 4.0, 10.0, 30.0))
        self.look_s = 1.0, 5.0
        self.tempo = 1.0  # how much longer than here people of a competition take
        self.doors = asyncio.Event()  # open while people play
        self.doors.set()
        self.spent: defaultdict[str, float] = defaultdict(float)  # virtual seconds by what they were
        self.guests: list[Guest] = []
        self.readers: list[Reader] = []
        self.installing = False  # servers stay down for a while
        self.program = ExitStack()  # changes of the program, which end with the run
        self.frozen: set[str] = set()  # logs whose rules the program has no more
        self.watched: set[str] = set()  # tables with somebody who only looks on
        self.organiser = Organiser(self, "organiser")
        self.digest = hashlib.sha256()
        self.failure: BaseException | None = None
        self._over = False  # what is broken off at the end may complain
        self._log = log
        self._tables = tables
        self._terms: dict[str, int] = {}
        self._main: asyncio.Task[None] | None = None

    # What the parts of the world ask

    @property
    def fair(self) -> bool:
        """True while nothing can fail."""
        unhurt = all(server is not None and not server.line.away for server in self.servers)
        hurt = self.weather.bad or self.slow_disk or self.disk_full or self.store_down
        return unhurt and not hurt

    def note(self, *facts: object) -> None:
        """Write a line to the log of the run."""
        line = f"{self.loop.now:.6f} {' '.join(map(str, facts))}\n"
        self.digest.update(line.encode())
        if self._log is not None:
            self._log.write(line)

    def fail(self, error: BaseException) -> None:
        """Stop the run at its first failure."""
        if self.failure is None and not self._over:
            self.failure = error
            self.note("failed", error)
            if self._main is not None:
                self._main.cancel()

    def server_for(self, name: str) -> Server | None:
        """The server to which a proxy sends requests for a log, by its routing key; None if all are down.

        One that does not know the key, or takes another server for dead, sends some anywhere.
        """
        places = len(self.servers)
        first = crc32(routing_key(name).encode()) % places
        order = [self.servers[(first + further) % places] for further in range(places)]
        there = [server for server in order if server is not None]
        if places > 1 and there and self.weather.strikes("sent elsewhere"):
            return self.loop.chance.choice(there)
        return there[0] if there else None

    def term(self, node: Node) -> int:
        """The number of a node among all that have started."""
        return self._terms[node.name]

    async def bad_weather(self, most: float) -> None:
        """Wait so long, or until the faults end."""
        until = self.loop.now + most
        while self.weather.bad and self.loop.now < until:
            await asyncio.sleep(1.0)

    def crash(self, node: Node) -> None:
        """Kill a server in the middle of whatever it does; it is started again after a while."""
        place = next((at for at, one in enumerate(self.servers) if one is not None and one.node is node), None)
        if place is None or node.dead:
            return
        self.note("crash", node.name)
        self.loop.kill(node)
        self._gone(place)

    # The run

    def run(self, hours: float) -> None:
        """Run so many virtual hours. Raises `Broken`."""
        watch = _Watch(self)
        logger = logging.getLogger("canasta.server")
        logger.addHandler(watch)
        before, logger.propagate = logger.propagate, False
        asyncio.set_event_loop(self.loop)
        self.loop.set_exception_handler(self._unforeseen)
        try:
            self._main = self.loop.create_task(self.live(hours))
            self.loop.run_until_complete(self._main)
        except asyncio.CancelledError:
            pass
        finally:
            self._over = True
            self.loop.finish()
            self.program.close()
            asyncio.set_event_loop(None)
            logger.removeHandler(watch)
            logger.propagate = before
        if self.failure is not None:
            raise self.failure

    async def boot(self) -> None:
        """Start the servers."""
        for place in range(len(self.servers)):
            await self._boot(place)

    async def live(self, hours: float) -> None:
        """Live so many hours: here one storm after another, with little rest."""
        await self.boot()
        for _ in range(self._tables):
            await self.open_table()
        self.begin(self.organiser.live())
        self.begin(self._look())
        while self.loop.now < hours * 3600:
            await self.storm(60.0, 600.0)
        self.audit.final()

    async def storm(self, least: float, most: float) -> None:
        """Let all faults rage for some seconds; after them all must be well."""
        began = self.loop.now
        self.weather.bad = True
        coming = self.loop.create_task(spells(self))
        await asyncio.sleep(self.loop.chance.uniform(least, most))
        coming.cancel()
        self.spent["storm"] += self.loop.now - began
        await all_is_well(self)

    async def open_table(self) -> None:
        """Have people sit down at a new table, and play as long as the world lasts."""
        chance = self.loop.chance
        settings = Settings(
            rules=chance.choice(("clasica", "tres-barajas", "reglamento")),
            house={"target": chance.choice((500, 1500))},
            ceremony=chance.choice(("short", "full")),
            turn_seconds=chance.choice((0, 15, 60)),
            pace=chance.choice((300, 900, 2000)),
            bots="random",
        )
        guests = await seat(self, chance.choice((1, 2, 2, 4)), settings)
        if chance.random() < 0.3:
            guests.append(Guest(self, guests[0].table, None, None))
            self.watched.add(guests[0].table)
        self.guests += guests
        for guest in guests:
            self.begin(guest.live())

    def begin(self, work: Any) -> None:
        """Run something outside of all servers to the end of the run; if it fails, the run does."""

        def ended(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and (error := task.exception()) is not None:
                self.fail(error)

        self.loop.on(None, work).add_done_callback(ended)

    async def _boot(self, place: int) -> None:
        node = Node(f"server{place}.{len(self._terms)}")
        self._terms[node.name] = len(self._terms)
        self.note("start", node.name)
        server = Server(self, node)
        await self.loop.on(node, server.serve())
        self.servers[place] = server

    def _gone(self, place: int) -> None:
        server = self.servers[place]
        assert server is not None
        self.servers[place] = None
        for socket in server.sockets:
            socket.lose()
        self.begin(self._again(place))

    async def _again(self, place: int) -> None:
        while self.servers[place] is None:
            await asyncio.sleep(self.loop.chance.uniform(0.3, 5.0))
            if self.installing:
                continue
            with suppress(StoreError, TimeoutError):  # it does not start without its store
                await self._boot(place)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self.loop.chance.uniform(*self.look_s))
            self.audit.servers()

    def _unforeseen(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if "handle" in context and error is not None:
            self.fail(error)


class _Watch(logging.Handler):
    """Fails a run in which the server logs a fault that nobody injected."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        self._world.note("log", record.levelname, record.getMessage())
        error = record.exc_info[1] if record.exc_info else None
        passing = error is None or getattr(error, "code", "") in ("not-stored", "again", "late", "busy")
        if record.levelno >= logging.ERROR and not (passing and error is not None):
            self._world.fail(Broken(f"the server logs: {record.getMessage()} {error!r}"))
