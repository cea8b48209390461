"""A warning before a discard: heard, closed, and played all the same; letters as keys are off for this person."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.posed import Position, show
from tests.browser.serving import Served
from tests.browser.table import TablePage

WARNING = "The rivals collect queens: they would take a pile of nine cards."


def to_discard() -> Position:
    """A side that has opened, and a card too many."""
    return {
        "rules": "clasica",
        "phase": "play",
        "pile": "9s 4c Jh 6s",
        "stock": 40,
        "seat": [{"hand": "4s 4h Qh Kd 2s"}, {"hand": 8}, {"hand": 9}, {"hand": 7}],
        "side": [{"melds": ["A A A A"]}, {"melds": ["Q Q Q Q"]}],
    }


def test_a_warning(server: Served, visit: Visit) -> None:
    page = visit("phone", kept={"preferences": {"warnings": "always", "letters": False}}, bypass_csp=True)
    show(page, server, to_discard(), warning=WARNING, hints="always")
    table = TablePage(page)
    page.locator(".own[data-face=Qh]").press("Space")
    expect(table.lit("discard")).to_be_visible()
    page.keyboard.press("k")  # turned off: the king stays where it is
    expect(page.locator(".own[aria-selected=true]")).to_have_count(1)
    warning = page.get_by_role("alertdialog", name=WARNING)
    table.lit("discard").press("Enter")
    expect(warning.get_by_role("button", name="Take it back")).to_be_focused()
    assert violations(page, [("dark", False), ("light", True)]) == []
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    expect(table.hand).to_have_count(5)
