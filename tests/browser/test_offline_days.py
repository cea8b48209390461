"""Earlier deals of the day without a connection: they come along with the bots, and are played to their result."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import TablePage
from tests.browser.test_daily import move_back

READY = "() => navigator.serviceWorker.controller !== null"
SLOW = 240_000  # Python starts twice here, on a machine with other work
GAME = {"rules": "clasica", "pace": 0}


def test_an_earlier_day_is_played_without_a_connection(own: Served, visit: Visit) -> None:
    page = visit("phone", kept={"game": GAME}, service_workers="allow")
    page.context.set_default_timeout(SLOW)
    page.goto(f"{own.url}/today")
    expect(page.get_by_role("heading", name="Days")).to_be_visible()
    own.stop()
    before = move_back(own)
    own.start()
    page.goto(f"{own.url}/offline")
    page.get_by_role("button", name="Take the bots along").click()
    expect(page.get_by_text("The deal of one earlier day has come along.")).to_be_visible(timeout=SLOW)
    page.wait_for_function(READY)

    page.context.set_offline(True)
    page.goto(f"{own.url}/today")
    expect(page.get_by_text("Today’s deal needs the server: its cards stay sealed")).to_be_visible()
    page.get_by_role("listitem").get_by_role("link").click()
    expect(page.get_by_text("the same cards and the same bots as at the server")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/t/L[a-z2-9]{10}$"))
    table = TablePage(page)
    expect(table.hand.first).to_be_visible(timeout=SLOW)
    table.play_until(lambda: False)
    page.get_by_role("dialog").get_by_role("link", name="Deal of the day").click()
    page.wait_for_url(f"**/today/{before}")
    expect(page.get_by_text("Played without a connection, in this browser")).to_be_visible()
    expect(page.get_by_text("Your side’s lead")).to_be_visible()
    expect(page.get_by_text("The coach takes a long time to think, and needs the server")).to_be_visible()
    page.goto(f"{own.url}/matches")
    expect(page.get_by_text("Deal of the day")).to_be_visible()

    page.context.set_offline(False)
    page.goto(f"{own.url}/today/{before}")
    expect(page.get_by_text("Played without a connection, in this browser")).to_be_visible()
    expect(page.get_by_role("button", name="Play this deal once more")).to_be_visible()


def test_a_day_that_is_not_here_is_said(server: Served, visit: Visit) -> None:
    page = visit("phone", kept={"offline": {"version": "one"}})
    page.goto(f"{server.url}/offline")
    today = datetime.now(UTC).date().isoformat()
    page.route("**/api/daily*", lambda route: route.abort())
    page.goto(f"{server.url}/today/{today}")
    expect(page.get_by_text("This day is not on this device.")).to_be_visible()
    assert violations(page) == []
