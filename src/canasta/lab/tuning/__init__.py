"""Tuning weights in a league, and the gate that a change to a bot has to pass: ``docs/laboratory/tuning.md``."""

from canasta.lab.tuning.acceptance import MAY_LOSE, Figures, Probe, choose, figures, probes
from canasta.lab.tuning.duels import Margin, Tally, Task, play
from canasta.lab.tuning.errors import StoppedError, TuneError
from canasta.lab.tuning.gate import Gate, GateReport
from canasta.lab.tuning.league import Member
from canasta.lab.tuning.players import Encounter, Named, Player, Weighed, meet
from canasta.lab.tuning.search import Found, SearchEffort, SearchState, Tuner
from canasta.lab.tuning.search_file import SearchFile
from canasta.lab.tuning.start import BY_EYE_WANTED, anchors, hand_written, names, read_vector, shipped, tuner_for
from canasta.lab.tuning.weights_file import command, to_toml
from canasta.lab.tuning.workers import Here, Processes, StoppableWorkers, Workers, workers

__all__ = [
    "BY_EYE_WANTED",
    "MAY_LOSE",
    "Encounter",
    "Figures",
    "Found",
    "Gate",
    "GateReport",
    "Here",
    "Margin",
    "Member",
    "Named",
    "Player",
    "Probe",
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
    "hand_written",
    "meet",
    "names",
    "play",
    "probes",
    "read_vector",
    "shipped",
    "to_toml",
    "tuner_for",
    "workers",
]
