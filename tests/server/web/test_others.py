"""A server begins beside others, but not beside somebody who changes logs past them."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.journal.test_lease import Clock, Process, SharedStore, clock, store, until

from canasta.server.journal.lease import CARE
from canasta.server.store import StoreError
from canasta.server.web import passing
from canasta.server.web.passing import begin

__all__ = ["clock", "store"]  # the fixtures

pytestmark = pytest.mark.anyio


async def test_a_server_does_not_begin_while_logs_are_changed_past_it(
    store: SharedStore, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passing, "LEASE_MS", 100)
    care, server = Process(store, clock, CARE), Process(store, clock, "here 7 0")
    await care.lease.start()
    with pytest.raises(StoreError) as refusal:
        await begin(server.lease, "the database")
    assert refusal.value.code == "cared-for"
    assert set(store.living) == {care.lease.me.server}
    monkeypatch.undo()
    later = Process(store, clock, "here 7 0")
    waiting = asyncio.ensure_future(begin(later.lease, "the database"))
    await until(lambda: later.lease.me.server in store.living)
    await care.lease.end()
    await waiting
    assert later.lease.trusted
    await later.lease.end()
