"""The referee: from an irregularity, its author and the time it was noticed to the ruling of the book."""

from canasta.club.referee.judge import RefereeError, offences, rule
from canasta.club.referee.model import Consequence, Counts, Fact, Kind, Offence, Party, Question, Ruling, Until
from canasta.club.referee.words import as_json, find_cases

__all__ = [
    "Consequence",
    "Counts",
    "Fact",
    "Kind",
    "Offence",
    "Party",
    "Question",
    "RefereeError",
    "Ruling",
    "Until",
    "as_json",
    "find_cases",
    "offences",
    "rule",
]
