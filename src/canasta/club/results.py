"""The result of a match between two sides, and the conditions that end a match."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

POINTS_STEP: Final = 5  # every card and every bonus is a multiple of it
MOST_POINTS: Final = 200_000  # no match ends above it: a higher number is a slip of the pen

MatchPoints: TypeAlias = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
BothPoints: TypeAlias = tuple[MatchPoints, MatchPoints]
Deals: TypeAlias = Annotated[int, Meta(ge=0, le=100)]


class Length(StrEnum):
    """The condition that ends a match; `MatchLength.amount` is its number."""

    TARGET = "target"  # points
    DEALS = "deals"
    TIME = "time"  # minutes


class Unfinished(StrEnum):
    """The fate of the deal that is being played when the time is up."""

    PLAYED_OUT = "played_out"  # it is finished, and counts
    AS_IT_LIES = "as_it_lies"  # it stops, and its points so far count
    DROPPED = "dropped"  # it stops, and does not count


class MatchLength(Struct, frozen=True, kw_only=True):
    """The length agreed for a match. `amount` is a number of points, deals or minutes, by `length`.

    0 points stand for the target of the game in play; a competition needs it when it opens.
    """

    length: Length = Length.TARGET
    amount: Annotated[int, Meta(ge=0, le=MOST_POINTS)] = 0
    unfinished: Unfinished = Unfinished.PLAYED_OUT


class MatchResult(Struct, frozen=True, kw_only=True):
    """The result of a match: `points` of the fixed pair and the moving pair, and the number of finished `deals`.

    `unfinished` are the points of a deal that the clock stopped, apart from `points`.
    """

    points: BothPoints
    deals: Deals = 0
    unfinished: BothPoints | None = None

    @property
    def figures(self) -> dict[str, Any]:
        """The fields of the result alone, for a value that has them among others."""
        return {"points": self.points, "deals": self.deals, "unfinished": self.unfinished}

    @property
    def result(self) -> MatchResult:
        """The result alone, to be compared with others."""
        return MatchResult(**self.figures)
