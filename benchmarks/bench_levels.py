"""What bots lose by the coach's measure: `python benchmarks/bench_levels.py [--bots BOT,…] [--deals N]`.

Each bot plays deals with itself on every seat, and every decision is graded as `canasta review` does it. Printed are
the mean cost of a decision that mattered, with its 95 % interval, and the accuracy: what the borders of the levels in
`review/classes.py` are set by.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from random import Random
from typing import Final

from report import table

from canasta.cli.options import cores
from canasta.lab.arena.statistics import Z
from canasta.match.match import Match
from canasta.match.record import write
from canasta.players import get as player
from canasta.players.simulation import line_up
from canasta.review import review_record
from canasta.review.review import PlayerReview
from canasta.rules import get

BOTS: Final = "master,expert,strong,tuned,rules,greedy,novice,random"


def played(game: str, bot: str, seed: str) -> str:
    """The record of the first deal of a match of that bot with itself."""
    rules = get(game)
    match, players = Match.new(rules, [bot] * rules.seats, seed=seed), line_up(rules, [player(bot)])
    chances = [Random(f"{seed}/{seat}") for seat in range(rules.seats)]
    match.ready()
    while match.stage == "play":
        assert match.deal is not None
        seat = match.deal.to_act
        match.play(seat, players[seat].choose(match.view(seat), chances[seat]))
    return write(match.record())


def judged(game: str, seed: str, job: tuple[str, int]) -> list[PlayerReview]:
    """What a deal of a bot comes to for each of its seats."""
    bot, number = job
    return list(review_record(played(game, bot, f"{seed} {number}")).players)


def together(players: list[PlayerReview]) -> list[str]:
    """Decisions, their mean cost and its interval, and the mean accuracy of all seats."""
    known = [
        (one.decisions, one.cost, one.interval, one.accuracy)
        for one in players
        if one.cost is not None and one.interval is not None and one.accuracy is not None
    ]
    number = sum(decisions for decisions, *_rest in known)
    if not number:
        return ["0", "", ""]
    cost = sum(decisions * each for decisions, each, _interval, _accuracy in known) / number
    error = sqrt(sum((decisions * interval / Z) ** 2 for decisions, _cost, interval, _accuracy in known)) / number
    accuracy = sum(decisions * each for decisions, _cost, _interval, each in known) / number
    return [f"{number:,}", f"{cost:.1f} ± {Z * error:.1f}", f"{accuracy:.0f} %"]


def main() -> None:
    """Play, grade, show."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rules", default="clasica")
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--processes", type=int, default=cores())
    asked = parser.parse_args()
    names = asked.bots.split(",")
    jobs = [(bot, number) for number in range(asked.deals) for bot in names]
    found: dict[str, list[PlayerReview]] = {bot: [] for bot in names}
    with ProcessPoolExecutor(asked.processes) as pool:
        for (bot, number), players in zip(jobs, pool.map(partial(judged, asked.rules, asked.seed), jobs), strict=True):
            found[bot] += players
            print(f"{bot}, {number + 1} of {asked.deals} deals: {', '.join(together(players))}", file=sys.stderr)
    print("\n".join(table(["bot", "decisions", "cost", "accuracy"], [[bot, *together(found[bot])] for bot in names])))


if __name__ == "__main__":
    main()
