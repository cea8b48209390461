"""What cannot be done at a table, beside what the rules of the game forbid."""

from __future__ import annotations

from typing import ClassVar

from canasta.texts.errors import WordedError


class TableError(WordedError):
    """Something asked of a table that it is not the time for, not one's to do, or about what is not there.

    `code` is stable, `data` holds the names and numbers of the case; the sentences are ``table-error-CODE``.
    """

    family: ClassVar[str] = "table"
