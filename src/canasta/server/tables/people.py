"""The people at a table: persons and bots on numbered chairs."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from canasta.server.tables.errors import TableError
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MOST_NAME: Final = 24  # characters
_BOT_NAMES: Final = ("Alba", "Bruno", "Clara", "Darío", "Elisa", "Félix", "Gala", "Hugo", "Inés", "Jaime", "Lola")


@dataclass(slots=True)
class Chair:
    """A taken chair. `key_hash` is that of a person's secret, None for a bot; `confirmed`: agreement to the settings.

    `vacant`: its person has left the match for good; a bot plays until somebody takes the chair over.
    """

    name: str
    avatar: str
    key_hash: str | None = None
    confirmed: bool = False
    away: bool = False
    vacant: bool = False

    @property
    def is_bot(self) -> bool:
        """True if no person sits here."""
        return self.key_hash is None

    @property
    def plays_itself(self) -> bool:
        """True if a bot plays: a bot's chair, or that of a person who is away."""
        return self.key_hash is None or self.away


def hash_of(key: str) -> str:
    """The hash of a secret, to be stored in its place."""
    return hashlib.sha256(key.encode()).hexdigest()


def checked_name(name: str, others: Iterable[Chair | None]) -> str:
    """The name to show. Raises `TableError` for one that cannot be shown, or that somebody has already."""
    name = " ".join(name.split(" ")).strip()
    if not 0 < len(name) <= MOST_NAME or not name.isprintable():
        raise TableError("name", found=shortened(name), most=MOST_NAME)
    if any(chair is not None and chair.name.casefold() == name.casefold() for chair in others):
        raise TableError("name-taken", name=name)
    return name


def bots_for(chairs: Sequence[Chair | None], wanted: Iterable[int]) -> list[tuple[int, str, str]]:
    """Chair, name and avatar of a bot for each of those chairs; no name occurs twice at the table."""
    taken = {chair.name.casefold() for chair in chairs if chair is not None}
    free = [(name, f"bot-{number}") for number, name in enumerate(_BOT_NAMES, 1) if name.casefold() not in taken]
    return [(chair, name, avatar) for chair, (name, avatar) in zip(wanted, free, strict=False)]
