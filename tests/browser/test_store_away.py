"""A server is killed, or its store is away: tables and sheets come back by themselves, and nothing counts twice."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.sheet import address, enter_deal, keys, opened
from tests.browser.table import TablePage
from tests.browser.test_daily import begin

WAITS = re.compile("The table is waiting: nothing can be saved just now|The tables cannot be read or written just now")


def renamed(database: Path, before: str, after: str) -> None:
    with closing(sqlite3.connect(database, timeout=10)) as connection, connection:
        connection.execute(f"ALTER TABLE {before} RENAME TO {after}")


@contextmanager
def without_logs(database: Path) -> Iterator[None]:
    """A database whose logs can neither be read nor written."""
    renamed(database, "canasta_log", "canasta_log_away")
    try:
        yield
    finally:
        renamed(database, "canasta_log_away", "canasta_log")


def draws(database: Path, table: str) -> int:
    """The stored draws of the person."""
    with closing(sqlite3.connect(database, timeout=10)) as connection:
        asked = "SELECT command, body FROM canasta_log WHERE table_id = ?"
        rows = connection.execute(asked, (table,)).fetchall()
    return sum(b"draw" in body for command, body in rows if str(command).startswith("0:"))


def test_an_action_waits_for_the_store_and_counts_once(server: Served, visit: Visit) -> None:
    opened = server.open(seed="x1")
    page = visit("phone", at=server.link(opened["table"], opened["key"]))
    table = TablePage(page)
    table.begin()
    table.my_turn()
    before = table.hand.count()
    with without_logs(server.database):
        table.lit("draw").click()
        expect(page.get_by_role("status").filter(has_text=WAITS)).to_be_visible()
        assert table.hand.count() == before
    expect(table.status).to_contain_text("then discard")  # nobody has clicked again
    assert table.hand.count() > before
    assert draws(server.database, opened["table"]) == 1
    expect(page.get_by_role("status").filter(has_text=WAITS)).to_have_count(0)


LEFT_HERE = "window.leftHere"  # a page that was loaded again has it no more


def state(one: TablePage) -> tuple[object, ...]:
    """The page, its hand, and what has happened."""
    return one.page.url, one.page.evaluate(LEFT_HERE), one.kinds(), one.log.locator("p").all_inner_texts()


def test_pages_come_back_by_themselves(own: Served, visit: Visit) -> None:
    days, daily = both = TablePage(visit("phone")), TablePage(visit("desk"))
    sheet = visit("phone", kept={"sheet-form": "totals"}, at=address(own, opened(own)))
    sheet.get_by_role("button", name="Enter deal 1").click()
    keys(sheet, "500")
    made = own.open(turn_seconds=86_400, seed="killed")
    days.page.goto(own.link(made["table"], made["key"]))
    days.begin()
    begin(daily.page, own)
    for one in both:
        one.my_turn()
        one.lit("draw").click()
        expect(one.status).to_contain_text("then discard")
        one.page.evaluate(f"{LEFT_HERE} = true")
    before = [state(one) for one in both]
    deadline = days.page.get_by_text("Your turn until").inner_text()
    own.kill()
    for one in both:
        expect(one.page.get_by_text("Connection lost")).to_be_visible()
    waits = written_on(sheet)
    own.start()
    for one in both:
        expect(one.page.get_by_text("Connection lost")).to_have_count(0)
    assert [state(one) for one in both] == before
    assert days.page.get_by_text("Your turn until").inner_text() == deadline
    for _ in range(2):  # before and after the page is loaded again
        rows = sheet.get_by_role("row")
        expect(rows).to_have_count(3)
        expect(rows.nth(1)).to_contain_text("500")
        expect(rows.nth(2)).to_contain_text("420")
        expect(waits).to_have_count(0)
        expect(sheet.get_by_role("button", name="Enter deal 3")).to_be_visible()
        sheet.reload()
    for one in both:
        one.discard_any()
        one.my_turn()
    daily.page.goto(f"{own.url}/today")
    expect(daily.page.get_by_role("link", name="Go on with your try")).to_be_visible()


def written_on(sheet: Page) -> Locator:
    """Two deals on a score sheet while the server is away; where they wait. Its quick forms go on."""
    keys(sheet, "200")
    expect(sheet.get_by_text("The server cannot be reached. Base and cards")).to_be_visible()
    sheet.get_by_role("button", name="Yes, enter deal 1").click()
    waits = sheet.get_by_role("status", name="On this phone, not yet on the sheet")
    expect(waits).to_contain_text("Ana · Carmen 500, Bea · Dolores 200")
    enter_deal(sheet, 2, "420", "605")
    expect(waits.get_by_role("listitem")).to_have_count(2)
    expect(sheet.get_by_role("row")).to_have_count(0)
    return waits
