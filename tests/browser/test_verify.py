"""The shuffles of a match, computed anew in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Finished, Visit


def verdict(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Were the cards stacked?")


def test_proved_at_the_end_of_the_match(finished: Finished, visit: Visit) -> None:
    page = visit("phone")
    page.goto(finished.server.link(finished.table, finished.key))
    page.get_by_role("dialog").get_by_role("button", name="Verify the shuffle").click()
    said = verdict(page)
    expect(said.locator(".verdict")).to_have_text(re.compile(f"^All {finished.deals} shuffles are proved"))
    expect(said.locator('li[data-status="proven"]')).to_have_count(finished.deals)
    assert [one.inner_text() for one in said.locator(".seal code").all()] == re.findall(
        "^commitment ([0-9a-f]{64})$", finished.record, re.MULTILINE
    )
