"""Records of matches: the value, `write` it as text, `parse` a text. ``docs/reference/records.md`` defines the form."""

from canasta.game.errors import RecordError
from canasta.game.record_lines import MAX_BYTES
from canasta.game.record_reader import read
from canasta.game.record_values import (
    UNFINISHED,
    CutRecord,
    DealEnd,
    DealRecord,
    Deck,
    DrawPick,
    DrawRecord,
    Ending,
    Record,
    RecordOutcome,
    RecordResult,
    RecordTurn,
    Seat,
    SeatKind,
)
from canasta.game.record_writer import write

__all__ = [
    "MAX_BYTES",
    "UNFINISHED",
    "CutRecord",
    "DealEnd",
    "DealRecord",
    "Deck",
    "DrawPick",
    "DrawRecord",
    "Ending",
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
