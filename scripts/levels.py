"""Calibrate the coach's accuracy with the bots of the ladder: `python scripts/levels.py measure|show`.

`measure` plays deals in which bots of different levels sit down together, grades every decision as `canasta review`
does, and adds a line a deal to a file; it goes on where it was stopped. `show` prints the accuracies of the bots, by
which the levels of `review/classes.py` are set. The same seed gives the same lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from measured import lines, measure, words_of

from canasta.lab.arena.statistics import Z
from canasta.match.match import Match
from canasta.match.record import read, write
from canasta.players import get as player
from canasta.review import Effort, Reviewer, work
from canasta.review.classes import accuracy_of
from canasta.review.key_decisions import grading
from canasta.rules import get

BOTS: Final = ("random", "novice", "greedy", "rules", "tuned", "strong", "master")
EFFORT: Final = Effort(first=32, most=256)


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


def judged(game: str, number: int, seed: str, among: Sequence[str]) -> dict[str, Any]:
    """A deal between some of those bots: the bot of each decision that mattered, and what counts as lost by it."""
    bots, record = played(game, seed, number, among)
    reviewer = Reviewer(read(record), deals=[1], effort=EFFORT, seed=seed)
    for piece in grading(reviewer):
        reviewer.take(work(reviewer.order, piece))
    (deal,) = reviewer.review().deals
    graded = [(bots[each.seat], round(each.lost, 2)) for each in deal.grades if not each.trivial]
    return {"decisions": graded}


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
    parser = words_of(__doc__, "levels", "show", deals=60, seconds=600)
    parser.add_argument("--bots", default=",".join(BOTS), help="who sit down; others want another seed")
    asked = parser.parse_args()
    if asked.what == "measure":
        judge = partial(judged, seed=asked.seed, among=asked.bots.split(","))
        for game in asked.rules:
            measure(asked.file, asked.seed, ((game, number) for number in range(asked.deals)), asked.seconds, judge)
        return
    found = {game: lines(asked.file, asked.seed, [game]) for game in asked.rules}
    found["all"] = lines(asked.file, asked.seed, asked.rules)
    for game, measured in found.items():
        print("| " + " | ".join(row(game, measured)) + " |")


if __name__ == "__main__":
    main()
