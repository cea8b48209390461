"""Names of players, and which spellings are the same person's."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from canasta.club.register.model import RegisterError


def name_key(name: str) -> str:
    """A name without its spaces and capitals: who differs in nothing else is the same person."""
    return " ".join(unicodedata.normalize("NFC", name).split()).casefold()


class PlayerNames:
    """Spellings by person: each may be joined into another, in chains without circles.

    A person is known by the key of the spelling at the end of the chain, which is the person's name.
    """

    def __init__(self) -> None:
        self._into: dict[str, str] = {}
        self._spelt: dict[str, str] = {}
        self.joined_by: dict[str, int] = {}  # by key of a spelling, the entry that joined it

    def person(self, name: str) -> str:
        """The key of the person of that name."""
        key = name_key(name)
        while key in self._into:
            key = self._into[key]
        return key

    def spelling(self, person: str, otherwise: str = "") -> str:
        """The name of a person: as the register writes it, else as it was written `otherwise`."""
        return self._spelt.get(person) or otherwise or person

    def write(self, name: str) -> None:
        """Write the name of a person like this."""
        self._spelt[name_key(name)] = " ".join(name.split())

    def check(self, player: str, into: str) -> None:
        """Refuse to join two spellings of the same person. Raises `RegisterError` (same-name, same-already)."""
        if name_key(player) == name_key(into):
            raise RegisterError("same-name", player=player)
        if self.person(player) == self.person(into):
            raise RegisterError("same-already", player=player, into=into)

    def join(self, player: str, into: str, entry: int) -> None:
        """Make two persons one, with the name of the second. Raises `RegisterError`."""
        self.check(player, into)
        one, other = self.person(player), self.person(into)
        self._spelt.setdefault(name_key(player), " ".join(player.split()))
        self.write(into)
        self._into[one] = other
        self.joined_by[one] = entry

    def spellings(self, name: str) -> list[str]:
        """All names that the register writes for the person of that name."""
        person = self.person(name)
        return [said for key, said in self._spelt.items() if self.person(key) == person]

    def others(self) -> Iterator[tuple[str, str]]:
        """Each spelling that is joined into another, as it is written, with the key of its person."""
        for key in self._into:
            yield self.spelling(key), self.person(key)
