"""Files saved of a competition: a copy that is opened again, its days as a calendar, its results in one file."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit, anew
from tests.browser.hall import hall, seated_hall
from tests.browser.serving import HTTP, Served
from tests.club.server.test_calendar import by_day, events


def test_a_copy_is_saved_and_opened(server: Served, visit: Visit, tmp_path: Path) -> None:
    club = seated_hall(server, 4)
    page = visit("phone", at=club.address())
    copies = page.get_by_role("region", name="If this computer fails")
    expect(copies).to_contain_text("No copy has been saved yet.")
    with page.expect_download() as saved:
        copies.get_by_role("button", name="Save a copy").click()
    assert saved.value.suggested_filename.endswith(".jsonl")
    expect(copies).to_contain_text("Nothing has happened since.")
    club.play(1, 1, 15_200, 9_000)
    expect(copies).to_contain_text("Since then there has been one change.")
    page.reload()
    expect(copies).to_contain_text("Since then there has been one change.")

    page.goto(f"{server.url}/club/new")
    file = page.get_by_label("Or go on with a copy from another computer")
    file.set_input_files(saved.value.path())
    expect(page.get_by_role("alert").last).to_contain_text(
        f"Everything of {club.club} in this copy is already on this machine"
    )

    answer = HTTP.get(f"{server.url}/api/club/{club.club}/log.jsonl", headers={"Authorization": f"Bearer {club.key}"})
    (tmp_path / "log.jsonl").write_text(answer.text, encoding="utf-8")
    file.set_input_files(tmp_path / "log.jsonl")
    expect(page.get_by_role("alert").last).to_contain_text("not the rules in play")
    page.get_by_label("Rules in play").last.select_option(index=1)
    page.get_by_role("button", name="Open it with these rules").click()
    expect(page.get_by_role("region", name="If this computer fails")).to_be_visible()
    assert club.club not in page.url


DATES = ["2026-12-04", "2026-12-11", "2026-12-18"]


def taken(page: Page) -> list[dict[str, str]]:
    """The events of the calendar that the page gives."""
    with page.expect_download() as saved:
        page.get_by_role("button", name="Dates for the calendar").click()
    assert saved.value.suggested_filename == "Friday club.ics"
    return events(saved.value.path().read_bytes().decode())


def test_the_days_of_a_league_are_taken_to_a_calendar(server: Served, visit: Visit) -> None:
    club = seated_hall(server, 4, format="league", rounds=0, dates=DATES, closed_days=0)
    page = visit("phone", at=club.address(club.link("public")))
    assert by_day(taken(page)) == ["20261204", "20261211", "20261218"]
    club.enter({"entry": "postponed", "round": 1, "table": 1, "to": "2026-12-09"})
    assert by_day(taken(page)) == ["20261204", "20261211", "20261218", "20261209"]

    pair = club.get()["rounds"][0]["matches"][0]["sides"][0][0]
    anew(page, club.address(club.pair_links(pair)[pair]))
    own = taken(page)
    assert by_day(own) == ["20261209", "20261211", "20261218"]
    assert "against" in own[0]["SUMMARY"]
    page.goto(club.address(what="?paper=pairs"))
    card = page.locator("section").filter(has=page.get_by_role("heading", name=f"Pair {pair}", exact=True))
    assert "Wed 9 December" in card.inner_text()


def test_it_is_saved_and_read_without_a_server(server: Served, visit: Visit, tmp_path: Path) -> None:
    club = hall(server, name="Viernes: A/B")
    club.enter(*({"entry": "entered", "players": list(pair)} for pair in (("<i>Ana</i>", "Bea"), ("Eva", "Luz"))))
    club.seat()
    club.play(1, 1, 15_200, 9_000)
    page = visit("desk", at=club.address(what="?show=links"))
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
