"""A table that came from another computer in the middle of a deal: watchers read on the page what the copy tells."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.test_frozen import planted
from tests.server.tables.tables import in_play


def test_the_table_says_so(server: Served, visit: Visit) -> None:
    played = in_play(2)
    table = planted(server.database, played.stored(carried={played.table.id: played.table.seq}))
    for size in ("phone", "desk"):
        page = visit(size)
        page.goto(server.link(table))
        words = page.get_by_text("This table came from another computer in the middle of deal 1")
        expect(words).to_be_in_viewport()
        expect(page.get_by_role("group", name="Match scores")).to_be_visible()
