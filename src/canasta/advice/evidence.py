"""The evidence that one action is better than another: the gap in points, and where it shows."""

from __future__ import annotations

from math import hypot, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.engine.compile_rules import awards_of
from canasta.players.equity import Equity

if TYPE_CHECKING:
    from canasta.advice.scene import Scene
    from canasta.players.prospects import Prospect

PILE_CARD: Final = 15  # points that each card of the pile is worth to the side that takes it
OUT: Final = 150  # points that going out is worth beyond its award: the others lose the cards in their hands
EVEN: Final = 5.0  # points up to which two actions count as equally good
SLIGHT: Final = 15.0
LARGE: Final = 40.0
SURELY: Final = 2.0  # standard errors from which a difference is no chance
CHANCES: Final = ("taken", "out", "beaten")
GOOD: Final = ("out", "canastas", "own")  # channels in which more is better


class Difference(NamedTuple):
    """A difference in a channel, above 0 if it speaks for the action; its standard error; its worth in points."""

    better: float
    error: float
    worth: float

    @property
    def sure(self) -> bool:
        """True if it is hardly chance."""
        return self.better > SURELY * self.error


class Evidence:
    """The evidence for `best` over `other`. `gap` and `error` are points of `clasica`, as reviews count costs.

    `gap` and its `error` may be given, where they are known better than from the prospects.
    """

    gap: float
    error: float

    def __init__(self, scene: Scene, best: Prospect, other: Prospect, gap: tuple[float, float] | None = None) -> None:
        self.scene = scene
        self.best = best
        self.other = other
        self.scale: float = Equity(scene.rules).scale
        if gap is None:
            known = best.error is not None and other.error is not None
            error = hypot(best.error or 0.0, other.error or 0.0) if known else LARGE * self.scale
            gap = (best.points - other.points) / self.scale, error / self.scale
        self.gap, self.error = gap

    @property
    def clear(self) -> bool:
        """True if the action is better, and not by chance."""
        return self.gap >= EVEN and self.gap >= SURELY * self.error

    @property
    def even(self) -> bool:
        """True if the two come out about the same."""
        return not self.clear and abs(self.gap) < SLIGHT

    def of(self, channel: str) -> Difference | None:
        """The difference in a channel; None if it was not measured."""
        if channel == "points":
            return Difference(self.gap, self.error, self.gap)
        here, there = getattr(self.best, channel), getattr(self.other, channel)
        if here is None or there is None or not self.best.whole or not self.other.whole:
            return None
        better = here - there if channel in GOOD else there - here
        return Difference(better, self._error(channel, here, there), better * self._worth(channel) / self.scale)

    def _error(self, channel: str, here: float, there: float) -> float:
        """The standard error of a difference, as if the worlds of the two were not the same: it is no greater."""
        one, two = self.best.whole, self.other.whole
        if channel == "taken":
            one, two = self.best.worlds, self.other.worlds
        if channel in CHANCES:
            return sqrt(_variance(here, one) + _variance(there, two))
        if channel in ("own", "theirs"):  # points of the two sides spread alike
            return hypot(self.best.own_error or self.error * self.scale, self.other.own_error or 0.0)
        if channel == "canastas":  # at most as wide as a count of rare events
            return sqrt(max(here, 0.1) / one + max(there, 0.1) / two)
        return hypot(here / sqrt(one), there / sqrt(two))  # points held spread as widely as their mean

    def _worth(self, channel: str) -> float:
        """Points of one unit of a channel."""
        if channel == "taken":
            return PILE_CARD * (self.scene.view.pile.size + 1)
        if channel in CHANCES:
            return self.scene.rules.going_out + OUT
        return float(awards_of(self.scene.rules).usual) if channel == "canastas" else 1.0


def _variance(chance: float, worlds: int) -> float:
    """The variance of a measured chance; never quite 0."""
    smooth = (chance * worlds + 1) / (worlds + 2)
    return smooth * (1 - smooth) / worlds
