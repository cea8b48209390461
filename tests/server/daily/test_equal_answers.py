"""Scripted players: equal actions get equal answers, in either order, at once, and under load."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from typing import Any

import pytest
from tests.server.daily.players import Turned, actions_of, plays, sits
from tests.server.live.clients import hub_on
from tests.server.simulation.store import SimStore

from canasta.server.daily.hub import Daily
from canasta.server.journal.time_and_chance import ServerClock
from canasta.server.live import Hub
from canasta.server.workers import Inside, WorkError

pytestmark = pytest.mark.anyio
PLAYERS = 50
POLICIES = 5  # each played by four of them


class Loaded(Inside):
    """Processes that are always crowded, and often too late or lost."""

    def __init__(self) -> None:
        self._chance = random.Random(1)
        self.failed = 0

    @property
    def crowded(self) -> bool:
        return True

    async def run(self, client: str, work: Any, /, *args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(self._chance.random() / 500)
        if self._chance.random() < 0.3:
            self.failed += 1
            raise WorkError(self._chance.choice(["busy", "late", "lost"]))
        return work(*args, **kwargs)


async def played(daily: Daily, hub: Hub, numbers: list[int], at_once: int) -> dict[int, list[Any]]:
    """The turns at the tables of those players, in that order, by their policy."""
    found: dict[int, list[Any]] = defaultdict(list)

    async def one(number: int) -> None:
        client = await sits(hub, daily, number)
        await plays(client, number % POLICIES)
        found[number % POLICIES].append(actions_of(hub, client.table.id))
        await client.close()

    for start in range(0, len(numbers), at_once):
        await asyncio.gather(*map(one, numbers[start : start + at_once]))
    return found


async def test_equal_actions_get_equal_answers(hub: Hub, daily: Daily) -> None:
    """Half of the players in one order one by one, half in the other all at once on a server under load."""
    store = hub.store
    assert isinstance(store, SimStore)
    quiet = await played(daily, hub, list(range(PLAYERS // 2)), 1)
    loaded = Loaded()
    clock = ServerClock(wall=lambda: hub.clock.now_ms() / 1000, elapsed=Turned())
    async with hub_on(store, loaded, clock=clock) as other:
        under_load = await played(Daily(other), other, list(range(PLAYERS - 1, PLAYERS // 2 - 1, -1)), 25)
    assert loaded.failed > 30
    assert sum(map(len, quiet.values())) + sum(map(len, under_load.values())) == PLAYERS
    for policy in range(POLICIES):
        first, *others = quiet[policy] + under_load[policy]
        assert all(one == first for one in others), policy
    assert len({repr(turns[0]) for turns in quiet.values()}) == POLICIES, "other actions get other answers"
