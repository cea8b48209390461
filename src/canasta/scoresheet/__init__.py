"""The score sheet of a match at a table with real cards, computed from a log of entries."""

from canasta.club.results import Length, Unfinished
from canasta.scoresheet.asking import asked_json
from canasta.scoresheet.checks import check
from canasta.scoresheet.course import Ask, Step
from canasta.scoresheet.deriving import detail_of
from canasta.scoresheet.entries import (
    Adjusted,
    Closed,
    DealCorrected,
    DealEntered,
    Entry,
    EntryAnnulled,
    Reopened,
    RulingEntered,
    SheetOpened,
    WrittenEntry,
    read,
    write,
)
from canasta.scoresheet.errors import SheetError
from canasta.scoresheet.files import entries_of
from canasta.scoresheet.flags import Flag, Level
from canasta.scoresheet.ruling import ruling_entry
from canasta.scoresheet.scores import BaseCards, Canasta, Concealed, Detail, Made, Score, SideDetail, Totals
from canasta.scoresheet.scoring import Line, lines_of_score
from canasta.scoresheet.sheet import Change, ScoreSheet
from canasta.scoresheet.state import Deal, SideScore, Turn
from canasta.scoresheet.steps import Asked, ask
from canasta.scoresheet.table import write_table
from canasta.scoresheet.table_reading import read_table
from canasta.scoresheet.words import as_json

__all__ = [
    "Adjusted",
    "Ask",
    "Asked",
    "BaseCards",
    "Canasta",
    "Change",
    "Closed",
    "Concealed",
    "Deal",
    "DealCorrected",
    "DealEntered",
    "Detail",
    "Entry",
    "EntryAnnulled",
    "Flag",
    "Length",
    "Level",
    "Line",
    "Made",
    "Reopened",
    "RulingEntered",
    "Score",
    "ScoreSheet",
    "SheetError",
    "SheetOpened",
    "SideDetail",
    "SideScore",
    "Step",
    "Totals",
    "Turn",
    "Unfinished",
    "WrittenEntry",
    "as_json",
    "ask",
    "asked_json",
    "check",
    "detail_of",
    "entries_of",
    "lines_of_score",
    "read",
    "read_table",
    "ruling_entry",
    "write",
    "write_table",
]
