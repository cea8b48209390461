"""How long searching takes: `python benchmarks/bench_decisions.py [--bots BOT,…] [--number N]`, milliseconds by form.

Moments of deals between `tuned` and `greedy` at which there is a choice, in every rule set and form; each bot is asked
what it would do. Processor time of this process, so that other processes make it little longer; printed are the median
and the hundredth of the decisions that took longest.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Final

from measure import RULE_SETS
from report import table

from canasta.deal.view import view
from canasta.players import get
from canasta.players.simulation import deal_out
from canasta.rules import get as rules_named

BOTS: Final = "strong,expert,master"
MOVERS: Final = ("greedy", "tuned")
OFTEN: Final = 0.12  # of the choices


def times(game: str, bots: list[str], number: int) -> dict[str, list[float]]:
    """Seconds of so many decisions by bot, in rising order."""
    rules, chance = rules_named(game), Random(game)
    movers, found, dealt = [get(each) for each in MOVERS], {bot: list[float]() for bot in bots}, 0
    while len(found[bots[0]]) < number:
        deal = deal_out(rules, "decisions", dealt)
        dealt += 1
        while not deal.over and len(found[bots[0]]) < number:
            seen = view(deal, deal.to_act)
            if len(seen.legal) > 1 and chance.random() < OFTEN:
                for bot in bots:
                    begun = time.process_time()
                    get(bot).choose(seen, Random(dealt))
                    found[bot].append(time.process_time() - begun)
            deal.play(movers[deal.to_act % 2].choose(seen, chance))
    return {bot: sorted(each) for bot, each in found.items()}


def main() -> None:
    """The table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--rules", default=",".join(RULE_SETS))
    parser.add_argument("--number", type=int, default=200)
    asked = parser.parse_args()
    bots, rows = asked.bots.split(","), []
    for game in asked.rules.split(","):
        found = times(game, bots, max(1, asked.number)).values()
        each = [f"{1000 * one[len(one) // 2]:.0f}, {1000 * one[int(0.99 * len(one))]:.0f}" for one in found]
        rows.append([game, *each])
    print("\n".join(table(["ms p50, p99", *bots], rows)))


if __name__ == "__main__":
    main()
