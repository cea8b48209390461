"""The matches of a device: kept while one plays, found again, counted, taken to another device, forgotten."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.conftest import Finished, Visit
from tests.browser.crew import crew
from tests.browser.kept import databases, listed, made, wait_for_rows
from tests.browser.serving import Served
from tests.browser.table import TO_THE_STOCK


def test_a_match_is_kept_with_its_record_and_watched_without_the_server(
    server: Served, finished: Finished, visit: Visit
) -> None:
    page = visit("phone", at=f"{server.url}/t/{finished.table}#k={finished.key}")
    expect(page.get_by_role("dialog")).to_be_visible()
    wait_for_rows(page, 1, "records")
    page.goto(server.url)
    page.get_by_role("link", name="My matches").click()
    expect(page.get_by_role("heading", name="My matches")).to_be_visible()
    match = page.get_by_role("listitem").get_by_role("link")
    expect(match).to_have_count(1)
    expect(match).to_contain_text(f"{finished.deals} deals")
    page.get_by_role("button", name="More about the match").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert saved.value.path().read_text(encoding="utf-8") == finished.record
    gone = {"code": "table-no-table", "message": "There is no such table."}
    page.route(f"**/api/tables/{finished.table}/replay*", lambda route: route.fulfill(status=404, json=gone))
    match.click()
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    page.reload()  # the address does not say the key
    expect(page.get_by_role("slider", name="Step")).to_be_visible()


def test_an_open_match_is_found_again_and_its_end_is_kept_though_the_page_is_left(server: Served, visit: Visit) -> None:
    house = {**TO_THE_STOCK, "deals": 1}
    with crew(server, people=1, house=house, bots="greedy", pace=0) as alone:
        page = visit("desk", at=alone.link(alone.lead))
        expect(page.locator(".own").first).to_be_visible()
        wait_for_rows(page, 1)
        page.goto(server.url + "/healthz")
        page.evaluate("localStorage.removeItem('canasta.tables')")  # the first page keeps the last ones only
        page.goto(server.url + "/matches")
        match = page.get_by_role("listitem").get_by_role("link")
        expect(match).to_contain_text("Being played")
        match.click()
        expect(page.locator(".own").first).to_be_visible()  # its seat is opened
        page.evaluate("() => void (window.setTimeout = () => 0)")  # what is put off would come too late
        alone.play_match()
        wait_for_rows(page, 1, "records")


def test_matches_are_searched_and_deleted(server: Served, visit: Visit) -> None:
    page = visit("phone", bypass_csp=True)
    friends = made(server.url + "/", 3, names=["Ana", "Eva", "José", "Leo"], robots=[], rules="salon", abandoned=True)
    listed(page, server, [made(server.url + "/", number) for number in range(2)] + [friends])
    rows = page.get_by_role("listitem")
    expect(rows).to_have_count(3)
    assert violations(page, []) == []
    page.get_by_text("Figures", exact=True).click()
    expect(page.get_by_text("Figures begin with 12 deals. So far there are 9.")).to_be_visible()
    page.get_by_text("Matches", exact=True).click()
    page.get_by_label("Name or title").fill("jose")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("with José against Eva and Leo")
    expect(rows).to_contain_text("Abandoned")
    page.get_by_label("Name or title").fill("")
    page.get_by_label("Game").select_option("Classic")
    expect(rows).to_have_count(2)
    page.get_by_label("State").select_option("Open")
    expect(page.get_by_text("No match fits")).to_be_visible()
    page.get_by_label("State").select_option("All")
    page.get_by_role("button", name="More about the match").first.click()
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role("button", name="Delete for good").click()
    expect(rows).to_have_count(1)
    page.reload()
    expect(rows).to_have_count(2)


def test_two_thousand_matches_are_found_and_counted_at_once(server: Served, visit: Visit) -> None:
    page = visit("phone", bypass_csp=True)
    listed(page, server, [made(server.url + "/", number) for number in range(2000)])
    expect(page.get_by_role("status").filter(has_text="2,000 matches")).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(50)
    page.get_by_role("button", name="Show 50 more").click()
    expect(page.get_by_role("listitem")).to_have_count(100)
    page.get_by_label("Name or title").fill("clara")
    expect(page.get_by_role("status").filter(has_text="2,000 matches")).to_be_visible()
    page.get_by_text("Figures", exact=True).click()
    expect(page.get_by_text("from 6,000 deals").first).to_be_visible()
    wins = page.locator("dl > div").filter(has_text="Matches won")
    expect(wins).to_contain_text("33 %")  # every third, and Wilson's interval
    expect(wins).to_contain_text("31 % to 35 % · from 2,000 matches")
    expect(page.get_by_role("heading", name="By game")).to_be_visible()
    expect(page.get_by_role("img", name="Accuracy by month")).to_be_visible()
    assert violations(page, []) == []


def test_all_is_taken_along_by_a_file_and_forgotten_here(server: Served, visit: Visit, tmp_path: Path) -> None:
    old, new = visit("phone"), visit("desk", kept={"preferences": {"lang": "en", "name": "Ana"}})
    listed(old, server, [made(server.url + "/", number) for number in range(3)])
    old.get_by_text("Take along", exact=True).click()
    with old.expect_download() as saved:
        old.get_by_role("button", name="Save everything as a file").click()
    carried = saved.value.path()
    listed(new, server, [made("http://elsewhere/", 9), made(server.url + "/", 1, deals=[])])
    new.get_by_text("Take along", exact=True).click()
    for wrong in (
        "{}",
        "no JSON",
        json.dumps({"canasta": "matches", "version": 1, "matches": [{}], "records": [], "kept": {}}),
    ):
        foreign = tmp_path / "foreign.json"
        foreign.write_text(wrong, encoding="utf-8")
        new.set_input_files("input[type=file]", foreign)
        expect(new.get_by_role("alert").filter(has_text="Nothing was changed")).to_be_visible()
    new.set_input_files("input[type=file]", carried)
    expect(new.get_by_text("3 matches were taken in.")).to_be_visible()
    new.get_by_text("Matches", exact=True).click()
    rows = new.get_by_role("listitem")
    expect(rows).to_have_count(4)
    expect(rows.nth(1)).to_contain_text("3 deals")
    old.get_by_role("button", name="Forget me here").click()
    old.get_by_role("button", name="Delete everything now").click()
    expect(old.get_by_role("button", name="Play now")).to_be_visible()
    assert [name for name in databases(old) if name.startswith("canasta")] == []
    assert old.evaluate("() => Object.keys(localStorage)") == ["canasta.preferences"]  # that new visit's own


LOSSES = [(0.0, 0.0)] * 40 + [(30.0, 30.0)] * 20
TABLES = ("abcdefghj2", "abcdefghj3", "abcdefghj4")


def test_habits(server: Served, visit: Visit) -> None:
    leaves = {"habit": "leaves-piles", "chances": 12, "done": 8, "slips": 8, "lost": 320.0, "worst": 90.0, "step": 9}
    deal = {"rules": "clasica", "deals": 1, "known": True, "deal": 1, "decisions": LOSSES, "habits": [leaves]}
    matches = [
        {"table": table, "key": "k", "title": "", "names": [], "scores": [], "finished": True, "at": at}
        for at, table in enumerate(TABLES)
    ]
    counted = {table: {"seat": 2, "deals": [deal]} for table in TABLES}
    page = visit("phone", bypass_csp=True, kept={"tables": matches, "habits": counted})
    page.route("**/api/tables/*", lambda route: route.fulfill(json={}))
    page.goto(server.url + "/matches")
    page.get_by_text("Figures", exact=True).click()
    button = page.get_by_role("button", name="Your habits")
    button.click()
    expect(page.get_by_role("heading", name="You leave piles that pay")).to_be_visible()
    expect(page.get_by_text("24 of 36 times")).to_be_visible()
    assert violations(page, []) == []
    example = page.get_by_role("link", name="See it in the replay")
    expect(example).to_have_attribute("href", f"/replay/{TABLES[0]}?deal=1&step=9&seat=2")
    train = page.get_by_role("link", name="Train it: Take the pile")
    expect(train).to_have_attribute("href", "/puzzles?theme=take")
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
