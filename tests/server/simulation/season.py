"""A world of days, as a club's server lives them: evenings of play at people's tempo, and quiet nights with upkeep."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Final
from unittest import mock

from tests.server.simulation.housekeeping import Housekeeping
from tests.server.simulation.world import World

from canasta.server.journal import ownership

DAY_S: Final = 86_400.0
_LONG_BEAT_S: Final = 20.0
_SHORT_BEATS_S: Final = 300.0  # longer than any long beat: all are short when faults begin


class Season(World):
    """Some days. `day` and `evening` are their lengths in seconds, for those who cannot wait for whole ones.

    `forgotten`: rules that are played change in the first night, and nobody has counted their version up.
    """

    def __init__(
        self,
        seed: int,
        *,
        day: float = DAY_S,
        evening: float = 9_000.0,
        forgotten: bool | None = None,
        **options: Any,
    ) -> None:
        chance = Random(f"season {seed}")
        super().__init__(seed, tables=chance.choice((1, 2, 2, 3)), **options)
        self.doors.clear()
        self.thought_s = 2.0, 10.0
        self.tempo = 15.0
        self._day_s, self._evening_s = day, evening
        self._keeping = Housekeeping(self, forgotten=forgotten)

    async def live(self, hours: float) -> None:
        """Live so many hours, from one evening to the next."""
        await self.boot()
        self.begin(self.organiser.live())
        self.begin(self._look())
        day = 0
        while self.loop.now < hours * 3600:
            day += 1
            tomorrow = day * self._day_s
            if day == 1 or self.loop.chance.random() < 0.6:
                await self._evening(self.loop.now + self._evening_s * self.loop.chance.uniform(0.6, 1.2))
            await self._night(tomorrow)
        self.audit.final()

    async def _evening(self, until: float) -> None:
        """Have people play: those of the last evening at their tables, and some at new ones."""
        began, chance = self.loop.now, self.loop.chance
        self.look_s = 2.0, 20.0
        self.note("evening")
        self._some_stay_away()
        self.doors.set()
        while len({guest.table for guest in self.guests}) < self._tables:
            await self.open_table()
        while self.loop.now < until:
            if chance.random() < 0.2:
                await self._break(chance.uniform(120.0, 600.0))
            await asyncio.sleep(chance.uniform(0.05, 0.15) * self._evening_s)
            await self.storm(90.0, 900.0)
        self.doors.clear()
        self.spent["evening"] += self.loop.now - began

    def _some_stay_away(self) -> None:
        """Let a table be left for good, now and then: others come instead."""
        tables = sorted({guest.table for guest in self.guests})
        if tables and self.loop.chance.random() < 0.5:
            left = self.loop.chance.choice(tables)
            for guest in self.guests:
                guest.over = guest.over or guest.table == left
            self.guests = [guest for guest in self.guests if not guest.over]

    async def _break(self, seconds: float) -> None:
        """Let all people of a table rest, at their places."""
        if self.guests:
            table = self.loop.chance.choice(self.guests).table
            for guest in self.guests:
                if guest.table == table:
                    guest.rest(seconds)
            await asyncio.sleep(seconds)

    async def _night(self, until: float) -> None:
        """Let clocks and idle tables have their time, with a storm now and then, and keep the house."""
        began, chance = self.loop.now, self.loop.chance
        self.look_s = 30.0, 300.0
        self.note("night")
        for _ in range(chance.choice((0, 1, 2))):
            await self._quiet(chance.uniform(0.05, 0.3) * (until - self.loop.now))
            await self.storm(30.0, 300.0)
        await self._quiet(chance.uniform(0.1, 0.4) * (until - self.loop.now))
        await self._keeping.night()
        await self._quiet(until - self.loop.now)
        self.spent["night"] += self.loop.now - began

    async def _quiet(self, seconds: float) -> None:
        """Let fair weather last. Until its last minutes servers seldom ask the store: it would be most of the work."""
        if seconds > 2 * _SHORT_BEATS_S:
            with mock.patch.multiple(ownership, TRUST_MS=600_000, GIVE_UP_S=600.0):
                with mock.patch.object(ownership, "BEAT_S", _LONG_BEAT_S):
                    await asyncio.sleep(seconds - _SHORT_BEATS_S)
                await asyncio.sleep(2 * _LONG_BEAT_S)
            seconds = _SHORT_BEATS_S - 2 * _LONG_BEAT_S
        await asyncio.sleep(max(0.0, seconds))
