"""The score sheet of a match at a table with real cards, computed from a log of entries."""

from canasta.club.results import MatchEnd, MatchLength, Unfinished
from canasta.club.scoresheet.checks import check
from canasta.club.scoresheet.course import Ask, QuestionStep
from canasta.club.scoresheet.entries import (
    Adjusted,
    Closed,
    DealCorrected,
    DealEntered,
    Entry,
    EntryAnnulled,
    LengthAgreed,
    PlayersNamed,
    Reopened,
    RulingEntered,
    SheetOpened,
    entries_of,
    read,
    ruling_entry,
    write,
)
from canasta.club.scoresheet.lines import detail_of, lines_of_score
from canasta.club.scoresheet.questions import ask, asked_json
from canasta.club.scoresheet.scores import (
    BaseCards,
    Canasta,
    CanastaKind,
    Certainty,
    Concealed,
    Detail,
    Score,
    SheetError,
    SideDetail,
    Totals,
)
from canasta.club.scoresheet.sheet import ScoreSheet
from canasta.club.scoresheet.table import write_table
from canasta.club.scoresheet.words import as_json

__all__ = [
    "Adjusted",
    "Ask",
    "BaseCards",
    "Canasta",
    "CanastaKind",
    "Certainty",
    "Closed",
    "Concealed",
    "DealCorrected",
    "DealEntered",
    "Detail",
    "Entry",
    "EntryAnnulled",
    "LengthAgreed",
    "MatchEnd",
    "MatchLength",
    "PlayersNamed",
    "QuestionStep",
    "Reopened",
    "RulingEntered",
    "Score",
    "ScoreSheet",
    "SheetError",
    "SheetOpened",
    "SideDetail",
    "Totals",
    "Unfinished",
    "as_json",
    "ask",
    "asked_json",
    "check",
    "detail_of",
    "entries_of",
    "lines_of_score",
    "read",
    "ruling_entry",
    "write",
    "write_table",
]
