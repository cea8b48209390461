"""Kill, stop and cut off real servers while people play, and check that nothing is lost, doubled or left standing.

    python scripts/kill_server.py [KIND …] [--times N] [--tables N] [--seed S]

People at some tables act by chance, write down what was acknowledged and ask again for what was not. Each kind of fault
happens so many times; then the database is compared with what the people were told. PostgreSQL and HAProxy are started
for it, in folders of their own. Exit status 1 after a broken promise, with the command that repeats it: the same faults
in the same order, though not at the same microsecond. See docs/decisions/ownership.md for figures.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import traceback
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from postgres import Postgres, folder_of_tools
from tests.server.kill import trials
from tests.server.kill.crowd import Crowd
from tests.server.kill.pair import pair_behind, serving
from tests.server.kill.trials import Behind, Trial
from tests.serving import Serving

DISK: Final = {"sqlite": "8m", "postgres": "160m"}
FULL_S: Final = 4.0  # for which a disk stays full


@dataclass
class Run:
    """One kind of fault, so many times, in a folder of its own."""

    kind: str
    times: int
    tables: int
    chance: random.Random
    folder: Path
    trial: Trial | None = None
    figures: dict[str, int] = field(default_factory=dict)

    @contextmanager
    def postgres(self, folder: Path | None = None) -> Iterator[Postgres]:
        """A server of PostgreSQL."""
        tools = folder_of_tools()
        if tools is None:
            sys.exit("kill_server.py: there is no PostgreSQL here: expected initdb on the path.")
        with tempfile.TemporaryDirectory(prefix="canasta-postgres-") as name:
            server = Postgres(tools, folder or Path(name))
            server.start()
            try:
                yield server
            finally:
                server.stop("immediate")

    @asynccontextmanager
    async def people(
        self, hosts: list[str], database: str, *, persons: int = 4, owner: Serving | None = None
    ) -> AsyncIterator[Trial]:
        """People who play at these hosts; at the end the database is compared with what they were told.

        `owner`: a server that allows nobody else to look into the database, and is ended first.
        """
        crowd = await asyncio.to_thread(Crowd, hosts, self.chance, tables=self.tables, persons=persons)
        trial = self.trial = Trial(crowd, self.chance, lambda line: print(f"  {line}", flush=True))
        async with crowd:
            await crowd.gone_on()
            yield trial
            await crowd.gone_on()
        if owner is not None:
            owner.stop()
        rows = sum(len(stored.rows) for stored in (await crowd.stored(database)).values())
        self.figures = {"acknowledged": crowd.acknowledged, "asked again": crowd.asked_again, "rows": rows}

    @asynccontextmanager
    async def pair(self, *, folder: Path | None = None) -> AsyncIterator[tuple[Postgres, Behind, Trial]]:
        """Two servers behind HAProxy, on a PostgreSQL of their own, and people who play there."""
        with self.postgres(folder) as postgres, pair_behind(self.folder, postgres.address) as (where, there):
            async with self.people([where], postgres.address) as trial:
                yield postgres, there, trial


Fault = Callable[..., Coroutine[Any, Any, None]]


async def behind(run: Run, fault: Fault) -> None:
    """Do the fault to the two servers behind HAProxy."""
    async with run.pair() as (_, there, trial):
        for _turn in range(run.times):
            await fault(trial, there)


async def alone(run: Run, fault: Fault, *words: str, persons: int = 4) -> None:
    """Do the fault to the one server of a file."""
    file = str(run.folder / "tables.sqlite")
    with serving(run.folder, "--db", file, *words) as server:
        async with run.people([server.start()], file, persons=persons, owner=server) as trial:
            for _turn in range(run.times):
                await fault(trial, server, file)


async def restarts(run: Run) -> None:
    """Restart PostgreSQL, in order or as if it had crashed, at once or after a while."""
    async with run.pair() as (postgres, _, trial):
        for turn in range(run.times):
            how, away = ("fast", "immediate")[turn % 2], (0.0, trials.AWAY_S)[turn // 2 % 2]
            await trials.restart_database(trial, postgres, how, away)


async def disk(run: Run) -> None:
    """Fill the disk of a file for a while."""
    with mounted(run.folder / "disk", DISK["sqlite"]) as place:
        file = str(place / "tables.sqlite")
        with serving(run.folder, "--db", file) as server:
            async with run.people([server.start()], file, owner=server) as trial:
                for _ in range(run.times):
                    await trials.fill_disk(trial, place, FULL_S)


async def disk_postgres(run: Run) -> None:
    """Fill the disk of PostgreSQL for a while; if that ends PostgreSQL, its operator starts it again."""
    with mounted(run.folder / "disk", DISK["postgres"]) as place:
        async with run.pair(folder=place / "data") as (postgres, _, trial):
            for _turn in range(run.times):
                await trials.fill_disk(trial, place, FULL_S, postgres)


KINDS: Final[dict[str, tuple[str, Callable[[Run], Coroutine[Any, Any, None]]]]] = {
    "kills": ("a server is killed (`kill -9`), and started again", partial(behind, fault=trials.kill_one)),
    "rolls": ("a server is ended in order and started again, as in an upgrade", partial(behind, fault=trials.roll_one)),
    "stops": ("a server is stopped (SIGSTOP), and let go on", partial(behind, fault=trials.stop_one)),
    "cuts": (
        "a server is cut off from the database, and joined again",
        partial(behind, fault=lambda trial, there: trials.cut_one(trial, there, anew=trial.chance.random() < 0.5)),
    ),
    "restarts": ("PostgreSQL is restarted", restarts),
    "sqlite": ("the one server of a file is killed, and started again", lambda run: alone(run, trials.kill_alone)),
    "thinkers": (
        "processes that think for bots are stopped",
        lambda run: alone(
            run, lambda trial, server, _: trials.stop_a_thinker(trial, server), "--thinkers", "2", persons=2
        ),
    ),
    "disk": ("the disk of a file is full for a while", disk),
    "disk-postgres": ("the disk of PostgreSQL is full for a while", disk_postgres),
}


@contextmanager
def mounted(place: Path, size: str) -> Iterator[Path]:
    """A disk of that size, in memory."""
    place.mkdir()
    words = ["/bin/mount", "-t", "tmpfs", "-o", f"size={size},mode=0755", "none", str(place)]
    if subprocess.run(words, stderr=subprocess.DEVNULL, check=False).returncode:
        sys.exit("kill_server.py: a small disk could not be mounted: expected the rights of root.")
    try:
        yield place
    finally:
        subprocess.run(["/bin/umount", "--lazy", str(place)], check=False)


def main() -> int:
    """Run the kinds that were asked for."""
    asked = arguments()
    for kind in asked.kinds or KINDS:
        said, faults = KINDS[kind]
        print(f"{kind}: {said}", flush=True)
        with tempfile.TemporaryDirectory(prefix="canasta-kill-", ignore_cleanup_errors=True) as name:
            Path(name).chmod(0o755)  # PostgreSQL, another user, has its data below
            chance = random.Random(f"{asked.seed} {kind}")
            run = Run(kind, asked.times, asked.tables, chance, Path(name))
            try:
                asyncio.run(faults(run))
            except Exception:
                traceback.print_exc()
                print(f"It happens again, or nearly, with: {again(asked, kind)}")
                return 1
            tell(run)
    return 0


def tell(run: Run) -> None:
    """Print the figures of a run."""
    assert run.trial is not None
    for report in run.trial.crowd.slow:
        print(f"  longer than {run.trial.crowd.worth_telling:g} s: {report}")
    for what, seconds in run.trial.took.items():
        ordered = sorted(seconds)
        middle, late, most = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)], ordered[-1]
        print(f"  {what}, {len(ordered)} times: {middle:.1f} s (median), 99 of 100 {late:.1f} s, at most {most:.1f} s")
    figures = run.figures
    print(
        f"  {figures['acknowledged']} acknowledged, {figures['asked again']} asked again, {figures['rows']} rows;"
        " nothing lost, nothing doubled",
        flush=True,
    )


def again(asked: argparse.Namespace, kind: str) -> str:
    """The command that does the same once more."""
    return f"python scripts/kill_server.py {kind} --times {asked.times} --tables {asked.tables} --seed {asked.seed}"


def arguments() -> argparse.Namespace:
    """The words of the command."""
    parser = argparse.ArgumentParser(prog="kill_server.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)}; all without it")
    parser.add_argument("--times", type=int, default=4, metavar="N", help="how often each fault happens; 4")
    parser.add_argument("--tables", type=int, default=6, metavar="N", help="tables with four people each; 6")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), metavar="S", help="by chance")
    asked = parser.parse_args()
    if unknown := set(asked.kinds) - set(KINDS):
        parser.error(f"there is no kind {min(unknown)}; there are {', '.join(KINDS)}")
    return asked


if __name__ == "__main__":
    sys.exit(main())
