"""The first page is light, and so is a table: what comes before anybody has touched anything."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Response, expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import TablePage

MOST_BYTES = 60_000  # of script, as they come over the wire
MOST_OF_FIGURES = 80_000  # of the court cards, which no table waits for
MOST_OF_A_TABLE = 137_200  # of everything, after gzip: the promise is 140 kB, and new things need room


@pytest.mark.parametrize("lang", ["en", "es"])
def test_all_of_a_table(client: Path, lang: str) -> None:
    """HTML, scripts, styles and texts with which a table begins, without what the page fetches for later."""
    page = (client / "index.html").read_text(encoding="utf-8")
    starts = json.loads((client / "preload.json").read_text(encoding="utf-8"))
    (table,) = (one for one in starts if one["path"].startswith("/t/"))
    first = re.findall(r"assets/[\w.-]+\.(?:js|css)", page)
    assert first
    assert table["texts"][lang]
    needed = {*first, *(name.lstrip("/") for name in [*table["files"], *table["texts"][lang]])}
    sizes = {name: len(gzip.compress((client / name).read_bytes(), 9)) for name in ("index.html", *sorted(needed))}
    assert sum(sizes.values()) <= MOST_OF_A_TABLE, sizes


def test_figures_of_the_cards_come_later(client: Path) -> None:
    (figures,) = client.glob("assets/*courts-*.js")
    assert len(gzip.compress(figures.read_bytes(), 9)) <= MOST_OF_FIGURES
    page = (client / "index.html").read_text(encoding="utf-8")
    assert figures.name not in page + (client / "preload.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_script_of_the_first_page(server: Served, visit: Visit, device: str) -> None:
    page = visit(device)
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.request.resource_type == "script" else None)
    page.goto(server.url, wait_until="networkidle")
    expect(page.locator(".scene")).to_have_count(1 if device == "desk" else 0)  # a picture of play where it has room
    page.get_by_role("button", name="Change").click()
    expect(page.locator(".set").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    # The figures of the cards come after the first picture, and have a limit of their own.
    figures = [answer for answer in scripts if "courts-" in answer.url]
    assert len(figures) == 1
    scripts = [answer for answer in scripts if answer not in figures]
    assert scripts
    assert {answer.headers.get("content-encoding") for answer in scripts} <= {"gzip", "br", "zstd"}
    sizes = {answer.url.rpartition("/")[2]: answer.request.sizes()["responseBodySize"] for answer in scripts}
    assert sum(sizes.values()) <= MOST_BYTES, sizes
    assert sum(len(answer.body()) for answer in scripts) > sum(sizes.values())  # they did come packed

    page.get_by_role("button", name="Play now").click()  # and with so much one plays
    expect(TablePage(page).hand.first).to_be_visible()
