"""`VectorEnv` beside itself: copies and views, 1,024 deals and 4,096, and four environments of 1,024 in turns.

    PYTHONPATH=build/compiled python benchmarks/bench_vector.py --turns 8 --rounds 60

All are stepped by random actions in one process, for the same number of steps: a deal costs more in its middle than at
its beginning. Slices of processor time alternate, and a ratio is taken of neighbours only. Four environments in turns
have as much memory as one of 4,096: what both lose against 1,024 is the cost of memory outside the processor's caches.
"""

from __future__ import annotations

import argparse
import time
from statistics import quantiles

from canasta._build import build_kind
from canasta.lab.env import VectorEnv

STEPS = 4  # of a slice
FORMS = {
    "1,024": (1, 1024, True),
    "1,024, views": (1, 1024, False),
    "4,096": (1, 4096, True),
    "4,096, views": (1, 4096, False),
    "4 x 1,024": (4, 1024, True),
}
BESIDE = {"1,024, views": "1,024", "4,096, views": "4,096", "4,096": "1,024", "4 x 1,024": "4,096"}


def step(envs: list[VectorEnv], steps: int) -> float:
    """Step the environments in turns; return the nanoseconds of processor time for a deal and step."""
    begun = time.process_time_ns()
    for _ in range(steps):
        for env in envs:
            env.step(env.sample())
    return (time.process_time_ns() - begun) / (steps * sum(env.num_envs for env in envs))


def cell(found: list[float], digits: int) -> str:
    """The median, with the quartiles."""
    low, middle, high = quantiles(found, n=4)
    return f"{middle:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=None, help="that an observation remembers (no history)")
    parser.add_argument("--rounds", type=int, default=40, help="how many slices of each (40)")
    parser.add_argument("--before", type=int, default=400, help="steps before the first slice (400)")
    asked = parser.parse_args()
    envs: dict[str, list[VectorEnv]] = {}
    for name, (number, deals, copy) in FORMS.items():
        envs[name] = [VectorEnv("clasica", deals, turns=asked.turns, copy=copy) for _ in range(number)]
        for seed, env in enumerate(envs[name]):
            env.reset(seed=seed)
        step(envs[name], asked.before)
    spent: dict[str, list[float]] = {name: [] for name in FORMS}
    for round_number in range(asked.rounds):
        for name in list(FORMS)[:: 1 if round_number % 2 else -1]:
            spent[name].append(step(envs[name], STEPS))
    print(f"{build_kind()}, nanoseconds a deal and step: medians and quartiles")
    print("| form | ns | time beside |\n|---|---:|---:|")
    for name, found in spent.items():
        other = BESIDE.get(name)
        ratios = [] if other is None else [one / two for one, two in zip(found, spent[other], strict=True)]
        print(f"| {name} | {cell(found, 0)} | {f'{cell(ratios, 2)} of {other}' if ratios else ''} |")


if __name__ == "__main__":
    main()
