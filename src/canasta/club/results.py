"""The result of a match between two sides, and the conditions that end a match."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Final, TypeAlias

from msgspec import Meta, Struct

POINTS_STEP: Final = 5  # every card and every bonus is a multiple of it
MOST_POINTS: Final = 200_000  # no match ends above it: a higher number is a slip of the pen
MOST_MINUTES: Final = 600
MOST_DEALS: Final = 100

MatchPoints: TypeAlias = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
BothPoints: TypeAlias = tuple[MatchPoints, MatchPoints]
Deals: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_DEALS)]


class MatchEnd(StrEnum):
    """The condition that ended a match."""

    TARGET = "target"  # somebody reached it
    DEALS = "deals"  # the last of the agreed number
    CLOCK = "clock"  # the minutes were over before that


class Unfinished(StrEnum):
    """The fate of the deal that is being played when the time is up."""

    PLAYED_OUT = "played_out"  # it is finished, and counts
    AS_IT_LIES = "as_it_lies"  # it stops, and its points so far count
    DROPPED = "dropped"  # it stops, and does not count


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


class MatchLength(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The length agreed for a match: it ends at the `target` of points, after so many `deals`, or after so many
    `minutes`, by the condition that is met first. 0 is no such condition.

    Without any, a match ends as the game in play says (`filled`). `unfinished` is for the deal at the end of the time.
    """

    target: Annotated[int, Meta(ge=0, le=MOST_POINTS)] = 0
    deals: Deals = 0
    minutes: Annotated[int, Meta(ge=0, le=MOST_MINUTES)] = 0
    unfinished: Unfinished = Unfinished.PLAYED_OUT

    @property
    def agreed(self) -> bool:
        """True if there is a condition."""
        return bool(self.target or self.deals or self.minutes)

    @property
    def several(self) -> bool:
        """True if the first of several conditions ends a match."""
        return sum(map(bool, (self.target, self.deals, self.minutes))) > 1

    @property
    def stops(self) -> bool:
        """True if the clock stops a deal."""
        return self.minutes > 0 and self.unfinished is not Unfinished.PLAYED_OUT

    def filled(self, target: int, deals: int) -> MatchLength:
        """The length itself; if nothing is agreed, that of a game with this target and number of deals (0: any)."""
        return self if self.agreed else MatchLength(target=target, deals=deals)

    def ended_by(self, result: MatchResult, *, reached: bool | None = None) -> MatchEnd | None:
        """The condition that ended a match with this result; None if none did.

        `reached`: the target was reached by the rules in play; without it, the target or more reaches it.
        """
        if self.target and (max(result.points) >= self.target if reached is None else reached):
            return MatchEnd.TARGET
        if 0 < self.deals <= result.deals:
            return MatchEnd.DEALS
        return MatchEnd.CLOCK if self.minutes else None
