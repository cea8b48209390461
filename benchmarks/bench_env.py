"""Steps a second of the environments, beside gin rummy in PettingZoo, RLCard and OpenSpiel, in turns.

    python benchmarks/bench_env.py [--rounds N] [--rules SET] [--pettingzoo PYTHON]

PYTHON is one that has PettingZoo 1.25, the last one with gin rummy, and its needs rlcard and pygame. OpenSpiel is
installed as for `bench_engine.py`. Where one of them is missing, our figures are shown without its ratios. `VectorEnv`
is measured beside itself: with copies beside views, and many deals beside fewer. A slice and its neighbour alternate,
and a ratio is taken of neighbours only; time is that of the processor.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Final, TypeAlias

from report import table, thousands
from workers import Worker, WorkerError, compiled_folder, openspiel_python

Line: TypeAlias = tuple[str, str, str, float]
Rates: TypeAlias = dict[Line, list[float]]
# What is measured, its name, the slice beside it, and the aim: times as fast, or without a neighbour steps/s
LINES: Final[tuple[Line, ...]] = (
    ("aec/8", "AEC", "gin aec", 35),
    ("aec", "AEC, no history", "gin aec", 35),
    ("aec wrapped/8", "AEC in PettingZoo's wrappers", "gin aec", 8),
    ("aec wrapped", "AEC in wrappers, no history", "gin aec", 8),
    ("spiel", "OpenSpiel game", "gin spiel", 4),
    ("spiel tensor", "OpenSpiel game, a tensor each step", "gin spiel tensor", 0),
    ("bots random/8", "AgainstBots, random, learner's steps", "gin rlcard", 1),
    ("bots greedy/8", "AgainstBots, greedy, learner's steps", "gin rlcard", 1),
    ("vector 256", "VectorEnv, no history", "", 2_000_000),
    ("vector 256 masks", "VectorEnv, no history, NumPy draws", "", 0),
    ("vector 256/0", "VectorEnv, counts", "", 0),
    *(
        (f"vector {deals}{turns}", f"VectorEnv, {deals} deals{said}, copies", f"vector {deals} views{turns}", 0.9)
        for turns, said in (("", ", no history"), ("/8", ""))
        for deals in (256, 1024, 4096)
    ),
    ("vector 4096", "VectorEnv, 4096 deals, no history", "vector 1024", 1),
    ("vector 4096/8", "VectorEnv, 4096 deals", "vector 1024/8", 1),
)


def words() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2, help="processor time of a slice")
    parser.add_argument("--rules", default="clasica")
    parser.add_argument("--pettingzoo", type=Path, metavar="PYTHON", help="a Python with PettingZoo 1.25 and rlcard")
    return parser.parse_args()


def theirs(found: argparse.Namespace) -> tuple[dict[str, Worker], list[str]]:
    """The processes of the other libraries, by the first word of their slices, and what is missing."""
    workers, missing = {}, []
    try:
        workers["gin spiel"] = Worker("slices_env.py", openspiel_python())
    except WorkerError as error:
        missing.append(str(error))
    if found.pettingzoo is None:
        missing.append("PettingZoo's gin rummy (--pettingzoo)")
    else:
        workers["gin aec"] = Worker("slices_env.py", found.pettingzoo)
        workers["gin rlcard"] = Worker("slices_env.py", found.pettingzoo)
    return workers, missing


def rate(worker: Worker, what: str, found: argparse.Namespace) -> float:
    done = worker.slice(what, found.rules, found.seconds)
    return done["steps"] / done["seconds"]


def measured(ours: Worker, others: dict[str, Worker], found: argparse.Namespace) -> tuple[Rates, Rates]:
    """The rates of each line, and those of the slices beside them, round by round."""
    rates, beside = defaultdict[Line, list[float]](list), defaultdict[Line, list[float]](list)
    for number in range(found.rounds + 1):
        for line in LINES:
            what, _, other, _ = line
            worker = others.get(other.removesuffix(" tensor"), ours if other.startswith("vector") else None)
            one = rate(ours, what, found)
            two = rate(worker, other, found) if worker else None
            if number == 0:  # imports, and the memory of a rule set
                continue
            rates[line].append(one)
            if two is not None:
                beside[line].append(two)
    return rates, beside


def ratio(ours: list[float], beside: list[float]) -> str:
    """The median of the ratios of neighbours, with the least and the most."""
    times = sorted(one / other for one, other in zip(ours, beside, strict=False))
    if not times:
        return ""
    digits = 2 if times[0] < 2 else 1
    return f"{median(times):.{digits}f} ({times[0]:.{digits}f}-{times[-1]:.{digits}f})"


def main() -> int:
    found = words()
    try:
        ours = Worker("slices_env.py", Path(sys.executable), compiled_folder())
        others, missing = theirs(found)
        load = os.getloadavg()[0]
        rates, beside = measured(ours, others, found)
    except WorkerError as error:
        print(f"The benchmark ended: {error}.", file=sys.stderr)
        return 1
    rows = []
    for line, mine in rates.items():
        _, name, _, aim = line
        rows.append(
            [
                name,
                thousands(median(mine)),
                ratio(mine, beside[line]),
                f">= {thousands(aim) if aim > 1 else aim}" if aim else "",
            ]
        )
    after = os.getloadavg()[0]
    print(f"{found.rules}, {found.rounds} rounds of {found.seconds} s; load {load:.1f} before, {after:.1f} after")
    for gin in dict.fromkeys(other for _, _, other, _ in beside if other.startswith("gin")):
        numbers = [number for line, numbers in beside.items() if line[2] == gin for number in numbers]
        if numbers:
            print(f"{gin}: {thousands(median(numbers))} steps/s")
    print("\n".join(table(["", "steps/s", "x its neighbour", "aim"], rows)))
    for name in missing:
        print(f"missing: {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
