"""Each test has a registry of bots of its own, and what it has invited ends with it; a choice to ask bots for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from canasta import players
from canasta.deal.view import View, view
from canasta.players import registry
from canasta.players.simulation import deal_out
from canasta.rules import get


@pytest.fixture(autouse=True)
def _own_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_GUESTS", {})
    monkeypatch.setattr(registry, "_ADDED", {})
    yield
    players.dismiss()


def first_choice() -> View:
    """The view at the first moment of a deal with more than one legal action."""
    deal = deal_out(get("clasica"), "toys", 1)
    while len((seen := view(deal, deal.to_act)).legal) == 1:
        deal.play(seen.legal[0])
    return seen
