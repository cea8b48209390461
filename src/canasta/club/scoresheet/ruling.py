"""A ruling of the referee as an entry of the sheet."""

from __future__ import annotations

from canasta.club.referee import Ruling
from canasta.club.scoresheet.entries import RulingEntered


def ruling_entry(ruling: Ruling, seat: int, of: int = 0, by: str = "", at: str = "") -> RulingEntered:
    """The entry of a ruling on that seat, in the deal of entry `of` or in the one in progress (0)."""
    return RulingEntered(
        seat=seat,
        offence=ruling.offence,
        points=ruling.points,
        rules=ruling.rule_ids,
        facts=dict(ruling.facts),
        counts=ruling.counts,
        of=of,
        by=by,
        at=at,
    )
