"""The cost of matches by days, asleep and at their deadlines: memory, start, the look for jobs that are due.

    python benchmarks/bench_sleeping.py                     10,000 tables on SQLite, of which 1,000 are due at once
    python benchmarks/bench_sleeping.py --tables 50000 --due 5000

Each table has one person and three bots in the middle of a deal, with a day for a turn. A process of its own holds the
server for each figure. A table that is due lets a bot play the missed turn, three bots play theirs, and sleeps again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from msgspec.structs import replace

from canasta import players
from canasta.server.journal.time_and_chance import Chance, ServerClock
from canasta.server.live import Hub
from canasta.server.store import Job, Row, Store, Stored
from canasta.server.tables import inputs
from canasta.server.tables.people import bots_for, hash_of
from canasta.server.tables.table import Table
from canasta.server.tables.table_log import TABLE_LOG, apply
from canasta.server.wire.values import Settings

DAY_MS = 86_400_000.0
TURNS = 24  # played before the tables fall asleep
LOOKS = 300
SETTINGS = Settings(rules="clasica", ceremony="short", turn_seconds=86_400, pace=0, bots="tuned", seed="sleep")


def one_table(at: float) -> Stored:
    """A table in the middle of its first deal, which waits for its person."""
    made, table = inputs.TableMade(SETTINGS), Table("aaaaaaaaaa", "5eed" * 16, inputs.TableMade(SETTINGS), at)
    log = [TABLE_LOG.body(None, made)]

    def do(by: int | None, entry: inputs.Input) -> None:
        log.append(TABLE_LOG.body(by, entry, apply(table, by, entry, at)))

    do(0, inputs.Joined(0, "Ana", "owl", hash_of("key")))
    bots = tuple(inputs.BotSat(*bot) for bot in bots_for(table.chairs, table.free))
    do(0, inputs.MatchBegun(bots))
    rng, turns = random.Random(1), 0
    while turns < TURNS or table.waited_for != [0]:
        assert table.match is not None
        assert table.match.deal is not None
        before = table.waited_for
        action = players.get("greedy").choose(table.match.view(table.match.deal.to_act), rng)
        do(before[0], inputs.ActionsPlayed(action))
        turns += table.waited_for != before
    rows = [Row(seq, None, body, at) for seq, body in enumerate(log, 1)]
    return Stored(table.id, table.seed, TABLE_LOG.header(made), at, rows, job=Job(table.id, at + DAY_MS, table.seq))


async def fill(database: str, tables: int, due: int) -> int:
    """Store the tables; the deadlines of `due` of them come two days before those of the others. Rows of a table."""
    now = time.time() * 1000
    soon, late = one_table(now), one_table(now + 2 * DAY_MS)
    chance = Chance(random.Random(1))
    async with await Store.open(database) as store:
        for first in range(0, tables, 500):
            some = []
            for number in range(first, min(first + 500, tables)):
                made = soon if number < due else late
                name = chance.new_id()
                assert made.job is not None
                some.append(replace(made, table_id=name, job=replace(made.job, table_id=name)))
            await store.take_in(some)
    return len(soon.rows)


def memory(what: str) -> float:
    """The memory of this process in MB: ``VmRSS`` now, ``VmHWM`` at most."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(next(line for line in status.splitlines() if line.startswith(what)).split()[1]) / 1024


async def serve(database: str, days: float, due: int) -> None:
    """A server that starts so many days later; print what it takes, and how long until all due tables sleep again."""
    begun = time.perf_counter()
    store = await Store.open(database)
    hub = Hub(store, clock=ServerClock(wall=lambda: time.time() + days * DAY_MS / 1000))
    await hub.start()
    started = time.perf_counter() - begun
    if not due:
        await asyncio.sleep(6)  # until it has looked once for what is due
        looks = []
        for _ in range(LOOKS):
            at = time.perf_counter()
            await store.claim(hub.clock.now_ms(), 100, 60_000)
            looks.append(time.perf_counter() - at)
        print(f"  start {started * 1000:.0f} ms, memory {memory('VmRSS'):.0f} MB, a look {median(looks) * 1000:.2f} ms")
    else:
        before = time.process_time()
        while True:
            await asyncio.sleep(1)
            if not hub.tables.all() and not await store.claim(hub.clock.now_ms(), 1, 1):
                break
        took = time.perf_counter() - begun
        used = (time.process_time() - before) / due * 1000
        most = memory("VmHWM")
        print(
            f"  {due} due: asleep again after {took:.0f} s, at most {most:.0f} MB, {used:.1f} ms of processor a table"
        )
    await hub.close()
    await store.close()


def measured(title: str, database: str, *words: object) -> None:
    print(title, flush=True)
    subprocess.run([sys.executable, __file__, "--serve", database, *map(str, words)], check=True)  # noqa: S603


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--due", type=int, default=1_000)
    parser.add_argument("--serve", nargs=3, metavar=("DB", "DAYS", "DUE"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        database, days, due = asked.serve
        asyncio.run(serve(database, float(days), int(due)))
        return
    with tempfile.TemporaryDirectory() as folder:
        empty, full = f"{folder}/empty.db", f"{folder}/full.db"
        asyncio.run(fill(empty, 0, 0))
        rows = asyncio.run(fill(full, asked.tables, asked.due))
        size = Path(full).stat().st_size / 1e6
        measured("no table", empty, 0, 0)
        measured(f"{asked.tables} tables asleep, {rows} rows each, {size:.0f} MB on the disk", full, 0, 0)
        measured("their deadlines", full, 1.5, asked.due)


if __name__ == "__main__":
    main()
