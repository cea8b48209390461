"""A table on another machine: seats open by their keys, bots play, the clock counts on, a known deal is marked."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.server.live.clients import begun, connect, hub_on, play_to
from tests.server.simulation.store import SimStore
from tests.server.tables.tables import Played, in_play

from canasta.server.journal.time_and_chance import wall_ms
from canasta.server.live.table import LiveTable
from canasta.server.store import Store
from canasta.server.tables.errors import TableError
from canasta.server.tables.inputs import ROWS, ActionsPlayed, Away, Input, NextDeal
from canasta.server.tables.table import Table
from canasta.server.tables.words import table_info
from canasta.server.upkeep.carrying import copy_of, receive
from canasta.server.upkeep.replays import replayed
from canasta.server.wire.values import Settings

pytestmark = pytest.mark.anyio
TIMED = Settings(rules="clasica", ceremony="short", turn_seconds=2, pace=0, bots="random")


async def played_on(here: SimStore) -> tuple[str, str, str, int]:
    """A match of two people and two bots in the middle of a deal: its id, both keys, and how far it came."""
    async with hub_on(here) as hub:
        clients = await begun(hub, TIMED, people=2)
        await play_to(clients, lambda: clients[0].seq > 20 and any(each.acts for each in clients), random.Random(5))
        first, second = (str(each.key) for each in clients)
        table = (await hub.tables.take(clients[0].table.id)).table
        return table.id, first, second, table.seq


async def test_a_table_goes_on_elsewhere_with_its_keys_its_bots_and_its_clock(address: str) -> None:
    here, counted = SimStore(), LiveTable.played.copy()
    log, first, second, seq = await played_on(here)
    lines = await copy_of(here, log, at=wall_ms())
    async with await Store.open(address) as there:
        copy, new = await receive(there, lines, wall_ms())
        assert (copy.what, copy.of, new) == ("table", log, [log])
        async with hub_on(there) as hub:
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
    return [ROWS.decode(row.body) for row in stored.rows[after:]]


async def test_a_deal_that_the_maker_of_the_copy_knows_is_marked_for_all() -> None:
    """Players and watchers read it, in their language, until the next deal; also after a restart."""
    here = SimStore()
    log, *keys, _ = await played_on(here)
    known = replayed(here.logs[log])
    assert isinstance(known, Table)
    assert known.match is not None
    assert known.match.deal is not None, "the copy tells every hand and the stock"
    there = SimStore()
    await receive(there, await copy_of(here, log, at=wall_ms()), wall_ms())
    for _ in range(2):
        async with hub_on(there) as hub:
            for key, lang, words in ((keys[0], "es", "del juego 1"), (None, "en", "of deal 1")):
                client = await connect(hub, log, key, lang)
                assert words in (client.table.carried or "")
    async with hub_on(there) as hub:
        people = [await connect(hub, log, key) for key in keys]
        await play_to(people, lambda: people[0].table.stage == "between", random.Random(7))
        assert "of deal 1" in people[0].table.carried
        await play_to(people, lambda: people[0].table.deal == 2, random.Random(8))
        assert people[0].table.carried is None


async def moved(there: Store | SimStore, played: Played) -> str | None:
    """The sentence at the table after its copy, of which nothing is changed by hand, was taken in."""
    here = SimStore()
    here.logs[played.table.id] = played.stored()
    await receive(there, await copy_of(here, played.table.id, at=wall_ms()), wall_ms())
    return await told(there, played)


async def told(there: Store | SimStore, played: Played) -> str | None:
    stored = await there.load(played.table.id)
    assert stored is not None
    table = replayed(stored)
    assert isinstance(table, Table)
    return table_info(table, "en").carried


async def test_each_stage_in_which_cards_are_sealed_is_marked_and_no_other(address: str) -> None:
    """Each copy goes on from the one before; another machine takes in the last alone."""
    rng, settings = random.Random(3), Settings(rules="tres-barajas")
    played, marked = Played(settings, people=2), dict[tuple[str, int], bool]()
    async with await Store.open(address) as there:
        assert await moved(there, played) is None
        played.begin("11" * 32, "22" * 32)
        while ("cut", 1) not in marked:
            table = played.table
            stage, between = (table.stage, len(table.score_sheets)), table.stage == "between"
            if stage not in marked:
                marked[stage] = await moved(SimStore(), played) is not None
                deal = len(table.score_sheets) + (not between)
                assert f"of deal {deal}:" in (await moved(there, played) or "")
            if between:
                played.do(None, NextDeal("33" * 32))
            else:
                played.step(rng)
        assert marked.pop(("between", 1)) is False
        assert all(marked.values())
        assert {stage for stage, deals in marked if not deals} == {"draw", "shuffle", "cut", "play"}


async def test_cards_that_follow_from_an_open_seed_are_no_secret() -> None:
    played = Played(Settings(rules="clasica", ceremony="short", seed="siete"), people=2).begin()
    assert await moved(SimStore(), played) is None


async def test_a_copy_cannot_deny_where_it_comes_from(file: Path) -> None:
    """Its header says that it was never carried, or long ago: where it is taken in, the header is written anew."""
    rng, here = random.Random(4), SimStore()
    played = in_play(2)
    async with await Store.open(str(file)) as there:
        for number, carried in enumerate(({}, {"abcdefghij": 0})):
            if number:
                played.step(rng)
            here.logs[played.table.id] = played.stored(carried=carried)
            await receive(there, await copy_of(here, played.table.id, at=wall_ms()), wall_ms())
            assert "of deal 1:" in (await told(there, played) or "")
