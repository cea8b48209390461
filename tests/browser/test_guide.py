"""The guide through a first match: tips when they matter, which hide nothing, end with one tap and never come again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.posed import show
from tests.browser.serving import Served
from tests.browser.table import TablePage

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
SETTLED_MS = 300
# Spanish, which has the longer words, where there is least room.
ROOM = [((390, 844), "es-ES"), (SMALLEST, "es-ES"), ((844, 390), "es-ES"), ((1280, 800), "en-GB")]


def begun(page: Page, server: Served) -> TablePage:
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    table = TablePage(page)
    expect(table.hand.first).to_be_visible()
    return table


@pytest.mark.parametrize(("size", "lang"), ROOM)
def test_a_tip_hides_nothing_and_goes_when_one_goes_on(
    server: Served, visit: Visit, size: tuple[int, int], lang: str
) -> None:
    page = visit(size, locale=lang)
    for _ in range(20):
        page.goto(server.url)
        page.locator("button.play").click()
        expect(page.locator(".own").first).to_be_visible()
        if size != SMALLEST or page.locator(".reds").count() == 0:
            break
        page.evaluate("localStorage.clear()")  # with red threes there may be no room for a tip
    tip = page.locator(".guide")
    expect(tip).to_be_visible()
    expect(page.get_by_role("status").filter(has=tip)).to_contain_text("canasta")
    assert tip.evaluate(HIDDEN) == []
    page.locator("[role=toolbar] button.lit").first.click()
    page.wait_for_function("() => JSON.parse(localStorage['canasta.guide']).seen.join() === 'draw'")
    page.wait_for_timeout(SETTLED_MS)
    assert [hidden for one in page.locator(".guide.clear").all() for hidden in one.evaluate(HIDDEN)] == []
    if size != SMALLEST:  # where there may be no room for a long one
        expect(tip).to_be_visible()


def test_the_guide_ends_with_one_tap_for_good(server: Served, visit: Visit) -> None:
    page = visit("phone")
    table = begun(page, server)
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


GUIDED = """if (location.pathname.startsWith("/t/"))
  localStorage["canasta.guide"] ??= JSON.stringify({ table: location.pathname.split("/")[2], seen: [] })"""


def test_a_tip_waits_while_a_moment_is_shown(server: Served, visit: Visit) -> None:
    page = visit("phone")
    page.add_init_script(GUIDED)
    hands = [{"hand": "4s 4h 5d Qh Qd Qc Kd 2s"}, {"hand": 11}, {"hand": 11}, {"hand": 11}]
    tell = show(
        page, server, {"rules": "clasica", "phase": "draw", "pile": "9s", "stock": 60, "seat": hands, "side": [{}, {}]}
    )
    tip, moment = page.locator(".guide.clear"), page.locator(".banner[data-tone]")
    expect(tip).to_be_visible()
    made = {"kind": "canasta", "meld": 1, "rank": "Q", "type": "dirty"}
    tell({**made, "seat": None, "text": "Laura makes a mixed canasta of queens."})  # an own deed would end the tip
    expect(moment).to_be_visible()
    expect(tip).to_have_count(0)
    expect(moment).to_have_count(0)
    expect(tip).to_be_visible()
