"""Run the server in simulated worlds, one for each seed, and stop at the first broken promise.

    python scripts/simulate_server.py [--seeds A-B] [--hours H] [--servers N] [--without KIND,…] [--log FILE]

Each world has virtual time, one store, people who play, and faults drawn from its seed. The same seed and options give
the same run to the byte, on any machine; `--log` writes it down. Exit status 1 after a broken promise, with the command
that repeats it. `make simulate ARGS=…` does the same on the compiled build. See docs/explanation/simulation.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.simulation.weather import SPELLS, STRIKES
from tests.server.simulation.world import World


@dataclass
class Figures:
    """The figures of all that has been simulated so far."""

    virtual_s: float = 0.0
    rows: int = 0
    heard: Counter[str] = field(default_factory=Counter)
    struck: Counter[str] = field(default_factory=Counter)
    begun: float = field(default_factory=time.process_time)

    def add(self, world: World) -> None:
        """Count a world that has been run."""
        self.virtual_s += world.loop.now
        self.rows += sum(len(log.rows) for log in world.store.logs.values())
        self.heard += world.audit.heard
        self.struck += world.weather.struck

    def lines(self) -> list[str]:
        """The figures, for people."""
        real = max(time.process_time() - self.begun, 0.001)
        pace = self.virtual_s / real
        checked = f"{self.heard['acknowledged']} acknowledgements and {self.heard['inputs']} messages checked"
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.struck.items()))
        return [
            f"{self.virtual_s / 3600:.1f} virtual hours in {real:.0f} s of processor time, {pace:.0f} times as fast",
            f"{self.rows} stored inputs, {checked}",
            f"{sum(self.struck.values())} faults: {kinds}",
        ]


def main() -> int:
    """Run the seeds that were asked for."""
    asked = arguments()
    figures = Figures()
    for seed in asked.seeds:
        with ExitStack() as files:
            log = files.enter_context(asked.log.open("w", encoding="utf-8")) if asked.log else None
            world = World(seed, servers=asked.servers, without=frozenset(asked.without), log=log)
            try:
                world.run(asked.hours)
            except BaseException as broken:
                if isinstance(broken, KeyboardInterrupt):
                    break
                figures.add(world)
                print(f"seed {seed}, after {world.loop.now:.1f} virtual seconds: {broken}")
                print(f"It happens again with: {again(asked, seed)}")
                print("\n".join(figures.lines()))
                return 1
        figures.add(world)
        print(f"seed {seed}: {world.digest.hexdigest()[:16]}, {figures.virtual_s / 3600:.1f} h so far", flush=True)
    print("\n".join(figures.lines()))
    return 0


def again(asked: argparse.Namespace, seed: int) -> str:
    """The command that repeats a seed, and writes down what happens."""
    without = f" --without '{','.join(sorted(asked.without))}'" if asked.without else ""
    return (
        f"python scripts/simulate_server.py --seeds {seed} --hours {asked.hours:g} --servers {asked.servers}{without}"
        f" --log simulation-{seed}.log"
    )


def arguments() -> argparse.Namespace:
    """The words of the command. Exits with 2 and a sentence for those that make no sense."""
    parser = argparse.ArgumentParser(prog="simulate_server.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seeds", type=seeds, default=range(1, 11), metavar="A-B", help="from 1 to 10")
    parser.add_argument("--hours", type=hours, default=0.5, metavar="H", help="virtual hours for each seed; 0.5")
    parser.add_argument("--servers", type=int, choices=(1, 2, 3), default=1, help="on one store; 1")
    parser.add_argument("--without", type=kinds, default=(), metavar="KIND,…", help="kinds of faults that never happen")
    parser.add_argument("--log", type=Path, metavar="FILE", help="all that happens, line by line")
    return parser.parse_args()


def seeds(text: str) -> range:
    """``5`` or ``1-20``."""
    first, _, last = text.partition("-")
    if not (first.isdecimal() and (last or first).isdecimal() and int(first) <= int(last or first)):
        raise argparse.ArgumentTypeError(f"expected a seed such as 7 or a range such as 1-20, found {text!r}")
    return range(int(first), int(last or first) + 1)


def hours(text: str) -> float:
    """A number of hours."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= 10_000:
        raise argparse.ArgumentTypeError(f"expected hours above 0 and up to 10,000, found {text!r}")
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
