"""Tuning weights in a league, and the gate that a change to a bot has to pass: ``docs/laboratory/tuning.md``."""

from canasta.lab.tuning.acceptance import MAY_LOSE, Figures, Probe, choose, figures, probes
from canasta.lab.tuning.duels import Margin, Tally, Task, play
from canasta.lab.tuning.files import SearchFile, command, to_toml
from canasta.lab.tuning.gate import Encounter, Gate, GateReport, Named, Player, Weighed, meet
from canasta.lab.tuning.league import Member
from canasta.lab.tuning.search import (
    BY_EYE_WANTED,
    Found,
    SearchEffort,
    SearchState,
    Tuner,
    anchors,
    hand_written,
    read_vector,
    shipped,
    tuner_for,
)
from canasta.lab.tuning.workers import Here, Processes, StoppableWorkers, StoppedError, TuneError, Workers, workers

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
    "play",
    "probes",
    "read_vector",
    "shipped",
    "to_toml",
    "tuner_for",
    "workers",
]
