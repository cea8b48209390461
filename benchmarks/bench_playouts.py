"""How many playouts a second the playing core does from the middle of a deal, in every rule set and form.

    make bench ARGS=benchmarks/bench_playouts.py          on a fresh compiled build
    python benchmarks/bench_playouts.py --rounds 1        on the compiled build that lies in build/compiled
    python benchmarks/bench_playouts.py --beside FOLDER   that build and another one in turn, and their ratios

A playout copies a deal of which half of the stock is gone, with its memory, and plays it to its end: every decision of
every seat by the tuned policy, from its own cards. One process on one core for each build; seconds are processor time.
With two builds, whole deals from the same seeds must also end alike: a faster core plays what the slower one played.
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
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="a second compiled build, for the ratios to it")
    parser.add_argument("--random", action="store_true", help="whole deals of random play instead, actions a second")
    parser.add_argument("--rules", nargs="+", choices=RULE_SETS, default=RULE_SETS, metavar="RULES", help="only these")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"processor time of a slice ({SECONDS})")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    found = parser.parse_args()
    if not 1 <= found.rounds <= 100:
        parser.error("--rounds takes a number from 1 to 100")
    if not 0.01 <= found.seconds <= 60:
        parser.error("--seconds takes a number from 0.01 to 60")
    if found.beside is not None and not (found.beside / "canasta" / "engine").is_dir():
        parser.error(f"--beside: {found.beside} is no folder of a compiled build")
    return found


class Build:
    """A process that measures one build, and its figures by rule set."""

    def __init__(self, folder: Path, rule_sets: list[str], what: str, seconds: float) -> None:
        self.worker = Worker("slices_canasta.py", Path(sys.executable), folder)
        self.what = what
        self.seconds = seconds
        self.found: dict[str, list[float]] = {rules: [] for rules in rule_sets}
        for rules in rule_sets:
            self.worker.slice(what, rules, seconds / 10)  # plays the positions to begin from

    def measure(self, rules: str) -> None:
        figures = self.worker.slice(self.what, rules, self.seconds)
        self.found[rules].append(figures["actions"] / figures["seconds"])

    def medians(self) -> dict[str, float]:
        return {rules: statistics.median(each) for rules, each in self.found.items()}


def rates(folders: list[Path], rule_sets: list[str], rounds: int, what: str, seconds: float) -> list[Build]:
    """The builds in these folders, measured in turn, in either order equally often. Raises `WorkerError`."""
    builds = [Build(folder, rule_sets, what, seconds) for folder in folders]
    for number in range(rounds):
        for rules in rule_sets:
            for build in builds if number % 2 == 0 else builds[::-1]:
                build.measure(rules)
    return builds


def ratios(new: Build, old: Build) -> dict[str, list[float]]:
    """By rule set the ratios of slices that ran next to each other, sorted."""
    return {
        rules: sorted(mine / theirs for mine, theirs in zip(each, old.found[rules], strict=True))
        for rules, each in new.found.items()
    }


def differing(new: Build, old: Build) -> list[str]:
    """The rule sets in which whole deals from the same seeds do not end alike on both builds."""
    return [rules for rules in new.found if new.worker.slice("same", rules, 0) != old.worker.slice("same", rules, 0)]


def main() -> int:
    found = words()
    what = "inside" if found.random else "playouts"
    rule_sets = list(found.rules)
    try:
        if found.beside is not None:
            folders = [compiled_folder(), found.beside]
            new, old = rates(folders, rule_sets, found.rounds, what, found.seconds)
            return compared(new, old, found.json)
        compiled = rates([compiled_folder()], rule_sets, found.rounds, what, found.seconds)[0].medians()
        pure = rates([SOURCE], rule_sets, 1, what, found.seconds)[0].medians()
    except WorkerError as error:
        print(f"The playouts cannot be measured: {error}.", file=sys.stderr)
        return 1
    if found.json:
        print(json.dumps({"compiled": compiled, "pure": pure}, indent=2))
    else:
        print(f"{what + ' a second':20} {'compiled':>12} {'pure':>8} {'ratio':>7}")
        for rules in rule_sets:
            ratio = compiled[rules] / pure[rules]
            print(f"{rules:20} {compiled[rules]:>12,.0f} {pure[rules]:>8,.0f} {ratio:>6.0f}x")
    missed = [] if found.random else [each for each in rule_sets if compiled[each] < TARGETS.get(each, 0)]
    for rules in missed:
        print(f"{rules}: fewer than {TARGETS[rules]:,} playouts a second.", file=sys.stderr)
    return bool(missed)


def compared(new: Build, old: Build, as_json: bool) -> int:
    """Print the figures of two builds; 1 if they play differently."""
    mine, theirs, beside = new.medians(), old.medians(), ratios(new, old)
    other = differing(new, old)
    if as_json:
        print(json.dumps({"new": mine, "old": theirs, "ratios": beside, "different": other}, indent=2))
    else:
        print(f"{new.what + ' a second':20} {'new':>12} {'old':>12} {'ratio':>7}  lowest to highest, of the best")
        for rules, each in beside.items():
            best = max(new.found[rules]) / max(old.found[rules])  # of the slices that the machine disturbed least
            middle = f"{statistics.median(each):>6.2f}x  {each[0]:.2f} to {each[-1]:.2f}, {best:.2f}"
            print(f"{rules:20} {mine[rules]:>12,.0f} {theirs[rules]:>12,.0f} {middle}")
    for rules in other:
        print(f"{rules}: the two builds play differently.", file=sys.stderr)
    return bool(other)


if __name__ == "__main__":
    sys.exit(main())
