"""Errors of competitions and score sheets at the server, beyond those of the competition and the sheet themselves."""

from __future__ import annotations

from typing import ClassVar

from canasta.texts.errors import WordedError


class ClubError(WordedError):
    """An error with the sentence ``club-error-CODE`` of the catalogue; nothing has changed."""

    family: ClassVar[str] = "club"
