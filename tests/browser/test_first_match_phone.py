"""A newcomer with a phone has the buttons in one row, and words that can be read."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.conftest import Finished, Visit
from tests.browser.posed import show
from tests.browser.serving import Served
from tests.browser.table import TablePage

TOPS = "all => new Set(all.map(one => Math.round(one.getBoundingClientRect().top))).size"


def test_what_can_be_added_stands_in_one_row_with_the_hint(server: Served, visit: Visit) -> None:
    page = visit("phone", locale="es-ES")
    seats = [{"hand": "9s 4h 5d Qh Kd"}, {"hand": 11}, {"hand": 11}, {"hand": 11}]
    sides = [{"opened": True, "melds": ["9h 9d 9c"]}, {}]
    show(page, server, {"rules": "clasica", "phase": "play", "pile": "4s", "stock": 40, "seat": seats, "side": sides})
    table = TablePage(page)
    table.pick("9")
    buttons = page.locator("[role=toolbar] button")
    expect(buttons.filter(has_text="Añadir a nueves")).to_be_visible()
    expect(page.get_by_role("button", name="Consejo")).to_be_visible()
    assert buttons.evaluate_all(TOPS) == 1


def test_that_there_is_nothing_to_try_again_can_be_read(finished: Finished, visit: Visit) -> None:
    page = visit("phone", bypass_csp=True)
    page.route("**/moments?*", lambda route: route.fulfill(json={"deal": 1, "moments": []}))
    page.goto(finished.server.link(finished.table, finished.key))
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Deal 1").click()
    sheet.get_by_role("button", name="Try key decisions again").click()
    expect(page.get_by_text("Nothing to try again")).to_be_visible()
    assert violations(page) == []
