"""Tuning weights in a league, and the gate that a change to a bot has to pass: ``docs/laboratory/tuning.md``."""

from canasta.lab.tuning.acceptance import MAY_LOSE, Figures, choose, figures, probes
from canasta.lab.tuning.duels import Task
from canasta.lab.tuning.files import SearchFile, command, to_toml
from canasta.lab.tuning.gate import Gate, GateReport, Named, Player, Weighed
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
from canasta.lab.tuning.workers import Here, StoppedError, TuneError, Workers, workers

__all__ = [
    "BY_EYE_WANTED",
    "MAY_LOSE",
    "Figures",
    "Found",
    "Gate",
    "GateReport",
    "Here",
    "Named",
    "Player",
    "SearchEffort",
    "SearchFile",
    "SearchState",
    "StoppedError",
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
    "probes",
    "read_vector",
    "shipped",
    "to_toml",
    "tuner_for",
    "workers",
]
