"""Each test has a registry of bots of its own, and what it has invited ends with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from canasta import players
from canasta.players import registry


@pytest.fixture(autouse=True)
def _own_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_GUESTS", {})
    monkeypatch.setattr(registry, "_ADDED", {})
    yield
    players.dismiss()
