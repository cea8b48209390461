"""A server in service for long: a person and bots at each table, tables left, evicted, made and loaded anew.

    PYTHONPATH=build/compiled python benchmarks/soak_server.py --minutes 30

It prints the memory of the server as lines. The exit status is 1, with what was wrong, if the memory grows once most
tables are there, or an event is lost or comes twice.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import socket
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import linear_regression
from typing import Final

from players import Players, Tally, Told
from served import Served

from canasta.server.journal.cache import IDLE_MS
from canasta.server.live.timers import GRACE_MS

RULES: Final = ("clasica", "internacional", "salon", "reglamento", "tres-barajas")
PACE_MS: Final = 100  # of a bot, and of the person
EVICTED: Final = (GRACE_MS + IDLE_MS) / 1000 + 15  # seconds after which a table that was left is in memory no more
RETURNS: Final = 0.25  # of the visits are to a table that was evicted
LEVELS: Final = "tuned,rules,greedy,novice,tuned,rules,greedy,strong"
GROWTH: Final = 0.5  # MB a minute, of a server at its level
DEALS: Final = (1, 3)  # of a visit, at least and at most


@dataclass(frozen=True)
class Reading:
    """The work and the cost of the server `at` that number of seconds after its start."""

    at: float
    server: int  # resident bytes of the process that serves, and of those that think
    workers: int
    tables: int  # in memory
    made: int
    loaded: int
    deals: int
    matches: int
    decisions: int  # of bots
    processor: float  # seconds
    looks: tuple[int, int]  # at the event loop, and those that came more than 50 ms late


class Visitor(Players):
    """The person of a table, who plays by chance as soon as it is their turn, and wants the next deal at once."""

    def __init__(self, soak: Soak, name: str, key: str) -> None:
        super().__init__(soak.tally, soak.server.host, name, [key], soak.chance)
        self.soak, self.name, self.key = soak, name, key
        self.left: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.deals = soak.chance.randint(*DEALS)
        self.ready = False  # for the next deal, which may take its time
        self._ids = soak.chance.randrange(10**9)  # a command with an id of an earlier visit would not be done

    def done(self, told: Told, now: float) -> None:
        stage = self.seats[0].stage
        self.soak.decisions += told.by not in (None, 0) and stage == "play"
        super().done(told, now)
        if told.table is not None and stage in ("between", "finished"):
            self.soak.deals += 1
            self.soak.matches += stage == "finished"
            self.deals -= 1
        if (stage == "finished" or self.deals <= 0) and not self.left.done():
            self.left.set_result(None)
        self.plan()

    def plan(self) -> None:
        """Act soon, if it is the person's turn."""
        view, stage = self.seats[0].view, self.seats[0].stage
        mine = view is not None and view.seat == view.to_act and bool(view.legal)
        self.ready = self.ready and stage == "between"
        if self.ready:
            return
        if not self.busy and not self.left.done() and (stage in ("open", "between") or (stage == "play" and mine)):
            asyncio.get_running_loop().call_later(PACE_MS / 1000, self.act_if_due, self.seats[0].seq)

    def act_if_due(self, seq: int) -> None:
        """Act, unless something has happened meanwhile."""
        if seq == self.seats[0].seq and not self.busy and not self.left.done():
            self.ready = self.seats[0].stage == "between"
            self.begin() if self.seats[0].stage == "open" else self.act()


