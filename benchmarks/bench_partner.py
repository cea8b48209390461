"""What bots are like as partners: `python benchmarks/bench_partner.py [--rules SET] [--bots BOT,BOT…] [--deals N]`.

Each bot plays deals with itself on every seat. Counted for every hundred of them: discards that an own meld would have
taken, wilds laid where they bring no canasta nearer, going out that leaves the partner with 60 points or more while the
side is behind; turns that end with a whole canasta in hand and on the table (of these, without a need of wilds);
discards that a meld of the next side takes, with a pile of five or more (with a black three at hand); piles of six or
more that are left, of those that could be taken. Graded as `canasta review` does: what asking and answering for leave
cost, and in the first deals every decision (blunders cost 100 points or more).

Then, where partners sit in pairs, it sits opposite other bots, against two of `tuned`, on the same cards: how many
points a deal the mixed pair makes less than the pair of its own, and less than the mean of the two pairs. Partners may
be styles of the league, too.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from report import table

from canasta.cli.options import cores
from canasta.players import Bot, get
from canasta.players.core.files import rules_weights
from canasta.players.core.styles import STYLES, styles_of
from canasta.players.core.weights import Weights
from canasta.players.simulation import play_deal
from canasta.players.weighted import ByRules
from canasta.review import Class, Effort, Grade
from canasta.review.grades import equity_of, grade
from canasta.review.partner import Manners, play_watched
from canasta.review.turns import once
from canasta.rules import Rules
from canasta.rules import get as rules_named

BOTS: Final = "strong/128,tuned,rules,greedy"
PARTNERS: Final = "tuned,rules,greedy,novice"
AGAINST: Final = "tuned"
FIRST: Final = 64  # worlds in which a decision is graded, before there are more of them
WHOLE: Final = 10  # a tenth of the deals is graded whole
SEED_BITS: Final = 60
CHUNK: Final = 5  # deals that a process plays at a time


@dataclass
class Found:
    """What some deals of a bot came to."""

    manners: Manners
    leave: list[tuple[str, float]]  # what was said, and what it cost
    graded: int
    costs: list[float]
    blunders: int


def watch(rules: Rules, bot: str, seed: str, whole: int, effort: Effort, numbers: tuple[int, ...]) -> Found:
    """Some deals of a bot with itself; those numbered below `whole` are graded to the last decision."""
    found = Found(Manners(), [], 0, [], 0)
    for number in numbers:
        _points, cases = play_watched(rules, [get(bot)] * rules.seats, seed, number, found.manners)
        graded: list[Grade] = []
        for case in cases:
            asked = {"ask", "yes"} & {text.split()[0] for text in case.view.legal}
            if not asked and number >= whole:
                continue
            each = grade(case, effort, Random(f"{seed}/{number}/{case.turn}").getrandbits(SEED_BITS))
            if each is None:
                continue
            graded.append(each)
            if asked:
                found.leave.append((said(case.played), each.cost))
        if number < whole:
            found.graded += 1
            for each in once(graded, equity_of(rules).scale):
                if not each.trivial:
                    found.costs.append(each.cost)
                    found.blunders += each.kind is Class.BLUNDER
    return found


def said(action: str) -> str:
    """What was said of leave by an action: another one is not asking."""
    return action if action in ("ask", "yes", "no") else "silent"


def mixed(
    rules: Rules, one: str, others: list[str], seed: str, numbers: tuple[int, ...]
) -> list[list[tuple[float, float]]]:
    """By partner and board: what the own pair makes more than the mixed one, and what the mean of both pairs does."""
    rows: list[list[tuple[float, float]]] = [[] for _other in others]
    for number in numbers:
        own = pair(rules, (one, one), seed, number)
        for row, other in zip(rows, others, strict=True):
            both, theirs = (pair(rules, each, seed, number) for each in ((one, other), (other, other)))
            row.append((own - both, (own + theirs) / 2 - both))
    return rows


class Styled(ByRules):
    """A style of the league, as the bots are tuned against it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def weights(self, rules: Rules) -> Weights:
        """Those written by hand, changed as the style changes them."""
        return styles_of(rules_weights(rules.name))[self.name]


def player(name: str) -> Bot:
    """A bot, or a style of the league, by name."""
    return Styled(name) if name in STYLES else get(name)


def pair(rules: Rules, bots: tuple[str, str], seed: str, number: int) -> float:
    """The lead of a pair over two of `tuned` on some cards, the mean of sitting on either side in either order."""
    leads = []
    for side in range(rules.sides):
        for order in dict.fromkeys((bots, bots[::-1])):
            seats = [AGAINST] * rules.seats
            seats[side :: rules.sides] = order
            points = play_deal(rules, [player(each) for each in seats], seed, number).points
            leads.append(points[side] - (sum(points) - points[side]) / (rules.sides - 1))
    return fmean(leads)


