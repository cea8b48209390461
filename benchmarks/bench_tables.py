"""What a table server does under load: tables full of players on real sockets, and sockets on which nobody speaks.

    python benchmarks/bench_tables.py                                  200 tables for 15 seconds, 1000 idle sockets
    python benchmarks/bench_tables.py --tables 1000 --seconds 60 --idle 5000
    python benchmarks/bench_tables.py --db postgresql://… --idle 0

The server is `canasta serve` on 127.0.0.1, by default one process with SQLite in a temporary folder; the players are
another process. At each table somebody does something allowed, by chance, once in two seconds. A *broadcast* is the
time from handing a command to the socket until all four seats have read what came of it, stored before it is told;
*ack* until its sender has the answer. It stops by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from players import PING_EVERY, Players, Tally
from served import Served, raise_limits

SETTINGS = {"rules": "clasica", "ceremony": "short", "turn_seconds": 120}
SEATS = 4
AT_ONCE = 16  # tables whose sockets are opened at the same time
GOAL_MS, GOAL_BYTES = 25.0, 400e6


async def crowd(server: Served, tally: Tally, tables: int) -> list[Players]:
    """So many tables with all their sockets, cards dealt."""
    loop = asyncio.get_running_loop()
    seated = await loop.run_in_executor(None, server.seat_all, tables, SEATS, SETTINGS)
    everybody = [Players(tally, server.host, table, keys, random.Random(table)) for table, keys in seated]
    for first in range(0, tables, AT_ONCE):
        some = everybody[first : first + AT_ONCE]
        await asyncio.gather(*(players.sit() for players in some))
        for players in some:
            players.begin()
        show(f"{min(first + AT_ONCE, tables)} of {tables} tables are dealt")
    for _ in range(100):
        if not any(players.busy for players in everybody):
            break
        await asyncio.sleep(0.1)
    return everybody


async def play(everybody: Sequence[Players], tally: Tally, seconds: float, rate: float) -> list[float]:
    """Everybody acts at that rate a table; how late this process was each time, in seconds."""
    loop = asyncio.get_running_loop()
    begin, rng, late = loop.time(), random.Random(1), list[float]()
    due = sorted(
        (rng.random() / rate + turn / rate, number)
        for number in range(len(everybody))
        for turn in range(int(seconds * rate))
    )
    pinged = said = 0.0
    for at, number in due:
        now = loop.time() - begin
        if at > now:
            await asyncio.sleep(at - now)
        late.append(max(0.0, loop.time() - begin - at))
        everybody[number].act()
        if at - pinged > PING_EVERY:
            pinged = at
            ping(everybody)
        if at - said > 1:
            said = at
            show(f"{at:.0f} of {seconds:.0f} s, {tally.sent} actions, {sum(tally.faults.values())} faults")
    for _ in range(50):
        if not any(players.busy for players in everybody):
            break
        await asyncio.sleep(0.1)
    return late


def ping(everybody: Sequence[Players]) -> None:
    for players in everybody:
        for seat in players.seats:
            seat.say(do="ping")


async def load(folder: Path, tables: int, seconds: float, rate: float, words: Sequence[str]) -> None:
    """Tables in play: print waits, faults, and what they cost."""
    tally = Tally()
    with Served(folder, words=words) as server:
        bare = server.cost()
        everybody = await crowd(server, tally, tables)
        dealt = server.cost()
        settle()
        await play(everybody, tally, min(5.0, seconds), rate)  # warming up
        tally.measuring = True
        before, own, begun = server.cost(), time.process_time(), time.perf_counter()
        late = await play(everybody, tally, seconds, rate)
        after, own, lasted = server.cost(), time.process_time() - own, time.perf_counter() - begun
        for players in everybody:
            players.leave()
        await asyncio.sleep(0.2)
        complaints = server.errors[-500:]
    show("")
    print(
        f"{tables} tables of {SEATS} sockets, {tally.sent} actions in {lasted:.1f} s "
        f"({tally.sent / lasted:.1f} a second); load of the machine {os.getloadavg()[0]:.1f}"
    )
    print(f"{'':<28} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8} {'worst':>8}")
    rows = {"broadcast to all four": tally.broadcasts, "ack": tally.acks, "lateness of the players": late}
    for name, found in rows.items():
        print(f"{name:<28} " + " ".join(f"{1000 * wait(found, part):>8.1f}" for part in (0.5, 0.95, 0.99, 1.0)))
    met = "met" if 1000 * wait(tally.broadcasts, 0.99) <= GOAL_MS else "NOT met"
    print(f"goal p99 <= {GOAL_MS:.0f} ms: {met}")
    print(
        f"lost, repeated or wrong: {tally.faults or 'nothing'}; "
        f"without an answer: {tally.sent - len(tally.broadcasts)}; "
        f"not begun because the last was under way: {tally.unanswered}"
    )
    print(f"players: {own / lasted:.2f} of a core; {tally.bytes / max(1, tally.frames):.0f} bytes a frame")
    if bare and dealt and before and after:
        print(
            f"server: {(after.seconds - before.seconds) / lasted:.3f} of a core; {bare.bytes / 1e6:.0f} MB bare, "
            f"{dealt.bytes / 1e6:.0f} MB dealt, {after.bytes / 1e6:.0f} MB played: "
            f"{(after.bytes - bare.bytes) / tables / 1e3:.0f} kB a table"
        )
    if complaints:
        print(f"the server complained: {complaints}")


async def idle(folder: Path, sockets: int, words: Sequence[str]) -> None:
    """Sockets of players whose cards are dealt, and who do nothing: print what they cost."""
    tally = Tally()
    with Served(folder, words=words) as server:
        bare = server.cost()
        everybody = await crowd(server, tally, -(-sockets // SEATS))
        await asyncio.sleep(1)
        found = server.cost()
        for players in everybody:
            players.leave()
        await asyncio.sleep(0.2)
    show("")
    if bare and found:
        print(
            f"{SEATS * len(everybody)} idle sockets: {found.bytes / 1e6:.0f} MB ({bare.bytes / 1e6:.0f} MB bare); "
            f"goal for 5000 < {GOAL_BYTES / 1e6:.0f} MB"
        )
    print(f"faults: {tally.faults or 'none'}")


def wait(seconds: Sequence[float], part: float) -> float:
    """The wait that this part of them does not exceed; endless without any."""
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * part))] if seconds else float("inf")


def settle() -> None:
    """This process must not stand still either."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def show(words: str) -> None:
    """Progress, where somebody looks."""
    if sys.stderr.isatty():
        print(f"\r{words:<78}", end="", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200, help="tables in play, 0 for none (200)")
    parser.add_argument("--seconds", type=float, default=15, help="how long is measured (15)")
    parser.add_argument("--rate", type=float, default=0.5, help="actions a second at each table (0.5)")
    parser.add_argument("--idle", type=int, default=1000, help="sockets on which nobody speaks, 0 for none (1000)")
    parser.add_argument("--db", help="an empty database of a PostgreSQL instead of a file")
    asked = parser.parse_args()
    words = ["--db", asked.db] if asked.db else []
    if not (0 <= asked.tables <= 5000 and 0 <= asked.idle <= 20_000 and 0 < asked.seconds <= 600):
        parser.error("expected at most 5000 tables, 20000 idle sockets and 600 seconds")
    raise_limits()
    import uvloop

    runs: list[tuple[Callable[..., Coroutine[Any, Any, None]], int]] = [
        (partial(load, seconds=asked.seconds, rate=asked.rate), asked.tables),
        (idle, asked.idle),
    ]
    for run, number in runs:
        if number:
            with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(run(Path(folder), number, words=words))


if __name__ == "__main__":
    main()
