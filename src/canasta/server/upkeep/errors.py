"""Errors of copies and of the care of a database, in one sentence: ``copy-error-CODE`` of the catalogue."""

from __future__ import annotations

from typing import ClassVar

from canasta.texts.errors import WordedError


class CopyError(WordedError):
    """A copy that cannot be read or taken in, or something that cannot be done to a log. Nothing has changed."""

    family: ClassVar[str] = "copy"
