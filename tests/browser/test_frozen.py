"""Logs of other rules or another computer: a page says why its table, competition or sheet is frozen, or carried on."""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import SIZES, Visit
from tests.browser.serving import Served
from tests.server.corpus.databases import read
from tests.server.tables.tables import in_play

from canasta.server.store import Stored

KEY = "k" * 43
WHY = "in a form that this canasta does not have. Nothing is lost: "


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
def frozen(server: Served) -> tuple[str, ...]:
    """A table, a competition and a sheet."""
    scenes = "table-second-deal", "club-first-round", "sheet-clasica"
    return tuple(planted(server.database, begun_by_others(read(name))) for name in scenes)


def test_they_say_why_and_with_which_scores(server: Served, frozen: tuple[str, ...], visit: Visit) -> None:
    table, club, sheet = frozen
    page = visit("phone")
    with_scores, without = "the last scores are", "it can be opened again"  # no competition of the corpus is over
    for address, said in (
        (server.link(table), with_scores),
        (f"{server.url}/club/{club}#k={KEY}", without),
        (f"{server.url}/sheet/{sheet}#k={KEY}", with_scores),
    ):
        page.goto(address)
        expect(page.get_by_role("heading", name="This is kept as it was")).to_be_visible()
        expect(page.get_by_role("status").filter(has_text=WHY)).to_contain_text(said)
        expect(page.get_by_role("link", name="Go to the home page")).to_be_visible()


def test_the_table_says_so(server: Served, visit: Visit) -> None:
    played = in_play(2)
    table = planted(server.database, played.stored(carried={played.table.id: played.table.seq}))
    page = visit("phone", at=server.link(table))
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_text("This table came from another computer in the middle of deal 1")).to_be_in_viewport()
        expect(page.get_by_role("group", name="Match scores")).to_be_visible()
