"""A table in memory: its people, their commands, and the answers."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from canasta.advice.advisee import Advisee, depth_of
from canasta.server.journal.journal import Journal
from canasta.server.live.answers import (
    Broadcast,
    bot_after,
    deal_for_hint,
    give_hint,
    tried,
    warned,
    welcome,
)
from canasta.server.live.attendance import GONE_MS, Attendance
from canasta.server.live.errors import encode, failed
from canasta.server.live.timers import PATIENCE_S, Clockwork
from canasta.server.store.values import KEEP, Job, StoreError
from canasta.server.tables import inputs
from canasta.server.tables.course import RefusedAction
from canasta.server.tables.errors import TableError
from canasta.server.tables.table_log import ASIDE, TABLE_LOG, completed
from canasta.server.tables.words import refusal_in_words, table_info
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack, Pong, Presence, Refused
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection

    from canasta.server.journal.journal import Committed
    from canasta.server.journal.store import JournalStore
    from canasta.server.journal.time_and_chance import Chance, ServerClock
    from canasta.server.live.session import Session
    from canasta.server.store.values import Keep
    from canasta.server.tables.inputs import Input
    from canasta.server.tables.table import Table
    from canasta.server.tables.table_log import Outcome
    from canasta.server.wire.commands import Command
    from canasta.server.wire.values import TableInfo
    from canasta.server.workers import Executor

RECOVERY_MS: Final = 4_000  # delay before a job of the store is due at the earliest: until then it is done from memory
SPARED_MS: Final = 5_000  # a stored job may come so much earlier: it need not be written at every action

_PONG: Final = encode(Pong())


class LiveTable(Journal["Table", "Input"]):
    """The journal of a `Table`, with its connections and its timers."""

    kind = TABLE_LOG
    played: ClassVar[Counter[str]] = Counter()  # actions of this process: of ``people``, and of ``bots`` and stand-ins
    used: float

    def __init__(
        self,
        table: Table,
        store: JournalStore,
        clock: ServerClock,
        chance: Chance,
        executor: Executor,
        helper: Executor,
        rematch: Callable[[Table], Awaitable[str]],
        done: dict[str, int] | None,
    ) -> None:
        """Create it. Bots think at `executor`; requests of people run at `helper`."""
        super().__init__(table, store, clock, done)
        self.table: Table = table
        self._chance = chance
        self.executor = executor
        self._helper = helper
        self.people: Attendance = Attendance(table, clock)
        self.clockwork: Clockwork = Clockwork(self, clock)
        self._open_rematch = rematch
        self._job_at: float | None = None  # when the job is due that this memory has stored
        self._notified = asyncio.Event()
        self._host_gone: asyncio.TimerHandle | None = None
        self._askers_gone: dict[str, asyncio.TimerHandle] = {}  # by the hash of their key
        self.remind: Callable[[str, int | None], object] = lambda _table, _player: None

    # Requests of others

    @property
    def connected(self) -> Collection[Session]:
        return self.people.sessions

    @property
    def idle(self) -> bool:
        return super().idle and not self.clockwork.awake

    def info(self, lang: str, seated: bool) -> TableInfo:
        """The current `TableInfo`, for a reader who is seated or not."""
        people = self.people
        return table_info(self.table, lang, people.here, people.watchers, people.beside, seated=seated)

    def may_ask_hints(self, player: int | None) -> bool:
        """True if the settings allow that player a hint."""
        return player in self.table.persons and self.table.hints_allowed

    # Attendance

    def welcome(self, session: Session, after: int) -> None:
        """Send everything to a new socket, and announce it. The caller holds the lock. Raises `TableError`."""
        self.people.come(session)
        self.used = self.clock.now_ms()
        if session.player is not None:
            self.clockwork.wake()
            if self.table.agreed:  # its begin could not be stored
                self.clockwork.begin(self._begin_late)
        self._tell_presence(but=session)
        session.send(self._welcome(session, after))
        self.watch_host()
        self._watch_askers()

    async def sit_down(self, chair: int | None, name: str, avatar: str, key_hash: str, *, listed: bool = False) -> int:
        """Seat a person on that chair, or on any; return its number. Raises `TableError`.

        `listed`: they have found the table in the list of open tables.
        """
        async with self.lock:
            taken = self.table.chair_of(key_hash)
            if taken is not None:  # they have come again
                return taken
            if (of := self.table.beside(key_hash)) is not None:
                raise TableError("beside", name=self.table.chair(of).name)
            if chair is None and self.table.match is None and not self.table.free:
                raise TableError("full")
            again = [number for number, guest in self.table.asked.items() if guest.key_hash == key_hash]
            if again and chair in (None, *again):
                return again[0]
            free = sorted(self.table.free, key=lambda number: number in self.table.asked)
            number = next(iter(free), 0) if chair is None else chair
            await self.commit(number, inputs.Joined(number, name, avatar, key_hash, listed=listed))
            if number in self.table.asked:
                return number
            self.people.coming.add(number)
            with suppress(WordedError):  # the chair is theirs; the match begins when somebody comes
                await self._begin_given()
            return number

    def forget(self, session: Session) -> None:
        """Remove a closed socket."""
        if not self.people.go(session):
            return
        self.used = self.clock.now_ms()
        self._tell_presence()
        self._notify()
        self.watch_host()
        self._watch_askers()
        if not self.people.somebody_here:
            self.clockwork.rest()
        elif self.table.stage == "between":
            self.clockwork.look()
        else:
            self.clockwork.arm()  # there is no wait any longer for what they would have added

    def watch_host(self) -> None:
        """Let the next person be the host once the host has been gone for a while, if the match is not over."""
        if self._host_gone is not None:
            self._host_gone.cancel()
            self._host_gone = None
        host = self.table.host
        if host is None or self.lost or self.people.heir() is None:
            return
        if self.table.stage != "finished" and not (self.table.by_days and self.table.match):  # they come and go
            wait = max(0.0, self.people.left_ms(host)) / 1000
            self._host_gone = asyncio.get_running_loop().call_later(wait, self._ring_host)

    def _ring_host(self) -> None:
        self._host_gone = None
        self.clockwork.begin(self._pass_host)

    async def _pass_host(self) -> None:
        async with self.lock:
            host, heir = self.table.host, self.people.heir()
            if host is None or heir is None:
                return
            if self.people.left_ms(host) > 0:  # they were here again in between, or the clock was set back
                self.watch_host()
                return
            await self.commit(None, inputs.HostPassed(heir))

    def _watch_askers(self) -> None:
        """Let who asks for a chair ask no longer after being gone for a while; by days they come and go."""
        if not self.table.asked and not self._askers_gone:
            return
        here = {session.asks for session in self.connected}
        over = self.lost or self.table.by_days
        asking = set() if over else {guest.key_hash or "" for guest in self.table.asked.values()}
        for key_hash in [one for one in self._askers_gone if one in here or one not in asking]:
            self._askers_gone.pop(key_hash).cancel()
        for key_hash in asking - here - self._askers_gone.keys():
            loop = asyncio.get_running_loop()
            self._askers_gone[key_hash] = loop.call_later(GONE_MS / 1000, self._ring_asker, key_hash)

    def _ring_asker(self, key_hash: str) -> None:
        self._askers_gone.pop(key_hash, None)
        self.clockwork.begin(partial(self._ask_no_more, key_hash))

    async def _ask_no_more(self, key_hash: str) -> None:
        async with self.lock:
            if all(session.asks != key_hash for session in self.connected):
                await self._withdraw(key_hash)

    async def _withdraw(self, key_hash: str) -> None:
        """Let somebody ask for a chair no longer. The caller holds the lock."""
        for number in [number for number, guest in self.table.asked.items() if guest.key_hash == key_hash]:
            await self.commit(None, inputs.Admitted(number, yes=False))

    def end(self, code: str) -> None:
        for timer in self._askers_gone.values():
            timer.cancel()
        self._askers_gone.clear()
        if self._host_gone is not None:
            self._host_gone.cancel()
            self._host_gone = None
        self.clockwork.stop()
        super().end(code)

    # Commands

    async def handle(self, session: Session, command: Command) -> None:
        """Do the command of a client and answer it."""
        name = getattr(command, "id", None)
        try:
            if session.beside is not None and not isinstance(
                command, (commands.Ping, commands.Hello, commands.Language)
            ):
                raise TableError("beside", name=self.table.chair(session.beside).name)
            match command:
                case commands.Ping():
                    session.send(_PONG)
                case commands.Hello():
                    raise TableError("hello-twice")
                case commands.Language(lang=lang):
                    async with self.lock:
                        session.lang = lang
                        session.send(self._welcome(session, 0))
                case commands.Try(id=asked, actions=actions):
                    async with self.lock:
                        session.send(tried(self.table, session.player, session.lang, asked, actions))
                case commands.Hint(id=asked, depth=wished):
                    async with self.lock:
                        allowed = self.may_ask_hints(session.player)
                        deal = deal_for_hint(self.table, session.player, allowed=allowed).copy()
                    who = session.client or self.table.id
                    depth = wished or depth_of(self.table.settings.bots)
                    advisee = Advisee(depth=depth, against=bot_after(self.table, deal.to_act))
                    session.aside(give_hint(session, deal, self._names, asked, who, self._helper, advisee))
                case commands.Warn(id=asked, action=action):
                    async with self.lock:
                        deal = deal_for_hint(self.table, session.player, allowed=self.may_ask_hints(session.player))
                        session.send(warned(deal, action, session.lang, self._names, asked))
                case commands.Unseat() if session.asks is not None:
                    async with self.lock:
                        await self._withdraw(session.asks)  # the goodbye is the answer
                case _:
                    await self._change(session, command, command.id)
        except RefusedAction as no:
            info = refusal_in_words(no.refusal, session.lang)
            session.send(encode(Refused(id=name or "", at=no.at, action=no.action, refusal=info)))
        except WordedError as error:
            session.send(encode(failed(name, error, session.lang)))

    async def _change(self, session: Session, command: Command, name: str) -> None:
        player = session.player
        if isinstance(command, (commands.Pick, commands.Shuffle)):
            await self._others_add(player)
        async with self.lock:
            self.used = self.clock.now_ms()
            chair = self.table.person(player)
            known = self.number_of(player, name)
            if known is not None:
                session.send(encode(Ack(id=name, seq=known)))
                return
            rematch = isinstance(command, commands.Rematch)
            entry = await self._rematch() if rematch else inputs.of_command(command)
            if isinstance(entry, inputs.ReachSet) and (entry.hours, entry.notices) == (chair.quiet, chair.notices):
                session.send(encode(Ack(id=name, seq=self.table.seq)))  # a page says it each time it comes
                return
            if isinstance(entry, inputs.Away):
                self.people.check_gone(entry.player)
            if isinstance(entry, inputs.ChairLeft) and self.table.match is not None:
                self.people.check_gone(entry.chair)
            if isinstance(entry, ASIDE):
                self.table.check_aside(player, self.clock.now_ms())
            if chair.away and not isinstance(entry, inputs.PersonBack):
                await self.commit(player, inputs.PersonBack())
            await self.commit(player, entry, command=name, asker=session)
            if isinstance(entry, inputs.Confirmed):
                await self._begin_given()
            if self.table.stage == "between":
                self.clockwork.look()

    def completed(self, by: int | None, entry: Input) -> Input:
        return completed(self.table, by, entry, self._chance)

    def publish(self, committed: Committed[Input]) -> None:
        table, entry, session = self.table, committed.entry, committed.asker
        outcome: Outcome = committed.outcome
        if session is not None and committed.command is not None:
            session.send(encode(Ack(id=committed.command, seq=outcome.seq)))
        if table.stage not in ("open", "confirm", "draw", "shuffle"):
            self.people.coming.clear()
        for reader in list(self.connected):
            if reader.lent is not None and table.beside(reader.lent) is None:
                reader.end("beside-over")
        self._notify()
        if table.by_days and isinstance(entry, inputs.Noticed) and not self.people.here[entry.player]:
            self.remind(table.id, entry.player)
        elif table.by_days and table.stage == "finished":
            self.remind(table.id, None)
        self.played["bots" if session is None else "people"] += isinstance(entry, inputs.ActionsPlayed)
        try:
            if isinstance(entry, inputs.MatchBegun) and not table.settings.spectators:
                for reader in list(self.connected):
                    if reader.player is None:
                        reader.end("no-watchers")
            if self.connected:
                broadcast = Broadcast(table, outcome, committed.by, self.clockwork.clock(), self.info)
                broadcast.send(list(self.connected), session, committed.command)
            if isinstance(entry, inputs.ChairLeft):
                for reader in list(self.connected):
                    if reader.player == entry.chair:
                        reader.end("unseated")
            self._answer_askers()
        finally:
            self.clockwork.arm()

    def _answer_askers(self) -> None:
        """End the sessions of those who have asked for a chair and have their answer: with a yes they come back."""
        for reader in list(self.connected):
            if reader.asks is None:
                continue
            if self.table.chair_of(reader.asks) is not None:
                reader.end("seated")
            elif not self.table.asks(reader.asks):
                reader.end("no-chair" if self.table.match is None else "not-admitted")
        self._watch_askers()

    def job(self) -> Job | Keep | None:
        due = self.table.due()
        if due is None or not (self.table.by_days or self.clockwork.awake):
            self._job_at = None
            return None
        patience = 1000 * PATIENCE_S if due.kind == "bot" else RECOVERY_MS  # others must not take it while a bot thinks
        wall = self.table.by_days and due.timed  # else it goes by the time since the last move
        start = due.at if wall else self.clock.now_ms() + due.at - self.table.since
        at, stored = start + patience + SPARED_MS, self._job_at
        if stored is not None and stored <= at < stored + SPARED_MS:  # so it is not due yet, and unclaimed
            return KEEP
        self._job_at = at
        return Job(self.table.id, at, self.table.seq)

    def sleep(self) -> None:
        """Drop the job of a table that is empty and does nothing by itself; by days leave the memory, and keep it."""
        if self.table.by_days:
            self.used = 0.0
            return

        async def drop() -> None:
            async with self.lock:
                if not self.lost and not self.clockwork.awake:
                    self._job_at = None
                    try:
                        await self.store.append(self.table.id, [], job=None, hold=self.hold)
                    except StoreError:
                        pass  # the job comes up once more, and is dropped then

        self.clockwork.begin(drop)

    async def _begin_given(self) -> None:
        """Begin a match with given seats once all players are there and agree. The caller holds the lock."""
        if self.table.agreed:
            await self.commit(self.table.host, inputs.MatchBegun())

    async def _begin_late(self) -> None:
        async with self.lock:
            await self._begin_given()

    async def _others_add(self, player: int | None) -> None:
        """Wait briefly for all others to add to the shuffle that a player is about to close."""
        while (left := self.clockwork.left_to_add(player)) > 0 and not self.lost:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._notified.wait(), left / 1000)

    def _notify(self) -> None:
        """Wake all waiting tasks, so that they look again."""
        self._notified.set()
        self._notified.clear()

    async def _rematch(self) -> inputs.Rematched:
        if self.table.stage != "finished":
            raise TableError("rematch-early")
        if self.table.rematch is not None:
            raise TableError("rematch-already")
        if self.table.cards is not None:
            raise TableError("rematch-shared")
        return inputs.Rematched(await self._open_rematch(self.table))

    # Answers

    @property
    def _names(self) -> list[str]:
        """The names by seat; none before there is a match."""
        return [] if self.table.match is None else list(self.table.match.names)

    def _welcome(self, session: Session, after: int) -> bytes:
        info, clock = self.info(session.lang, self.table.told_of_call(session.player)), self.clockwork.clock()
        return welcome(self.table, session, after, info, clock)

    def _tell_presence(self, but: Session | None = None) -> None:
        if self.connected:
            people = self.people
            frame = encode(Presence(here=people.here, watchers=people.watchers, beside=people.beside))
            for session in list(self.connected):
                if session is not but:
                    session.send(frame)
