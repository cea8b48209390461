"""Chance to win the match from the totals, and the spread of a deal: fits on matches of self-play.

If the leading side is `away` points below the target, the shares of the sides are

    exp(total / T) / sum of the same for all sides,   T = sqrt(deal**2 + growth * away)

`deal` is the uncertainty of the next deal alone; `growth` is what each point below the target adds (`equity.toml`).
A match that ends after n deals has at most the uncertainty of n deals, however far its target is.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from canasta.deal.score import winner

if TYPE_CHECKING:
    from canasta.rules import Rules

FILE: Final = files("canasta.players") / "equity.toml"
USUAL: Final = "clasica"  # its fit stands in for the house rules of a table
SPREAD: Final = 836.0  # the spread of a deal for which thresholds in points are stated


@dataclass(frozen=True, slots=True)
class Fit:
    """A fit, in points: `spread` is the standard deviation of a side's lead in a deal; see above for the others.

    `length` is for the target of the rule set.
    """

    spread: float
    deal: float
    growth: float
    length: float = 0.0  # mean number of deals of a match


class Equity:
    """The value of totals in a match under a rule set."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.fit: Fit = fit_of(rules)

    def shares(self, totals: Sequence[int]) -> tuple[float, ...]:
        """Each side's chance to win the match. Once the match is over: 1 for the winner; a draw is shared."""
        if max(totals) < self.rules.enough:  # nearly always so; reviews ask hundreds of thousands of times
            return open_shares(self.fit, self.rules.enough, totals, self.rules.deals)
        won = winner(self.rules, totals)
        if won == "draw":
            best = max(totals)
            level = sum(total == best for total in totals)
            return tuple((total == best) / level for total in totals)
        if won is not None:
            return tuple(float(side == won) for side in range(len(totals)))
        return open_shares(self.fit, self.rules.enough, totals, self.rules.deals)

    @property
    def scale(self) -> float:
        """The factor for thresholds in points: the spread of deals under these rules, divided by `SPREAD`."""
        return self.fit.spread / SPREAD


def open_shares(fit: Fit, target: int, totals: Sequence[int], deals: int = 0) -> tuple[float, ...]:
    """The shares in a match that is not over. `deals` is the number after which it ends; 0: only its target does."""
    best = max(totals)
    variance = fit.deal**2 + fit.growth * max(0, target - best)
    scale = sqrt(min(variance, deals * fit.deal**2) if deals else variance)
    odds = [exp((total - best) / scale) for total in totals]
    whole = sum(odds)
    return tuple(each / whole for each in odds)


@cache
def fits() -> dict[str, Fit]:
    """The fits of the file, by name of the rule set and form."""
    tables = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {
        name: Fit(each["spread"], each["deal"], each["growth"], each["deals"] / each["matches"])
        for name, each in tables.items()
    }


def fit_of(rules: Rules) -> Fit:
    """The fit of a rule set and form; if it has none, the fit of its rule set, or of `clasica`."""
    known = fits()
    return known.get(rules.name) or known.get(rules.id) or known[USUAL]
