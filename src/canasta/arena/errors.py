"""What goes wrong in the arena: one sentence, from the catalogue."""

from __future__ import annotations

from canasta.texts.errors import WordedError


class ArenaError(WordedError):
    """A league or test that cannot be played, or a file that cannot be gone on with."""

    family = "arena"
