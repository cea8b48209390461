"""The page under a path that a proxy gives it: one turn of play, the club, links, and nothing asked for elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served, started
from tests.browser.table import TablePage


@pytest.fixture
def below(client: Path, tmp_path: Path) -> Iterator[Served]:
    """A server that shows itself under /play/canasta."""
    with started(client, tmp_path, "/play/canasta") as served:
        yield served


def test_everything_stays_under_its_prefix(below: Served, visit: Visit) -> None:
    page = visit("desk", kept={"preferences": {"name": "Ana"}}, service_workers="allow")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:")))
    page.goto(f"{below.url}/")
    opened = below.open("Ana", seed="prefix")
    page.goto(below.link(opened["table"], opened["key"]))
    expect(page).to_have_url(below.link(opened["table"]))
    page.get_by_role("button", name="Begin the match").click()
    table = TablePage(page)
    table.my_turn()
    table.play_turn()
    table.my_turn()  # three bots have played too
    page.get_by_role("link", name="Back to the home page").first.click()
    expect(page).to_have_url(f"{below.url}/")
    page.get_by_role("link", name=re.compile("Club and score sheet")).first.click()
    expect(page).to_have_url(f"{below.url}/club")
    page.go_back()
    expect(page).to_have_url(f"{below.url}/")
    links = page.locator("a[href^='/']").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert links
    assert [each for each in [*links] if not each.startswith("/play/canasta")] == []
    assert [each for each in asked if not each.startswith(f"{below.url}/")] == []
    worker = "navigator.serviceWorker.register('/play/canasta/sw.js').then(one => one.scope)"
    assert page.evaluate(worker) == f"{below.url}/"
    assert page.evaluate(
        "navigator.serviceWorker.ready.then(() => caches.match('/play/canasta/offline.html')).then(Boolean)"
    )
