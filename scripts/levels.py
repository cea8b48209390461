"""Calibrate the coach's accuracy with the bots of the ladder: `python scripts/levels.py measure|show`.

`measure` plays deals in which bots of different levels sit down together, grades every decision as `canasta review`
does, and adds a line a deal to a file; it goes on where it was stopped. `show` prints the accuracies of the bots, by
which the levels of `review/classes.py` are set. The same seed gives the same lines.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from canasta.lab.arena.statistics import Z
from canasta.match.match import Match
from canasta.match.record import read, write
from canasta.players import get as player
from canasta.review import Effort, Reviewer, work
from canasta.review.classes import accuracy_of
from canasta.review.key_decisions import grading
from canasta.rules import games, get

BOTS: Final = ("random", "novice", "greedy", "rules", "tuned", "strong", "master")
EFFORT: Final = Effort(first=32, most=256)
FILE: Final = Path("build") / "levels.jsonl"


def played(game: str, seed: str, number: int, among: Sequence[str] = BOTS) -> tuple[list[str], str]:
    """The bots by seat, drawn from those `among` whom they are, and the record of a deal between them.

    None comes a second time while others are left.
    """
    rules, chance = get(game), Random(f"{seed}/{number}")
    bots = chance.sample(among, min(rules.seats, len(among)))
    bots += chance.choices(among, k=rules.seats - len(bots))
    names = [f"{bot} {place}" if bot in bots[:place] else bot for place, bot in enumerate(bots)]
    match = Match.new(rules, names, seed=f"{seed} {number}")
    chances = [Random(f"{seed}/{number}/{name}") for name in names]
    match.ready(chance)
    bots = [name.split()[0] for name in match.names]  # in the order of the seats
    while match.stage == "play":
        assert match.deal is not None
        seat = match.deal.to_act
        match.play(seat, player(bots[seat]).choose(match.view(seat), chances[seat]))
    return bots, write(match.record())


def judged(game: str, seed: str, number: int, among: Sequence[str]) -> dict[str, Any]:
    """A deal as a line: the bot of each decision that mattered, and what counts as lost by it."""
    bots, record = played(game, seed, number, among)
    reviewer = Reviewer(read(record), deals=[1], effort=EFFORT, seed=seed)
    for piece in grading(reviewer):
        reviewer.take(work(reviewer.order, piece))
    (deal,) = reviewer.review().deals
    graded = [(bots[each.seat], round(each.lost, 2)) for each in deal.grades if not each.trivial]
    return {"rules": game, "seed": seed, "deal": number, "decisions": graded}


def measure(
    file: Path, game: str, seed: str, deals: Sequence[int], seconds: float, judge: Callable[[int], dict[str, Any]]
) -> None:
    """Add the line of each of those deals to the file, unless it is there, until the processor time is spent."""
    file.parent.mkdir(parents=True, exist_ok=True)
    done = {line["deal"] for line in lines(file, game, seed)}
    for place, number in enumerate(deals, 1):
        if number in done:
            continue
        if time.process_time() > seconds:
            print(f"the seconds of {game} are spent", file=sys.stderr)
            return
        line = judge(number)
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        print(f"deal {place} of {len(deals)}, {time.process_time():.0f} s", file=sys.stderr)


def lines(file: Path, game: str, seed: str) -> list[dict[str, Any]]:
    """The lines of a game and a seed."""
    if not file.exists():
        return []
    found = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in found if (line["rules"], line["seed"]) == (game, seed)]


def row(game: str, found: list[dict[str, Any]]) -> list[str]:
    """A game, its deals, and of each bot the accuracy with the mean loss and its 95 % interval."""
    cells = [game, str(len(found))]
    for bot in BOTS:
        losses = [lost for line in found for name, lost in line["decisions"] if name == bot]
        if len(losses) > 1:
            error = Z * stdev(losses) / len(losses) ** 0.5
            cells.append(f"{bot} {accuracy_of(losses):.0f} ({fmean(losses):.1f} ± {error:.1f})")
    return cells


def main() -> None:
    """Measure or show."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=("measure", "show"))
    parser.add_argument("--rules", default=",".join(rules.name for rules in games()))
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--bots", default=",".join(BOTS), help="who sit down; others want another seed")
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=600, help="of the processor, for a game")
    asked = parser.parse_args()
    if asked.what == "measure":
        for game in asked.rules.split(","):
            judge = partial(judged, game, asked.seed, among=asked.bots.split(","))
            until = time.process_time() + asked.seconds
            measure(asked.file, game, asked.seed, range(asked.deals), until, judge)
        return
    measured = {game: lines(asked.file, game, asked.seed) for game in asked.rules.split(",")}
    measured["all"] = [line for found in measured.values() for line in found]
    for game, found in measured.items():
        print("| " + " | ".join(row(game, found)) + " |")


if __name__ == "__main__":
    main()
