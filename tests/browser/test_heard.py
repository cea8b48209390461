"""A deal by ear: the page is known only by what a screen reader hears, and in Spanish."""

from __future__ import annotations

from heard import PlayerByEar
from tests.browser.conftest import Visit
from tests.browser.serving import Served


def test_a_deal_by_ear(server: Served, visit: Visit) -> None:
    house = {"target": 1000, "hand_size": 19}  # many cards in the hands: few turns
    opened = server.open("Ana", seed="ear", house=house, ceremony="short", pace=0)
    page = visit("desk", locale="es-ES")
    page.goto(server.link(opened["table"], opened["key"]))
    player = PlayerByEar(page, "es")
    player.begin()
    player.deal()
    heard = [item.said for item in player.hear() if item.role == "paragraph"]
    assert any("descarta" in said for said in heard)
    assert any(said.startswith("Fin del juego") or "terminado" in said or "cierra" in said for said in heard)
