"""A lease that comes late, is lost, or ends while the store does not answer."""

from __future__ import annotations

import pytest
from tests.server.journal.test_lease import Clock, Process, SharedStore, _hurried, anyio_backend, until

from canasta.server.journal.lease import LEASE_MS, TRUST_MS
from canasta.server.store import StoreError

__all__ = ["_hurried", "anyio_backend"]  # fixtures
pytestmark = pytest.mark.anyio


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store() -> SharedStore:
    return SharedStore()


async def test_a_lease_that_comes_late_is_asked_for_anew_before_anything_is_taken(
    store: SharedStore, clock: Clock
) -> None:
    """Else the trust would soon be over, and what was taken so nobody's until the lease is over too."""
    process = Process(store, clock)

    def late() -> None:
        store.answer = lambda: None
        clock.now += TRUST_MS - 1

    store.answer = late
    await process.lease.start()
    assert store.renewed == 1
    clock.now += TRUST_MS - 1
    assert process.lease.trusted
    await process.lease.end()


async def test_who_has_lost_the_lease_knows_whom_to_ask_and_for_how_long(store: SharedStore, clock: Clock) -> None:
    one, *others = [Process(store, clock, f"there {pid}", f"127.0.0.1:{pid}") for pid in range(4)]
    for each in (*others, one):
        await each.lease.start()
    assert {peer.server for peer in one.lease.others("a")} == {each.lease.me.server for each in others}
    orders = {tuple(peer.server for peer in one.lease.others(name)) for name in "abcdefghij"}
    assert len(orders) > 1, "not always the same is asked first"

    def away() -> None:
        clock.now += 1
        raise StoreError("unreachable", where="there")

    store.answer = away
    clock.now += TRUST_MS
    await until(lambda: one.lease.me.server not in store.living)
    first, last = one.lease.passing
    assert 0 < first <= last <= LEASE_MS / 1000
    assert len(one.lease.others("a")) == 3, "though the store does not answer"
    store.answer = lambda: None
    for each in (*others, one):
        await each.lease.end()


async def test_who_has_it_back_gives_up_what_was_begun_in_the_silence(
    store: SharedStore, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    given_up: list[bool] = []
    process = Process(store, clock)
    monkeypatch.setattr(store, "abandon", lambda **_: given_up.append(process.lease.trusted))
    await process.lease.start()
    clock.now += TRUST_MS
    await until(lambda: given_up == [False, True])
    await process.lease.end()


async def test_who_ends_without_the_store_waits_for_nothing(
    store: SharedStore, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    given_up: list[bool] = []
    monkeypatch.setattr(store, "abandon", lambda *, for_good=False: given_up.append(for_good))
    process = Process(store, clock)
    await process.lease.start()
    for name in "abc":
        await process.cache.create(name, "", [(None, [5])], 1.0)
        await process.cache.take(name)
    process.lease.leaving = True

    def away() -> None:
        raise StoreError("unreachable", where="there")

    async def let_go(_holds: object) -> None:
        away()

    store.answer = away
    monkeypatch.setattr(store, "let_go", let_go)
    assert (await process.cache.close(), given_up) == (3, [])
    clock.now += TRUST_MS
    await until(lambda: given_up == [True])
    await process.lease.end()
