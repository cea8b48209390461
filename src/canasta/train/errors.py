"""What goes wrong when weights are tuned or a gate is asked for: one sentence, from the catalogue."""

from __future__ import annotations

from canasta.texts.errors import WordedError


class TuneError(WordedError):
    """Weights that cannot be tuned, or a file that cannot be gone on with."""

    family = "tune"


class StoppedError(Exception):
    """Somebody asked for an end."""
