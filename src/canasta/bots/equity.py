"""How likely a side is to win the match from totals, and how wide deals spread: fits on matches of self-play.

With `away` points missing to the target for the side that leads, the shares of the sides are

    exp(total / T) / sum of the same for all sides,   T = sqrt(deal**2 + growth * away)

`deal` is what the next deal alone leaves open, `growth` what every point still to be made adds (`equity.toml`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from canasta.game.score import winner

if TYPE_CHECKING:
    from canasta.rules import Rules

FILE: Final = files("canasta.bots") / "equity.toml"
USUAL: Final = "clasica"  # whose fit stands in for rules that a table has made for itself
SPREAD: Final = 836.0  # of a deal, for which borders in points are stated


@dataclass(frozen=True, slots=True)
class Fit:
    """Game points: `spread` is the standard deviation of one side's lead in a deal; `deal` and `growth` see above."""

    spread: float
    deal: float
    growth: float


class Equity:
    """The worth of totals in a match by those rules."""

    def __init__(self, rules: Rules, fit: Fit | None = None) -> None:
        self.rules = rules
        self.fit = fit or fit_of(rules)

    def shares(self, totals: Sequence[int]) -> tuple[float, ...]:
        """By side, the chance that it wins the match; of a match that is over, 1 for the winner, a draw shared."""
        if max(totals) < self.rules.enough:  # as nearly always; reviews ask hundreds of thousands of times
            return open_shares(self.fit, self.rules.enough, totals)
        won = winner(self.rules, totals)
        if won == "draw":
            best = max(totals)
            level = sum(total == best for total in totals)
            return tuple((total == best) / level for total in totals)
        if won is not None:
            return tuple(float(side == won) for side in range(len(totals)))
        return open_shares(self.fit, self.rules.enough, totals)

    @property
    def scale(self) -> float:
        """How much wider deals spread than where borders in points are stated: what those are multiplied by."""
        return self.fit.spread / SPREAD


def open_shares(fit: Fit, target: int, totals: Sequence[int]) -> tuple[float, ...]:
    """The shares of a match that goes on."""
    best = max(totals)
    scale = sqrt(fit.deal**2 + fit.growth * max(0, target - best))
    odds = [exp((total - best) / scale) for total in totals]
    whole = sum(odds)
    return tuple(each / whole for each in odds)


@cache
def fits() -> dict[str, Fit]:
    """The fits of the file, by name of the rule set and form."""
    tables = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {name: Fit(each["spread"], each["deal"], each["growth"]) for name, each in tables.items()}


def fit_of(rules: Rules) -> Fit:
    """The fit of a rule set and form; of one that has none, that of the set of which it is a form, or of `clasica`."""
    known = fits()
    return known.get(rules.name) or known.get(rules.id) or known[USUAL]
