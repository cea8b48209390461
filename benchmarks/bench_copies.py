"""A bot against the same bot of another copy of canasta: `python benchmarks/bench_copies.py FOLDER [--bot strong]`.

FOLDER is what the other copy is imported from: the `src` of a checkout, or its build/compiled. Points a deal by which
the bot of this copy leads, with 95 % intervals, on duplicate boards from 0 points. Every game gets so many seconds, or
so many boards. Boards are kept in a file of JSON lines; the same command goes on from there. For a decision whether a
change may be kept, use `canasta gate`, which stops as soon as it is decided.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from measure import RULE_SETS
from report import table

from canasta.lab.arena.statistics import Z
from canasta.lab.tuning import Encounter, Named, meet
from canasta.rules import get

FILE: Final = Path(__file__).parents[1] / "build" / "copies.jsonl"


def kept(file: Path, bot: str, folder: str, seed: str) -> dict[str, list[float]]:
    """The leads on the boards that a file has, by game and in their order."""
    found: dict[str, list[float]] = {}
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            if (row["bot"], row["beside"], row["seed"]) == (bot, folder, seed):
                found.setdefault(row["rules"], []).append(row["points"])
    return found


def said(leads: list[float]) -> str:
    """The mean lead with its interval and the number of boards."""
    if len(leads) < 2:
        return "too few boards"
    return f"{fmean(leads):+.0f} ± {Z * stdev(leads) / len(leads) ** 0.5:.0f} ({len(leads)})"


def main() -> int:
    """Play, keep, show."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--rules", default=",".join(RULE_SETS))
    parser.add_argument("--seconds", type=float, default=300.0, help="for a game")
    parser.add_argument("--boards", type=int, default=100_000, help="of a game, at most")
    parser.add_argument("--seed", default="copies")
    parser.add_argument("--file", type=Path, default=FILE)
    asked = parser.parse_args()
    folder = str(asked.folder.resolve())
    if not (asked.folder / "canasta").is_dir():
        parser.error(f"{asked.folder} is no folder with a canasta in it")
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    found = kept(asked.file, asked.bot, folder, asked.seed)
    games = asked.rules.split(",")
    for game in games:
        leads, end = found.setdefault(game, []), time.monotonic() + asked.seconds
        while time.monotonic() < end and len(leads) < asked.boards:
            pair = (Named(asked.bot), Named(asked.bot, folder))
            leads += meet(Encounter(get(game), *pair, asked.seed, len(leads), 1))
            row = {"rules": game, "bot": asked.bot, "beside": folder, "seed": asked.seed, "points": leads[-1]}
            with asked.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(row) + "\n")
        print(f"{game}: {said(leads)}", file=sys.stderr)
    print("\n".join(table(["rule set", "points a deal (boards)"], [[game, said(found[game])] for game in games])))
    return 0


if __name__ == "__main__":
    sys.exit(main())
