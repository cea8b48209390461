"""A table and a competition whose rules are gone: the page shows them, says why, and offers nothing to do."""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.server.corpus.databases import read

from canasta.server.store import Stored

KEY = "k" * 43
WHY = re.compile("This was begun by rules that this canasta no longer has")


def begun_by_others(stored: Stored) -> Stored:
    """The log as if it had been begun by other rules, with `KEY` for its organiser."""
    header = {**json.loads(stored.first), "digest": "00"}
    mine = f'"key_hash":"{hashlib.sha256(KEY.encode()).hexdigest()}"'.encode()
    first, *rows = stored.rows
    body = first.body if stored.kind == "table" else re.sub(rb'"key_hash":"[0-9a-f]+"', mine, first.body, count=1)
    changed = type(first)(first.seq, first.command, body, first.at)
    return Stored(
        stored.table_id, stored.seed, json.dumps(header).encode(), stored.created, [changed, *rows], stored.kind
    )


def planted(database: Path, stored: Stored) -> str:
    """Put the log into the database of a running server, which has not seen it yet."""
    with closing(sqlite3.connect(database, timeout=10)) as connection, connection:
        last = stored.rows[-1]
        connection.execute(
            "INSERT INTO canasta_table (table_id, seed, first, created, touched, last, kind)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (stored.table_id, stored.seed, stored.first, stored.created, last.at, last.seq, stored.kind),
        )
        connection.executemany(
            'INSERT INTO canasta_log (table_id, seq, command, body, "at") VALUES (?, ?, ?, ?, ?)',
            [(stored.table_id, row.seq, row.command, row.body, row.at) for row in stored.rows],
        )
    return stored.table_id


@pytest.fixture
def frozen(server: Served) -> tuple[str, str]:
    """A table and a competition."""
    table, club = (begun_by_others(read(name)) for name in ("table-two-people", "club-first-round"))
    return planted(server.database, table), planted(server.database, club)


def test_they_are_shown_with_the_reason(server: Served, frozen: tuple[str, str], visit: Visit) -> None:
    table, club = frozen
    page = visit()
    page.goto(server.link(table))
    expect(page.get_by_text(WHY)).to_be_visible()
    expect(page.get_by_role("group", name="Match scores")).to_contain_text("Ana")
    expect(page.get_by_text("Shuffling")).to_have_count(0)
    page.goto(f"{server.url}/club/{club}#k={KEY}")
    expect(page.get_by_text(WHY)).to_be_visible()
    expect(page.get_by_role("heading", name="Friday")).to_be_visible()
    expect(page.get_by_text("Set the clock")).to_have_count(0)
