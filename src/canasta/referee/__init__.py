"""The referee: what happened, by whom, when it was noticed; out comes what the book says of it."""

from canasta.referee.errors import RefereeError
from canasta.referee.judge import offences, rule
from canasta.referee.model import Consequence, Counts, Fact, Kind, Offence, Party, Question, Ruling, Until
from canasta.referee.words import as_json

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
    "offences",
    "rule",
]
