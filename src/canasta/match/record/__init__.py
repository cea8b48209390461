"""Records of matches: the value, `write` it as text, `parse` a text. ``docs/reference/records.md`` defines the form."""

from canasta.match.errors import RecordError
from canasta.match.record.reader import MAX_BYTES, read
from canasta.match.record.values import (
    UNFINISHED,
    CutRecord,
    DealEnd,
    DealRecord,
    Deck,
    DrawPick,
    DrawRecord,
    Record,
    RecordOutcome,
    RecordResult,
    RecordTurn,
    Seat,
    SeatKind,
)
from canasta.match.record.writer import write

__all__ = [
    "MAX_BYTES",
    "UNFINISHED",
    "CutRecord",
    "DealEnd",
    "DealRecord",
    "Deck",
    "DrawPick",
    "DrawRecord",
    "Record",
    "RecordError",
    "RecordOutcome",
    "RecordResult",
    "RecordTurn",
    "Seat",
    "SeatKind",
    "read",
    "write",
]
