"""How many playouts a second the playing core does from the middle of a deal, in every rule set and form.

    make bench ARGS=benchmarks/bench_playouts.py          on a fresh compiled build
    python benchmarks/bench_playouts.py --rounds 1        on the compiled build that lies in build/compiled

A playout copies a deal of which half of the stock is gone, with its memory, and plays it to its end: every decision of
every seat by the tuned policy, from its own cards. One process on one core; seconds are processor time.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path

from measure import RULE_SETS
from workers import SOURCE, Worker, WorkerError, compiled_folder

SECONDS = 0.3  # a slice
TARGETS = {"clasica": 20_000}  # playouts a second, compiled


def words() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds, of which the median counts (5)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    found = parser.parse_args()
    if not 1 <= found.rounds <= 100:
        parser.error("--rounds takes a number from 1 to 100")
    return found


def rates(folder: Path, rounds: int) -> dict[str, float]:
    """Playouts a second by rule set, the median of so many rounds, on the build in a folder. Raises `WorkerError`."""
    worker = Worker("slices_canasta.py", Path(sys.executable), folder)
    found: dict[str, list[float]] = {rules: [] for rules in RULE_SETS}
    for rules in RULE_SETS:
        worker.slice("playouts", rules, SECONDS / 10)  # plays the positions to begin from
    for _round in range(rounds):
        for rules in RULE_SETS:
            figures = worker.slice("playouts", rules, SECONDS)
            found[rules].append(figures["actions"] / figures["seconds"])
    worker.close()
    return {rules: statistics.median(each) for rules, each in found.items()}


def main() -> int:
    found = words()
    try:
        compiled, pure = rates(compiled_folder(), found.rounds), rates(SOURCE, 1)
    except WorkerError as error:
        print(f"The playouts cannot be measured: {error}.", file=sys.stderr)
        return 1
    if found.json:
        print(json.dumps({"compiled": compiled, "pure": pure}, indent=2))
    else:
        print(f"{'playouts a second':20} {'compiled':>10} {'pure':>8} {'ratio':>7}")
        for rules in RULE_SETS:
            ratio = compiled[rules] / pure[rules]
            print(f"{rules:20} {compiled[rules]:>10,.0f} {pure[rules]:>8,.0f} {ratio:>6.0f}x")
    missed = [rules for rules, target in TARGETS.items() if compiled[rules] < target]
    for rules in missed:
        print(f"{rules}: fewer than {TARGETS[rules]:,} playouts a second.", file=sys.stderr)
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main())
