"""What searching gains in a turn: `python benchmarks/bench_turns.py [--rules SET] [--bots BOT,…] [--turns N]`.

Turns of deals between `strong/48`, from the moment when a card was drawn. Every bot plays the whole turn, and what
`tuned` does too; what each of them did is then tried out in the same 2 048 worlds, everybody playing on by the tuned
policy. Printed are the points by which a bot's turn is better than that of `tuned` and than that of the bot before it,
and the milliseconds of processor time that it took. Far fewer turns are needed than boards of an arena, but what is
measured is the search alone: whether its worlds are like the true ones only an arena tells.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, TypeAlias

from report import table

from canasta.deal.view import view
from canasta.engine.rng import Rng
from canasta.players import get
from canasta.players.core.appraisal import Trial, appraise
from canasta.players.core.files import holdings, tuned_weights
from canasta.players.core.outlook import Outlook
from canasta.players.core.policy import decide
from canasta.players.possible_deals import PossibleDeals
from canasta.players.searching import STRONG, Searching, plan_of
from canasta.players.simulation import deal_out
from canasta.rules import get as rules_named

if TYPE_CHECKING:
    from canasta.deal.deal import Deal
    from canasta.deal.view import View

BOTS: Final = "strong,expert,master"
MOVER: Final = "strong/48"
WORLDS: Final = 2048
OFTEN: Final = 0.1  # of the turns

Choose: TypeAlias = "Callable[[View, PossibleDeals], int]"


def whole_turn(deal: Deal, choose: Choose) -> tuple[int, ...]:
    """The actions, as the engine's numbers, until somebody else has to act."""
    deal, done = deal.copy(), list[int]()
    seat = deal.to_act
    while not deal.over and deal.to_act == seat and deal.phase == "play":
        seen = view(deal, seat)
        worlds = PossibleDeals(seen)
        texts = worlds.texts()
        done.append(choose(seen, worlds) if len(texts) > 1 else next(iter(texts)))
        deal.play(texts[done[-1]])
    return tuple(done)


def worth(deal: Deal, turns: set[tuple[int, ...]], seed: int) -> dict[tuple[int, ...], float]:
    """What each turn comes to: points of the own side less the mean of the others."""
    worlds, rules = PossibleDeals(view(deal, deal.to_act)), deal.rules
    belief = holdings(rules.name)
    if belief is not None:
        worlds.hidden.believe(belief, worlds.deal, worlds.memory)
    trials = {}
    for turn in sorted(turns):
        outlook = Outlook(turn[0], closing=False, score=0)
        outlook.then = list(turn[1:])
        trials[turn] = Trial(outlook)
    plan = plan_of(rules, replace(STRONG, styles=("tuned",)))
    appraise(worlds.deal, worlds.memory, worlds.hidden, list(trials.values()), plan, Rng(seed), 0, WORLDS)
    own, sides, found = deal.to_act % rules.sides, rules.sides, {}
    for turn, trial in trials.items():
        mine, every = fmean(trial.points[own::sides]), sides * fmean(trial.points)
        found[turn] = mine - (every - mine) / (sides - 1)
    return found


def measure(game: str, bots: list[Searching], number: int, seed: str) -> tuple[list[list[float]], list[float]]:
    """By bot: what each turn gained over `tuned`, and the seconds in all."""
    rules = rules_named(game)
    weights, mover, chance = tuned_weights(rules.name), get(MOVER), Random(f"{game}/{seed}")
    gains: list[list[float]] = [[] for _bot in bots]
    seconds = [0.0] * len(bots)
    dealt = 0
    while len(gains[0]) < number:
        deal = deal_out(rules, seed, dealt)
        dealt += 1
        while not deal.over and len(gains[0]) < number:
            seen = view(deal, deal.to_act)
            if deal.phase == "play" and not seen.laid and len(seen.legal) > 1 and chance.random() < OFTEN:
                usual = whole_turn(deal, lambda _seen, worlds: int(decide(worlds.deal, worlds.memory, weights)))
                turns = []
                for place, bot in enumerate(bots):
                    begun = time.process_time()
                    turns.append(whole_turn(deal, looking(bot, Random(f"{dealt}/{len(gains[0])}"))))
                    seconds[place] += time.process_time() - begun
                values = worth(deal, {usual, *turns}, len(gains[0]))
                for place, turn in enumerate(turns):
                    gains[place].append(values[turn] - values[usual])
            deal.play(mover.choose(seen, chance) if len(seen.legal) > 1 else seen.legal[0])
    return gains, seconds


def looking(bot: Searching, chance: Random) -> Choose:
    """What a bot does."""
    return lambda seen, worlds: int(bot.look(seen, worlds, chance)[0].action)


def estimate(values: list[float]) -> str:
    """Mean and the half width of its 95 % interval."""
    return f"{fmean(values):+.1f} ± {1.96 * stdev(values) / sqrt(len(values)):.1f}"


def main() -> None:
    """The table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rules", default="clasica")
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--turns", type=int, default=100)
    parser.add_argument("--seed", default="turns")
    asked = parser.parse_args()
    bots = [bot for bot in map(get, asked.bots.split(",")) if isinstance(bot, Searching)]
    gains, seconds = measure(asked.rules, bots, max(2, asked.turns), asked.seed)
    rows = []
    for place, (bot, gained, spent) in enumerate(zip(bots, gains, seconds, strict=True)):
        over = [here - before for here, before in zip(gained, gains[place - 1], strict=True)]
        rows.append([bot.name, estimate(gained), estimate(over) if place else "-", f"{1000 * spent / len(gained):.0f}"])
    print(f"{asked.rules}, {len(gains[0])} turns, points a turn\n")
    print("\n".join(table(["bot", "over tuned", "over the one before", "ms a turn"], rows)))


if __name__ == "__main__":
    main()
