"""A table of its own on another machine: seats open by their keys, bots play, the clock counts on."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.server.live.clients import begun, connect, play_to
from tests.server.simulation.store import SimStore

from canasta.server.journal.clocks import wall_ms
from canasta.server.live import Hub
from canasta.server.live.table import LiveTable
from canasta.server.store import Store
from canasta.server.tables.errors import TableError
from canasta.server.tables.inputs import ActionsPlayed, Away, Input, from_json
from canasta.server.upkeep.carrying import copy_of, receive
from canasta.server.wire.values import Settings
from canasta.server.workers import Inside

pytestmark = pytest.mark.anyio
TIMED = Settings(rules="clasica", ceremony="short", turn_seconds=2, pace=0, bots="random")


@asynccontextmanager
async def serving(store: Store | SimStore) -> AsyncIterator[Hub]:
    hub = Hub(store, thinker=Inside())
    await hub.start()
    try:
        yield hub
    finally:
        await hub.close()


async def played_on(here: SimStore) -> tuple[str, str, str, int]:
    """A match of two people and two bots in the middle of a deal: its id, both keys, and how far it came."""
    async with serving(here) as hub:
        clients = await begun(hub, TIMED, people=2)
        await play_to(clients, lambda: clients[0].seq > 20 and any(each.acts for each in clients), random.Random(5))
        first, second = (str(each.key) for each in clients)
        table = (await hub.tables.take(clients[0].table.id)).table
        return table.id, first, second, table.seq


async def test_a_table_goes_on_elsewhere_with_its_keys_its_bots_and_its_clock(address: str) -> None:
    here, counted = SimStore(), LiveTable.played.copy()
    log, first, second, seq = await played_on(here)
    lines = await copy_of(here, log, wall_ms())
    async with await Store.open(address) as there:
        copy, new = await receive(there, lines, wall_ms())
        assert (copy.what, copy.of, new) == ("table", log, [log])
        async with serving(there) as hub:
            with pytest.raises(TableError) as wrong:
                await connect(hub, log, "x" * 43)
            assert wrong.value.code == "wrong-key"
            clients = [await connect(hub, log, key) for key in (first, second)]
            assert {client.player for client in clients} == {0, 1}
            assert clients[0].seq >= seq
            await play_to(clients, lambda: clients[0].seq >= seq + 12, random.Random(6))
            ours = {client.player for client in clients}
            assert await _who_acted(there, log, seq) - ours, "bots play too"
            assert all(LiveTable.played[who] > counted[who] for who in ("people", "bots")), "as the figures say"
            await clients[0].until(lambda: any(chair.away for chair in clients[0].table.chairs), 60.0)
            assert any(isinstance(entry, Away) for _, entry in await _since(there, log, seq)), "somebody's time ran out"


async def _who_acted(store: Store, log: str, after: int) -> set[int | None]:
    return {by for by, entry in await _since(store, log, after) if isinstance(entry, ActionsPlayed)}


async def _since(store: Store, log: str, after: int) -> list[tuple[int | None, Input]]:
    stored = await store.load(log)
    assert stored is not None
    return [from_json(row.body) for row in stored.rows[after:]]
