"""Errors of puzzles: one sentence in either language."""

from __future__ import annotations

from canasta.texts.errors import WordedError


class PuzzleError(WordedError):
    """A puzzle, or a file of puzzles, that is none."""

    family = "puzzle"
