"""An evening on which the regulations forbid telephones: one device a table, or paper only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.hall import seated_hall
from tests.browser.organiser import open_part, table
from tests.browser.serving import Served

pytestmark = pytest.mark.rule("TB-11.7")


def test_an_evening_on_paper(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 4, phones="paper")
    page = visit("desk", at=evening.address())
    open_part(page, "Links and papers")
    expect(page.get_by_text("neither the tables nor those who play have links")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("missing link|links of"))).to_have_count(0)
    page.get_by_role("link", name="Result slips", exact=True).click()
    cards = page.locator(".card")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text("Telephones are forbidden during matches")
    expect(cards.get_by_role("img")).to_have_count(0)
    page.goto(evening.address())
    table(page, 1).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Enter the result")).to_be_visible()
    expect(dialog.get_by_role("button", name="Play it online")).to_have_count(0)
    page.keyboard.press("Escape")
    form = page.get_by_role("form", name="Enter slips")
    form.get_by_role("textbox").nth(0).fill("1")
    form.get_by_role("textbox").nth(1).fill("15200")
    form.get_by_role("textbox").nth(2).fill("9050")
    page.keyboard.press("Enter")
    expect(table(page, 1)).to_contain_text("15,200")
    open_part(page, "Conditions")
    expect(page.get_by_text("Forbidden: paper only (TB-11.7)")).to_be_visible()


def test_one_device_a_table_bars_the_phones_of_pairs(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 4)
    pair, device, page = visit("phone"), visit("phone"), visit("desk")
    pair.goto(evening.address(evening.pair_links(1)[1]))
    expect(pair.get_by_role("button", name="Enter the result")).to_be_visible()
    device.goto(evening.address(evening.link("table", 1)))
    page.goto(evening.address())
    open_part(page, "Conditions")
    page.get_by_role("button", name="Change the conditions").click()
    page.get_by_text("More: ranking").click()
    page.get_by_text("One device a table (TB-11.7)").click()
    page.get_by_role("button", name="Save the conditions").click()
    expect(pair.get_by_role("heading", name="Not with this phone")).to_be_visible()
    expect(pair.get_by_text("each table uses one device")).to_be_visible()
    expect(device.get_by_text("One device a table; all other telephones stay away (TB-11.7).")).to_be_visible()
    expect(device.get_by_role("button", name="Enter the result")).to_be_visible()
