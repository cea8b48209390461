"""A whole match against bots, from the first page to the winner, with real clicks."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import TO_THE_STOCK, TablePage

QUICK = {"rules": "clasica", "house": {**TO_THE_STOCK, "deals": 1}, "pace": 0, "ceremony": "short"}


def test_whole_match_against_bots(server: Served, visit: Visit) -> None:
    page = visit("phone", kept={"game": QUICK}, at=server.url)
    page.get_by_role("button", name="Play now").click()
    agree = page.get_by_role("button", name="I agree to these rules")
    expect(agree.or_(page.locator(".status")).first).to_be_visible()
    if agree.count():  # house rules are changed: they are agreed to before the first deal
        agree.click()
        page.get_by_role("button", name="Begin the match").click()
    table = TablePage(page)
    table.play_until(lambda: False)
    end = page.get_by_role("dialog")
    expect(end.get_by_text("Base", exact=True).first).to_be_visible()
    expect(end.get_by_role("heading", name=re.compile("won"))).to_be_visible()
    expect(end.locator(".top .won")).to_have_count(1)  # the winner's total is marked
    expect(end.get_by_role("heading", name="What each player did")).to_be_visible()
    expect(end.locator(".bar")).to_have_count(4)
    with page.expect_download() as download:
        end.get_by_role("link", name="Download the record").click()
    assert "clasica" in download.value.path().read_text(encoding="utf-8")
    first = page.url
    end.get_by_role("button", name="Rematch").click()  # one tap, and the next match is there
    page.wait_for_url(lambda url: url != first and "/t/" in url)
    expect(page.get_by_role("button", name=re.compile("^Stock"))).to_be_visible()
