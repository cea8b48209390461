"""Fits `canasta.players.equity` on matches of self-play and writes equity.toml: `python scripts/equity.py [SET …]`.

Every seat plays the tuned policy. A fit maximises the likelihood of the winner over the totals after every deal but the
last; `loss` is its mean (natural logarithm) on other matches, `blind` that of who knows nothing, and `bins` says how
often the sides really won whose share was about 5, 15, … 95 %. It runs for minutes on the compiled build.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from math import log
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from canasta.deal.score import winner
from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.rng import Rng
from canasta.engine.score import side_points
from canasta.engine.simulate import random_deal
from canasta.players.core.files import tuned_weights
from canasta.players.core.memory import begin
from canasta.players.core.playout import play_out
from canasta.players.equity import Fit, open_shares
from canasta.rules import Rules, forms, get, names

FILE: Final = Path(__file__).parents[1] / "src" / "canasta" / "players" / "equity.toml"
MATCHES: Final = 4000
LONGEST: Final = 100  # deals of a match
STEPS: Final = 60  # of each search for a number
GOLDEN: Final = 0.6180339887498949

HEADER: Final = """\
# Made by scripts/equity.py: matches in which every seat plays the tuned policy. See canasta.players.equity.
#   spread  standard deviation of the lead of a side in one deal, points
#   deal, growth  the fit: T = sqrt(deal^2 + growth * away)
#   loss    mean negative log-likelihood of the winner on matches that the fit has not seen; blind: of equal shares
#   bins    share said (middle of the bin) -> how often such a side won, per cent
"""


class Seen(NamedTuple):
    """Totals in the middle of a match, and who won it."""

    totals: tuple[int, ...]
    won: int


def matches(rules: Rules, number: int, seed: int) -> tuple[list[Seen], list[int]]:
    """Positions between the deals of so many matches, and the lead of side 0 in every deal."""
    rule_table, awards = rule_table_of(rules), awards_of(rules)
    rng = Rng(seed)
    styles = [tuned_weights(rules.name)] * rules.seats
    seen: list[Seen] = []
    leads: list[int] = []
    for _match in range(number):
        totals, past = [0] * rules.sides, []
        won = None
        for _deal in range(LONGEST):
            deal = random_deal(rule_table, rng, [rules.opening_minimum(total) for total in totals])
            play_out(deal, begin(deal, awards), styles)
            points = [int(side_points(deal, awards, side)) for side in range(rules.sides)]
            totals = [total + more for total, more in zip(totals, points, strict=True)]
            leads.append(points[0] - max(points[1:]))
            won = winner(rules, totals)
            if won is not None:
                break
            past.append(tuple(totals))
        if isinstance(won, int):
            seen += [Seen(each, won) for each in past]
    return seen, leads


def loss(fit: Fit, target: int, seen: Sequence[Seen]) -> float:
    """Mean negative log-likelihood of the winners."""
    return fmean(-log(max(open_shares(fit, target, each.totals)[each.won], 1e-9)) for each in seen)


def least(function: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley between two numbers is least (golden section)."""
    one, two = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
    at_one, at_two = function(one), function(two)
    for _step in range(STEPS):
        if high - low < 0.005 * high:
            break
        if at_one < at_two:
            high, two, at_two = two, one, at_one
            one = high - GOLDEN * (high - low)
            at_one = function(one)
        else:
            low, one, at_one = one, two, at_two
            two = low + GOLDEN * (high - low)
            at_two = function(two)
    return (low + high) / 2


def fitted(rules: Rules, seen: Sequence[Seen], spread: float) -> Fit:
    """The two numbers of the fit, one after the other until they stay."""
    deal, growth = spread, spread
    for _round in range(6):
        deal = least(lambda each, more=growth: loss(Fit(spread, each, more), rules.target, seen), 1, 4 * spread)  # type: ignore[misc]
        growth = least(lambda each, first=deal: loss(Fit(spread, first, each), rules.target, seen), 1, 4 * spread)  # type: ignore[misc]
    return Fit(round(spread), round(deal), round(growth))


def bins(fit: Fit, target: int, seen: Sequence[Seen]) -> list[list[float]]:
    """By tenth of the share that was said: its middle and how often the side won, per cent."""
    found: list[list[bool]] = [[] for _ in range(10)]
    for each in seen:
        for side, share in enumerate(open_shares(fit, target, each.totals)):
            found[min(9, int(10 * share))].append(side == each.won)
    return [[10 * place + 5, round(100 * fmean(won), 1)] for place, won in enumerate(found) if len(won) >= 50]


def table(rules: Rules) -> str:
    """The fit of a rule set as a table of the file."""
    seen, leads = matches(rules, MATCHES, 1)
    fit = fitted(rules, seen, pstdev(leads))
    fresh, _leads = matches(rules, MATCHES // 2, 2)
    lines = [
        f'["{rules.name}"]',
        f"spread = {fit.spread:.0f}",
        f"deal = {fit.deal:.0f}",
        f"growth = {fit.growth:.0f}",
        f"matches = {MATCHES}",
        f"deals = {len(leads)}",
        f"loss = {loss(fit, rules.target, fresh):.3f}",
        f"blind = {log(rules.sides):.3f}",
        f"bins = {bins(fit, rules.target, fresh)}",
    ]
    return "\n".join(lines) + "\n"


def main(words: Sequence[str]) -> None:
    """Fit the sets that are named, or all; those that are not named stay as they are."""
    every = [get(name, form).name for name in names() for form in (forms(name) or [None])]
    old = FILE.read_text(encoding="utf-8") if FILE.exists() else ""
    kept = {part.split('"')[1]: part for part in old.split("\n\n")[1:]}
    for name in words or every:
        kept[name] = table(get(name))
        sys.stderr.write(kept[name] + "\n")
        tables = "\n".join(f"{kept[each].rstrip()}\n" for each in every if each in kept)
        FILE.write_text(f"{HEADER}\n{tables}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
