"""A candidate action during its playouts, the result of these, and the comparison of two candidates."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final

import msgspec

from canasta.players.prospects import Prospect
from canasta.review.classes import BORDERS, PER_SHARE

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.players.core.appraisal import Trial
    from canasta.players.equity import Equity

CLOSE: Final = BORDERS[0]  # points of `clasica` behind the best up to which an answer is good
SURELY: Final = 2.0  # standard errors; an answer that may be as good as the best is good up to `DOUBT` points
DOUBT: Final = BORDERS[1]


class WeighedAction(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action and what playouts showed of it, for reviews and puzzles, as means over `worlds`.

    `behind`: points of `clasica` by which it falls short of the best, as `Grade.cost` counts, in the worlds that both
    met, and `error` the standard error of that. The other numbers are as in `Prospect`.
    """

    action: str
    behind: float = 0.0
    error: float = 0.0
    closing: bool = False
    taken: float
    out: float
    beaten: float
    held: float
    canastas: float
    own: float
    theirs: float
    worlds: int

    def forecast(self, points: float, error: float | None = None) -> Prospect:
        """The action as a player's forecast, with these points."""
        return Prospect(
            self.action,
            points,
            closing=self.closing,
            taken=self.taken,
            out=self.out,
            beaten=self.beaten,
            held=self.held,
            canastas=self.canastas,
            own=self.own,
            theirs=self.theirs,
            worlds=self.worlds,
            whole=self.worlds,
            error=error,
        )


class CandidateResult(WeighedAction, frozen=True, kw_only=True):
    """The result of a candidate's playouts.

    `points` are the lead of the own side at the end of the deal over the mean of the others, `share` its chance to win
    the match; `lost`: cards of the pile where the next opponent takes it.
    """

    points: float
    share: float
    lost: float

    @property
    def good(self) -> bool:
        """True if it is as good as the best, or may be."""
        return self.behind <= CLOSE or (self.behind < DOUBT and self.behind < SURELY * self.error)

    @property
    def prospect(self) -> Prospect:
        """The result as a player's forecast of the action."""
        return self.forecast(self.points)


class Candidate:
    """A candidate during its playouts. By world: points, lead of the own side, share of the match, the value now."""

    def __init__(self, action: str, trial: Trial, *, played: bool) -> None:
        self.action = action
        self.trial = trial
        self.played = played
        self.own: list[int] = []
        self.leads: list[float] = []
        self.shares: list[float] = []
        self.values: list[float] = []

    def take_in(self, view: View, equity: Equity, late: bool) -> None:
        """Add the playouts since the last call."""
        assert view.seat is not None
        sides = view.rules.sides
        side = view.seat % sides
        before = [each.score for each in view.sides]
        points = self.trial.points
        for at in range(len(self.leads) * sides, len(points), sides):
            now = points[at : at + sides]
            lead = lead_of(now, side)
            share = equity.shares([score + more for score, more in zip(before, now, strict=True)])[side]
            self.own.append(now[side])
            self.leads.append(lead)
            self.shares.append(share)
            self.values.append(share * PER_SHARE if late else lead / equity.scale)

    @property
    def mean(self) -> float:
        """Its mean value, in points of `clasica`."""
        return fmean(self.values)

    def tried(self, best: Candidate) -> CandidateResult:
        """The means of all playouts; `best` is the best candidate."""
        behind, error = (0.0, 0.0) if self is best else gain(best, self)
        outlook, worlds = self.trial.outlook, len(self.leads)
        return CandidateResult(
            action=self.action,
            closing=bool(outlook.closing),
            worlds=worlds,
            points=fmean(self.leads),
            share=fmean(self.shares),
            own=fmean(self.own),
            theirs=fmean(self.own) - fmean(self.leads),
            canastas=int(outlook.canastas) / worlds,
            taken=int(outlook.taken) / worlds,
            lost=int(outlook.lost) / max(1, int(outlook.taken)),
            out=int(outlook.out) / worlds,
            beaten=int(outlook.beaten) / worlds,
            held=int(outlook.held) / worlds,
            behind=behind,
            error=error,
        )


def lead_of(points: Sequence[float], side: int) -> float:
    """The lead of a side over the mean of the others."""
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


def gain(one: Candidate, other: Candidate) -> tuple[float, float]:
    """The lead of one candidate over the other in the worlds that both met, and its standard error."""
    differences = [a - b for a, b in zip(one.values, other.values, strict=False)]
    return mean_and_error(differences)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Mean and standard error of at least two values.

    `statistics.stdev` calculates in fractions, which took a tenth of a review.
    """
    mean, number = fmean(values), len(values)
    return mean, sqrt(fsum((value - mean) ** 2 for value in values) / (number * (number - 1)))


def spread_of(tried: Sequence[Candidate]) -> float:
    """The gap between the best and the worst candidate, 0 if it may be chance."""
    best, worst = (choose(tried, key=lambda each: each.mean) for choose in (max, min))
    mean, error = gain(best, worst)
    return max(0.0, mean) if mean > 2 * error else 0.0
