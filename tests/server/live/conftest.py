"""A hub on a store in memory, its bots thinking inside of the test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from tests.server.simulation.store import SimStore

from canasta.server.live import Hub
from canasta.server.workers import Inside


@pytest.fixture
def store() -> SimStore:
    return SimStore()


@pytest.fixture
async def hub(store: SimStore) -> AsyncIterator[Hub]:
    hub = Hub(store, executor=Inside())
    await hub.start()
    yield hub
    await hub.close()
