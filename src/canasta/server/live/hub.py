"""All tables in play here, loaded from the store on demand."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, NamedTuple

from canasta.match.record import write
from canasta.server.journal.cache import JournalCache
from canasta.server.journal.kind import JournalError
from canasta.server.journal.ownership import NoOwnerError, Ownership
from canasta.server.journal.time_and_chance import Chance, ServerClock
from canasta.server.live.reviews import Coach
from canasta.server.live.session import Session
from canasta.server.live.table import LiveTable
from canasta.server.live.timers import GRACE_MS, MOST_BOTS, PATIENCE_S
from canasta.server.store.values import StoreError
from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.finished_deals import replay_json
from canasta.server.tables.people import hash_of, proper_name
from canasta.server.tables.settings import dated
from canasta.server.tables.table_log import TABLE_LOG
from canasta.server.wire.rest import Opened
from canasta.server.workers import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable

    from canasta.server.journal.store import JournalStore
    from canasta.server.tables.inputs import Input
    from canasta.server.tables.table import Table
    from canasta.server.wire.commands import Hello
    from canasta.server.wire.values import Settings, TableInfo
    from canasta.server.workers import Executor

POLL_S: Final = 5.0
_CLAIMED: Final = 100  # jobs at once
_VISIBLE_MS: Final = 60_000

_STAGES: Final = {"open": "open", "confirm": "open", "between": "over", "finished": "over"}

_log: Final = logging.getLogger("canasta.server")


class MatchProgress(NamedTuple):
    """The points of the finished deals of a match, each by side, and the state of the match, for competitions.

    `lying` has the points that the current deal would bring each side if it stopped now, as when the stock runs out;
    None between deals.
    """

    deals: list[tuple[int, ...]]
    finished: bool = False
    lying: tuple[int, ...] | None = None

    @classmethod
    def of(cls, table: Table) -> MatchProgress:
        """The progress of a table."""
        deals = [tuple(side.total for side in sheet) for sheet in table.score_sheets]
        deal = None if table.match is None else table.match.deal
        lying = deal.score() if table.stage == "play" and deal is not None else None
        return cls(deals, table.stage == "finished", None if lying is None else tuple(side.total for side in lying))


class Hub:
    """Tables by id. Every action of a client goes through here or through a `Session`.

    Raises `WordedError` (a `TableError` with code ``no-table`` for an unknown id); then nothing has changed.
    """

    def __init__(
        self,
        store: JournalStore,
        *,
        workers: int = 1,
        executor: Executor | None = None,
        clock: ServerClock | None = None,
        chance: Chance | None = None,
    ) -> None:
        """Create the hub. `workers`: processes for bots, and as many more for people, so that no bot waits for those.

        Each starts when there is work for it. `executor` replaces them all.
        Without `clock` and `chance`, time and chance are those of the machine.
        """
        self.store = store
        self.clock: ServerClock = clock or ServerClock()
        self.chance: Chance = chance or Chance()
        self.ownership: Ownership = Ownership(store, clock=self.clock.now_ms, number=self.chance.new_number)
        self._executor: Executor = executor or WorkerPool(
            workers, seconds=PATIENCE_S, patience=PATIENCE_S, most=MOST_BOTS, most_each=2
        )
        self.helper: Executor = executor or WorkerPool(workers, gentle=True)
        self.coach: Coach = Coach(self.helper)
        self.tables: JournalCache[LiveTable] = JournalCache(TABLE_LOG, store, self.clock, self._alive, self.ownership)
        # Sends a notice to a player of a match by days, None: forgets whom it sent any; None where no notices are sent.
        self.remind: Callable[[str, int | None], object] | None = None
        self._poll: asyncio.Task[None] | None = None
        self._started = self.clock.now_ms()

    @property
    def pools(self) -> dict[str, WorkerPool]:
        """The processes that work for ``bots`` and for ``people``; none where an executor stands for them."""
        both = {"bots": self._executor, "people": self.helper}
        return {name: pool for name, pool in both.items() if isinstance(pool, WorkerPool)}

    async def start(self) -> None:
        """Begin to serve: from now on timers run. Raises `StoreError`."""
        await self.ownership.start()
        self._started = self.clock.now_ms()
        self._poll = asyncio.get_running_loop().create_task(self._look_after())

    async def close(self) -> None:
        """Say goodbye to all sockets (code ``restart``) and stop timers and workers. The store stays open."""
        if self._poll is not None:
            self._poll.cancel()
            await asyncio.gather(self._poll, return_exceptions=True)
        await self.tables.close()
        await self.ownership.end()
        await asyncio.gather(self._executor.close(), self.helper.close())

    async def create(self, settings: Settings, name: str, avatar: str) -> Opened:
        """Open a table; its host is player 0."""
        key = self.chance.new_key()
        made = inputs.TableMade(dated(settings))
        host = inputs.Joined(0, proper_name(name), avatar, hash_of(key))
        table_id = await self.open([(None, made), (0, host)])
        return Opened(table_id, 0, key)

    async def create_given(self, settings: Settings, club: str | None = None) -> str:
        """Open an empty table. A table of a competition has no host; elsewhere the first to come is the host."""
        return await self.open([(None, inputs.TableMade(dated(settings), of=club))], club)

    async def join(
        self,
        table_id: str,
        chair: int | None,
        name: str,
        avatar: str,
        key: str | None = None,
        *,
        club: str | None = None,
        listed: bool = False,
    ) -> Opened:
        """Take a free chair (None: any); in a match that has begun, one that the host has freed.

        The same `key` gets the same chair again; without one, it is a new one. `club`: the competition that seats the
        player, under the name that it knows; only it can seat players at its tables. `listed`: the player has found
        the table in the list of open tables. Raises `TableError`.
        """
        live = await self.tables.take(table_id)
        key = key or self.chance.new_key()
        seated = live.table.chair_of(hash_of(key)) is not None
        if not seated and live.table.of != club:
            raise TableError("no-table" if live.table.of is None else "of-competition")
        if not seated and club is None:
            others = [each for each in live.table.chairs if each is not None and not each.vacant]
            name = proper_name(name, others)
        number = await live.finished(live.sit_down(chair, name, avatar, hash_of(key), listed=listed))
        return Opened(table_id, number, key)

    async def connect(self, table_id: str, hello: Hello) -> Session:
        """Open a session for a socket; its first frame is `Welcome`.

        Raises `TableError` for a wrong key or an unwanted watcher.
        """
        live = await self.tables.take(table_id)
        async with live.lock:
            player = asks = beside = lent = None
            if hello.key is None:
                check_reader(live.table, None)
            elif live.table.asks(hash_of(hello.key)):
                asks = hash_of(hello.key)
            elif (beside := live.table.beside(hash_of(hello.key))) is not None:
                lent = hash_of(hello.key)
            else:
                player = _owner(live.table, hash_of(hello.key))
            session = Session(live, player, hello.lang, adds=hello.adds and beside is None)
            session.asks, session.beside, session.lent = asks, beside, lent
            live.welcome(session, hello.after)
        return session

    async def info(self, table_id: str, lang: str, key: str | None = None) -> TableInfo:
        """The public facts of the table. Raises `TableError`: see `check_reader`."""
        live = await self.tables.take(table_id)
        async with live.lock:
            check_reader(live.table, key)
            return live.info(lang, live.table.told_of_call(None if key is None else live.table.chair_of(hash_of(key))))

    def stage_of(self, table_id: str) -> str:
        """The stage of a table in memory: ``open``, ``play`` or ``over`` (the deal or the match).

        Empty for others, and for those that say nothing to who has no key.
        """
        live = self.tables.known(table_id)
        try:
            if live is not None:
                check_reader(live.table, None)
                return _STAGES.get(live.table.stage, "play")
        except TableError:
            pass
        return ""

    async def check_host(self, table_id: str, key: str | None) -> None:
        """Raise `TableError` unless the key is that of the host of the table."""
        live = await self.tables.take(table_id)
        async with live.lock:
            live.table.by_host(None if key is None else _owner(live.table, hash_of(key)))

    async def player(self, table_id: str, key: str) -> int:
        """The number of the player whose key that is. Raises `TableError`."""
        live = await self.tables.take(table_id)
        async with live.lock:
            return _owner(live.table, hash_of(key))

    async def standing(self, table_id: str, club: str, until: float | None = None) -> MatchProgress:
        """The progress of the match at a table of that competition, now or at that time (ms). Raises `TableError`."""
        live = await self._of_club(table_id, club)
        async with live.lock:
            if until is None or live.table.at <= until:
                return MatchProgress.of(live.table)
        stored = await self.store.load(table_id)
        assert stored is not None
        rows = [(row.body, row.at) for row in stored.rows if row.at <= until]
        if not rows:
            return MatchProgress([])
        rules = TABLE_LOG.header_of(stored.first).digest
        return await asyncio.to_thread(lambda: MatchProgress.of(TABLE_LOG.fold(table_id, stored.seed, rows, rules)))

    async def stop(self, table_id: str, club: str) -> None:
        """Stop a table of that competition for good, since its match has its result. Raises `TableError`."""
        live = await self._of_club(table_id, club)
        async with live.lock:
            if live.table.match is not None and live.table.stage != "finished":
                await live.commit(None, inputs.Abandoned())

    async def _of_club(self, table_id: str, club: str) -> LiveTable:
        """A table of that competition: it has no say at any other. Raises `TableError`."""
        live = await self.tables.take(table_id)
        if live.table.of != club:
            raise TableError("no-table")
        return live

    async def record(self, table_id: str, key: str | None = None) -> str:
        """The public record of the match, as a text.

        Raises `TableError` before the match has begun, and see `check_reader`. That of a duplicate match is told to
        anybody with its link, but not before both tables are finished.
        """
        live = await self.tables.take(table_id)
        if live.table.twin is not None:
            await self._check_told(live.table.twin)
        async with live.lock:
            if live.table.twin is None:
                check_reader(live.table, key)
            elif live.table.stage != "finished":
                raise TableError("twin-sealed")
            if live.table.match is None:
                raise TableError("no-record")
            return write(live.table.match.record())

    async def _check_told(self, twin: str) -> None:
        """Refuse to tell what is still to be played at the other table of a duplicate match. Raises `TableError`."""
        try:
            other = await self.tables.take(twin)
        except TableError as error:
            if error.code == "no-table":  # it was pruned: nobody plays there any more
                return
            raise
        async with other.lock:
            if other.table.stage != "finished":
                raise TableError("twin-sealed")

    async def replay(self, text: str, *, deal: int, seat: int | None, lang: str, client: str = "") -> bytes:
        """A finished deal in the text of a record, step by step: JSON of `canasta.server.wire.values.Replay`.

        `seat` None: all hands. `client` is the reader: all clients take turns. Raises `RecordError` for an invalid
        text, `WorkError` if there is too much to do.
        """
        return await self.helper.run(client, replay_json, text, deal=deal, seat=seat, lang=lang)

    def counts(self) -> dict[str, int]:
        """The numbers of ``tables`` in memory and of connected ``players`` and ``watchers``, for a health page."""
        sessions = [session for live in self.tables.all() for session in live.connected]
        players = sum(session.player is not None for session in sessions)
        return {"tables": len(self.tables.all()), "players": players, "watchers": len(sessions) - players}

    async def open(
        self, entries: list[tuple[int | None, Input]], club: str | None = None, table_id: str | None = None
    ) -> str:
        """Create a table with these first inputs, complete as stored; if one is refused, store nothing."""
        table_id = table_id or self.chance.new_id(beside=club)
        await self.tables.create(table_id, self.chance.hex(32), entries, self.clock.now_ms(), held_with=club)
        return table_id

    def _alive(self, table: Table, done: dict[str, int] | None) -> LiveTable:
        live = LiveTable(table, self.store, self.clock, self.chance, self._executor, self.helper, self._rematch, done)
        live.remind = self._remind
        return live

    def _remind(self, table_id: str, player: int | None) -> None:
        if self.remind is not None:
            self.remind(table_id, player)

    async def _rematch(self, table: Table) -> str:
        """A new table with the same people; their secrets open the same chairs there."""
        entries: list[tuple[int | None, Input]] = [(None, inputs.TableMade(table.settings))]
        host = table.host if table.host is not None else 0
        order = sorted(range(len(table.chairs)), key=lambda number: number != host)
        for number in order:
            chair = table.chair(number)
            if chair.key_hash is None:
                entries.append((host, inputs.BotSat(number, chair.name, chair.avatar)))
                continue
            entries.append(
                (number, inputs.Joined(number, chair.name, chair.avatar, chair.key_hash, listed=chair.listed))
            )
            if table.settings.house and not table.settings.seed and number != host:
                entries.append((number, inputs.Confirmed()))  # they have agreed to these very rules
        return await self.open(entries)

    async def _look_after(self) -> None:
        """Every few seconds, resume abandoned tables and evict idle ones."""
        while True:
            try:
                if self.ownership.trusted:
                    await self._take_up()
                await self.tables.evict()
            except StoreError:
                pass  # the store has logged it
            except Exception:  # after any error, the next look may succeed
                _log.exception("tables cannot be looked after")
            await asyncio.sleep(POLL_S)

    async def _take_up(self) -> None:
        """Go on with tables that a process has left behind: with all after our own start, later with fresh ones.

        A match by days sleeps until its job is due, and goes on however late it is.
        """
        now = self.clock.now_ms()
        for job in await self.store.claim(now, _CLAIMED, _VISIBLE_MS):
            known = self.tables.known(job.table_id)
            fresh = known is None and self.clock.now_ms() - job.due_at < GRACE_MS
            if known is not None and known.clockwork.awake:
                known.clockwork.arm()
            else:
                try:
                    live = await self.tables.take(job.table_id)
                    if fresh or live.table.by_days or self.clock.now_ms() - self._started < GRACE_MS:
                        live.clockwork.wake(GRACE_MS)
                    else:
                        await self.store.done(job)
                except NoOwnerError:
                    continue
                except StoreError:
                    raise  # it is due again later
                except (TableError, JournalError):  # it is not there, or cannot be read here
                    await self.store.done(job)
                except Exception:
                    _log.exception("table %s cannot be taken up", job.table_id)
                    await self.store.done(job)


def check_reader(table: Table, key: str | None) -> None:
    """Refuse readers without a seat in a match without spectators. Raises `TableError`.

    Before the match begins there is nothing to watch, and a reader with the link comes to sit down; the same holds
    while a chair of the match is free for somebody to take over.
    """
    if table.settings.spectators or table.match is None or table.vacant:
        return
    if key is None:
        raise TableError("no-watchers")
    _owner(table, hash_of(key))


def _owner(table: Table, key_hash: str) -> int:
    """The number of the player with that secret. Raises `TableError`."""
    number = table.chair_of(key_hash)
    if number is None:
        raise TableError("wrong-key")
    return number
