"""A deal by ear, from the home page: the page is known only by what a screen reader hears, in both languages."""

from __future__ import annotations

import pytest
from heard import PlayerByEar
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import TO_THE_STOCK

# What was chosen at an earlier visit.
GAME = {"rules": "clasica", "ceremony": "short", "bots": "greedy", "pace": 0, "house": TO_THE_STOCK}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_deal_by_ear(server: Served, visit: Visit, lang: str) -> None:
    page = visit("desk", kept={"game": GAME}, locale={"es": "es-ES", "en": "en-GB"}[lang])
    page.goto(server.url)
    player = PlayerByEar(page, lang)
    player.begin()
    player.deal()
    heard = [item.said for item in player.hear() if item.role == "paragraph"]
    discards = player.word("event-discard", name="", card="\0").partition("\0")[0]
    assert any(discards in said for said in heard)
    assert {player.word("event-over-out"), player.word("event-over-stock")} & set(heard)
    assert player.turns > 1
