"""Errors of a table, beyond the actions that the rules of the game forbid."""

from __future__ import annotations

from typing import ClassVar

from canasta.texts.errors import WordedError


class TableError(WordedError):
    """A request at the wrong time, by the wrong player, or about something that does not exist.

    `code` is stable, `data` holds the names and numbers of the case; the sentences are ``table-error-CODE``.
    """

    family: ClassVar[str] = "table"
