"""The days of a league, taken home as a calendar: from the page for everybody and from a pair's own."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.browser.conftest import Visit
from tests.browser.hall import seated_hall
from tests.browser.serving import Served
from tests.club.server.test_calendar import by_day, events

DATES = ["2026-12-04", "2026-12-11", "2026-12-18"]


def taken(page: Page) -> list[dict[str, str]]:
    """The events of the calendar that the page gives."""
    with page.expect_download() as saved:
        page.get_by_role("button", name="Dates for the calendar").click()
    assert saved.value.suggested_filename == "Friday club.ics"
    return events(saved.value.path().read_bytes().decode())


def test_the_days_of_a_league_are_taken_to_a_calendar(server: Served, visit: Visit) -> None:
    club = seated_hall(server, 4, format="league", rounds=0, dates=DATES, closed_days=0)
    page = visit("phone")
    page.goto(club.address(club.link("public")))
    assert by_day(taken(page)) == ["20261204", "20261211", "20261218"]
    club.enter({"entry": "postponed", "round": 1, "table": 1, "to": "2026-12-09"})
    assert by_day(taken(page)) == ["20261204", "20261211", "20261218", "20261209"]

    pair = club.get()["rounds"][0]["matches"][0]["sides"][0][0]
    page = visit("phone")
    page.goto(club.address(club.pair_links(pair)[pair]))
    own = taken(page)
    assert by_day(own) == ["20261209", "20261211", "20261218"]
    assert "against" in own[0]["SUMMARY"]
    page.goto(club.address(what="?paper=pairs"))
    card = page.locator("section").filter(has=page.get_by_role("heading", name=f"Pair {pair}", exact=True))
    assert "Wed 9 December" in card.inner_text()
