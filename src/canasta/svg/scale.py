"""The scale of a curve of points: round numbers at its lines, and where a deal and a number of points lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_STEPS: Final = (100, 250, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 50_000)


@dataclass(frozen=True, slots=True)
class Scale:
    """A frame from `left` to `right` and `top` to `bottom` for `deals` deals and points from `low` to `high`."""

    left: float
    right: float
    top: float
    bottom: float
    deals: int
    low: int
    high: int
    step: int

    @classmethod
    def fitting(
        cls, curve: Sequence[Sequence[int]], target: int, left: float, right: float, top: float, bottom: float
    ) -> Scale:
        """The scale for totals by side, before the first deal and after each; a target far away is left out."""
        values = [value for totals in curve for value in totals]
        low, high = min(0, *values), max(100, *values)
        if target and max(values) > 0.6 * target:
            high = max(high, target)
        step = next((each for each in _STEPS if (high - low) / each <= 6), _STEPS[-1])
        low, high = low // step * step, -(-high // step) * step
        return cls(left, right, top, bottom, max(1, len(curve) - 1), low, high, step)

    @property
    def lines(self) -> range:
        """The points at which lines lie."""
        return range(self.low, self.high + 1, self.step)

    @property
    def numbered(self) -> list[int]:
        """The deals whose number has room."""
        return [deal for deal in range(1, self.deals + 1) if self.deals < 16 or deal % 5 == 0]

    def across(self, deal: int) -> float:
        """The place of the totals after that deal."""
        return self.left + (self.right - self.left) * deal / self.deals

    def down(self, points: float) -> float:
        """The vertical place of a number of points."""
        return self.bottom - (self.bottom - self.top) * (points - self.low) / (self.high - self.low)
