"""Making value nets: states of self-play, training in NumPy, and the file of a net in whole numbers."""

from __future__ import annotations

from canasta.lab.values.nets import FloatNet, Sample, WholeNet, net_text, quantised, whole_net
from canasta.lab.values.training import PhaseError, errors_by_phase, sample_of, train

__all__ = [
    "FloatNet",
    "PhaseError",
    "Sample",
    "WholeNet",
    "errors_by_phase",
    "net_text",
    "quantised",
    "sample_of",
    "train",
    "whole_net",
]
