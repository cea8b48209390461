"""The store is away in the middle of a turn: the table says that it waits, and the action counts once afterwards."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import TablePage

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
    page = visit("phone")
    page.goto(server.link(opened["table"], opened["key"]))
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
