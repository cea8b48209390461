"""axe finds nothing on any page, in any mode."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import TablePage

MODES = {
    "light": {"theme": "light"},
    "dark": {"theme": "dark"},
    "contrast": {"theme": "light", "contrast": True},
    "dark contrast": {"theme": "dark", "contrast": True},
    "large cards": {"largeCards": True},
    "Spanish": {"lang": "es"},
}


@pytest.mark.parametrize("mode", list(MODES))
def test_every_page(server: Served, visit: Visit, mode: str) -> None:
    page = visit(
        "phone" if mode in ("large cards", "dark") else "desk", kept={"preferences": MODES[mode]}, bypass_csp=True
    )
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = violations(page)

    page.goto(server.url)
    expect(page.locator(".set").first).to_be_visible()
    look("home")
    header = page.locator("header .button.icon")
    for place, name in ((0, "rulebook"), (2, "preferences")):
        header.nth(place).click()
        expect(page.locator("dialog[open] :is(article, fieldset)").first).to_be_visible()
        look(name)
        page.keyboard.press("Escape")
    page.locator("button.house").click()
    expect(page.locator("dialog[open] details").first).to_be_visible()
    page.locator("dialog[open] summary").first.click()
    look("house rules")
    opened = server.open(seed="x1")
    page.goto(server.link(opened["table"], opened["key"]))
    expect(page.locator(".chairs")).to_be_visible()
    look("lobby")
    page.locator(".begin button").click()
    play_one(page, look)
    drawing = server.open(rules="tres-barajas", ceremony="full", pace=10_000)
    page.goto(server.link(drawing["table"], drawing["key"]))
    page.locator(".begin button").click()
    expect(page.locator("section.draw")).to_be_visible()
    look("draw")
    assert {name: what for name, what in found.items() if what} == {}


def play_one(page: Page, look: object) -> None:
    """The table while it waits for a draw, and then for a discard with a card selected."""
    assert callable(look)
    table = TablePage(page)
    expect(table.lit("draw")).to_be_visible()
    look("table, drawing")
    table.lit("draw").click()
    expect(table.lit("draw")).to_have_count(0)
    page.locator(".own").first.click(position={"x": 9, "y": 18})
    expect(table.lit("discard")).to_be_visible()
    look("table, playing")
