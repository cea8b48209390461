"""Logs that cannot be read here, whatever they are of."""

from __future__ import annotations

from typing import ClassVar

from canasta.texts.errors import WordedError


class JournalError(WordedError):
    """``journal-error-CODE`` of the catalogue; the log stays as it is."""

    family: ClassVar[str] = "journal"
