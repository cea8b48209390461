"""Errors for logs, of any kind, that cannot be read here."""

from __future__ import annotations

from typing import ClassVar

from canasta.texts.errors import WordedError


class JournalError(WordedError):
    """An error with the sentence ``journal-error-CODE`` of the catalogue; the log stays unchanged."""

    family: ClassVar[str] = "journal"

    @property
    def frozen(self) -> bool:
        """True if other rules are the reason (`canasta.server.journal.kind`)."""
        return self.code.startswith("frozen-")


class NoOwnerError(JournalError):
    """This process takes no log now: it has no proof that it may, or is about to leave (code ``owner``)."""

    def __init__(self) -> None:
        super().__init__("owner")
