"""The costs from which `capacity.py` reckons, measured on this machine: of an action, a batch, a socket, a table.

    python scripts/postgres.py python benchmarks/bench_costs.py              beside a PostgreSQL of its own
    python scripts/postgres.py python benchmarks/bench_costs.py --write      and kept in benchmarks/costs.json

Costs are processor time, of the server or of the database, so that little depends on what else the machine does. Flush
and trip are waits. Batches of one and of many are written by the store alone; all else is a real server full of
players.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

from bench_store import Player
from bench_tables import SEATS, SETTINGS, crowd, play
from capacity import COSTS, Costs
from players import Players, Tally
from served import Served, raise_limits

from canasta.server.store import Store, group

MANY: Final = 200  # appends in a large batch
HEAR_PART: Final = 0.4  # of an action's time before it is written, by a profile of the event loop
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Database:
    """A PostgreSQL on this machine: its size, and the processor seconds of all its processes."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def asked(self, question: str) -> list[object]:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(self.address)
        try:
            return [row[0] for row in await connection.fetch(question)]
        finally:
            await connection.close()

    async def seconds(self, pids: Sequence[object]) -> float:
        spent = 0
        for pid in pids:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            spent += int(fields[11]) + int(fields[12])
        return spent / TICKS

    async def size(self) -> float:
        return float(str((await self.asked("SELECT pg_database_size(current_database())"))[0]))

    async def pids(self) -> list[object]:
        """The processes that are connected or work in the background."""
        return await self.asked("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()")


def line_through(one: float, many: float) -> tuple[float, float]:
    """The cost of a batch, and of each append in it, from batches of one and of many."""
    each = max(0.0, (many - one) / (MANY - 1))
    return max(0.0, one - each), each


async def batches(database: Database, seconds: float) -> dict[str, float]:
    """Batches of one and of many: at the process, at the database, and their waits."""
    costs: dict[int, tuple[float, float, float]] = {}
    async with await Store.open(database.address) as store:
        player = Player(store)
        await player.sit()
        pids, size, rows = await database.pids(), await database.size(), 0
        for count in (1, MANY):
            done, waits, end = 0, list[float](), time.perf_counter() + seconds
            own, theirs = time.process_time(), await database.seconds(pids)
            while time.perf_counter() < end:
                await asyncio.sleep(2 * group.PACE)  # else a lone append would wait for its turn
                waits.append(statistics.median(await asyncio.gather(*(player.append() for _ in range(count)))))
                done += 1
            own, theirs = time.process_time() - own, await database.seconds(pids) - theirs
            costs[count] = 1000 * own / done, 1000 * theirs / done, 1000 * statistics.median(waits)
            rows += done * count
        grown = await database.size() - size
    batch, write = line_through(costs[1][0], costs[MANY][0])
    at_base, row = line_through(costs[1][1], costs[MANY][1])
    flush = flushed()
    return {
        "batch": batch,
        "write": write,
        "rows": at_base,
        "row": row,
        "flush": flush,
        "trip": max(0.0, costs[1][2] - batch - write - at_base - row - flush),
        "row_bytes": grown / rows,
        "lone": costs[1][2],
    }


def flushed() -> float:
    """Milliseconds until a page is on the disk; the median."""
    with tempfile.TemporaryFile() as file:
        waits = []
        for _ in range(200):
            file.write(b"\0" * 8192)
            file.flush()
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            waits.append(1000 * (time.perf_counter() - begun))
    return statistics.median(waits)


async def reconnect(server: Served, seats: Sequence[tuple[str, list[str]]]) -> tuple[float, list[Players]]:
    """All sockets opened anew; what it cost the server, in milliseconds a table."""
    tally, before = Tally(), server.cost()
    everybody = [Players(tally, server.host, table, keys, random.Random(1)) for table, keys in seats]
    for players in everybody:
        await players.sit()
    after = server.cost()
    assert before is not None
    assert after is not None
    if tally.faults:
        raise RuntimeError(f"while all connected anew: {tally.faults}")
    return 1000 * (after.seconds - before.seconds) / len(seats), everybody


async def served(folder: Path, address: str, tables: int, seconds: float, batch: dict[str, float]) -> dict[str, float]:
    """A server with people at tables: an action, a socket, a table that is opened, memory."""
    words, tally = ["--db", address], Tally()
    with Served(folder, words=words) as server:
        bare = server.cost()
        everybody = await crowd(server, tally, tables)
        await play(everybody, tally, 20.0, 0.5)
        tally.measuring, before, begun = True, server.cost(), time.perf_counter()
        await play(everybody, tally, seconds, 0.5)
        after, lasted = server.cost(), time.perf_counter() - begun
        assert bare is not None
        assert before is not None
        assert after is not None
        seats = [(players.url.rpartition("/")[2], [seat.key for seat in players.seats]) for players in everybody]
        for players in everybody:
            players.leave()
        await asyncio.sleep(1)
        welcoming, everybody = await reconnect(server, seats)
        for players in everybody:
            players.leave()
    with Served(folder, words=words) as server:
        opening, everybody = await reconnect(server, seats)
        for players in everybody:
            players.leave()
    together = max(1.0, tally.sent / lasted * max(group.PACE, batch["lone"] / 1000))
    action = 1000 * (after.seconds - before.seconds) / tally.sent - batch["write"] - batch["batch"] / together
    return {
        "hear": HEAR_PART * action,
        "tell": (1 - HEAR_PART) * action,
        "welcome": welcoming / SEATS,
        "open": max(0.0, opening - welcoming),
        "table_kb": (after.bytes - bare.bytes) / tables / 1e3,
        "process_mb": bare.bytes / 1e6,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--db", default=os.environ.get("CANASTA_TEST_POSTGRES"), help="an empty PostgreSQL database")
    parser.add_argument("--tables", type=int, default=600, help="tables in play (600)")
    parser.add_argument("--seconds", type=float, default=20, help="how long each figure is measured (20)")
    parser.add_argument("--write", action="store_true", help=f"keep the costs in {COSTS.name}")
    asked = parser.parse_args()
    if not asked.db:
        parser.error("expected a PostgreSQL: run it by scripts/postgres.py, or give --db")
    if not (10 <= asked.tables <= 2000 and 1 <= asked.seconds <= 600):
        parser.error("expected 10 to 2000 tables, and 1 to 600 seconds")
    raise_limits()
    import uvloop

    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        batch = runner.run(batches(Database(asked.db), asked.seconds / 2))
        table = runner.run(served(Path(folder), asked.db, asked.tables, asked.seconds, batch))
    found = {name: round(value, 4) for name, value in {**table, **batch}.items() if name != "lone"}
    costs = Costs(**found)
    for name, value in asdict(costs).items():
        print(f"{name:<12}{value:>12.3f}")
    print(f"an action costs its process {costs.action:.3f} ms, and the database {costs.row:.3f} ms")
    if asked.write:
        about = {"rules": SETTINGS["rules"], "tables": asked.tables, "cores": os.cpu_count(), "unit": "ms"}
        COSTS.write_text(json.dumps({"about": about, "costs": found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
