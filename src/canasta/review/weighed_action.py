"""A weighed action: what playouts showed of it. Reviews and puzzles share it."""

from __future__ import annotations

import msgspec

from canasta.players.prospects import Prospect


class WeighedAction(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action and what playouts showed of it, as means over `worlds`.

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
