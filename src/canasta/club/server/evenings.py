"""The evenings of a register: its competitions, read from the store without taking them, wherever they are played."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.club.competition import CompetitionError
from canasta.club.register import Evening
from canasta.club.register.evening import evening_of
from canasta.club.server.club_state import CLUB_LOG
from canasta.club.server.inputs import ClubError
from canasta.club.server.wire.registers import EveningState
from canasta.server.journal.kind import BrokenLogError, JournalError, replay
from canasta.server.store.values import StoreError
from canasta.server.tables.people import hash_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from canasta.club.server.club_state import ClubState
    from canasta.server.journal.store import JournalStore
    from canasta.server.store.values import Stored

MOST_KEPT: Final = 1_000


class FoundEvening(NamedTuple):
    """A competition as it was found in the store: without an evening it is ``missing`` or ``unreadable``."""

    state: EveningState
    evening: Evening | None = None


class Evenings:
    """Competitions as seasons need them. Each is worked out again once its log has become another one."""

    def __init__(self, store: JournalStore) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[bytes, FoundEvening]] = OrderedDict()

    async def of(self, clubs: Iterable[str]) -> dict[str, FoundEvening]:
        """These competitions as they are now, by id. Raises `StoreError` if the store does not answer."""
        return {club: await self._found(club) for club in clubs}

    async def for_organiser(self, club: str, key: str, now: float) -> FoundEvening:
        """A competition whose organiser has that key at that time (ms).

        Raises `ClubError` (no-club, not-organiser and those of links), `JournalError` for one that is frozen or of a
        newer program, `StoreError`.
        """
        stored = await self._load(club)
        if stored is None:
            raise ClubError("no-club")
        try:
            state: ClubState = await asyncio.to_thread(replay, CLUB_LOG, stored)
        except BrokenLogError as error:
            raise ClubError("set-aside", seq=error.step) from None
        if state.links.opened(hash_of(key), now).role != "organiser":
            raise ClubError("not-organiser")
        return await self._found(club)

    async def _load(self, club: str) -> Stored | None:
        stored = await self._store.load(club)
        return stored if stored is not None and stored.rows and stored.kind == CLUB_LOG.name else None

    async def _found(self, club: str) -> FoundEvening:
        try:
            stored = await self._load(club)
        except StoreError as error:
            if error.code != "rows-missing":
                raise
            return FoundEvening("unreadable")
        if stored is None:
            return FoundEvening("missing")
        mark = _mark(stored)
        known = self._known.get(club)
        if known is None or known[0] != mark:
            known = mark, await asyncio.to_thread(found_in, stored)
            self._known[club] = known
            while len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(club)
        return known[1]


def _mark(stored: Stored) -> bytes:
    """A digest of all that a competition follows from: also a name that was erased makes it another one."""
    found = blake2b(stored.first, digest_size=16)
    for row in stored.rows:
        found.update(row.body)
    return found.digest()


def found_in(stored: Stored) -> FoundEvening:
    """The evening of a stored competition."""
    try:
        state: ClubState = replay(CLUB_LOG, stored)
        evening = evening_of(state.competition, state.rules.name, state.standings())
    except (BrokenLogError, JournalError, CompetitionError):
        return FoundEvening("unreadable")
    return FoundEvening("over" if evening.over else "in_progress", evening)
