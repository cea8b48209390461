"""The number of tables that many processes on one PostgreSQL carry: a simulation fed by measured costs.

    python benchmarks/capacity.py                                   100,000 tables, the costs of benchmarks/costs.json
    python benchmarks/capacity.py --tables 20000 --processes 8 --database-cores 2
    python benchmarks/capacity.py --costs mine.json                 costs measured on another machine

It follows each action on its way: the event loop of the process that holds the table takes it, a batch writes it with
all others that wait, the database works on the batch and flushes its log, the loop tells the players. Loops, the cores
of the database and its disk each do one thing after another, so what it finds is where things queue. It also lets one
process die, and counts until its tables are in play again at the others. It does not know of pauses of the garbage
collector, of slow networks or of a machine that other programs use: the figures are bounds from below.
"""

from __future__ import annotations

import argparse
import heapq
import json
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from canasta.server.store.group import MOST, PACE

RATE: Final = 0.5  # actions a second at each table
SEATS: Final = 4
GOAL_MS: Final = 50.0
BACK_MS: Final = 5000.0  # after the death of a process, until all its tables are in play again
PACE_MS: Final = 1000 * PACE  # from one batch to the next
RETURNING_MS: Final = 1500.0  # within this time the players of a dead process come back
COSTS: Final = Path(__file__).with_name("costs.json")
Event: TypeAlias = Callable[[float], None]


@dataclass(frozen=True)
class Costs:
    """Measured costs, in milliseconds unless said otherwise.

    Of an action at the process: `hear` until it waits to be written, `write` its share of a batch, `tell` until four
    players are told. `batch`: of a batch, beside. `row`, `rows` the same at the database. `flush`: of its log. `trip`:
    to the database and back. `open`: a table from its log. `welcome`: a socket until its first message. `table_kb`,
    `process_mb`: memory. `row_bytes`: of the database for a row, with its indexes.
    """

    hear: float
    tell: float
    write: float
    batch: float
    row: float
    rows: float
    flush: float
    trip: float
    open: float
    welcome: float
    table_kb: float
    process_mb: float
    row_bytes: float

    @property
    def action(self) -> float:
        """Of an action at its process, batches apart."""
        return self.hear + self.write + self.tell


@dataclass
class Process:
    """An event loop that does one thing after another, and the writes that wait for its next batch."""

    free: float = 0.0
    busy: float = 0.0
    waiting: list[float] = field(default_factory=list)
    writing: bool = False
    begun: float = -math.inf

    def work(self, now: float, cost: float) -> float:
        """Do something that takes `cost`; when it is done."""
        self.free = max(now, self.free) + cost
        self.busy += cost
        return self.free


@dataclass(frozen=True)
class Found:
    """Waits of all actions until the last player was told, in milliseconds, sorted; how busy everything was (0–1)."""

    waits: list[float]
    loops: float
    database: float
    disk: float
    back: float | None  # milliseconds until all tables of a dead process were in play again

    def wait(self, part: float) -> float:
        return self.waits[min(len(self.waits) - 1, int(len(self.waits) * part))] if self.waits else 0.0


