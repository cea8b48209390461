"""The places of the sides on a wide table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.posed import show
from tests.browser.serving import Served
from tests.browser.test_crowded import late, three_sides

# Beyond the place of its side lies what this lists.
ASTRAY = """() => [...document.querySelectorAll("[data-spot^='meld:'], [data-spot^='red:']")].flatMap(one => {
  const place = document.querySelector(`[data-spot="zone:${one.dataset.spot.split(":")[1]}"]`);
  return place.contains(one) ? [] : [one.dataset.spot];
})"""


@pytest.mark.parametrize("sides", [2, 3])
def test_all_cards_of_a_side_lie_in_its_place(server: Served, visit: Visit, sides: int) -> None:
    page = visit((1280, 800), kept={"preferences": {"lang": "en"}})
    show(page, server, late() if sides == 2 else three_sides())
    places = page.locator("[data-spot^='zone:']")
    expect(places).to_have_count(sides)
    expect(page.locator(".reds")).to_have_count(sides)
    assert page.evaluate(ASTRAY) == []
    stock = page.locator(".stock").bounding_box()
    own, rivals = page.locator(".area.ours .zone").bounding_box(), page.locator(".area.left .zone").bounding_box()
    assert stock is not None
    assert own is not None
    assert rivals is not None
    assert own["y"] > stock["y"] + stock["height"]
    assert rivals["x"] + rivals["width"] < stock["x"]
