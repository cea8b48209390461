"""What an append costs: how many a second, and how long one waits, with group commit and without.

    python benchmarks/bench_store.py                       SQLite, with both ways to flush, in a temporary folder
    python scripts/postgres.py python benchmarks/bench_store.py      and PostgreSQL, on the same disk

"alone" is the same store with one transaction an append, for comparison. Figures are of one process on this machine;
a difference of less than twice means nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import secrets
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from canasta.server.store import Job, Row, Store, group, sqlite

TABLES = 1000
BODY = b'{"do":"play","player":2,"action":"take K K; meld Q Q Q 2; discard 7h","at":1763712000000}' * 2


class Player:
    """A thousand tables, and appends to them in turn."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.names = [f"{n:04}{secrets.token_hex(4)}" for n in range(TABLES)]
        self.seqs = dict.fromkeys(self.names, 0)
        self.turn = 0

    async def sit(self) -> None:
        await asyncio.gather(*(self.store.create(name, secrets.token_hex(32), b"{}" * 40, 1.0) for name in self.names))

    async def append(self) -> float:
        """One append with a job at the next table; the seconds that it took."""
        name = self.names[self.turn % TABLES]
        self.turn += 1
        self.seqs[name] = seq = self.seqs[name] + 1
        before = time.perf_counter()
        row = Row(seq, f"0:{secrets.token_hex(8)}", BODY, time.time() * 1000)
        await self.store.append(name, [row], job=Job(name, row.at + 30_000, seq))
        return time.perf_counter() - before


async def at_rate(player: Player, rate: float, seconds: float) -> tuple[float, list[float]]:
    """Appends that begin at that rate whether or not the others have ended: the rate kept, and the waits, sorted."""
    loop = asyncio.get_running_loop()
    begin = loop.time()
    tasks = []
    for n in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begin + n / rate - loop.time()))
        tasks.append(asyncio.create_task(player.append()))
    waits = sorted(await asyncio.gather(*tasks))
    return len(waits) / (loop.time() - begin), waits


async def flat_out(player: Player, seconds: float, hands: int = 200) -> float:
    """Appends a second when so many are under way at any time."""
    end = time.perf_counter() + seconds
    before = player.turn

    async def hand() -> None:
        while time.perf_counter() < end:
            await player.append()

    began = time.perf_counter()
    await asyncio.gather(*(hand() for _ in range(hands)))
    return (player.turn - before) / (time.perf_counter() - began)


@contextmanager
def changed(synchronous: str, most: int) -> Iterator[None]:
    old = sqlite.PRAGMAS, group.MOST, group.PACE
    sqlite.PRAGMAS = ("PRAGMA journal_mode=WAL", f"PRAGMA synchronous={synchronous}")
    group.MOST = most  # type: ignore[misc]
    group.PACE = group.PACE if most > 1 else 0.0  # type: ignore[misc]
    try:
        yield
    finally:
        sqlite.PRAGMAS, group.MOST, group.PACE = old  # type: ignore[misc]


async def measure(name: str, where: str, rate: float, seconds: float) -> None:
    async with await Store.open(where) as store:
        player = Player(store)
        await player.sit()
        most = await flat_out(player, seconds)
        gc.collect()
        kept, waits = await at_rate(player, rate, seconds)
        p50, p99, worst = (1000 * waits[min(len(waits) - 1, int(len(waits) * part))] for part in (0.5, 0.99, 1.0))
        print(f"{name:<28} {most:>9.0f} /s {kept:>12.0f} /s {p50:>8.1f} {p99:>8.1f} {worst:>8.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rate", type=float, default=500, help="appends a second where the waits are measured (500)")
    parser.add_argument("--seconds", type=float, default=5, help="how long each figure is measured (5)")
    parser.add_argument("--folder", type=Path, help="where the files lie (a temporary folder)")
    found = parser.parse_args()
    server = os.environ.get("CANASTA_TEST_POSTGRES", "")
    print(f"{'':<28} {'flat out':>12} {f'asked {found.rate:.0f} /s':>15} {'p50 ms':>8} {'p99 ms':>8} {'worst':>8}")
    for way, most in (("group commit", group.MOST), ("alone", 1)):
        for synchronous in ("FULL", "NORMAL"):
            with tempfile.TemporaryDirectory(dir=found.folder) as folder, changed(synchronous, most):
                where = str(Path(folder, "tables.db"))
                asyncio.run(measure(f"SQLite {synchronous}, {way}", where, found.rate, found.seconds))
        if server:
            with changed("FULL", most):
                asyncio.run(measure(f"PostgreSQL, {way}", server, found.rate, found.seconds))


if __name__ == "__main__":
    main()
