"""The processor time of an action at a table, without sockets: table, store and messages in one process.

    python benchmarks/bench_action.py                                     200 tables, 60 rounds
    python benchmarks/bench_action.py --profile                           and where the time goes

In each round somebody acts at every table at once, by chance; only that is timed. It counts the
processor time of all threads of the process, so it needs no quiet machine to compare two builds by turns. What it
leaves out, sockets and small groups of appends, is in `bench_tables.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import pstats
import random
import tempfile
import time
from pathlib import Path

from players import LIKED

from canasta.server.live.hub import Hub
from canasta.server.live.session import Session
from canasta.server.store import Store
from canasta.server.wire import commands
from canasta.server.wire.values import Settings

SEATS = 4


class Seats:
    """Everybody at one table."""

    def __init__(self, hub: Hub, number: int) -> None:
        self.hub = hub
        self.rng = random.Random(number)
        self.sessions: list[Session] = []
        self.table = ""
        self.sent = 0

    async def sit(self) -> None:
        """Take all chairs, and deal."""
        hub = self.hub
        settings = Settings(rules="clasica", ceremony="short", turn_seconds=120)
        host = await hub.create(settings, "Ana", "owl")
        self.table = host.table
        keys = [host.key, *[(await hub.join(host.table, None, name, "fox")).key for name in ("Luis", "Eva", "Juan")]]
        for number, key in enumerate(keys):
            hello = commands.Hello(protocol=commands.PROTOCOL, key=key, lang="es" if number % 2 else "en")
            self.sessions.append(await hub.connect(host.table, hello))
        await self.sessions[0].say(commands.Begin(id="b"))

    def chosen(self) -> tuple[Session, str] | None:
        """Somebody's next frame; None between deals."""
        table = self.hub.tables[self.table].table
        match = table.match
        if match is None or match.deal is None or match.deal.over:
            return None
        player = table.waited_for[0]
        legal = match.deal.legal().texts()
        liked = [text for text in legal if text.split()[0] in LIKED]
        action = self.rng.choice(liked if liked and self.rng.random() < 0.8 else legal)
        self.sent += 1
        return self.sessions[player], f'{{"do":"play","id":"{player}-{self.sent}","action":"{action}"}}'

    def read(self) -> None:
        """Take what has been said to all sockets."""
        for session in self.sessions:
            session._frames.clear()  # noqa: SLF001 - without a task for each


async def play(tables: int, rounds: int, file: Path, profile: cProfile.Profile | None) -> str:
    async with await Store.open(str(file)) as store:
        hub = Hub(store)
        await hub.start()
        everybody = [Seats(hub, number) for number in range(tables)]
        await asyncio.gather(*(seats.sit() for seats in everybody))
        await asyncio.sleep(2.5)  # the shuffles wait for those who could add
        gc.collect()
        gc.freeze()
        gc.set_threshold(1_000, 5, 10_000)
        spent, done, wall = 0.0, 0, time.perf_counter()
        for number in range(rounds):
            for seats in everybody:
                seats.read()
            chosen = [found for seats in everybody if (found := seats.chosen()) is not None]
            begun = time.process_time()
            if profile is not None:
                profile.enable()
            await asyncio.gather(*(session.handle(frame) for session, frame in chosen))
            if profile is not None:
                profile.disable()
            if number >= rounds // 10:
                spent += time.process_time() - begun
                done += len(chosen)
        wall = time.perf_counter() - wall
        await hub.close()
    return f"{1000 * spent / max(1, done):.3f} ms of processor an action ({done} actions, {wall:.1f} s)"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--profile", action="store_true", help="functions by their own time")
    asked = parser.parse_args()
    import uvloop

    profile = cProfile.Profile(time.process_time) if asked.profile else None
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(runner.run(play(asked.tables, asked.rounds, Path(folder, "tables.sqlite"), profile)))
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    main()
