"""Tuning weights in a league, and the gate that a change to a bot has to pass: ``docs/laboratory/tuning.md``."""
