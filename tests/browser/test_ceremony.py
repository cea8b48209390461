"""The ceremony before a deal: its buttons are in view, and each person is told their part."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit
from tests.browser.crew import crew
from tests.browser.serving import Served

IN_VIEW = """one => {
  const { top, bottom } = one.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


def test_shuffle_and_cut_are_in_view(server: Served, visit: Visit) -> None:
    def seen(button: Locator) -> None:
        expect(button).to_be_visible()
        for width, height in [(390, 844), (320, 568), (844, 390), (1280, 800)]:
            button.page.set_viewport_size({"width": width, "height": height})
            assert button.evaluate(IN_VIEW), f"{width} x {height}"

    with crew(server, rules="tres-barajas", ceremony="full") as four:
        while four.draw():
            pass
        dealer, cutter = (four.at(four.lead.info[who]) for who in ("dealer", "cutter"))
        dealing, cutting = visit("phone", locale="es-ES"), visit("phone", locale="en-GB")
        dealing.goto(four.link(dealer))
        expect(dealing.locator(".seating")).to_contain_text(re.compile("Repartes tú y"))
        seen(dealing.locator(".shuffle .main"))
        four.told(dealer.ask(do="shuffle"))
        cutting.goto(four.link(cutter))
        seen(cutting.locator(".cut .main"))
