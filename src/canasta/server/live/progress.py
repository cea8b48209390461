"""The progress of the match at a table, for competitions, which count matches and not cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from canasta.server.tables.table import Table


class MatchProgress(NamedTuple):
    """The points of the finished deals of a match, each by side, and the state of the match.

    `lying` has the points that the current deal would bring each side if it stopped now, as when the stock runs out;
    None between deals.
    """

    deals: list[tuple[int, ...]]
    finished: bool = False
    lying: tuple[int, ...] | None = None

    @classmethod
    def of(cls, table: Table) -> MatchProgress:
        """The progress of a table."""
        deals = [tuple(side.total for side in sheet) for sheet in table.score_sheets]
        deal = None if table.match is None or table.frozen is not None else table.match.deal
        lying = deal.score() if table.stage == "play" and deal is not None else None
        finished = table.stage == "finished" or table.winner is not None
        return cls(deals, finished, None if lying is None else tuple(side.total for side in lying))
