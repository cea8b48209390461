"""Weights tuned in a league, and the gate that a change to a bot has to pass: ``docs/bots.md``."""

from canasta.train.acceptance import MAY_LOSE, Figures, Result, choose, figures
from canasta.train.errors import StoppedError, TuneError
from canasta.train.gate import Gate, Outcome
from canasta.train.kept import Kept
from canasta.train.league import Member
from canasta.train.players import Named, Player, Weighed
from canasta.train.playing import Tally, Task, play
from canasta.train.starting import anchors, names, read_vector, shipped, tuner_for
from canasta.train.tuning import Effort, Found, State, Tuner
from canasta.train.workers import Here, Processes, Watched, Workers, workers
from canasta.train.writing import command, to_toml

__all__ = [
    "MAY_LOSE",
    "Effort",
    "Figures",
    "Found",
    "Gate",
    "Here",
    "Kept",
    "Member",
    "Named",
    "Outcome",
    "Player",
    "Processes",
    "Result",
    "State",
    "StoppedError",
    "Tally",
    "Task",
    "TuneError",
    "Tuner",
    "Watched",
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
