"""Without a connection: the bots and earlier deals of the day come along once, then a table opens, plays, and goes on
after a reload; what is over is kept, watched again and verified, a day has its result, what needs the server is said.
"""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.kept import rows, wait_for_rows
from tests.browser.serving import Served
from tests.browser.table import TO_THE_STOCK, TablePage

from canasta.match.verify import Status, verify
from canasta.server.daily.day import id_of

GAME = {"rules": "clasica", "house": TO_THE_STOCK, "ceremony": "short", "bots": "greedy", "pace": 0}
# It controls the page once it has what it needs.
READY = "() => navigator.serviceWorker.controller !== null"
SLOW = 240_000  # Python starts twice here, on a machine with other work


def move_back(server: Served) -> str:
    """Make the log of the day one of a week ago; return its date."""
    before = datetime.now(UTC).date() - timedelta(7)
    with closing(sqlite3.connect(server.database)) as connection, connection:
        (day,) = connection.execute("SELECT max(table_id) FROM canasta_table WHERE kind = 'day'").fetchone()
        (body,) = connection.execute("SELECT body FROM canasta_log WHERE table_id = ?", (day,)).fetchone()
        made = json.loads(body)
        made[1]["date"] = before.isoformat()
        moved = id_of(before)
        connection.execute("UPDATE canasta_table SET table_id = ? WHERE table_id = ?", (moved, day))
        log = "UPDATE canasta_log SET table_id = ?, body = ? WHERE table_id = ?"
        connection.execute(log, (moved, json.dumps(made).encode(), day))
    return before.isoformat()


def test_a_match_and_an_earlier_day_without_a_connection(own: Served, visit: Visit) -> None:
    page = visit("phone", kept={"game": GAME}, service_workers="allow")
    page.context.set_default_timeout(SLOW)
    page.goto(f"{own.url}/today")
    expect(page.get_by_role("heading", name="Days")).to_be_visible()
    own.stop()
    before = move_back(own)
    own.start()
    page.goto(f"{own.url}/offline")
    page.get_by_role("button", name="Take the bots along").click()
    expect(page.get_by_text("Ready: from now on")).to_be_visible(timeout=SLOW)
    expect(page.get_by_text("The deal of one earlier day has come along.")).to_be_visible()
    page.wait_for_function(READY)
    assert violations(page) == []

    page.context.set_offline(True)
    page.goto(own.url)
    expect(page.get_by_role("heading", name="Canasta", exact=True)).to_be_visible()
    page.get_by_role("link", name="Play without a connection").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/t/L[a-z2-9]{10}$"))
    table = TablePage(page)
    expect(table.hand.first).to_be_visible(timeout=SLOW)
    for _ in range(2):
        table.play_turn(lay=False)
    table.my_turn()
    stock = page.get_by_text(re.compile("^Stock: ")).first.text_content()
    cards = table.hand.count()

    page.reload()
    expect(table.hand.first).to_be_visible(timeout=SLOW)
    table.my_turn()
    assert (page.get_by_text(re.compile("^Stock: ")).first.text_content(), table.hand.count()) == (stock, cards)
    table.play_until(lambda: False, lay=False)

    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Verify the shuffle").click()
    verdict = page.get_by_role("dialog", name="Were the cards stacked?")
    expect(verdict.locator('li[data-status="proven"]')).to_have_count(1)
    with page.expect_download() as saved:
        verdict.get_by_role("link", name="Download the record").click()
    record = saved.value.path().read_text(encoding="utf-8")
    assert [check.status for check in verify(record)] == [Status.PROVEN]
    verdict.get_by_role("button", name="Close").click()
    sheet.get_by_role("button", name="Replay the deal").click()
    page.get_by_role("button", name="Next action").click()
    expect(page.get_by_role("slider", name="Step")).to_have_value("1")
    coach = page.get_by_role("button", name="What the coach says")
    coach.click()
    expect(page.get_by_text("The coach takes a long time to think, and needs the server to do it.")).to_be_visible()

    page.goto(own.url)
    page.get_by_role("link", name="My matches").click()
    expect(page.get_by_role("listitem").get_by_role("link")).to_have_count(1)
    assert rows(page, "rows", "canasta") > 0  # the inputs of the match
    page.get_by_role("button", name="More about the match").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role(
        "button", name=re.compile("^Delete (for good|and lose the seat)")
    ).click()  # one deal may not be enough
    wait_for_rows(page, 0, "rows", "canasta")

    page.goto(f"{own.url}/today")
    expect(page.get_by_text("Today’s deal needs the server: its cards stay sealed")).to_be_visible()
    page.get_by_role("listitem").get_by_role("link").click()
    expect(page.get_by_text("the same cards and the same bots as at the server")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/t/L[a-z2-9]{10}$"))
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
    page = visit("phone", kept={"offline": {"version": "one"}}, at=f"{server.url}/offline")
    today = datetime.now(UTC).date().isoformat()
    page.route("**/api/daily*", lambda route: route.abort())
    page.goto(f"{server.url}/today/{today}")
    expect(page.get_by_text("This day is not on this device.")).to_be_visible()
    assert violations(page) == []
