"""Both languages, large cards, large text, no motion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Finished, Visit
from tests.browser.crew import crew
from tests.browser.serving import Served
from tests.browser.table import TablePage, box

TARGET = 44  # CSS pixels

# Everything that can be pressed and is in view, with the part of it that nothing else covers: of a card in a fan, the
# strip up to the next one. What is too small comes back in words. Links within a sentence may be as high as its lines.
SMALL = """least => {
  const all = [...document.querySelectorAll("button, a[href], summary, select, input, [role=option], [role=slider]")]
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr-only, p"));
  const open = document.querySelector("dialog[open]:modal");
  const cards = all.filter(one => one.matches("[role=option]")).map(one => one.getBoundingClientRect());
  return all.filter(one => !open || open.contains(one)).flatMap(one => {
    const { left, right, top, bottom } = (one.closest("label") ?? one).getBoundingClientRect();
    let [width, height] = [right - left, bottom - top];
    if (one.matches("[role=option]")) {
      for (const at of cards) {
        if (Math.abs(at.top - top) < 2 && at.left > left) width = Math.min(width, at.left - left);
        if (at.top > top + 20 && at.left < right && at.right > left) height = Math.min(height, at.top - top);
      }
    }
    const name = (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 30);
    return width + 0.5 < least || height + 0.5 < least ? [`${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`] : [];
  });
}"""
# What sticks out to the side, of what is in view.
WIDER = """() => {
  const wide = document.documentElement.scrollWidth;
  const out = [...document.querySelectorAll("button, a[href], h1, h2, p, td, th, label, select, [role=option]")]
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr-only, .hidden"))
    .filter(one => {
      const { left, right } = one.getBoundingClientRect();
      return right > left && (right > innerWidth + 1 || left < -1);
    });
  const words = out.map(one => (one.textContent.trim() || one.getAttribute("aria-label") || one.tagName).slice(0, 40));
  return wide <= innerWidth ? words : [`the page is ${wide} wide`, ...words];
}"""
# Transitions, however short: each costs frames and drawing of its own. Animations that run for longer than a moment.
WATCH = """window.moved = [];
const look = () => {
  for (const one of document.getAnimations()) {
    const { duration, iterations } = one.effect.getComputedTiming();
    const long = duration * Math.min(iterations, 2) > 1;
    if (one.playState === "running" && (long || one.transitionProperty))
      window.moved.push(one.animationName ?? one.transitionProperty ?? "flight");
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);"""
TWICE = """document.addEventListener("DOMContentLoaded", () => document.documentElement.style.fontSize = "200%")"""


def begun(server: Served, page: Page, **settings: object) -> TablePage:
    """The page at a table with bots, and its turn."""
    with crew(server, people=1, **{"seed": "x1", **settings}) as alone:
        alone.turn()
        page.goto(alone.link(alone.lead))
    table = TablePage(page)
    expect(table.hand.first).to_be_visible()
    expect(page.locator(".status.mine")).to_be_visible()
    return table


def test_two_languages_at_the_table(server: Served, visit: Visit) -> None:
    page = visit("desk")
    table = begun(server, page)
    english = table.log.inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Preferences").click()
    page.get_by_role("dialog").get_by_text("Español", exact=True).click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".status")).to_have_text(re.compile("^Te toca"))
    expect(page.locator("html")).to_have_attribute("lang", "es")
    log = page.get_by_role("log", name="Lo que ha pasado")
    expect(log).not_to_have_text(english)
    expect(page.get_by_role("toolbar", name="Jugadas").get_by_role("button", name="Robar")).to_be_visible()
    page.locator("[data-target=stock]").click()
    expect(page.locator(".status")).to_contain_text("descarta")
    expect(log).to_contain_text("Robas")
    page.reload()
    expect(page.locator(".status")).to_contain_text("descarta")


def test_large_cards(server: Served, visit: Visit) -> None:
    page = visit("phone", kept={"preferences": {"largeCards": True}})
    table = begun(server, page, rules="tres-barajas", seed="large")  # the game with the most cards in a hand
    rows = {round(box(card)["y"]) for card in table.hand.all()}
    assert len(rows) >= 2
    assert page.evaluate(SMALL, TARGET) == []
    table.lit("draw").click()
    expect(table.status).to_contain_text("discard")
    table.select(0)
    expect(page.locator(".own[aria-selected=true]")).to_have_count(1)
    assert page.evaluate(SMALL, TARGET) == []
    table.select(0)
    table.discard_any()  # by taps alone
    table.my_turn()
    page.get_by_role("button", name="Menu").click()
    assert page.evaluate(SMALL, TARGET) == []
    page.get_by_role("dialog").get_by_role("button", name="Preferences").click()
    expect(page.get_by_role("radio", name="Español")).to_be_attached()
    assert page.evaluate(SMALL, TARGET) == []


@pytest.mark.parametrize("large", [False, True])
def test_text_of_twice_the_size(server: Served, finished: Finished, visit: Visit, large: bool) -> None:
    page = visit("phone", kept={"preferences": {"largeCards": large}})
    page.add_init_script(TWICE)
    wider: dict[str, list[str]] = {}
    table = begun(server, page)
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 32
    wider["table"] = page.evaluate(WIDER)
    table.lit("draw").click()
    expect(table.status).to_contain_text("discard")
    table.select(0)
    wider["table, selected"] = page.evaluate(WIDER)
    page.goto(f"{server.url}/replay/{finished.table}")
    expect(page.get_by_role("slider", name="Step")).to_be_visible()
    wider["replay"] = page.evaluate(WIDER)
    page.goto(f"{server.url}/learn/tres-barajas/beginner")
    expect(page.locator(".own").first).to_be_visible()
    wider["learn"] = page.evaluate(WIDER)
    if not large:  # these have no cards
        page.goto(server.url)
        page.get_by_role("button", name="Change").click()
        expect(page.locator(".set").first).to_be_visible()
        wider["home"] = page.evaluate(WIDER)
        page.goto(server.link(finished.table, finished.key))
        expect(page.get_by_role("dialog").get_by_role("button", name="Verify the shuffle")).to_be_visible()
        wider["score sheet"] = page.evaluate(WIDER)
        page.goto(f"{server.url}/learn")
        expect(page.locator("main li").first).to_be_visible()
        wider["courses"] = page.evaluate(WIDER)
    assert {name: found for name, found in wider.items() if found} == {}


def test_motion(server: Served, visit: Visit) -> None:
    """Cards move, unless the system asks for less motion or the player wants none."""
    page = visit("desk", motion=True)
    page.add_init_script(WATCH)
    table = begun(server, page, bots="greedy")

    def moved() -> set[str]:
        table.until("() => document.getAnimations().every(one => one.playState !== 'running')")
        page.evaluate("window.moved = []")
        table.play_turn(lay=False)
        table.my_turn()
        page.get_by_role("button", name="Talk").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        return set(page.evaluate("window.moved"))

    assert moved()
    page.emulate_media(reduced_motion="reduce")
    assert moved() == set()
    page.evaluate("localStorage['canasta.preferences'] = JSON.stringify({ speed: 0 })")
    page.reload()  # the page before keeps its own preferences again when the system's change
    page.emulate_media(reduced_motion="no-preference")
    assert moved() == set()


def test_four_hundred_per_cent_leaves_a_game_that_can_be_played(server: Served, visit: Visit) -> None:
    """WCAG 1.4.10: a window of 320 by 256. All of the table is there by scrolling, none of it wider than the window."""
    page = visit("phone")
    page.set_viewport_size({"width": 320, "height": 256})
    table = begun(server, page)
    page.locator("[data-target=stock]").scroll_into_view_if_needed()
    page.locator("[data-target=stock]").click()
    table.hand.first.click(position={"x": 8, "y": 20})  # what the next card leaves of it
    discard = page.get_by_role("toolbar", name="Actions").get_by_role("button", name=re.compile("^Discard"))
    discard.scroll_into_view_if_needed()
    expect(discard).to_be_in_viewport()
    assert page.evaluate(WIDER) == []


def test_on_a_large_screen_everything_is_larger(server: Served, visit: Visit) -> None:
    """Bar, letters and dialogs grow with the window, as the cards do."""
    page, heights = visit("desk"), []
    begun(server, page)
    for width, height in ((1280, 800), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        bar = box(page.locator("header.felt-bar"))["height"]
        page.get_by_role("button", name="Menu").click()
        heights.append((bar, box(page.locator("dialog[open] .frame"))["width"]))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    (bar_height, window_width), larger = heights
    assert larger == pytest.approx((1.56 * bar_height, 1.56 * window_width), rel=0.02)
