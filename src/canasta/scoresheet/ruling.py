"""A ruling of the referee as an entry of the sheet."""

from __future__ import annotations

from typing import Final

from canasta.referee import Ruling
from canasta.scoresheet.entries import RulingEntered

COUNTED: Final = "on-the-sheet"  # the consequence of what a deal in detail counts by itself


def ruling_entry(ruling: Ruling, seat: int, of: int = 0, by: str = "", at: str = "") -> RulingEntered:
    """What the referee said, about that seat; with the deal of entry `of`, or with the one that is being played.

    What the lines of the deal hold already is written down for the record, with 0 points.
    """
    counted = any(each.code == COUNTED for each in ruling.consequences)
    return RulingEntered(
        seat=seat,
        offence=ruling.offence,
        points=0 if counted else ruling.points,
        rules=ruling.rule_ids,
        facts=dict(ruling.facts),
        of=of,
        by=by,
        at=at,
    )
