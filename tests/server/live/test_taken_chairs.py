"""A chair that is stored is not lost with its answer: its person gets the key, or finds it by a key of their own."""

from __future__ import annotations

import pytest
from tests.server.live.clients import connect
from tests.server.simulation.store import SimStore

from canasta.server.live import Hub
from canasta.server.store import Conflict, StoreError
from canasta.server.tables.errors import TableError
from canasta.server.wire.values import Settings

pytestmark = pytest.mark.anyio
GIVEN = Settings(rules="clasica", ceremony="short", turn_seconds=0, pace=0, seating="given")
KEY = "k" * 43


async def three_of_four(hub: Hub) -> str:
    """A table with given seats that waits for its last player."""
    host = await hub.create(GIVEN, "Ana", "fox")
    for name in ("Eva", "Leo"):
        await hub.join(host.table, None, name, "fox")
    return host.table


@pytest.mark.parametrize("error", [Conflict("conflict", table="x"), StoreError("disk-full", where="x")])
async def test_who_sat_down_has_the_key_though_the_match_could_not_begin(
    hub: Hub, store: SimStore, monkeypatch: pytest.MonkeyPatch, error: StoreError
) -> None:
    table = await three_of_four(hub)
    add = store.add

    def then_fail(*words: object) -> None:
        add(*words)  # type: ignore[arg-type]
        monkeypatch.undo()
        store.fails = error

    monkeypatch.setattr(store, "add", then_fail)
    seated = await hub.join(table, None, "Zoe", "owl")
    assert store.fails is None, "the match was to begin"
    assert (await hub.info(table, "en")).stage == "open"
    zoe = await connect(hub, table, seated.key)
    await zoe.until(lambda: zoe.table.stage != "open")
    assert zoe.welcome is not None
    assert (zoe.welcome.player, zoe.table.stage) == (3, "play")


async def test_the_same_key_finds_the_chair_that_no_answer_told_of(
    hub: Hub, store: SimStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also the last free one, and by a name that is taken: by the very same person."""
    table = await three_of_four(hub)
    add = store.add

    def in_vain(*words: object) -> None:
        add(*words)  # type: ignore[arg-type]
        monkeypatch.undo()
        raise StoreError("failed", where="x")

    monkeypatch.setattr(store, "add", in_vain)
    with pytest.raises(TableError):
        await hub.join(table, None, "Zoe", "owl", KEY)
    again = await hub.join(table, None, "Zoe", "owl", KEY)
    assert (again.player, again.key) == (3, KEY)
    zoe = await connect(hub, table, KEY)
    await zoe.until(lambda: zoe.table.stage != "open")
    with pytest.raises(TableError):
        await hub.join(table, None, "Zoe", "owl", "x" * 43)


async def test_a_name_of_its_own_is_asked_of_a_new_key(hub: Hub) -> None:
    host = await hub.create(GIVEN, "Ana", "fox")
    with pytest.raises(TableError, match="Ana"):
        await hub.join(host.table, None, "Ana", "owl", KEY)
    assert (await hub.join(host.table, 2, "Eva", "owl", KEY)).player == 2
