"""The deal of the day: one try to the end, its result, the text to share, the best try, the archive; phone and desk."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.axe import violations
from tests.browser.clock import HOUR, TurnedClock
from tests.browser.conftest import Visit
from tests.browser.crew import Addressed, seats
from tests.browser.kept import stored
from tests.browser.serving import Served
from tests.server.web.conftest import serving_here

from canasta.server.daily import hub
from canasta.server.web import Limits


def hasten(page: Page) -> None:
    """Let the bots of a try act at once."""

    def send(route: Route) -> None:
        route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "pace": 0}))

    page.route("**/api/daily/*/tries?*", send)


def play_to_the_end(server: Addressed, page: Page) -> None:
    """Play the try of the open table elsewhere; a page that followed would draw every action."""
    address = page.url
    table = address.rpartition("/t/")[2][:10]
    key = next(one["key"] for one in stored(page, "tables") if one["table"] == table)
    page.goto("about:blank")
    with seats(server, table, key) as elsewhere:
        elsewhere.play_match()
    page.goto(address)


def begin(page: Page, server: Addressed, path: str = "/today") -> None:
    hasten(page)
    page.goto(server.url + path)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("listbox").first).to_be_attached()


def test_a_try_is_played_to_its_result(server: Served, visit: Visit) -> None:
    page = visit("phone", at=server.url + "/")
    door = page.get_by_role("navigation", name="More to do").get_by_role("link", name="Deal of the day")
    expect(door).not_to_contain_text("New today")
    page.evaluate("localStorage['canasta.daily'] = JSON.stringify({ day: '2026-01-01', last: '2026-01-02' })")
    page.reload()
    expect(door).to_contain_text("New today")  # for those who have played one
    door.click()
    expect(page.get_by_role("heading", name="Deal of the day")).to_be_visible()
    assert violations(page) == []
    begin(page, server)
    table = page.url
    page.goto(server.url)
    expect(door).not_to_contain_text("New today")
    door.click()
    page.get_by_role("link", name="Go on with your try").click()
    assert page.url == table, "there is one try"
    play_to_the_end(server, page)
    page.get_by_role("dialog").get_by_role("link", name="Deal of the day").click()
    page.wait_for_url("**/today/*")
    expect(page.get_by_text("Your side’s lead")).to_be_visible()
    text = page.get_by_label("To share")
    day = page.url.rpartition("/")[2]  # any lead can be shared at once, with the link to the day
    expect(text).to_have_value(re.compile(rf"Canasta {day} · .*\n(🟩|🟨|🟥|\n)*.*/today/{day}$"))
    expect(page.get_by_text("accuracy, by the coach").locator("xpath=..").locator("b")).to_be_visible(timeout=120_000)
    squares = r"(🟩|🟨|🟥){1,6}"  # six, but for a try of fewer decisions
    expect(text).to_have_value(re.compile(rf"accuracy \d+ %(.|\n)*\n{squares}\n"))
    expect(page.get_by_text("One day this month.")).to_be_visible()
    assert violations(page) == []
    page.get_by_text("Sealed beforehand").click()
    expect(page.locator("details li")).to_have_count(30)
    page.get_by_role("button", name="Watch the best try").click()
    expect(page.get_by_text("Best try").first).to_be_attached(timeout=60_000)
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    page.get_by_role("button", name="Back to your result").click()
    expect(page.get_by_text("Your side’s lead")).to_be_visible()
    page.goto(server.url + "/matches")
    expect(page.get_by_text("Deal of the day")).to_be_visible()


def test_an_earlier_day_is_played_outside_of_the_ranking(
    client: Path, visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = TurnedClock(monkeypatch)
    monkeypatch.setattr(hub, "PLAYINGS", 2)
    with serving_here(client, tmp_path, Limits()) as running:
        page = visit("phone", at=f"{running.url}/today")
        expect(page.get_by_role("heading", name="Days")).to_be_visible()
        day = running.get("/api/daily").json()["days"][0]["date"]
        clock.ahead += 7 * 24 * HOUR
        page.clock.set_system_time(time.time() + clock.ahead / 1000)
        page.goto(f"{running.url}/today/{day}")
        expect(page.get_by_text("This day no longer counts")).to_be_visible()
        begin(page, running, f"/today/{day}")
        play_to_the_end(running, page)
        page.goto(f"{running.url}/today/{day}")
        expect(page.get_by_text("Played after its two days")).to_be_visible()
        expect(page.get_by_role("button", name="Play this deal once more")).to_be_visible()
        page.get_by_text("Sealed beforehand").click()
        expect(page.get_by_text("The secret of this deal")).to_be_visible()
        page.goto(f"{running.url}/today/2020-01-01")
        expect(page.get_by_role("alert")).to_contain_text("no deal of that day")
