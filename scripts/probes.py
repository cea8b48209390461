"""Look for weights that beat those of `tuned`: long searches from near and from far.

    python scripts/probes.py [RULESET[/FORM] …] [--near N] [--far N] [--generations N] [--weights FILE] [--seed TEXT]

For every search it prints where it began and how many points a deal its answer wins, with the 95 % interval, on 3,000
boards that found nothing. `--weights`: a weights file to be probed in place of the one that comes with canasta.
`--out`: a folder for the answers, as lines of JSON. A search of 120 generations takes some minutes of one core with the
compiled build.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from canasta.lab.tuning import SearchEffort, names, probes, read_vector, shipped, tuner_for, workers
from canasta.rules import games
from canasta.rules import get as rules_named


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", default=[rules.name for rules in games()])
    parser.add_argument("--near", type=int, default=3)
    parser.add_argument("--far", type=int, default=3)
    parser.add_argument("--generations", type=int, default=120)
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--seed", default="probe")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    for rules in map(rules_named, asked.rules):
        tuner = tuner_for(rules, asked.seed, SearchEffort())
        to = shipped(rules)
        if asked.weights is not None:
            to = read_vector(asked.weights.read_text(encoding="utf-8"), asked.weights.name, rules)
        with workers(asked.processes) as helpers:
            began = time.monotonic()
            for found in probes(tuner, to, asked.near, asked.far, asked.generations, helpers):
                won, seconds = found.won, time.monotonic() - began
                margin = f"{won.points:+.0f} ± {won.interval:.0f} points a deal"
                print(f"{rules.name}: from {found.start} {margin} ({won.boards} boards, {seconds:.0f} s)", flush=True)
                if asked.out is not None:
                    asked.out.mkdir(parents=True, exist_ok=True)
                    line = {"start": found.start, "weights": dict(zip(names(), found.weights, strict=True))}
                    with (asked.out / f"{rules.name.replace('/', '-')}.jsonl").open("a", encoding="utf-8") as file:
                        file.write(json.dumps(line) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
