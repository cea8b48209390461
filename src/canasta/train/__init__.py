"""Tuning weights in a league, and the gate that a change to a bot has to pass: ``docs/laboratory/tuning.md``."""

from canasta.train.acceptance import MAY_LOSE, Figures, Margin, choose, figures
from canasta.train.errors import StoppedError, TuneError
from canasta.train.gate import Gate, GateReport
from canasta.train.league import Member
from canasta.train.players import Named, Player, Weighed
from canasta.train.playing import Tally, Task, play
from canasta.train.search_file import SearchFile
from canasta.train.starting import anchors, names, read_vector, shipped, tuner_for
from canasta.train.tuning import Found, SearchEffort, SearchState, Tuner
from canasta.train.workers import Here, Processes, StoppableWorkers, Workers, workers
from canasta.train.writing import command, to_toml

__all__ = [
    "MAY_LOSE",
    "Figures",
    "Found",
    "Gate",
    "GateReport",
    "Here",
    "Margin",
    "Member",
    "Named",
    "Player",
    "Processes",
    "SearchEffort",
    "SearchFile",
    "SearchState",
    "StoppableWorkers",
    "StoppedError",
    "Tally",
    "Task",
    "TuneError",
    "Tuner",
    "Weighed",
    "Workers",
    "anchors",
    "choose",
    "command",
    "figures",
    "names",
    "play",
    "read_vector",
    "shipped",
    "to_toml",
    "tuner_for",
    "workers",
]
