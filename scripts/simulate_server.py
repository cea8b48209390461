"""Run the server in simulated worlds, one for each seed, until so many hours are done; stop at a broken promise.

    python scripts/simulate_server.py [--hours H] [--from SEED] [--minutes M] [--processes N] [--json FILE]
    python scripts/simulate_server.py --seeds A-B [--world KIND] [--servers N] [--each H] [--without KIND,…]
                                      [--log FILE] [--shrink]

The first form runs one seed after another, spread over the cores, to 10,000 virtual hours: dense worlds of half an
hour, and worlds of days with evenings and nights; each seed draws its own. It can be stopped, and goes on `--from` the
seed that it names. The second form runs certain seeds, and writes down with `--log` all that happens. The same seed and
options give the same run to the byte, on any machine. Exit status 1 after a broken promise, with the command that
repeats it; `--shrink` leaves out every kind of fault that it does not take. `make simulate ARGS=…` does the same on the
compiled build. See docs/explanation/simulation.md.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.simulation.plans import KINDS, Figures, Plan
from tests.server.simulation.weather import SPELLS, STRIKES

ROOT: Final = Path(__file__).resolve().parent.parent
HOURS: Final = 10_000.0
_TELL_S: Final = 20.0  # between two lines of progress
_WORLDS_EACH: Final = 20  # that a process runs before a fresh one takes its place


def main() -> int:
    """Run what was asked for."""
    asked = arguments()
    if asked.log is not None or asked.shrink:
        return alone(asked)
    campaign = Campaign(asked)
    try:
        failed = campaign.run()
    except KeyboardInterrupt:
        failed = None
        print("stopped")
    print("\n".join(campaign.figures.lines()))
    campaign.save()
    if failed is not None:
        plan, figures = failed
        print(f"seed {plan.seed}, after {figures.failed_at:.1f} virtual seconds: {figures.failure}")
        print(f"It happens again with: {again(plan)}")
        return 1
    print(f"To go on: --from {campaign.next}")
    return 0


class Campaign:
    """Seeds, one after another, in some processes. `next` is the first that has not been run to its end."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self._asked = asked
        seeds: Iterator[int] = iter(asked.seeds) if asked.seeds else count(asked.first)
        self._plans = (plan_of(asked, seed) for seed in seeds)
        self._begun = time.monotonic()
        self._told = 0.0
        self._done: set[int] = set()
        self.next = asked.seeds[0] if asked.seeds else asked.first
        self.figures = Figures()

    def run(self) -> tuple[Plan, Figures] | None:
        """Run to the end; return the first that failed."""
        context = multiprocessing.get_context("spawn")
        running: dict[Future[Figures], Plan] = {}
        with ProcessPoolExecutor(self._asked.processes, context, max_tasks_per_child=_WORLDS_EACH) as pool:
            try:
                while True:
                    while len(running) < self._asked.processes and (plan := self._planned(running)) is not None:
                        running[pool.submit(Plan.run, plan)] = plan
                    if not running:
                        return None
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        plan, figures = running.pop(future), future.result()
                        self._take(plan, figures)
                        if figures.failure:
                            return plan, figures
            finally:
                for process in multiprocessing.active_children() if running else []:
                    process.terminate()

    def save(self) -> None:
        """Write the figures as JSON."""
        path: Path = self._asked.json
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"next": self.next, **self.figures.as_json()}, indent=1) + "\n", encoding="utf-8")

    def _planned(self, running: dict[Future[Figures], Plan]) -> Plan | None:
        """The next world, if there is to be one more."""
        asked = self._asked
        if asked.minutes and time.monotonic() - self._begun > 60 * asked.minutes:
            return None
        if not asked.seeds and self.figures.hours + sum(plan.hours for plan in running.values()) >= asked.hours:
            return None
        return next(self._plans, None)

    def _take(self, plan: Plan, figures: Figures) -> None:
        self.figures.add(figures)
        if not figures.failure:
            self._done.add(plan.seed)
            while self.next in self._done:
                self._done.discard(self.next)
                self.next += 1
        if self._asked.seeds:
            print(f"seed {plan.seed}: {figures.digest}, {self.figures.hours:.1f} h so far", flush=True)
        elif time.monotonic() - self._told > _TELL_S:
            self._told = time.monotonic()
            self._tell()
            self.save()

    def _tell(self) -> None:
        """Say how far it is."""
        figures, passed = self.figures, time.monotonic() - self._begun
        pace = figures.hours / passed
        end = time.time() + max(0.0, self._asked.hours - figures.hours) / max(pace, 1e-9)
        print(
            f"{figures.hours:,.0f} of {self._asked.hours:,.0f} h, all seeds before {self.next},"
            f" {sum(figures.struck.values()):,} faults, {3600 * pace:,.0f} times as fast,"
            f" to end about {time.strftime('%H:%M', time.localtime(end))}",
            flush=True,
        )


