"""Colours that the system chooses: cards keep inks and edges, and what can be done or is chosen can be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.posed import show
from tests.browser.serving import Served

POSITION = {
    "rules": "tres-barajas",
    "phase": "play",
    "moda": "K",
    "pile": "9s 4c Jh 6s 2s",
    "frozen": True,
    "stock": 14,
    "seat": [{"hand": "4s 4h 4d 5s 6d 8c Jc"}, {"hand": 5}, {"hand": 6}, {"hand": 4}],
    "side": [
        {"melds": ["K K K K K K K", "Q Q Q Q Q 2 2", "5 5 5 5"], "red_threes": "3h 3d"},
        {"melds": ["A A A A A X 2", "2 2 2 2 X X X", "9 9 9"], "red_threes": ""},
    ],
}
SYSTEM = """colour => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
  const seen = getComputedStyle(probe).color;
  probe.remove();
  return seen;
}"""


def style(one: Locator, name: str) -> str:
    value: str = one.first.evaluate("(one, name) => getComputedStyle(one)[name]", name)
    return value


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_table_in_forced_colours(server: Served, visit: Visit, scheme: str) -> None:
    page = visit("desk", forced_colors="active", color_scheme=scheme)
    show(page, server, POSITION)
    high, canvas, text = (page.evaluate(SYSTEM, colour) for colour in ("Highlight", "Canvas", "CanvasText"))
    assert len({high, canvas, text}) == 3

    # cards: paper, ink, edge; red is red and black is black
    red, black = (page.locator(f".own [data-ink={ink}]") for ink in "hs")
    for card, ink in ((red, "rgb(167, 19, 2)"), (black, "rgb(20, 23, 31)")):
        assert style(card, "backgroundColor") == "rgb(255, 253, 248)"
        assert style(card.locator(".ink path:not(.rank)"), "fill") == ink
        assert style(card, "boxShadow").startswith("rgb(20, 23, 31) 0px 0px 0px 1px")

    # canastas: each sort has a ground of its own, and a word
    grounds = {
        style(page.locator(f"[data-sort={sort}] .ribbon"), "backgroundColor") for sort in ("clean", "dirty", "wild")
    }
    assert len(grounds | {canvas}) == 4

    # on turn, chosen, able to be done, laid ready
    assert high in style(page.locator(".seat.turn"), "boxShadow")
    assert high not in style(page.locator(".seat:not(.turn)"), "boxShadow")
    assert text in style(page.locator(".seat:not(.turn)"), "boxShadow")
    for at in range(3):
        page.locator(".own").nth(at).click(position={"x": 8, "y": 20})
    assert high in style(page.locator(".own.chosen"), "boxShadow")
    assert style(page.locator(".own:not(.chosen)"), "boxShadow") == "none"
    meld = page.get_by_role("toolbar", name="Actions").get_by_role("button", name="Meld")
    assert style(meld, "backgroundColor") == high
    meld.click()
    fresh = page.locator(".at.new")
    expect(fresh).to_have_count(3)
    assert style(fresh, "outlineColor") == "rgb(20, 23, 31)"

    # pictures beside the cards, whose inks a browser leaves as they are
    assert style(page.locator(".status svg"), "stroke") == text
