"""Errors of the arena: one sentence each, from the catalogue."""

from __future__ import annotations

from canasta.texts.errors import WordedError


class ArenaError(WordedError):
    """A league or test that cannot be played, or a file that cannot be continued."""

    family = "arena"
