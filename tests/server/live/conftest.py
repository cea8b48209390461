"""A hub on a store in memory, its bots thinking inside of the test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from tests.server.live.clients import hub_on
from tests.server.simulation.store import SimStore

from canasta.server.live import Hub


@pytest.fixture
def store() -> SimStore:
    return SimStore()


@pytest.fixture
async def hub(store: SimStore) -> AsyncIterator[Hub]:
    async with hub_on(store) as hub:
        yield hub
