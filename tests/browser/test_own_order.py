"""The hand in an order of one's own: by drag, by Shift and an arrow, and kept."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.posed import show
from tests.browser.serving import Served
from tests.browser.table import FACES
from tests.browser.test_warned import to_discard


def faces(page: Page) -> str:
    """The hand from left to right."""
    return " ".join(page.locator(".own").evaluate_all(FACES))


def drag(page: Page, card: str, onto: str, share: float) -> None:
    """Drag a card of the hand onto that share of the width of what is seen of another."""
    strip = page.evaluate(STRIP)
    start, end = (page.locator(f".own[data-face='{face}']").bounding_box() for face in (card, onto))
    assert start
    assert end
    page.mouse.move(start["x"] + strip / 2, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + strip / 2 + 20, start["y"] + 10, steps=3)
    page.mouse.move(end["x"] + strip * share, end["y"] + 30, steps=4)
    expect(page.locator(".own.gap")).to_have_count(1 if share < 0.5 else 0)
    page.mouse.up()


# The part of a card that its right neighbour leaves in view.
STRIP = """() => {
  const [one, next] = [...document.querySelectorAll(".own")].map(card => card.getBoundingClientRect().left);
  return next - one;
}"""


def test_cards_are_dragged_and_shifted(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"preferences": {"order": "own"}})
    show(page, server, to_discard())
    first = faces(page)
    assert first == "4s 4h Qh Kd 2s"
    drag(page, "Kd", "4s", 0.2)
    assert faces(page) == "Kd 4s 4h Qh 2s"
    expect(page.locator(".own[aria-selected=true]")).to_have_count(0)
    drag(page, "4s", "2s", 0.8)  # behind the last one
    assert faces(page) == "Kd 4h Qh 2s 4s"
    page.locator(".own[data-face=Qh]").focus()
    page.keyboard.press("Shift+ArrowLeft")
    assert faces(page) == "Kd Qh 4h 2s 4s"
    expect(page.locator(".own[data-face=Qh]")).to_be_focused()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    assert faces(page) == "Kd 4h 2s Qh 4s"
    expect(page.locator(".own[data-face=Qh]")).to_be_focused()
    page.locator(".own[data-face=Kd]").press("Shift+ArrowLeft")  # it is the first: nothing happens
    assert faces(page) == "Kd 4h 2s Qh 4s"
    page.reload()
    expect(page.locator(".own")).to_have_count(5)
    assert faces(page) == "Kd 4h 2s Qh 4s"
