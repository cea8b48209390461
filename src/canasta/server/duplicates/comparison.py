"""The comparison of the two tables of a duplicate match: swings, their sum, and the effect of chance on it."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from canasta.players.equity import USUAL, fit_of, fits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.deal.score import SideScore
    from canasta.rules import Rules

MOST: Final = (
    1500  # points of a swing of `clasica`: a higher one says no more of the teams (docs/reference/duplicate.md)
)
_EVEN: Final = 0.39  # of that, the median of the total of equal teams after one deal
_ROUND: Final = 50


class ComparedDeal(NamedTuple):
    """The points of a deal, by table and there by team, and its bounded swing, from team 0."""

    points: tuple[tuple[int, int], tuple[int, int]]
    swing: int


def team_at(table: int, chair: int) -> int:
    """The team of a chair: team 0 has the first one of table 0 and the second one of table 1."""
    return (chair + table) % 2


def most_of(rules: Rules) -> int:
    """The bound of a swing by these rules: it grows with the spread of their deals."""
    return _rounded(MOST * fit_of(rules).spread / fits()[USUAL].spread)


def even_of(rules: Rules, deals: int) -> int:
    """The total that two equal teams exceed every second time after that number of deals."""
    return _rounded(_EVEN * most_of(rules) * sqrt(deals))


def _rounded(points: float) -> int:
    return round(points / _ROUND) * _ROUND


def compared(
    rules: Rules, one: Sequence[Sequence[SideScore]], other: Sequence[Sequence[SideScore]]
) -> list[ComparedDeal]:
    """The deals that both tables have finished, from their score sheets."""
    most, deals = most_of(rules), []
    for first, second in zip(one, other, strict=False):
        points = (first[0].total, first[1].total), (second[1].total, second[0].total)
        lead = sum(ours - theirs for ours, theirs in points)
        deals.append(ComparedDeal(points, max(-most, min(most, lead))))
    return deals


def winner_of(deals: Sequence[ComparedDeal]) -> int | Literal["draw"] | None:
    """The team with the higher total; None without a deal to compare."""
    total = sum(deal.swing for deal in deals)
    if not deals:
        return None
    return "draw" if total == 0 else int(total < 0)
