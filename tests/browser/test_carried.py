"""A table that came from another machine in the middle of a deal: watchers read on the page what the copy tells."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.test_frozen import planted
from tests.server.tables.tables import Played

from canasta.server.store import Row, Stored
from canasta.server.wire.values import Settings


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_the_table_says_so(server: Served, visit: Visit, size: str) -> None:
    name = {"phone": "carriedabc", "desk": "carriedabd"}[size]
    played = Played(Settings(rules="clasica", ceremony="short"), 2, name).begin("11" * 32, "22" * 32)
    rng = random.Random(5)
    while played.table.stage != "play":
        played.step(rng)
    rows = [Row(number, None, body, at) for number, (body, at) in enumerate(played.log, 1)]
    header = f'{{"carried":{{"{name}":{len(rows)}}}}}'.encode()
    page = visit(size)
    page.goto(server.link(planted(server.database, Stored(name, played.table.seed, header, 1000.0, rows))))
    words = page.get_by_text("This table came from another machine in the middle of deal 1")
    expect(words).to_be_in_viewport()
    expect(page.get_by_role("group", name="Match scores")).to_be_visible()