class Cluster:
    """So many processes with so many tables on one database, for some seconds of simulated time."""

    def __init__(self, costs: Costs, tables: int, processes: int, cores: int, seed: int = 1) -> None:
        self.costs, self.tables = costs, tables
        self._rng = random.Random(seed)
        self._processes = [Process() for _ in range(processes)]
        self._cores = [0.0] * cores
        self._core_busy = self._disk_busy = 0.0
        self._flush_begins = self._flush_ends = -math.inf
        self._events: list[tuple[float, int, Event]] = []
        self._number = 0
        self._waits: list[float] = []

    def run(self, seconds: float, *, dies: bool = False) -> Found:
        """Play for so long, a second of it before anything counts; `dies`: a process dies at the end of that second."""
        end = 1000 * (seconds + 1)
        for process in self._processes:
            self._act(process, 0.0, end)
        back = self._die(1000.0) if dies else None
        while self._events:
            at, _, event = heapq.heappop(self._events)
            event(at)
        lasted = max(end, *(process.free for process in self._processes))
        return Found(
            sorted(self._waits),
            max(process.busy for process in self._processes) / lasted,
            self._core_busy / lasted / len(self._cores),
            self._disk_busy / lasted,
            max(back) - 1000.0 if back else None,
        )

    def _at(self, at: float, event: Event) -> None:
        self._number += 1
        heapq.heappush(self._events, (at, self._number, event))

    def _act(self, process: Process, now: float, end: float) -> None:
        """The next action at any table of a process, and all after it."""
        every = 1000 * len(self._processes) / (self.tables * RATE)

        def heard(at: float) -> None:
            done = process.work(at, self._varied(self.costs.hear))
            self._at(done, lambda then: self._put(process, at, then))
            self._act(process, at, end)

        at = now + self._rng.expovariate(1 / every)
        if at < end:
            self._at(at, heard)

    def _varied(self, cost: float) -> float:
        """A cost as it varies from action to action."""
        return self._rng.gammavariate(2, cost / 2)

    def _put(self, process: Process, since: float, now: float) -> None:
        process.waiting.append(since)
        if not process.writing:
            process.writing = True
            self._at(max(now, process.begun + PACE_MS), lambda at: self._write(process, at))

    def _write(self, process: Process, now: float) -> None:
        """A batch, from the loop to the database and back."""
        costs, batch = self.costs, process.waiting[:MOST]
        del process.waiting[:MOST]
        process.begun = now
        sent = process.work(now, costs.batch + costs.write * len(batch)) + costs.trip
        self._at(sent, lambda at: self._commit(process, batch, at))

    def _commit(self, process: Process, batch: list[float], now: float) -> None:
        cost = self.costs.rows + self.costs.row * len(batch)
        done = max(now, heapq.heappop(self._cores)) + cost
        heapq.heappush(self._cores, done)
        self._core_busy += cost
        self._at(done, lambda at: self._at(self._flushed(at), lambda then: self._tell(process, batch, then)))

    def _flushed(self, now: float) -> float:
        """When what is there now is on the disk; whoever comes during a flush waits for the next, which they share."""
        if now > self._flush_begins:
            self._flush_begins = max(now, self._flush_ends)
            self._flush_ends = self._flush_begins + self.costs.flush
            self._disk_busy += self.costs.flush
        return self._flush_ends

    def _tell(self, process: Process, batch: list[float], now: float) -> None:
        for since in batch:
            done = process.work(now, self._varied(self.costs.tell))
            if since >= 1000.0:
                self._waits.append(done - since)
        process.writing = bool(process.waiting)
        if process.writing:
            self._at(max(now, process.begun + PACE_MS), lambda at: self._write(process, at))

    def _die(self, at: float) -> list[float]:
        """The players of one process come to the others, each table is opened there; when each was done."""
        others, back = self._processes[:-1], list[float]()
        opening = self.costs.open + SEATS * self.costs.welcome

        def returns(process: Process) -> Event:
            return lambda now: back.append(process.work(now, opening))

        for number in range(self.tables // len(self._processes)):
            self._at(at + self._rng.uniform(0, RETURNING_MS), returns(others[number % len(others)]))
        return back


def fewest(costs: Costs, tables: int, cores: int, seconds: float) -> tuple[int, Found] | None:
    """The fewest processes that keep the goals; None if the database is too slow for any number."""
    least = max(2, math.ceil(tables * RATE * costs.action / 1000))
    for processes in sorted({math.ceil(least * more / 20) for more in range(20, 81)}):
        found = Cluster(costs, tables, processes, cores).run(seconds)
        if found.wait(0.99) <= GOAL_MS and back(costs, tables, processes, cores) <= BACK_MS:
            return processes, found
        if found.database > 0.97:
            return None
    return None


def enough(costs: Costs, tables: int) -> int:
    """Cores of the database of which about two thirds are busy: each process sends a batch in every pace."""
    processes = 1.3 * tables * RATE * costs.action / 1000
    return math.ceil((tables * RATE * costs.row + processes * 1000 / PACE_MS * costs.rows) / 1000 / 0.67)


def back(costs: Costs, tables: int, processes: int, cores: int) -> float:
    """Milliseconds until all tables of a dead process are in play again at the others."""
    return Cluster(costs, tables, processes, cores).run(1, dies=True).back or 0.0


def line(costs: Costs, tables: int, processes: int, cores: int, found: Found) -> str:
    memory = (tables / processes * costs.table_kb / 1e3 + costs.process_mb) / 1e3
    return (
        f"{tables:>8,} {processes:>9} {cores:>9} {found.wait(0.5):>8.1f} {found.wait(0.99):>8.1f} {found.loops:>7.0%} "
        f"{found.database:>9.0%} {found.disk:>6.0%} {memory:>8.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--costs", type=Path, default=COSTS, help="measured costs (benchmarks/costs.json)")
    parser.add_argument("--tables", type=int, default=100_000, help="tables in play (100000)")
    parser.add_argument("--processes", type=int, help="server processes (the fewest that keep the goal)")
    parser.add_argument("--database-cores", type=int, help="cores of the database (the fewest that keep up)")
    parser.add_argument("--seconds", type=float, default=4, help="simulated time (4)")
    asked = parser.parse_args()
    if not (asked.tables >= 2 and asked.seconds > 0 and (asked.processes or 2) > 1 and (asked.database_cores or 1) > 0):
        parser.error("expected at least 2 tables, 2 processes, 1 core and some time")
    costs = Costs(**json.loads(asked.costs.read_text())["costs"])
    rows = asked.tables * RATE
    cores = asked.database_cores or enough(costs, asked.tables)
    print(f"{'tables':>8} {'processes':>9} {'db cores':>9} {'p50 ms':>8} {'p99 ms':>8} {'loop':>7} ", end="")
    print(f"{'database':>9} {'disk':>6} {'GB each':>8}")
    if asked.processes:
        processes, found = asked.processes, Cluster(costs, asked.tables, asked.processes, cores).run(asked.seconds)
    else:
        best = fewest(costs, asked.tables, cores, asked.seconds)
        if best is None:
            parser.exit(1, f"{asked.tables:,} tables: a database of {cores} cores does not keep up\n")
        processes, found = best
    print(line(costs, asked.tables, processes, cores, found))
    again = back(costs, asked.tables, processes, cores) / 1000
    print(f"\none process dies: its {asked.tables // processes:,} tables are in play again after {again:.1f} s")
    print(f"the database grows by {rows * 3600 * costs.row_bytes / 1e9:.1f} GB in an hour of play")


if __name__ == "__main__":
    main()
