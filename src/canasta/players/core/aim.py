"""The aim of a deal near the end of a match: the chance to win the match, in points of the deal."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

LEAST: Final = 0.02  # lowest chance that is used; the highest is 1 - LEAST. Beyond them a point is worth no less


@mypyc_attr(acyclic=True)
class Aim:
    """Totals before a deal, the target, and the two numbers of a fit (`canasta.players.equity`)."""

    def __init__(self, totals: list[int], target: int, deal: float, growth: float) -> None:
        self.totals: list[int] = totals
        self.target: int = target
        self.deal: float = deal
        self.growth: float = growth

    def share(self, points: list[int], side: int) -> float:
        """The chance of a side to win the match after a deal with these points by side."""
        best = self.totals[0] + points[0]
        for index in range(1, len(points)):
            best = max(best, self.totals[index] + points[index])
        own = self.totals[side] + points[side]
        if best >= self.target:
            level = 0
            for index in range(len(points)):
                if self.totals[index] + points[index] == best:
                    level += 1
            if level == 1:
                return 1.0 if own == best else 0.0
        scale = self._scale(best)
        whole = 0.0
        for index in range(len(points)):
            whole += exp((self.totals[index] + points[index] - best) / scale)
        return exp((own - best) / scale) / whole

    def worth(self, points: list[int], side: int) -> i64:
        """The change of that chance over the deal, in points: the lead that would change it as much."""
        nothing = [0] * len(points)
        now = min(max(self.share(nothing, side), LEAST), 1 - LEAST)
        best = self.totals[0]
        for total in self.totals:
            best = max(best, total)
        return int((self.share(points, side) - now) * self._scale(best) / (now * (1 - now)))

    def _scale(self, best: int) -> float:
        return sqrt(self.deal * self.deal + self.growth * max(0, self.target - best))
