"""The score sheet while the server is away: the quick forms go on, and what was entered arrives once."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.sheet import address, keys, opened


def enter(page: Page, deal: int) -> None:
    page.get_by_role("button", name=f"Yes, enter deal {deal}").click()


def test_the_table_writes_on_while_the_server_is_away(own: Served, visit: Visit) -> None:
    page = visit("phone", kept={"sheet-form": "totals"}, at=address(own, opened(own)))
    page.get_by_role("button", name="Enter deal 1").click()
    keys(page, "500")
    own.kill()
    keys(page, "200")
    expect(page.get_by_text("The server cannot be reached. Base and cards")).to_be_visible()
    enter(page, 1)
    waits = page.get_by_role("status", name="On this phone, not yet on the sheet")
    expect(waits).to_contain_text("Ana · Carmen 500, Bea · Dolores 200")
    page.get_by_role("button", name="Enter deal 2").click()
    keys(page, "420", "605")
    enter(page, 2)
    expect(waits.get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_role("row")).to_have_count(0)
    own.start()
    expect(page.get_by_role("row")).to_have_count(3)
    expect(page.get_by_role("row").nth(1)).to_contain_text("500")
    expect(page.get_by_role("row").nth(2)).to_contain_text("420")
    expect(waits).to_have_count(0)
    page.reload()
    expect(page.get_by_role("row")).to_have_count(3)
    expect(page.get_by_role("button", name="Enter deal 3")).to_be_visible()
