"""Steps a second of the environments, beside gin rummy in PettingZoo and in OpenSpiel, in turns.

    python benchmarks/bench_env.py [--rounds N] [--rules SET] [--pettingzoo PYTHON]

PYTHON is one that has PettingZoo 1.25 with rlcard and pygame: the last one with gin rummy. OpenSpiel is installed as
for `bench_engine.py`. Where one of them is missing, our figures are shown without its ratios. A slice of theirs and
one of ours alternate, and a ratio is taken of neighbours only; time is that of the processor.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Final

from report import table, thousands
from workers import Worker, WorkerError, compiled_folder, openspiel_python

# What is measured, its name, the slice of theirs beside it, and the aim: times as fast, or without a neighbour steps/s
LINES: Final = (
    ("aec/8", "AEC", "gin aec", 35),
    ("aec", "AEC, no history", "gin aec", 35),
    ("aec wrapped/8", "AEC in PettingZoo's wrappers", "gin aec", 8),
    ("aec wrapped", "AEC in wrappers, no history", "gin aec", 8),
    ("spiel", "OpenSpiel game", "gin spiel", 4),
    ("spiel tensor", "OpenSpiel game, a tensor each step", "gin spiel tensor", 0),
    ("vector", "VectorEnv, no history", "", 2_000_000),
    ("vector views", "VectorEnv, no history, no copies", "", 0),
    ("vector masks", "VectorEnv, no history, NumPy draws", "", 0),
    ("vector/0", "VectorEnv, counts", "", 0),
    ("vector/8", "VectorEnv, 8 turns", "", 0),
    ("vector views/8", "VectorEnv, 8 turns, no copies", "", 0),
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
    return workers, missing


def rate(worker: Worker, what: str, found: argparse.Namespace) -> float:
    done = worker.slice(what, found.rules, found.seconds)
    return done["steps"] / done["seconds"]


def main() -> int:
    found = words()
    try:
        ours = Worker("slices_env.py", Path(sys.executable), compiled_folder())
        others, missing = theirs(found)
        rates, ratios, gin = (defaultdict[str, list[float]](list) for _ in range(3))
        load = os.getloadavg()[0]
        for what, _, beside, _ in LINES:
            rate(ours, what, found)  # imports, and the memory of a rule set
            if (other := others.get(beside.removesuffix(" tensor"))) is not None:
                rate(other, beside, found)
        for _ in range(found.rounds):
            for what, _, beside, _ in LINES:
                rates[what].append(rate(ours, what, found))
                if (other := others.get(beside.removesuffix(" tensor"))) is not None:
                    gin[beside].append(rate(other, beside, found))
                    ratios[what].append(rates[what][-1] / gin[beside][-1])
    except WorkerError as error:
        print(f"The benchmark ended: {error}.", file=sys.stderr)
        return 1
    rows = []
    for what, name, _beside, aim in LINES:
        times = sorted(ratios[what])
        shown = f"{median(times):.1f} ({times[0]:.1f}-{times[-1]:.1f})" if times else ""
        rows.append([name, thousands(median(rates[what])), shown, f">= {thousands(aim)}" if aim else ""])
    after = os.getloadavg()[0]
    print(f"{found.rules}, {found.rounds} rounds of {found.seconds} s; load {load:.1f} before, {after:.1f} after")
    for beside, numbers in gin.items():
        print(f"{beside}: {thousands(median(numbers))} steps/s")
    print("\n".join(table(["", "steps/s", "x gin rummy", "aim"], rows)))
    for name in missing:
        print(f"missing: {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