def alone(asked: argparse.Namespace) -> int:
    """Run seeds in this process: to write them down, or to find out what it takes for one to fail."""
    for seed in asked.seeds:
        plan = plan_of(asked, seed)
        if asked.log is None:
            figures = plan.run()
        else:
            with asked.log.open("w", encoding="utf-8") as log:
                figures = plan.run(log)
        print(f"seed {seed}: {figures.digest}")
        print("\n".join(figures.lines()))
        if figures.failure:
            print(f"after {figures.failed_at:.1f} virtual seconds: {figures.failure}")
            if asked.shrink:
                plan = shrunk(plan, figures)
            print(f"It happens again with: {again(plan)}")
            return 1
    return 0


def shrunk(plan: Plan, figures: Figures) -> Plan:
    """The same world without the kinds of faults that it does not take to break the same promise, and not longer."""
    promise = figures.failure.partition(":")[0]
    plan = replace(plan, hours=round(figures.failed_at / 3600 + 0.05, 2))
    for kind in sorted(figures.struck):
        fewer = replace(plan, without=plan.without | {kind})
        if fewer.run().failure.partition(":")[0] == promise:
            plan = fewer
            print(f"also without {kind}", flush=True)
    return plan


def plan_of(asked: argparse.Namespace, seed: int) -> Plan:
    """The world of a seed, as asked for."""
    plan = Plan.of(seed, asked.world, asked.servers, asked.each)
    return replace(plan, without=frozenset(asked.without))


def again(plan: Plan) -> str:
    """The command that repeats a world, and writes down what happens."""
    return f"python scripts/simulate_server.py {plan.words} --log simulation-{plan.seed}.log"


def arguments() -> argparse.Namespace:
    """The words of the command. Exits with 2 and a sentence for those that make no sense."""
    parser = argparse.ArgumentParser(prog="simulate_server.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--hours", type=hours, default=HOURS, metavar="H", help="virtual hours in all; 10,000")
    parser.add_argument("--from", type=seed, default=1, metavar="SEED", dest="first", help="the first seed; 1")
    parser.add_argument("--minutes", type=hours, metavar="M", help="no further world begins after so long; no limit")
    parser.add_argument("--processes", type=seed, default=os.cpu_count() or 1, metavar="N", help="one for each core")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "simulation.json", metavar="FILE")
    parser.add_argument("--seeds", type=seeds, metavar="A-B", help="these seeds, and no others")
    parser.add_argument("--world", choices=KINDS, help="of this kind only; each seed draws its own")
    parser.add_argument("--servers", type=int, choices=(1, 2, 3), help="on one store; each seed draws its own")
    parser.add_argument("--each", type=hours, metavar="H", help="virtual hours of a world; each seed draws its own")
    parser.add_argument("--without", type=kinds, default=(), metavar="KIND,…", help="kinds of faults that never happen")
    parser.add_argument("--log", type=Path, metavar="FILE", help="all that happens, line by line; with --seeds")
    parser.add_argument("--shrink", action="store_true", help="find the fewest kinds of faults; with --seeds")
    asked = parser.parse_args()
    if (asked.log or asked.shrink) and not asked.seeds:
        parser.error("--log and --shrink expect --seeds")
    return asked


def seed(text: str) -> int:
    """A number above 0."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a number above 0, found {text!r}")
    return int(text)


def seeds(text: str) -> range:
    """``5`` or ``1-20``."""
    first, _, last = text.partition("-")
    if not (first.isdecimal() and (last or first).isdecimal() and int(first) <= int(last or first)):
        raise argparse.ArgumentTypeError(f"expected a seed such as 7 or a range such as 1-20, found {text!r}")
    return range(int(first), int(last or first) + 1)


def hours(text: str) -> float:
    """A number of hours, or of minutes."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= 1_000_000:
        raise argparse.ArgumentTypeError(f"expected a number above 0 and up to 1,000,000, found {text!r}")
    return found


def kinds(text: str) -> tuple[str, ...]:
    """Kinds of faults, by name."""
    found = tuple(text.split(","))
    unknown = [kind for kind in found if kind not in STRIKES and kind not in SPELLS]
    if unknown:
        known = ", ".join(sorted({*STRIKES, *SPELLS}))
        raise argparse.ArgumentTypeError(f"expected kinds of faults ({known}), found {unknown[0]!r}")
    return found


if __name__ == "__main__":
    sys.exit(main())
