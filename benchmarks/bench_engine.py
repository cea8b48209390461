"""Speed of the engine, the environments and the bots, in every rule set and form.

    make bench ARGS=benchmarks/bench_engine.py            on a fresh compiled build
    python benchmarks/bench_engine.py --beside src        the build in build/compiled and the Python source in turns
    python benchmarks/bench_engine.py playouts --beside ../before/build/compiled --rounds 21

Each build has a process of its own. Slices of processor time alternate, and a ratio is taken of neighbours only: it
holds on a busy machine too, a rate does not. With two builds, whole deals from the same seeds must also end alike: a
faster engine plays what the slower one played.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from canasta._build import build_kind
from canasta.deal.view import View, view
from canasta.engine.batch import Batch
from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.rng import Rng
from canasta.engine.simulate import random_deal, random_deals
from canasta.players import get as player
from canasta.players.core.files import tuned_weights
from canasta.players.core.memory import Memory, begin
from canasta.players.core.playout import play_out, played
from canasta.players.core.policy import decide
from canasta.players.simulation import deal_out
from canasta.rules import games, get

if TYPE_CHECKING:
    from canasta.engine.deal import EngineDeal

ROOT = Path(__file__).resolve().parent.parent
RULE_SETS = tuple(rules.name for rules in games())
BATCH, VECTOR = 1024, 256  # deals of a batch, and of a vector environment
_rng = Rng(1)
_chance = random.Random(1)

Work = Callable[[], int]  # some work; returns how much was done


def fresh(name: str) -> EngineDeal:
    """A random deal, all sides at 0."""
    table = rule_table_of(get(name))
    return random_deal(table, _rng, [int(table.minimum(0))] * int(table.sides))


def stepped(name: str) -> Work:
    """Actions of a deal stepped from interpreted Python: list the legal ones, choose one, apply it."""

    def work() -> int:
        deal, actions = fresh(name), 0
        while legal := deal.legal_actions():
            deal.apply(_chance.choice(legal))
            actions += 1
        return actions

    return work


def inside(name: str) -> Work:
    """Actions of whole deals of random play in one call."""
    table = rule_table_of(get(name))
    return lambda: int(random_deals(table, 8, _chance.getrandbits(60), 0)[0])


def batch(name: str) -> Work:
    """Random steps of a deal in a batch, with masks and observations."""
    deals = Batch(rule_table_of(get(name)), awards_of(get(name)), BATCH, 1)

    def work() -> int:
        deals.step(deals.sample())
        deals.expand()
        deals.observe()
        return BATCH

    return work


def vector(name: str) -> Work:
    """Random steps of a deal in `VectorEnv`, without history."""
    from canasta.lab.env import VectorEnv

    env = VectorEnv(name, VECTOR)
    env.reset(seed=1)

    def work() -> int:
        env.step(env.sample())
        return VECTOR

    return work


def halfway(name: str) -> tuple[EngineDeal, Memory]:
    """A deal between tuned policies when half of its stock is gone."""
    weights, awards = tuned_weights(name), awards_of(get(name))
    while True:
        deal = fresh(name)
        memory, half = begin(deal, awards), deal.stock_left() // 2
        while not deal.over:
            if deal.stock_left() <= half:
                return deal, memory
            action = decide(deal, memory, weights)
            memory.note(deal, action)
            deal.apply(action)


def playouts(name: str) -> Work:
    """Copies of such deals, each played to its end by the tuned policy."""
    styles, positions = [tuned_weights(name)] * get(name).seats, [halfway(name) for _ in range(50)]

    def work() -> int:
        deal, memory = _chance.choice(positions)
        play_out(deal.copy(), memory.copy(), styles)
        return 1

    return work


def copies(name: str) -> Work:
    """Copies of such deals, asked for by interpreted Python."""
    makers = [halfway(name)[0].copy for _ in range(40)]

    def work() -> int:
        for copy in makers:
            copy()
        return len(makers)

    return work


@cache
def moments(name: str) -> list[View]:
    """Views of deals between two bots at which there is a choice."""
    rules, chance, movers, found = get(name), random.Random(name), [player("greedy"), player("tuned")], list[View]()
    for number in range(3):
        deal = deal_out(rules, "decisions", number)
        while not deal.over:
            seen = view(deal, deal.to_act)
            if len(seen.legal) > 1 and chance.random() < 0.12:
                found.append(seen)
            deal.play(movers[deal.to_act % 2].choose(seen, chance))
    return found


def decisions(bot: str) -> Callable[[str], Work]:
    """Decisions of that bot at those moments."""

    def made(name: str) -> Work:
        def work() -> int:
            player(bot).choose(_chance.choice(moments(name)), _chance)
            return 1

        return work

    return made


KINDS: dict[str, Callable[[str], Work]] = {
    **{kind.__name__: kind for kind in (stepped, inside, batch, vector, playouts, copies)},
    **{bot: decisions(bot) for bot in ("strong", "expert", "master")},
}
worker_of = cache(lambda kind, name: KINDS[kind](name))  # what is made for a slice serves the next ones


def serve() -> None:
    """Answer lines `KIND RULES SECONDS` with the work done in a second of processor time; `same` with a checksum."""
    print(build_kind(), flush=True)
    for line in sys.stdin:
        kind, name, seconds = line.split()
        if kind == "same":
            table = rule_table_of(get(name))
            ends = played(table, awards_of(get(name)), tuned_weights(name), 100, 1, 0)
            print(hash((*ends, *random_deals(table, 200, 1, 0))), flush=True)
            continue
        work, done = worker_of(kind, name), 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < float(seconds):
            done += work()
        print(done / spent, flush=True)


class Build:
    """A process that measures the build in a folder."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - this file, run by this Python
            [sys.executable, __file__, "--serve"],
            env={**os.environ, "PYTHONPATH": os.fspath(folder.resolve()), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.kind = self._answer()

    def ask(self, kind: str, name: str, seconds: float) -> float:
        """The work of a slice, per second."""
        assert self._process.stdin is not None
        print(kind, name, seconds, file=self._process.stdin, flush=True)
        return float(self._answer())

    def _answer(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("The benchmark ended: a process that measures has stopped, and the lines above say why.")
        return line.strip()

    def close(self) -> None:
        self._process.communicate()


def cell(rates: list[list[float]]) -> str:
    """The median rate, and beside another build the median of the ratios with the least and the most."""
    text = f"{median(rates[0]):,.0f}"
    if len(rates) > 1:
        ratios = sorted(one / other for one, other in zip(*rates, strict=True))
        text += f", {median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
    return text


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(KINDS)}; all without it")
    parser.add_argument("--rules", nargs="+", choices=RULE_SETS, default=RULE_SETS, metavar="RULES", help="only these")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another build, or src, for the ratios to it")
    parser.add_argument("--rounds", type=int, default=3, help="how many slices of each (3)")
    parser.add_argument("--seconds", type=float, default=0.1, help="processor time of a slice (0.1)")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve()
        return 0
    if unknown := set(asked.kinds) - set(KINDS):
        parser.error(f"there is no kind {min(unknown)}; there are {', '.join(KINDS)}")
    folders = [ROOT / "build" / "compiled", *([asked.beside] if asked.beside else [])]
    for folder in folders:
        if not (folder / "canasta" / "engine").is_dir():
            parser.error(f"there is no build in {folder}; `make compile` makes the one in build/compiled")
    builds, kinds = [Build(folder) for folder in folders], asked.kinds or list(KINDS)
    print(f"median a second of {builds[0].kind}", *(f"beside {build.kind}, its ratios" for build in builds[1:]))
    print("| | " + " | ".join(kinds) + " |\n|---|" + "---:|" * len(kinds))
    different = False
    for name in asked.rules:
        cells = []
        for kind in kinds:
            rates: list[list[float]] = [[] for _ in builds]
            for round_number in range(asked.rounds + 1):
                for build, found in list(zip(builds, rates, strict=True))[:: 1 if round_number % 2 else -1]:
                    found.append(build.ask(kind, name, asked.seconds))
            cells.append(cell([found[1:] for found in rates]))  # the first slice has warmed up
        print(f"| {name} | " + " | ".join(cells) + " |", flush=True)
        if len({build.ask("same", name, 0) for build in builds}) > 1:
            different = True
            print(f"{name}: the two builds play differently.", file=sys.stderr)
    for build in builds:
        build.close()
    return int(different)


if __name__ == "__main__":
    sys.exit(main())
