"""The first match: a guide whose tips hide nothing and end with one tap; what is pressed keeps its place."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.posed import show
from tests.browser.serving import Served
from tests.browser.table import TablePage, box

HIDDEN = """tip => {
  const a = tip.getBoundingClientRect();
  const within = (low, high, most) => low >= -1 && high <= most + 1;
  if (!within(a.left, a.right, innerWidth) || !within(a.top, a.bottom, innerHeight)) return ["the window"];
  return [...document.querySelectorAll(".card, .seat, [role=toolbar] button, .stock, .pile")].filter((one) => {
    const b = one.getBoundingClientRect();
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  }).map((one) => one.className);
}"""
SMALLEST = (320, 568)
SIZES = [(390, 844), SMALLEST, (844, 390), (1280, 800)]
SETTLED_MS = 300
GUIDED = """if (location.pathname.startsWith("/t/"))
  localStorage["canasta.guide"] ??= JSON.stringify({ table: location.pathname.split("/")[2], seen: [] })"""
HANDS = [{"hand": "4s 4h 5d Qh Qd Qc Kd 2s"}, {"hand": 11}, {"hand": 11}, {"hand": 11}]
TO_DRAW = {"rules": "clasica", "phase": "draw", "pile": "9s", "stock": 60, "seat": HANDS, "side": [{}, {}]}


def test_a_tip_hides_nothing_waits_for_a_moment_and_goes_when_one_goes_on(server: Served, visit: Visit) -> None:
    page = visit(SIZES[0], locale="es-ES")  # which has the longer words
    page.add_init_script(GUIDED)
    tell = show(page, server, TO_DRAW)
    tip, moment = page.locator(".guide.clear"), page.locator(".banner[data-tone]")

    def hides_nothing(room: Sequence[tuple[int, int]]) -> None:
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_timeout(SETTLED_MS)
            if size in room:
                expect(tip).to_be_visible()
            assert [hidden for one in tip.all() for hidden in one.evaluate(HIDDEN)] == [], size

    hides_nothing(SIZES)
    expect(page.get_by_role("status").filter(has=tip)).to_contain_text("canasta")
    made = {"kind": "canasta", "meld": 1, "rank": "Q", "type": "dirty"}
    tell({**made, "seat": None, "text": "Laura hace una canasta sucia de damas."})  # an own deed would end the tip
    expect(moment).to_be_visible()
    expect(tip).to_have_count(0)
    expect(moment).to_have_count(0)
    expect(tip).to_be_visible()
    tell({"kind": "draw"}, {**TO_DRAW, "phase": "play"})
    page.wait_for_function("() => JSON.parse(localStorage['canasta.guide']).seen.join() === 'draw'")
    hides_nothing([size for size in SIZES if size != SMALLEST])  # where there may be none for a long one


def test_the_guide_ends_with_one_tap_for_good(server: Served, visit: Visit) -> None:
    page = visit("phone", at=server.url)
    page.get_by_role("button", name="Play now").click()
    table = TablePage(page)
    tip = page.locator(".guide")
    expect(tip).to_be_visible()
    page.get_by_role("button", name="End the guide").click()
    expect(tip).to_have_count(0)
    table.lit("draw").click()
    expect(table.status).to_contain_text("discard")
    expect(tip).to_have_count(0)
    page.reload()
    expect(table.status).to_contain_text("discard")
    page.wait_for_load_state("networkidle")
    expect(tip).to_have_count(0)


def fits(page: Page) -> bool:
    found: bool = page.get_by_role("dialog", name="Keys").evaluate(
        "dialog => [dialog, ...dialog.querySelectorAll('*')].every((one) => one.scrollHeight <= one.clientHeight + 1"
        " || !/auto|scroll/.test(getComputedStyle(one).overflowY))"
    )
    return found


def test_a_chosen_card_moves_no_button_and_all_keys_are_seen_at_once(server: Served, visit: Visit) -> None:
    page = visit("desk")
    sides = [{"melds": ["Q Q Q Q Q 2 2", "K K K", "9 9 9"], "opened": True}, {}]
    show(page, server, {**TO_DRAW, "phase": "play", "stock": 40, "side": sides})
    table = TablePage(page)
    discard = table.do("Discard")
    before = box(discard)["y"]
    table.pick("K")
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
    sides = [{"opened": True, "melds": ["Kh Kd Kc"]}, {}]
    show(page, server, {**TO_DRAW, "phase": "play", "stock": 40, "side": sides})
    table = TablePage(page)
    table.pick("K")
    buttons = page.locator("[role=toolbar] button")
    expect(buttons.filter(has_text="Añadir a reyes")).to_be_visible()
    expect(page.get_by_role("button", name="Consejo")).to_be_visible()
    assert buttons.evaluate_all(TOPS) == 1
