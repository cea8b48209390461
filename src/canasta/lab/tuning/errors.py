"""Errors of tuning and of gates: one sentence each, from the catalogue."""

from __future__ import annotations

from canasta.texts.errors import WordedError


class TuneError(WordedError):
    """Weights that cannot be tuned, or a file that cannot be continued."""

    family = "tune"


class StoppedError(Exception):
    """Somebody asked for an end."""
