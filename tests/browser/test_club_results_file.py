"""The results in one file: saved by the organiser, opened from a folder without a server, and nothing is asked for."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.hall import hall
from tests.browser.serving import Served


def test_it_is_saved_and_read_without_a_server(server: Served, visit: Visit, tmp_path: Path) -> None:
    club = hall(server, name="Viernes: A/B")
    club.enter(*({"entry": "entered", "players": list(pair)} for pair in (("<i>Ana</i>", "Bea"), ("Eva", "Luz"))))
    club.seat()
    club.play(1, 1, 15_200, 9_000)
    page = visit("desk")
    page.goto(club.address(what="?show=links"))
    with page.expect_download() as saved:
        page.get_by_role("button", name="The results in one file").click()
    assert re.fullmatch(r"Viernes A B \d{4}-\d\d-\d\d \d\d\.\d\d\.html", saved.value.suggested_filename)
    file = tmp_path / "evening.html"
    saved.value.save_as(file)

    page = visit("phone")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    expect(page).to_have_title("Viernes: A/B – Canasta")
    page.get_by_role("link", name="<i>Ana</i>").click()
    expect(page.get_by_role("heading", name="<i>Ana</i> · Bea")).to_be_in_viewport()
    entry = page.get_by_role("definition").get_by_role("link").last
    number = entry.inner_text()
    entry.click()
    expect(page.locator(f"#entry-{number}")).to_be_in_viewport()
    expect(page.locator(f"#entry-{number}")).to_contain_text("15,200")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it fits on the screen"
    assert {each.partition("#")[0] for each in asked} == {file.as_uri()}
