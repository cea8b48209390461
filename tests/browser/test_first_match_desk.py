"""The first match at a desk: what is pressed keeps its place, and all keys are seen at once."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.posed import show
from tests.browser.serving import Served
from tests.browser.table import TablePage

SIDE = {"melds": ["Q Q Q Q Q 2 2", "J J J", "9 9 9"], "opened": True}
PLAYING = {
    "rules": "clasica",
    "phase": "play",
    "pile": "4s",
    "stock": 40,
    "seat": [{"hand": "5s 5h 6d Jh Kd Kc Ac 2s"}, {"hand": 11}, {"hand": 11}, {"hand": 11}],
    "side": [SIDE, {}],
}


def top(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["y"]


def test_a_chosen_card_does_not_move_the_buttons_to_another_line(server: Served, visit: Visit) -> None:
    page = visit("desk")
    show(page, server, PLAYING)
    table = TablePage(page)
    discard = table.do("Discard")
    before = top(discard)
    table.pick(["J"])
    expect(table.lit("add")).to_be_visible()
    expect(table.do("May I go out?")).to_be_visible()
    assert [top(discard), top(table.do("Hint"))] == [before, before]


def test_the_first_page_keeps_its_buttons_whichever_game_is_chosen(server: Served, visit: Visit) -> None:
    page = visit("desk")
    page.goto(server.url)
    page.get_by_role("button", name="Change").click()
    play, games = page.locator("button.play"), page.locator("label.set")
    expect(games).to_have_count(5)
    places = []
    for place in range(5):
        games.nth(place).click()
        expect(games.nth(place).get_by_role("radio")).to_be_checked()
        places.append(top(play))
    assert len(set(places)) == 1


def fits(page: Page) -> bool:
    found: bool = page.get_by_role("dialog", name="Keys").evaluate(
        "dialog => [dialog, ...dialog.querySelectorAll('*')].every((one) => one.scrollHeight <= one.clientHeight + 1"
        " || !/auto|scroll/.test(getComputedStyle(one).overflowY))"
    )
    return found


def test_all_keys_are_seen_at_once(server: Served, visit: Visit) -> None:
    page = visit("desk")
    show(page, server, PLAYING)
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_text("these keys")).to_be_visible()
    assert fits(page)
