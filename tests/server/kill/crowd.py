"""Everybody who plays while servers are killed, and what must hold at the end: nothing lost, nothing doubled."""

from __future__ import annotations

import asyncio
import random
import time
from types import TracebackType
from typing import Self

from tests.server.kill.players import seat_everybody

from canasta import players
from canasta.server.store import Store, Stored
from canasta.server.tables import inputs
from canasta.server.tables.table_log import TABLE_LOG, apply

PATIENCE = 60.0  # seconds in which every table must have gone on
MOST_ACTIONS = 20_000
PAUSE = 0.15  # seconds for which a player thinks


class StandstillError(AssertionError):
    """Raised when a table does not go on: what its people have done since."""


class Crowd:
    """The people of some tables, who play on at any of the `hosts` as long as this is entered.

    `hosts` may be changed at any time. `slow` has a report on each wait that was longer than `worth_telling` seconds.
    """

    def __init__(
        self, hosts: list[str], chance: random.Random, *, tables: int = 6, persons: int = 4, target: int = 100_000
    ) -> None:
        """Seat so many people at so many new tables, which play to so many points: so many that nobody soon wins."""
        self.hosts = hosts
        self.chance = chance
        self.people = seat_everybody(chance.choice(hosts), tables, persons, target=target)
        for person in self.people:
            person.pause = PAUSE
        self.worth_telling = 5.0
        self.slow: list[str] = []
        self._playing: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self._playing = [
            asyncio.ensure_future(person.play_on(self.hosts, random.Random(self.chance.random())))
            for person in self.people
        ]
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        for task in self._playing:
            task.cancel()
        done = await asyncio.gather(*self._playing, return_exceptions=True)
        faults = [
            each for each in done if isinstance(each, BaseException) and not isinstance(each, asyncio.CancelledError)
        ]
        if faults and kind is None:
            raise faults[0]

    @property
    def acknowledged(self) -> int:
        """The number of acknowledged commands."""
        return sum(len(person.acknowledged) for person in self.people)

    @property
    def asked_again(self) -> int:
        """The number of commands that were asked for again."""
        return sum(person.asked_again for person in self.people)

    def faultless(self) -> None:
        """Raise the first broken promise that somebody has seen."""
        for task in self._playing:
            if task.done():
                task.result()

    async def gone_on(self, since: float | None = None) -> float:
        """Wait until every table has gone on since then (now); the seconds that it took."""
        begun = time.monotonic() if since is None else since
        while True:
            self.faultless()
            last = dict.fromkeys((person.table.name for person in self.people), 0.0)
            for person in self.people:
                last[person.table.name] = max(last[person.table.name], person.told_at)
            if all(at > begun for at in last.values()):
                break
            if time.monotonic() - begun > PATIENCE:
                raise StandstillError(self._report(min(last, key=lambda name: last[name]), begun))
            await asyncio.sleep(0.02)
        first = {name: self._first_after(name, begun) for name in last}
        took = max(first.values()) - begun
        if took > self.worth_telling:
            self.slow.append(self._report(max(first, key=lambda name: first[name]), begun))
        return took

    async def stored(self, database: str) -> dict[str, Stored]:
        """The tables as they are stored, after a look whether that is what the people were told."""
        found: dict[str, Stored] = {}
        async with await Store.open(database) as store:
            for name in {person.table.name for person in self.people}:
                stored = await store.load(name)
                assert stored is not None
                found[name] = stored
        for name, stored in found.items():
            assert [row.seq for row in stored.rows] == list(range(1, len(stored.rows) + 1)), "a gap"
            commands = [row.command for row in stored.rows if row.command is not None]
            assert len(commands) == len(set(commands)), "a command was done twice"
            at = {row.command: row.seq for row in stored.rows}
            for person in self.people:
                if person.table.name == name:
                    for command, seq in person.acknowledged.items():
                        assert at.get(f"{person.number}:{command}") == seq, "what was acknowledged is not there"
            rebuilt = TABLE_LOG.fold(stored.table_id, stored.seed, ((row.body, row.at) for row in stored.rows))
            assert rebuilt.seq == len(stored.rows)
        return found

    def _first_after(self, table: str, since: float) -> float:
        """When the table went on after that time, as far as its people remember; else when it did last."""
        return next((at for at, _, what in self._steps(table, since) if what.startswith("ack")), time.monotonic())

    def _report(self, table: str, since: float) -> str:
        """All that the people of a table have done since then."""
        lines = (f"{at - since:7.2f} s, player {who}: {what}" for at, who, what in self._steps(table, since - 0.5))
        return "\n".join([f"table {table}:", *lines])

    def _steps(self, table: str, since: float) -> list[tuple[float, int, str]]:
        """The steps of the people of a table since that time, in order: when, who, what."""
        people = [person for person in self.people if person.table.name == table]
        return sorted((at, person.number, what) for person in people for at, what in person.steps if at > since)


def play_to_the_end(stored: Stored) -> None:
    """The table of the log, with bots in all seats, until somebody has won."""
    table = TABLE_LOG.fold(stored.table_id, stored.seed, ((row.body, row.at) for row in stored.rows))
    bot, chance, at = players.get("greedy"), random.Random(1), stored.rows[-1].at
    for _ in range(MOST_ACTIONS):
        if table.match is None or table.stage == "finished":
            break
        if table.stage == "between":
            apply(table, None, inputs.NextDeal(), at)
        elif table.hastened:  # it was killed before it could close the shuffle
            apply(table, None, inputs.Shuffled(), at)
        else:
            assert table.match.deal is not None
            view = table.match.view(table.match.deal.to_act)
            apply(table, table.waited_for[0], inputs.ActionsPlayed(bot.choose(view, chance)), at)
    assert table.stage == "finished"
