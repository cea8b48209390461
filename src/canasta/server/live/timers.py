"""The automatic actions of a table: bots act after a while, clocks run out, the next deal begins.

They stop a minute after the last person has gone. A match by days goes by the wall clock instead, and sleeps in the
store between two actions. The timers of tables in memory are here; the store's jobs, a little
later, are for tables that a stopped process has left behind. A bot chooses by its level in a worker process; if that
fails, a light player acts here.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol
from weakref import ref

from canasta import players
from canasta.server.tables import inputs
from canasta.server.tables.bot_choice import choose, choose_and_tell
from canasta.server.wire.values import Clock
from canasta.server.workers import WorkError
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from canasta.deal.view import View
    from canasta.server.journal.time_and_chance import ServerClock
    from canasta.server.live.attendance import Attendance
    from canasta.server.tables.inputs import Input
    from canasta.server.tables.table import Due, Table
    from canasta.server.workers import Executor

GRACE_MS: Final = 60_000  # the time for which a table goes on after the last person has gone
_AGAIN_S: Final = 0.1  # until work is tried again whose table could not be trusted
STEADY: Final = "tuned"  # the strongest level that acts at once
PATIENCE_S: Final = 10.0  # for the level's own choice; then a light one acts
MOST_BOTS: Final = 512  # that may wait for a process at once; of the others light ones act
ATTEMPTS: Final = 3

_log: Final = logging.getLogger("canasta.server")


def within_budget(level: str, executor: Executor) -> str:
    """The level at which a bot plays now: while many wait for the processes, no bot simulates.

    A bot from outside that is not offered any more is played by one of the house.
    """
    if players.is_offered_form(level) and level not in players.offered():
        return STEADY
    return level if level in players.quick() or not executor.crowded else STEADY


async def choice(attempt: int, level: str, table_id: str, view: View, chance: str, executor: Executor) -> str | None:
    """A bot's action: first by its own level, then by a light player, at last any legal one. None if there is none.

    Its own choice has a time limit. The light player thinks here, which holds up everybody, but only for an instant.
    """
    try:
        match attempt:
            case 0:
                now = within_budget(level, executor)
                if now not in players.offered():
                    return await executor.run(table_id, choose, now, view, chance)
                guest = players.get(now).name  # the processes know it by that
                action, faults = await executor.run(table_id, choose_and_tell, guest, view, chance)
                for fault in faults:
                    _log.warning("a bot of table %s: %s", table_id, fault)
                return action
            case 1:  # a level that acts at once still gives its own answer
                return choose(level if level in players.quick() else STEADY, view, chance)
    except WorkError as error:
        _log.warning("a bot of table %s plays as %s for once: %s", table_id, STEADY, error)
        return None
    except Exception:
        _log.exception("a bot of table %s has no choice", table_id)
        return None
    return next(iter(view.legal), None)


class Driven(Protocol):
    """A table in memory, as its timers know it (`canasta.server.live.table.LiveTable`)."""

    executor: Executor
    people: Attendance
    lost: bool  # its memory counts no longer
    table: Table

    @property
    def lock(self) -> asyncio.Lock:
        """The lock for changes of the table; it cannot be had once the memory is stale."""

    async def commit(self, by: int | None, entry: Input) -> object:
        """Apply an input, store it, send it to everybody; the caller holds the lock."""

    def sleep(self) -> None:
        """Let the table, which is empty, do nothing more by itself; by days its job wakes it."""


class Clockwork:
    """The timers of one table. They go by the steady time of `clock`; the times of inputs do not serve for that.

    They know their table weakly: when it is evicted, its memory is free at once, and no collection has to find it.
    """

    def __init__(self, live: Driven, clock: ServerClock) -> None:
        self._weak = ref(live)
        self._now = clock.steady_ms
        self._wall = clock.now_ms
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._moves = live.table.moves
        self._moved = self._woken = self._now()  # when the match moved on, and when somebody came
        self._stuck_at = 0  # the number of inputs at which nothing that the table does by itself can be done
        self._awake_until = 0.0
        self._asleep = True
        self._stopped = False

    @property
    def _live(self) -> Driven:
        """The table. Work that waits in between keeps it in a variable."""
        live = self._weak()
        assert live is not None
        return live

    @property
    def awake(self) -> bool:
        """True while the table acts by itself."""
        return not self._stopped and not self._asleep

    def wake(self, for_ms: float = 0.0) -> None:
        """Wake the table for a person who is here or may soon be back: clocks start from their whole time."""
        if self._asleep:
            self._asleep, self._woken = False, self._now()
        self._awake_until = max(self._awake_until, self._now() + for_ms)
        self.arm()

    def rest(self) -> None:
        """Start the time of grace after the last person has gone."""
        self._awake_until = self._now() + GRACE_MS
        self.arm()

    def stop(self) -> None:
        """Stop for good."""
        self._stopped = True
        self._cancel()
        for task in self._tasks:
            if task is not asyncio.current_task():
                task.cancel()

    def arm(self) -> None:
        """Set the timer for the next automatic action."""
        self._cancel()
        if self._stopped:
            return
        self._notice()
        due = self._live.table.due()
        waits = due is None or not self.awake or self._live.table.seq == self._stuck_at
        at = None if due is None or waits else self._time_of(due)
        loop = asyncio.get_running_loop()
        now, by_days = self._now(), self._live.table.by_days
        if not self._live.people.somebody_here and (
            at is None or at > (now + GRACE_MS if by_days else self._awake_until)
        ):
            if not self._asleep:
                left = 0.0 if by_days else max(0.0, self._awake_until - now)
                self._timer = loop.call_later(left / 1000, self._fall_asleep)
        elif at is not None and due is not None:
            self._timer = loop.call_later(max(0.0, at - now) / 1000, self._ring, due)

    def clock(self) -> Clock | None:
        """The running clock, with its player; None if none runs."""
        table, due = self._live.table, self._live.table.due()
        whole = 1000 * table.settings.turn_seconds
        if table.by_days and table.until is not None and table.stage != "between":
            return Clock(table.awaited[0], max(0, int(table.until - self._wall())), whole)
        if due is None or due.kind != "clock" or due.player is None:
            return None
        return Clock(due.player, max(0, int(self._time_of(due) - self._now())), whole)

    def left_to_add(self, but: int | None) -> float:
        """The time (ms) that the open shuffle still waits for players other than `but`; 0 or less if it does not."""
        self._notice()
        return self._moved + self._live.people.held_ms(but) - self._now()

    def look(self) -> None:
        """Between deals, begin the next one if everybody who is here wants it."""
        if self._all_ready():
            self.begin(self._next_deal)

    def begin(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start work in the background, and log its errors."""
        task = asyncio.get_running_loop().create_task(self._tried(work))
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def _tried(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do the work, again and again while the memory of the table cannot be trusted, until that is lost."""
        while True:
            try:
                return await work()
            except WordedError as error:
                live = self._weak()
                if live is None or live.lost or error.code != "again":
                    raise
                del live  # it may leave the memory
            await asyncio.sleep(_AGAIN_S)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            live = self._weak()
            if live is None or (live.lost and isinstance(error, WordedError)):
                return  # it could not be stored: the store has said so, and the table is loaded again
            _log.error("table %s stands still: %s", live.table.id, error, exc_info=error)

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_of(self, due: Due) -> float:
        """The time at which it is due: clocks stop while the table sleeps; a shuffle waits for players who add.

        By days a deadline holds whether the table sleeps or not.
        """
        self._notice()
        if self._live.table.by_days and due.timed:
            return self._now() + due.at - self._wall()
        after = due.at - self._live.table.since
        if due.closes:
            after = max(after, self._live.people.held_ms())
        at_once = due.closes or due.kind == "bot"
        return (self._moved if at_once else max(self._moved, self._woken)) + after

    def _notice(self) -> None:
        """Note the time if the match has moved on."""
        if self._live.table.moves != self._moves:
            self._moves, self._moved = self._live.table.moves, self._now()

    def _ring(self, due: Due) -> None:
        self._timer = None
        if self._weak() is not None:
            self.begin(partial(self._act, due))

    def _fall_asleep(self) -> None:
        self._timer = None
        live = self._weak()
        if live is not None and not live.people.somebody_here:
            self._asleep = True
            live.sleep()

    def _still(self, due: Due, told: int) -> bool:
        """True if that action is still due."""
        table = self._live.table
        log = 0 if table.match is None else len(table.match.log)
        return not self._live.lost and self.awake and table.due() == due and log == told

    async def _act(self, due: Due) -> None:
        live = self._live
        told = 0 if live.table.match is None else len(live.table.match.log)
        async with live.lock:
            if not self._still(due, told):
                self.arm()
                return
            entry = self._plain(due)
            if entry is not None:
                if not await self._done_by_itself(None if due.kind != "bot" else due.player, entry):
                    self._give_up()
                return
            match = live.table.match
            assert match is not None
            assert match.deal is not None
            view, chance = match.view(match.deal.to_act), live.table.bot_chance
        assert due.player is not None
        for attempt in range(ATTEMPTS):
            action = await choice(attempt, live.table.settings.bots, live.table.id, view, chance, live.executor)
            if action is None:
                continue
            async with live.lock:
                if not self._still(due, told):
                    self.arm()
                    return
                stand_in = not live.table.chair(due.player).is_bot
                if await self._done_by_itself(due.player, inputs.ActionsPlayed(action, stand_in=stand_in)):
                    return
        self._give_up()

    async def _done_by_itself(self, by: int | None, entry: Input) -> bool:
        """Apply the input; False if it is refused, which is logged. The caller holds the lock."""
        try:
            await self._live.commit(by, entry)
        except WordedError as error:
            if self._live.lost:  # it was not refused: it could not be stored
                raise
            _log.error("table %s may not do what it would by itself, %r: %s", self._live.table.id, entry, error)
            return False
        return True

    def _give_up(self) -> None:
        """Stop all attempts until the next input."""
        self._stuck_at = self._live.table.seq
        _log.error("table %s stands still: nothing that it would do by itself can be done", self._live.table.id)

    def _plain(self, due: Due) -> Input | None:
        """The input for an action that needs no thought; None for an action of the game."""
        table = self._live.table
        if due.kind == "clock":
            return inputs.Away(due.player or 0)
        if due.kind == "next":
            return inputs.NextDeal()
        if due.kind == "notice":
            return inputs.Noticed(due.player or 0)
        if due.kind == "shuffle":
            return inputs.Shuffled()
        return table.by_chance()

    def _all_ready(self) -> bool:
        table = self._live.table
        if table.stage != "between" or table.paused:
            return False
        here = self._live.people.here
        asked = [n for n in table.persons if (here[n] or table.by_days) and not table.chair(n).away]
        return bool(asked) and all(number in table.ready for number in asked)

    async def _next_deal(self) -> None:
        live = self._live
        async with live.lock:
            if self._all_ready() and not live.lost:
                try:
                    await live.commit(None, inputs.NextDeal())
                except WordedError as error:
                    _log.warning("no next deal at %s: %s", live.table.id, error)
