"""What goes wrong with the store, in one sentence: ``store-error-CODE`` of the catalogue."""

from __future__ import annotations

from typing import ClassVar

from canasta.game.errors import GameError


class StoreError(GameError):
    """The store cannot be opened, or could not do what was asked.

    After an append that failed so (not with `Conflict`) it is not known whether the rows were stored: load the table.
    """

    family: ClassVar[str] = "store"


class Conflict(StoreError):
    """An append that does not fit the log as it is by now. Nothing of it was stored.

    `code` is ``conflict`` where its first seq is not the next one, ``repeated`` where a command id is already there.
    """
