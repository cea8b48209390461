"""The days of a server: their logs, the tables of their tries, the results, and par."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from datetime import date, timedelta
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, Final

from canasta.match.record import write
from canasta.match.record.values import Seat, SeatKind
from canasta.players import level_name
from canasta.rules import get
from canasta.server.daily.day import (
    AHEAD,
    DAY_LOG,
    OPEN,
    Day,
    DayError,
    DayMade,
    ParFound,
    TryBegun,
    TryEnded,
    begins,
    day_at,
    game_of,
    id_of,
    playing,
)
from canasta.server.journal.cache import JournalCache
from canasta.server.journal.journal import Journal
from canasta.server.journal.kind import replay
from canasta.server.store.values import Row, Stored, StoreError
from canasta.server.tables.errors import TableError
from canasta.server.tables.people import hash_of, proper_name
from canasta.server.tables.table_log import TABLE_LOG
from canasta.server.web.site import WingHub
from canasta.server.wire.daily import ComingDay, DailyInfo, DayInfo, DayPar, MyTry, OpenDay, OpenedTry, PastDay
from canasta.server.workers import WorkError
from canasta.texts import text
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Collection

    from canasta.match.match import Match
    from canasta.server.daily.day import DayInput
    from canasta.server.journal.journal import Committed, Listener
    from canasta.server.live.hub import Hub
    from canasta.server.tables.table import Table

FEWEST: Final = 10  # tries of which somebody is told how many did worse
# Par: the level of the bot, and its playings; from `ENOUGH` on a machine stops that cannot do more in `SECONDS`
LEVEL: Final = "strong"
PLAYINGS: Final = 64
ENOUGH: Final = 16
SECONDS: Final = 300.0
_PAUSE_S: Final = 2.0  # before par goes on where the processes have too much to do
_PAUSES: Final = 60

_log: Final = logging.getLogger("canasta.server")


class LiveDay(Journal[Day, "DayInput"]):
    """A day in memory. Nobody listens to it: pages ask."""

    kind = DAY_LOG

    @property
    def connected(self) -> Collection[Listener]:
        return ()

    def publish(self, committed: Committed[DayInput]) -> None:
        """Tell nobody."""


class Daily(WingHub):
    """The days of one server. Raises `WordedError`; then nothing has changed."""

    def __init__(self, hub: Hub) -> None:
        """Needs `hub` for its store, its time, its chance and the tables."""
        self.hub = hub
        store, clock = hub.store, hub.clock
        self.days: JournalCache[LiveDay] = JournalCache(
            DAY_LOG, store, clock, lambda state, done: LiveDay(state, store, clock, done), hub.ownership
        )
        self._seals: dict[date, str] = {}
        self._games: dict[date, str | None] = {}  # of earlier days; None for one that this server did not have
        self._playing: dict[date, asyncio.Task[None]] = {}  # par

    @property
    def caches(self) -> dict[str, JournalCache[Any]]:
        """The journals in memory, by the name of their figure."""
        return {"days": self.days}

    async def close(self) -> None:
        """Stop what is played for par."""
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        await self.days.close()

    @property
    def today(self) -> date:
        """The day of now."""
        return day_at(self.hub.clock.now_ms())

    async def day(self, of: date) -> LiveDay:
        """That day; it is made if it is today or one of the coming. Raises `DayError` ``no-day``."""
        try:
            return await self.days.take(id_of(of))
        except DayError as error:
            if error.code != "no-day" or not self.today <= of <= self.today + timedelta(AHEAD):
                raise
        rules = get(game_of(of))
        made, at = DayMade(of.isoformat(), rules.name, rules.version, self.hub.chance.hex(32)), self.hub.clock.now_ms()
        rows = [Row(1, None, DAY_LOG.body(None, made), at)]
        try:
            # As a whole, so that no other server, and none after a crash, finds a day without its cards.
            await self.hub.store.take_in([Stored(id_of(of), "", DAY_LOG.header(made), at, rows, DAY_LOG.name)])
        except StoreError as error:
            if error.code != "table-exists":  # somebody else has made it meanwhile
                raise
        return await self.days.take(id_of(of))

    async def told(self) -> DailyInfo:
        """The days: today, those before of which this server has the log, and the seals of those to come."""
        today = self.today
        await asyncio.gather(*map(self._notice, (today + timedelta(n) for n in range(-AHEAD, AHEAD + 1))))
        coming = [today + timedelta(n) for n in range(1, AHEAD + 1)]
        past = [today - timedelta(n) for n in range(AHEAD + 1)]
        return DailyInfo(
            today=today.isoformat(),
            changes_ms=int(begins(today + timedelta(1)) - self.hub.clock.now_ms()),
            days=[
                PastDay(date=of.isoformat(), rules=game, counts=of > today - OPEN)
                for of in past
                if (game := self._games.get(of)) is not None
            ],
            coming=[ComingDay(date=of.isoformat(), commitment=self._seals[of]) for of in coming],
        )

    async def archive(self) -> list[OpenDay]:
        """The days whose tries no longer count, the newest first. Par is played for one of them that has none."""
        await asyncio.gather(*map(self._notice, (self.today - timedelta(n) for n in range(AHEAD + 1))))
        past = [of for of in sorted(self._games, reverse=True) if self._games[of] and of <= self.today - OPEN]
        days = [await self.day(of) for of in past if of >= self.today - timedelta(AHEAD)]
        for day in (one for one in days if one.state.par is None):
            self._play_par(day)
        return [
            OpenDay(
                date=day.state.made.date,
                rules=day.state.made.rules,
                version=day.state.made.version,
                secret=day.state.made.secret,
                finished=len(day.state.leads),
                par=None if day.state.par is None else _par(day.state.par),
            )
            for day in days
        ]

    async def _notice(self, of: date) -> None:
        """Remember the game and the seal of a day."""
        if of in self._seals or of in self._games:
            return
        try:
            day = (await self.day(of)).state
        except DayError as error:
            if error.code != "no-day":
                raise
            self._games[of] = None
            return
        self._games[of] = day.made.rules
        self._seals[of] = day.sealed.commitment.hex()

    async def begin(self, of: date, key: str, name: str, avatar: str, pace: int = 900) -> OpenedTry:
        """The table at which the device with that key plays the day: its only one while the day counts.

        Raises `DayError` ``no-day``, ``not-yet``, `TableError`.
        """
        day = await self._come(of)
        return await day.finished(self._begin(day, hash_of(key), proper_name(name), avatar, pace))

    async def _begin(self, day: LiveDay, key_hash: str, name: str, avatar: str, pace: int) -> OpenedTry:
        async with day.lock:
            state = day.state
            if (there := state.tries.get(key_hash)) is not None:
                return OpenedTry(table=there)
            table = await self.hub.open(state.table(name, avatar, key_hash, pace))
            if state.counts(self.today):
                await day.commit(None, TryBegun(table, key_hash))
            return OpenedTry(table=table)

    async def info(self, of: date, lang: str, table_id: str | None = None, key: str | None = None) -> DayInfo:
        """A day that has come, with the try at a table if its key is given.

        Raises `DayError` ``no-day``, ``not-yet``, ``other-table``, `TableError`.
        """
        day = await self._come(of)
        await day.finished(self._settle(day))
        state, mine = day.state, None
        if table_id is not None:
            mine = await self._mine(day, table_id, key)
        counts = state.counts(self.today)
        self._play_par(day)
        return DayInfo(
            date=state.made.date,
            rules=state.made.rules,
            bots=level_name(state.settings.bots, lang),
            counts=counts,
            commitment=state.sealed.commitment.hex(),
            secret=None if counts else state.sealed.secret.hex(),
            finished=len(state.leads),
            par=None if state.par is None else _par(state.par),
            mine=mine,
        )

    async def best(self, of: date, lang: str, table_id: str, key: str | None) -> str:
        """The record of the best try, without the name of its player, for somebody whose own try is over.

        Raises as `info`, and `DayError` ``play-first``, ``no-best``.
        """
        day = await self._come(of)
        mine = await self._mine(day, table_id, key)
        if mine.lead is None:
            raise DayError("play-first")
        ends = [one for one in day.state.ended.values() if one.lead is not None and not one.left]
        if not ends:
            raise DayError("no-best")
        table = await self._table(max(ends, key=lambda one: one.lead or 0).table)
        record = _match(table).record()
        nameless = Seat(SeatKind.HUMAN, text(lang, "daily-best-player"))
        return write(replace(record, seats=(nameless, *record.seats[1:])))

    async def _come(self, of: date) -> LiveDay:
        if of > self.today:
            raise DayError("not-yet", day=of.isoformat())
        return await self.day(of)

    async def _mine(self, day: LiveDay, table_id: str, key: str | None) -> MyTry:
        """The try at that table, which its key opens; its end is noted."""
        table = await self._table(table_id)
        if table.cards != day.state.cards:
            raise DayError("other-table")
        if key is None or table.chair_of(hash_of(key)) is None:
            raise TableError("wrong-key")
        counted = table_id in day.state.tries.values()
        end = end_of(table)
        if counted:
            if end is not None:
                await day.finished(self._note(day, end))
            end = day.state.ended.get(table_id)  # a day that has closed counts what lay then
        leads, better = day.state.leads, None
        if counted and end is not None and end.lead is not None and not end.left and len(leads) >= FEWEST:
            others = len(leads) - 1
            worse = sum(other < end.lead for other in leads) + (leads.count(end.lead) - 1) / 2
            better = round(100 * worse / others)
        return MyTry(
            table=table_id,
            lead=None if end is None else end.lead,
            left=end is not None and end.left,
            counts=counted,
            better=better,
        )

    async def _note(self, day: LiveDay, end: TryEnded) -> None:
        async with day.lock:
            if end.table not in day.state.ended:
                await day.commit(None, end)

    async def _settle(self, day: LiveDay) -> None:
        """Note the ends of tries: of tables in memory that are over; of all once none counts any more, as they lie."""
        closed = not day.state.counts(self.today)
        for table_id in [one for one in day.state.tries.values() if one not in day.state.ended]:
            known = self.hub.tables.known(table_id)
            if known is not None:
                end = end_of(known.table, lying=closed)
            elif closed:
                try:
                    end = end_of(await self._table(table_id), lying=True)
                except WordedError:  # somebody has deleted it, or it cannot be read any more
                    end = TryEnded(table_id, None, left=True)
            else:
                end = None
            if end is not None:
                await self._note(day, end)

    async def _table(self, table_id: str) -> Table:
        """A table as it is now; it is not taken from the process that plays it. Raises `TableError`."""
        known = self.hub.tables.known(table_id)
        if known is not None:
            return known.table
        stored = await self.hub.store.load(table_id)
        if stored is None or not stored.rows or stored.kind != TABLE_LOG.name:
            raise TableError("no-table")
        table: Table = await asyncio.to_thread(replay, TABLE_LOG, stored)
        return table

    # Par

    def _play_par(self, day: LiveDay) -> None:
        """Have par played, if it is not known yet: one day at a time, behind what people ask for."""
        if day.state.par is None and not self._playing:
            task = asyncio.get_running_loop().create_task(self._par(day))
            self._playing[day.state.date] = task
            task.add_done_callback(lambda _: self._playing.pop(day.state.date, None))

    async def _par(self, day: LiveDay) -> None:
        made, cards = day.state.made, day.state.cards
        leads: list[int] = []
        spent, pauses, loop = 0.0, 0, asyncio.get_running_loop()
        while len(leads) < PLAYINGS and (len(leads) < ENOUGH or spent < SECONDS):
            while self.hub.coach.busy:  # somebody waits for the same processes
                await asyncio.sleep(_PAUSE_S)
            since = loop.time()
            try:
                number, of = len(leads), f"{made.rules}@{made.version}"
                work = self.hub.helper.run(made.date, playing, LEVEL, of, cards.id, cards.secret, number)
                leads.append(await work)
            except WorkError:
                pauses += 1
                if pauses > _PAUSES:
                    return  # the next who asks begins anew
                await asyncio.sleep(_PAUSE_S)
            spent += loop.time() - since
        try:
            async with day.lock:
                await day.commit(None, ParFound(LEVEL, tuple(leads)))
        except WordedError as error:
            _log.warning("par of %s is not kept: %s", made.date, error)


def _par(found: ParFound) -> DayPar:
    leads = found.leads
    return DayPar(lead=round(fmean(leads)), spread=round(stdev(leads)), playings=len(leads))


def _match(table: Table) -> Match:
    assert table.match is not None
    return table.match


def end_of(table: Table, *, lying: bool = False) -> TryEnded | None:
    """The end of the try at a table; None while it goes on, unless it counts as it lies."""
    match = _match(table)
    if table.score_sheets:
        own, other = table.score_sheets[0]
        return TryEnded(table.id, own.total - other.total)
    if match.deal is None or not (match.abandoned or lying):
        return None
    own, other = match.deal.score()
    return TryEnded(table.id, own.total - other.total, left=True)
