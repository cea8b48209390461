"""The results of a table: those of its match or, once it is frozen, those that its log has kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.rules.digest import digest
from canasta.server.journal.frozen import Freezable
from canasta.server.tables import inputs
from canasta.server.tables.course import Course
from canasta.server.tables.kept import TableKept, result_of, sheets_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.deal.score import SideScore
    from canasta.server.journal.frozen import Frozen
    from canasta.server.tables.inputs import Input
    from canasta.server.wire.values import Stage

_NOTHING: Final = TableKept()


class PlayedTable(Freezable, Course):
    """The part of a table that has results."""

    def freeze(self, frozen: Frozen) -> None:
        """Take no further input, and show seats and results as the log has kept them."""
        super().freeze(frozen)
        self._seating = self._last.seats or self._seating

    @property
    def deals_over(self) -> int:
        """The number of finished deals."""
        return 0 if self.match is None else len(self.match.score_sheets)

    @property
    def _last(self) -> TableKept:
        """The last result that the log of a frozen table has kept; an empty one for other tables."""
        kept: tuple[TableKept, ...] = () if self.frozen is None else self.frozen.kept
        return next((each for each in reversed(kept) if each.deal is not None), _NOTHING)

    @property
    def score_sheets(self) -> Sequence[Sequence[SideScore]]:
        """The sheets of all finished deals; those of a frozen table as its log has kept them."""
        own = [] if self.match is None else self.match.score_sheets
        return own if self.frozen is None else sheets_of(own, self.frozen.kept)

    @property
    def scores(self) -> list[int]:
        """The score of each side."""
        if self._last is not _NOTHING:
            return [side.match_total for side in self.score_sheets[-1]]
        return [0] * self.rules.sides if self.match is None else list(self.match.scores)

    @property
    def winner(self) -> int | str | None:
        """The side that has won the match, ``"draw"``, or None."""
        if self._last.winner is not None or self.match is None:
            return self._last.winner
        return self.match.winner

    @property
    def shown_stage(self) -> Stage:
        """The stage to show: a frozen table may have results of deals that it could not play again."""
        if self.deals_over == len(self.score_sheets):
            return self.stage
        return "between" if self.winner is None else "finished"

    def kept_of(self, entry: Input, deals: int) -> TableKept | None:
        """The part of the outcome that the row of an input keeps; `deals` is the number of deals over before it."""
        if isinstance(entry, inputs.SettingsChanged):
            return TableKept(rules=digest(self.rules))
        if self.match is None or self.deals_over == deals:
            return None
        return result_of(self.match, self.seating or ())
