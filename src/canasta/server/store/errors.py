"""Errors of the store, in one sentence: ``store-error-CODE`` of the catalogue."""

from __future__ import annotations

from typing import ClassVar

from canasta.texts.errors import WordedError


class StoreError(WordedError):
    """The store cannot be opened, or could not do a request.

    If an append fails with it (and not with `Conflict`), the rows may have been stored or not: load the table.
    """

    family: ClassVar[str] = "store"


class Conflict(StoreError):
    """An append that does not fit the current log. Nothing of it was stored.

    `code` is ``conflict`` if its first seq is not the next one, ``repeated`` if a command id exists already, ``moved``
    if another process, or this one anew, has taken the log since.
    """
