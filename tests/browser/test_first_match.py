"""The first match: on a desk what is pressed keeps its place; on a phone all buttons are in one row."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.axe import violations
from tests.browser.conftest import Finished, Visit
from tests.browser.posed import show
from tests.browser.serving import Served
from tests.browser.table import TablePage, box

SIDE = {"melds": ["Q Q Q Q Q 2 2", "J J J", "9 9 9"], "opened": True}
PLAYING = {
    "rules": "clasica",
    "phase": "play",
    "pile": "4s",
    "stock": 40,
    "seat": [{"hand": "5s 5h 6d Jh Kd Kc Ac 2s"}, {"hand": 11}, {"hand": 11}, {"hand": 11}],
    "side": [SIDE, {}],
}


def fits(page: Page) -> bool:
    found: bool = page.get_by_role("dialog", name="Keys").evaluate(
        "dialog => [dialog, ...dialog.querySelectorAll('*')].every((one) => one.scrollHeight <= one.clientHeight + 1"
        " || !/auto|scroll/.test(getComputedStyle(one).overflowY))"
    )
    return found


def test_a_chosen_card_moves_no_button_and_all_keys_are_seen_at_once(server: Served, visit: Visit) -> None:
    page = visit("desk")
    show(page, server, PLAYING)
    table = TablePage(page)
    discard = table.do("Discard")
    before = box(discard)["y"]
    table.pick(["J"])
    expect(table.lit("add")).to_be_visible()
    expect(table.do("May I go out?")).to_be_visible()
    assert [box(discard)["y"], box(table.do("Hint"))["y"]] == [before, before]
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_text("these keys")).to_be_visible()
    assert fits(page)


def test_the_first_page_keeps_its_buttons_whichever_game_is_chosen(server: Served, visit: Visit) -> None:
    page = visit("desk", at=server.url)
    page.get_by_role("button", name="Change").click()
    play, games = page.locator("button.play"), page.locator("label.set")
    expect(games).to_have_count(5)
    places = []
    for place in range(5):
        games.nth(place).click()
        expect(games.nth(place).get_by_role("radio")).to_be_checked()
        places.append(box(play)["y"])
    assert len(set(places)) == 1


TOPS = "all => new Set(all.map(one => Math.round(one.getBoundingClientRect().top))).size"


def test_what_can_be_added_stands_in_one_row_with_the_hint(server: Served, visit: Visit) -> None:
    page = visit("phone", locale="es-ES")
    seats = [{"hand": "9s 4h 5d Qh Kd"}, {"hand": 11}, {"hand": 11}, {"hand": 11}]
    sides = [{"opened": True, "melds": ["9h 9d 9c"]}, {}]
    show(page, server, {"rules": "clasica", "phase": "play", "pile": "4s", "stock": 40, "seat": seats, "side": sides})
    table = TablePage(page)
    table.pick("9")
    buttons = page.locator("[role=toolbar] button")
    expect(buttons.filter(has_text="Añadir a nueves")).to_be_visible()
    expect(page.get_by_role("button", name="Consejo")).to_be_visible()
    assert buttons.evaluate_all(TOPS) == 1


def test_that_there_is_nothing_to_try_again_can_be_read(finished: Finished, visit: Visit) -> None:
    page = visit("phone", bypass_csp=True)
    page.route("**/moments?*", lambda route: route.fulfill(json={"deal": 1, "moments": []}))
    page.goto(finished.server.link(finished.table, finished.key))
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Deal 1").click()
    sheet.get_by_role("button", name="Try key decisions again").click()
    expect(page.get_by_text("Nothing to try again")).to_be_visible()
    assert violations(page) == []
