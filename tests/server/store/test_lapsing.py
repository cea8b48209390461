"""Rows that lapse: laid, read until their end, swept; those about people go when names are erased."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest

from canasta.server.store import Store
from canasta.server.store.lapsing import LapsingRow, lay, remove, sweep
from canasta.server.store.schema import LAPSING

pytestmark = pytest.mark.anyio


def row(kind: str, name: str, until: float, body: bytes = b"{}") -> LapsingRow:
    return LapsingRow(kind, name, body, until)  # type: ignore[arg-type]


async def test_a_row_holds_until_its_end(store: Store) -> None:
    await store.change_lapsing(partial(lay, rows=[row("open", "a", 100), row("wish", "a", 200), row("open", "b", 300)]))
    assert {(one.kind, one.id) for one in await store.lapsing(["open", "wish"], 150)} == {("wish", "a"), ("open", "b")}
    await store.change_lapsing(partial(lay, rows=[row("open", "a", 400, b"[]")]))
    assert await store.lapsing(["open"], 150, ids=["a"]) == [row("open", "a", 400, b"[]")]
    await store.change_lapsing(partial(remove, kind="open", ids=["a", "c"]))
    assert await store.lapsing(["open"], 150, ids=["a"]) == []


async def test_what_has_lapsed_is_deleted(store: Store) -> None:
    await store.change_lapsing(partial(lay, rows=[row("open", "a", 100), row("open", "b", 300)]))
    await store.change_lapsing(partial(sweep, now=100))
    assert await store._reading.run(lambda connection: [each.id for each in connection.execute(LAPSING.select())]) == [
        "b"
    ]


async def test_nothing_of_an_old_row_stays_in_the_file(file: Path) -> None:
    async with await Store.open(str(file)) as store:
        for name in (b'"Marta"', b'"Luis"'):
            await store.change_lapsing(partial(lay, rows=[row("open", f"{n}", 100, name * 50) for n in range(200)]))
        await store.change_lapsing(partial(lay, rows=[row("open", "1", 300, b"{}")]))
        await store.change_lapsing(partial(sweep, now=200))
    assert not re.search(b"Marta|Luis", file.read_bytes())


async def test_no_name_stays_when_names_are_erased(store: Store) -> None:
    kinds = ("open", "seat", "wish", "hour", "secret")
    await store.change_lapsing(partial(lay, rows=[row(kind, "a", 100) for kind in kinds]))
    await store.rewrite({})
    assert {one.kind for one in await store.lapsing(kinds, 0)} == {"hour", "secret"}  # type: ignore[arg-type]
