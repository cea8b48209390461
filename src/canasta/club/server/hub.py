"""All competitions, score sheets and registers of the server by id, loaded from the store on demand."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import msgspec

from canasta.club.competition import ClubSettings, Competition, CompetitionError, CompetitionOpened, Entered, read
from canasta.club.competition.model import MOST_PAIRS, of_game
from canasta.club.register import RegisterOpened
from canasta.club.scoresheet import Entry as SheetEntry
from canasta.club.scoresheet import SheetError, SheetOpened
from canasta.club.server import inputs
from canasta.club.server.club_state import CLUB_LOG
from canasta.club.server.evenings import Evenings
from canasta.club.server.inputs import ClubError
from canasta.club.server.live import LiveClub
from canasta.club.server.online import follow_agreed
from canasta.club.server.register_live import LiveRegister
from canasta.club.server.register_state import REGISTER_LOG, RegisterMade
from canasta.club.server.result_import import take_in
from canasta.club.server.rights import check_place
from canasta.club.server.sheet_live import Holder, LiveSheet
from canasta.club.server.sheet_state import SHEET_LOG, SheetBrought, SheetMade
from canasta.club.server.wire.club import OpenedClub
from canasta.club.server.wire.registers import OpenedRegister
from canasta.club.server.wire.sheets import OpenedSheet
from canasta.rules import get
from canasta.rules.house import with_house
from canasta.server.journal.cache import JournalCache
from canasta.server.journal.ownership import NoOwnerError
from canasta.server.store.values import StoreError
from canasta.server.tables.people import hash_of
from canasta.server.web.site import WingHub

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from canasta.club.server.feeds import Feed
    from canasta.club.server.inputs import Input, Switches
    from canasta.club.server.links import Link
    from canasta.club.server.sheet_state import SheetInput
    from canasta.server.journal.time_and_chance import Chance, ServerClock
    from canasta.server.live.hub import Hub
    from canasta.server.wire.commands import Hello

LOOK_S: Final = 2.0
COPIES: Final = 2  # that are read side by side

_log: Final = logging.getLogger("canasta.server")


class ClubHub(WingHub):
    """Competitions, score sheets and registers. Every error has a `message(lang)`, and leaves everything as before."""

    def __init__(self, hub: Hub) -> None:
        """Needs `hub` for its store, its time and its chance, and for the tables at which matches are played online."""
        self.hub = hub
        self.clock: ServerClock = hub.clock
        self.chance: Chance = hub.chance
        store, clock, ownership = hub.store, hub.clock, hub.ownership
        self.clubs: JournalCache[LiveClub] = JournalCache(
            CLUB_LOG, store, clock, lambda state, done: LiveClub(state, store, clock, done), ownership
        )
        self.sheets: JournalCache[LiveSheet] = JournalCache(
            SHEET_LOG, store, clock, lambda state, done: LiveSheet(state, store, clock, done), ownership
        )
        self.registers: JournalCache[LiveRegister] = JournalCache(
            REGISTER_LOG, store, clock, lambda state, done: LiveRegister(state, store, clock, done), ownership
        )
        self.evenings: Evenings = Evenings(store)
        self.storing: asyncio.Lock = asyncio.Lock()  # of copies of other machines
        self._copies: asyncio.Semaphore = asyncio.Semaphore(COPIES)
        self._copies_of: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._looking: asyncio.Task[None] | None = None
        self._faulty: dict[str, int] = {}  # competitions with a fault that was logged, each at that number of inputs

    @property
    def caches(self) -> dict[str, JournalCache[Any]]:
        """The journals in memory, by the name of their figure."""
        return {"competitions": self.clubs, "sheets": self.sheets, "registers": self.registers}

    async def start(self) -> None:
        """Start the regular look at the journals in memory."""
        self._looking = asyncio.get_running_loop().create_task(self._look_after())

    async def close(self) -> None:
        """Say goodbye to all feeds (code ``restart``). The store stays open."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        for cache in self.caches.values():
            await cache.close()

    # Competitions

    async def create(
        self, settings: ClubSettings, rules: str, house: Switches, pairs: Sequence[Entered] = ()
    ) -> OpenedClub:
        """Open a competition, with these pairs if there are any; an open length of a match is that of the rules.

        Raises `CompetitionError`, `RulesError`, `ClubError`.
        """
        played = with_house(get(rules), dict(house))
        entered = [inputs.EntriesMade(entries=tuple(pairs))] if pairs else []
        return await self._open(of_game(settings, played.target, played.deals), rules, house, entered)

    async def bring(self, log: str, rules: str | None) -> OpenedClub:
        """Open a competition from a bare log, which does not say its rules.

        Raises `CompetitionError` or `ClubError` for an invalid log, or without rules.
        """
        entries = await asyncio.to_thread(_checked, log)
        if rules is None:
            raise ClubError("log-rules")
        opened = entries[0]
        assert isinstance(opened, CompetitionOpened)
        brought = [inputs.Brought(entries=tuple(entries[1:]))] if len(entries) > 1 else []
        return await self._open(opened.settings, rules, {}, brought)

    @asynccontextmanager
    async def reading_copy(self, client: str) -> AsyncIterator[None]:
        """A turn to read a copy, which may be large: a client reads one at a time, beside one of another client."""
        own = self._copies_of.setdefault(client, asyncio.Lock())
        async with own, self._copies:
            yield

    async def _open(self, settings: ClubSettings, rules: str, house: Switches, more: Sequence[Input]) -> OpenedClub:
        key = self.chance.new_key()
        played = get(rules)
        made = inputs.ClubMade(
            settings=settings, rules=played.name, version=played.version, house=house, key_hash=hash_of(key)
        )
        first: list[Input] = [made, *more]
        try:
            msgspec.convert(msgspec.to_builtins(settings), ClubSettings)
        except msgspec.ValidationError as error:  # a log may hold more than the server can tell
            raise ClubError("beyond", what=str(error)[:160]) from None
        live = await self.clubs.create(self.chance.new_id("C"), "", [(1, each) for each in first], self.clock.now_ms())
        return OpenedClub(club=live.state.id, key=key)

    async def opened(self, club_id: str, key: str) -> tuple[LiveClub, Link]:
        """A competition, and its link with that secret. Raises `ClubError`."""
        club = await self.clubs.take(club_id)
        return club, club.link(hash_of(key))

    # Score sheets

    async def create_sheet(self, opened: SheetOpened, entries: Sequence[Any] = ()) -> OpenedSheet:
        """Open a score sheet without a competition. Raises `SheetError`, `RulesError`."""
        key = self.chance.new_key()
        live = await self.keep_sheet(SheetMade(opened=opened, key_hash=hash_of(key)), entries)
        return OpenedSheet(sheet=live.state.id, key=key)

    async def bring_sheet(self, log: Sequence[SheetEntry]) -> OpenedSheet:
        """Open a score sheet from an exported log. Raises `SheetError` or `RulesError` for an invalid log."""
        opened, *entries = log or (None,)
        if not isinstance(opened, SheetOpened):
            raise SheetError("not-opened")
        return await self.create_sheet(opened, entries)

    async def keep_sheet(self, made: SheetMade, entries: Sequence[Any] = ()) -> LiveSheet:
        """Store a new score sheet. Raises `SheetError`, `RulesError`."""
        first: list[SheetInput] = [made, *([SheetBrought(entries=tuple(entries))] if entries else [])]
        club = None if made.match is None else made.match.club
        new_id = self.chance.new_id("S", club)
        inputs_of = [(1, each) for each in first]
        return await self.sheets.create(new_id, "", inputs_of, self.clock.now_ms(), held_with=club)

    async def opened_sheet(self, sheet_id: str, key: str) -> tuple[LiveSheet, Holder]:
        """A score sheet, and the holder of that secret.

        The links of a competition open the sheets of its matches. Raises `ClubError`, `CompetitionError`.
        """
        live = await self.sheets.take(sheet_id)
        live.used = self.clock.now_ms()
        of = live.state.match
        if of is None:
            return live, Holder(live.state.links.opened(hash_of(key), live.used), of_club=False)
        club, link = await self.opened(of.club, key)
        check_place(club.state, link, of.round, of.table)
        return live, Holder(link, of_club=True)

    # Registers

    async def create_register(self, opened: RegisterOpened) -> OpenedRegister:
        """Open a register. Raises `RegisterError`."""
        key = self.chance.new_key()
        made = RegisterMade(opened=opened, key_hash=hash_of(key))
        live = await self.registers.create(self.chance.new_id("R"), "", [(1, made)], self.clock.now_ms())
        return OpenedRegister(register=live.state.id, key=key)

    async def opened_register(self, register_id: str, key: str) -> tuple[LiveRegister, Link]:
        """A register, and its link with that secret. Raises `ClubError`."""
        live = await self.registers.take(register_id)
        return live, live.link(key)

    async def connect(self, name: str, hello: Hello) -> Feed:
        """Open a feed of a competition or a sheet, for a socket. Raises `ClubError`."""
        if hello.key is None:
            raise ClubError("wrong-key")
        if name.startswith("S"):
            sheet, holder = await self.opened_sheet(name, hello.key)
            async with sheet.lock:
                return await sheet.follow(holder.link, hello.lang, hello.after)
        club, link = await self.opened(name, hello.key)
        async with club.lock:
            return await club.follow(link, hello.lang, hello.after)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                await self.look()
            except StoreError:
                pass  # the store has logged it
            except Exception:
                _log.exception("the club cannot be looked after")

    async def look(self) -> None:
        """Import finished results; evict idle competitions and sheets. What is wrong with one stops no other."""
        for club in self.clubs.all():
            try:
                await take_in(self.hub, self.sheets, club)
                await follow_agreed(self.sheets, club)
            except (ClubError, NoOwnerError):  # it was lost at this very moment
                pass
            except StoreError:
                raise
            except Exception as error:
                if self._faulty.get(club.state.id) != club.state.seq:
                    self._faulty[club.state.id] = club.state.seq
                    _log.exception("nothing arrives at competition %s", club.state.id, exc_info=error)
        for cache in self.caches.values():
            await cache.evict()


def _checked(log: str) -> Sequence[Any]:
    """The entries of a log, checked to fit together."""
    entries = read(log)
    if not entries or not isinstance(entries[0], CompetitionOpened):
        raise CompetitionError("not-opened")
    if len(entries) > inputs.MOST_ENTRIES:
        raise ClubError("entries-many", most=inputs.MOST_ENTRIES)
    if sum(isinstance(each, Entered) for each in entries) > MOST_PAIRS:
        raise ClubError("pairs-many", most=MOST_PAIRS)
    Competition(entries)
    return entries
