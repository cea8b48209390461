"""Results of deals as the log of a table keeps them, so that no later program counts them anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.deal.score import SideScore
from canasta.server.journal.kind import Kept

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.match.match import Match


class TableKept(Kept, frozen=True):
    """The result of the input that ends a deal: its number, the sheet of each side, and the winner, if there is one.

    `seats` has the player on each seat.
    """

    deal: int | None = None
    seats: tuple[int, ...] = ()
    sides: tuple[SideScore, ...] = ()
    winner: int | str | None = None


def result_of(match: Match, seats: tuple[int, ...]) -> TableKept:
    """The result of the last finished deal; `seats` as in `TableKept`."""
    sides = tuple(match.score_sheets[-1])
    return TableKept(deal=len(match.score_sheets), seats=seats, sides=sides, winner=match.winner)


def last_scores(kept: Sequence[TableKept]) -> str:
    """The scores of the sides after the last deal that a log has kept."""
    sides = next((each.sides for each in reversed(kept) if each.sides), ())
    return ", ".join(str(side.after) for side in sides)