def chunks(number: int) -> list[tuple[int, ...]]:
    """The numbers below that, a few at a time."""
    return [tuple(range(start, min(start + CHUNK, number))) for start in range(0, number, CHUNK)]


def estimate(values: list[float]) -> str:
    """Mean and the half width of its 95 % interval."""
    if len(values) < 2:
        return "-"
    return f"{fmean(values):+.0f} ± {1.96 * stdev(values) / sqrt(len(values)):.0f}"


def merged(parts: list[Found]) -> Found:
    """All deals together."""
    whole = Found(Manners(), [], 0, [], 0)
    for part in parts:
        for each in fields(Manners):
            setattr(whole.manners, each.name, getattr(whole.manners, each.name) + getattr(part.manners, each.name))
        whole.leave += part.leave
        whole.graded += part.graded
        whole.costs += part.costs
        whole.blunders += part.blunders
    return whole


def row(bot: str, found: Found) -> list[str]:
    """A line of the first table."""
    manners = found.manners
    regrets = [lost for _said, lost in found.leave]
    refused = [lost for what, lost in found.leave if what == "no" and lost > 50]
    return [
        bot,
        f"{manners.per_hundred(manners.thrown):.1f}",
        f"{manners.per_hundred(manners.wasted):.1f}",
        f"{manners.per_hundred(manners.stranded):.1f}",
        f"{manners.caught / max(1, manners.outs):.0f}",
        f"{manners.per_hundred(manners.kept):.0f} ({manners.per_hundred(manners.kept_clean):.0f})",
        f"{manners.per_hundred(manners.fed):.0f} ({manners.per_hundred(manners.fed_black):.0f})",
        f"{manners.per_hundred(manners.left):.0f} of {manners.per_hundred(manners.piles):.0f}",
        f"{fmean(regrets):.1f} ({len(regrets)})" if regrets else "-",
        f"{max(regrets):.0f}" if regrets else "-",
        f"{manners.per_hundred(len(refused)):.1f}",
        f"{found.blunders / max(1, found.graded):.2f}",
        f"{fmean(found.costs):.1f}" if found.costs else "-",
    ]


HEAD: Final = [
    "bot",
    "throws own",
    "wastes wild",
    "strands",
    "caught",
    "keeps canasta (clean)",
    "feeds (black three)",
    "leaves piles",
    "leave: loss (n)",
    "most",
    "refuses",
    "blunders/deal",
    "loss/decision",
]


def main() -> None:
    """Both tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rules", default="clasica")
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--boards", type=int, default=100, help="for each mixed pair")
    parser.add_argument("--worlds", type=int, default=1024, help="in which a decision is graded, at most")
    parser.add_argument("--partners", default=PARTNERS, help=f"bots, and {', '.join(STYLES)}")
    parser.add_argument("--seed", default="partner")
    parser.add_argument("--processes", type=int, default=cores())
    asked = parser.parse_args()
    rules, bots = rules_named(asked.rules), asked.bots.split(",")
    partners = asked.partners.split(",")
    effort = Effort(first=min(FIRST, asked.worlds), most=asked.worlds)
    numbers, boards = chunks(asked.deals), chunks(asked.boards)
    with ProcessPoolExecutor(asked.processes) as pool:
        print(f"{rules.name}, {asked.deals} deals of each bot with itself\n")
        rows = []
        for bot in bots:
            watching = partial(watch, rules, bot, asked.seed, max(1, asked.deals // WHOLE), effort)
            rows.append(row(bot, merged(list(pool.map(watching, numbers)))))
        print("\n".join(table(HEAD, rows)))
        if rules.seats != 2 * rules.sides:
            return
        print(f"{asked.boards} boards of each pair against two of {AGAINST}:")
        print("points that the own pair makes more than the mixed one, and that the mean of both pairs does\n")
        rows = []
        for bot in bots:
            others = [each for each in partners if each != bot]
            found: list[list[tuple[float, float]]] = [[] for _other in others]
            played = pool.map(partial(mixed, rules, bot, others, asked.seed), boards)
            for chunk, part in zip(boards, played, strict=True):
                found = [before + more for before, more in zip(found, part, strict=True)]
                sys.stderr.write(f"\r{bot}: {chunk[-1] + 1} of {asked.boards} boards ")
            sys.stderr.write("\n")
            told = {
                other: [estimate(list(each)) for each in zip(*row, strict=True)]
                for other, row in zip(others, found, strict=True)
            }
            line = [bot, *(", ".join(told.get(each, ["-"])) for each in partners)]
            rows.append(line)
        print("\n".join(table(["bot", *[f"with {each}" for each in partners]], rows)))


if __name__ == "__main__":
    main()
