"""A register: its log of entries and the state that follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta.club.register.entries import RegisterAnnulled, RegisterEntry, RegisterOpened, SeasonOpened
from canasta.club.register.model import RegisterError
from canasta.club.register.state import RegisterState, apply

# What an entry lacks once the one before it, which it speaks of, was annulled: then it has no effect.
_LAPSED: Final = frozenset({"no-season", "no-competition", "not-listed", "no-fees", "fee-paid", "fee-open"})


class Register:
    """A register that is defined by its log alone: same log, same register. Entries are added, never removed."""

    def __init__(self, log: Iterable[RegisterEntry] = ()) -> None:
        """Fold the log. RegisterError: an entry cannot stand in its place."""
        self._log: list[RegisterEntry] = []
        self._state = RegisterState()
        self.extend(log)

    @property
    def log(self) -> tuple[RegisterEntry, ...]:
        """All entries; the first has number 1."""
        return tuple(self._log)

    @property
    def state(self) -> RegisterState:
        """The current state; do not change it."""
        return self._state

    @property
    def annulled(self) -> dict[int, int]:
        """By number of an annulled entry, the one that annulled it."""
        return {entry.of: number for number, entry in enumerate(self._log, 1) if isinstance(entry, RegisterAnnulled)}

    def extend(self, entries: Iterable[RegisterEntry]) -> None:
        """Append entries, all or none. RegisterError: one cannot stand; nothing changes."""
        before = list(self._log)
        try:
            for entry in entries:
                self._add(entry)
            self._state.check_counted()
        except RegisterError:
            self._log = before
            self._state = _folded(before)
            raise

    def _add(self, entry: RegisterEntry) -> None:
        number = len(self._log) + 1
        if (number == 1) != isinstance(entry, RegisterOpened):
            raise RegisterError("not-opened" if number == 1 else "opened")
        if isinstance(entry, RegisterAnnulled):
            if not 1 <= entry.of < number or entry.of in self.annulled:
                raise RegisterError("no-entry", entry=entry.of)
            if isinstance(self._log[entry.of - 1], RegisterAnnulled | RegisterOpened):
                raise RegisterError("not-annulled", entry=entry.of)
            self._log.append(entry)
            self._state = _folded(self._log)
            return
        apply(entry, self._state, number)
        self._log.append(entry)


def _folded(log: list[RegisterEntry]) -> RegisterState:
    """The state of a log that stood, without its annulled entries."""
    annulled = {entry.of for entry in log if isinstance(entry, RegisterAnnulled)}
    state = RegisterState()
    for number, entry in enumerate(log, 1):
        if number in annulled:
            state.opened += isinstance(entry, SeasonOpened)  # its number is not given again
            continue
        try:
            apply(entry, state, number)
        except RegisterError as error:
            if error.code not in _LAPSED:
                raise
    return state