class Soak:
    """Visits to tables of a server, so many at once, and what is read of it."""

    def __init__(self, server: Served, watch: int, bots: Sequence[str], seed: int) -> None:
        self.server, self.watch, self.bots = server, watch, bots
        self.chance = random.Random(seed)
        self.tally = Tally()
        self.quit: deque[tuple[float, str, str]] = deque()  # tables that were left in the middle of a match, and when
        self.made = self.loaded = self.deals = self.matches = self.decisions = 0

    async def visit(self) -> None:
        """Play some deals at a new table, or at one that was evicted, and leave it."""
        old = bool(self.quit) and time.monotonic() - self.quit[0][0] > EVICTED and self.chance.random() < RETURNS
        if old:
            _, name, key = self.quit.popleft()
            self.loaded += 1
        else:
            rules, bots = self.chance.choice(RULES), self.chance.choice(self.bots)
            settings = {"rules": rules, "bots": bots, "ceremony": "short", "pace": PACE_MS, "turn_seconds": 0}
            ((name, keys),) = await asyncio.to_thread(self.server.seat_all, 1, 1, settings)
            key = keys[0]
            self.made += 1
        visitor = Visitor(self, name, key)
        await visitor.sit()
        visitor.plan()
        try:
            async with asyncio.timeout(600):
                await visitor.left
        except TimeoutError:
            self.tally.fault(f"table {name} stood still at {visitor.seats[0].stage!r}")
        finally:
            visitor.leave()
        if visitor.seats[0].stage != "finished":
            self.quit.append((time.monotonic(), name, key))

    async def visits(self) -> None:
        """One visit after the other."""
        await asyncio.sleep(self.chance.random() * 5)
        while True:
            await self.visit()

    def read(self, at: float) -> Reading:
        """Return the work of the server up to now."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.watch}/metrics", timeout=30) as answer:
            told = answer.read().decode()

        def figure(name: str) -> int:
            found = re.search(rf"^{re.escape(name)} (\S+)$", told, re.MULTILINE)
            return int(float(found[1])) if found else 0

        looks = figure("canasta_loop_lag_seconds_count")
        late = looks - figure('canasta_loop_lag_seconds_bucket{le="0.05"}')
        cost = self.server.cost()
        if cost is None:
            raise OSError("this system has no /proc: the memory of the server is unknown")
        return Reading(
            at,
            cost.own,
            cost.bytes - cost.own,
            figure("canasta_tables"),
            self.made,
            self.loaded,
            self.deals,
            self.matches,
            self.decisions,
            cost.seconds,
            (looks, late),
        )


async def soak(
    folder: Path, minutes: float, tables: int, bots: Sequence[str], seed: int, every: float
) -> tuple[list[Reading], Tally, str]:
    """Soak a server, and print each reading as a line; return the readings, the faults and its complaints."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        watch = free.getsockname()[1]
    with Served(folder, words=["--metrics", str(watch)]) as server:
        soaked, begun = Soak(server, watch, bots, seed), time.monotonic()
        visits = [asyncio.create_task(soaked.visits()) for _ in range(tables)]
        readings = [await asyncio.to_thread(soaked.read, 0.0)]
        most = 0
        print(HEAD, flush=True)
        while readings[-1].at < 60 * minutes:
            due = begun + every * len(readings)
            done, _ = await asyncio.wait(visits, timeout=due - time.monotonic(), return_when=asyncio.FIRST_EXCEPTION)
            for visit in done:
                visit.result()  # which raises what has ended it
            readings.append(await asyncio.to_thread(soaked.read, time.monotonic() - begun))
            most = max(most, readings[-1].server)
            print(line(readings[-1], most), flush=True)
        for visit in visits:
            visit.cancel()
        await asyncio.wait(visits)
        return readings, soaked.tally, server.errors


HEAD: Final = "minute  server MB  workers MB  tables here/made/again  deals  matches  bots' decisions"


def line(now: Reading, most: int) -> str:
    """A reading as a line, with a bar of up to 40 characters for the memory of the server."""
    here = f"{now.tables}/{now.made}/{now.loaded}"
    counts = f"{now.deals:5}  {now.matches:7}  {now.decisions:15,}"
    bar = "█" * round(40 * now.server / most)
    return f"{now.at / 60:6.1f}  {now.server / 1e6:9.1f}  {now.workers / 1e6:10.1f}  {here:>22}  {counts}  {bar}"


def growth(readings: Sequence[Reading]) -> tuple[float, float] | None:
    """MB a minute of the server and of its workers, from the moment on at which most tables were in memory.

    Before that it has to grow. None if that was only just now, or too soon for any table to be evicted.
    """
    most = max(range(len(readings)), key=lambda number: readings[number].tables)
    level = readings[most:]
    if len(level) < 3 or level[0].at < EVICTED:
        return None
    minutes = [each.at / 60 for each in level]
    server, workers = ([getattr(each, name) / 1e6 for each in level] for name in ("server", "workers"))
    return linear_regression(minutes, server).slope, linear_regression(minutes, workers).slope


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=32, help="in play at once")
    parser.add_argument("--bots", default=LEVELS, help="the levels of the tables")
    parser.add_argument("--every", type=float, default=60.0, help="seconds from line to line")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        soaking = soak(Path(folder), asked.minutes, asked.tables, asked.bots.split(","), asked.seed, asked.every)
        readings, tally, complaints = asyncio.run(soaking)
    last = readings[-1]
    looks, late = last.looks
    print(f"\nprocessor: {last.processor / last.at:.2f} of a core; {late} of {looks} looks at the loop came 50 ms late")
    if (slopes := growth(readings)) is not None:
        print(f"growth since most tables were in memory: server {slopes[0]:+.2f}, workers {slopes[1]:+.2f} MB a minute")
    print(f"lost, repeated or wrong: {tally.faults or 'nothing'}")
    if complaints:
        print(f"the server complained: {complaints[-1000:]}")
    return int(bool(tally.faults or complaints) or (slopes is not None and max(slopes) > GROWTH))


if __name__ == "__main__":
    sys.exit(main())
