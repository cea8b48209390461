"""The deal of the day: one try to the end, its result, the text to share, the best try, the archive; phone and desk."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import TYPE_CHECKING

from playwright.sync_api import Page, Route, expect
from tests.browser.axe import violations
from tests.browser.crew import seats
from tests.browser.kept import stored

if TYPE_CHECKING:
    from tests.browser.conftest import Visit
    from tests.browser.serving import Served


def hasten(page: Page) -> None:
    """Let the bots of a try act at once."""

    def send(route: Route) -> None:
        route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "pace": 0}))

    page.route("**/api/daily/*/tries?*", send)


def play_to_the_end(server: Served, page: Page) -> None:
    """Play the try of the open table from beside: the page follows."""
    table = page.url.rpartition("/t/")[2][:10]
    key = next(one["key"] for one in stored(page, "tables") if one["table"] == table)
    with seats(server, table, key) as beside:
        beside.play_match()


def begin(page: Page, server: Served, path: str = "/today") -> None:
    hasten(page)
    page.goto(server.url + path)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("listbox").first).to_be_attached()


def test_a_try_is_played_to_its_result(server: Served, visit: Visit) -> None:
    page = visit("phone", at=server.url + "/")
    page.get_by_role("link", name="Deal of the day").click()
    expect(page.get_by_role("heading", name="Deal of the day")).to_be_visible()
    assert violations(page) == []
    begin(page, server)
    table = page.url
    page.goto(server.url + "/today")
    page.get_by_role("link", name="Go on with your try").click()
    assert page.url == table, "there is one try"
    play_to_the_end(server, page)
    page.get_by_role("button", name="See the score").click()
    page.get_by_role("dialog").get_by_role("link", name="Deal of the day").click()
    page.wait_for_url("**/today/*")
    expect(page.get_by_text("Your side’s lead")).to_be_visible()
    text = page.get_by_label("To share")
    day = page.url.rpartition("/")[2]  # any lead can be shared at once, with the link to the day
    expect(text).to_have_value(re.compile(rf"Canasta {day} · .*\n(🟩|🟨|🟥|\n)*.*/today/{day}$"))
    expect(page.get_by_text("accuracy, by the coach").locator("xpath=..").locator("b")).to_be_visible(timeout=120_000)
    expect(text).to_have_value(re.compile(r"accuracy \d+ %(.|\n)*\n(🟩|🟨|🟥){6}\n"))
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


REPLAY = """async ([table, key]) => (await fetch(
  `/api/tables/${table}/replay?deal=1&lang=en`, { headers: { authorization: `Bearer ${key}` } },
)).json()"""


def test_equal_actions_get_equal_answers_in_two_browsers(server: Served, visit: Visit) -> None:
    pages, played, leads = [visit("phone"), visit("desk")], [], []
    for page in pages:
        begin(page, server)
        table = page.url.rpartition("/t/")[2][:10]
        play_to_the_end(server, page)
        (key,) = (one["key"] for one in stored(page, "tables") if one["table"] == table)
        replay = page.evaluate(REPLAY, [table, key])
        played.append(replay)
    assert played[0] == played[1]
    assert played[0]["deals"] == 1
    for page in pages:
        page.goto(server.url + "/today")
        expect(page.get_by_text("people have finished it")).to_be_visible()
        lead = page.locator("dt", has_text="Your side’s lead").locator("xpath=..").locator("b")
        leads.append(lead.inner_text())
    assert leads[0] == leads[1]


def test_an_earlier_day_is_played_outside_of_the_ranking(own: Served, visit: Visit) -> None:
    """The day of a log is moved a week back, as if it had been made then."""
    page = visit("phone", at=own.url + "/today")
    expect(page.get_by_role("heading", name="Days")).to_be_visible()
    own.stop()
    before = move_back(own)
    own.start()
    page.goto(f"{own.url}/today/{before}")
    expect(page.get_by_text("This day no longer counts")).to_be_visible()
    begin(page, own, f"/today/{before}")
    play_to_the_end(own, page)
    page.goto(f"{own.url}/today/{before}")
    expect(page.get_by_text("Played after its two days")).to_be_visible()
    expect(page.get_by_role("button", name="Play this deal once more")).to_be_visible()
    page.get_by_text("Sealed beforehand").click()
    expect(page.get_by_text("The secret of this deal")).to_be_visible()
    page.goto(f"{own.url}/today/2020-01-01")
    expect(page.get_by_role("alert")).to_contain_text("no deal of that day")


def move_back(server: Served) -> str:
    """Make the log of the last day to come one of a week ago; return its date."""
    from datetime import UTC, datetime, timedelta

    from canasta.server.daily.day import id_of

    before = datetime.now(UTC).date() - timedelta(7)
    with sqlite3.connect(server.database) as base:
        (last,) = base.execute("SELECT max(table_id) FROM canasta_table WHERE kind = 'day'").fetchone()
        (body,) = base.execute("SELECT body FROM canasta_log WHERE table_id = ?", (last,)).fetchone()
        made = json.loads(body)
        made[1]["date"] = before.isoformat()
        base.execute("UPDATE canasta_table SET table_id = ? WHERE table_id = ?", (id_of(before), last))
        base.execute(
            "UPDATE canasta_log SET table_id = ?, body = ? WHERE table_id = ?",
            (id_of(before), json.dumps(made).encode(), last),
        )
    return before.isoformat()


def test_the_first_page_says_that_there_is_a_new_deal_to_those_who_played_one(server: Served, visit: Visit) -> None:
    page = visit("phone")
    door = page.get_by_role("navigation", name="More to do").get_by_role("link", name="Deal of the day")
    page.goto(server.url)
    expect(door).not_to_contain_text("New today")
    page.evaluate(
        "() => localStorage.setItem('canasta.daily', JSON.stringify({ day: '2026-01-01', last: '2026-01-02' }))"
    )
    page.goto(server.url)
    expect(door).to_contain_text("New today")
    begin(page, server)
    page.goto(server.url)
    expect(door).not_to_contain_text("New today")
