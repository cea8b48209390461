"""The moments of a deal: found by the coach, answered at the table, played on against bots."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.axe import violations
from tests.browser.conftest import Finished, Visit
from tests.browser.table import CORNER, FACES

WAIT = 120_000  # ms: the coach thinks, and shares its machine


def test_a_costly_decision_is_tried_again(finished: Finished, visit: Visit) -> None:
    deal = next(deal for deal in range(finished.deals, 0, -1) if finished.moments(deal))
    page = visit("phone", bypass_csp=True, at=finished.server.link(finished.table, finished.key))
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=f"Deal {deal}").click()
    sheet.get_by_role("button", name="Try key decisions again").click()
    moments = page.locator(".moments")
    told = moments.locator(".told")
    expect(told).to_contain_text("What do you play?", timeout=WAIT)
    moment = finished.moments(deal)[0]  # they are asked one after another
    expect(moments.locator(".own")).to_have_count(len(moment["view"]["hand"]))
    discards = [each for each in moment["answers"] if each["action"].startswith("discard")]
    wrong = next(each for each in discards if not each["good"])
    discard(moments, wrong["action"])
    expect(told).to_contain_text(wrong["told"])
    assert violations(page) == []
    told.get_by_role("button", name="Try again").click()
    good = next(each for each in discards if each["good"])
    discard(moments, good["action"])
    expect(told).to_contain_text(moment["answers"][0]["told"])
    lesson = told.get_by_role("link", name="Lesson: ")
    expect(lesson).to_have_count(1 if moment["lesson"] else 0)
    told.get_by_text("All answers").click()
    assert violations(page) == []
    told.get_by_role("button", name="Play on from here").click()
    expect(moments.locator(".status")).to_contain_text(re.compile("^Your turn"), timeout=WAIT)
    moments.get_by_role("button", name="Back", exact=True).click()
    expect(sheet.get_by_role("button", name="Try key decisions again")).to_be_focused()


def test_that_there_is_nothing_to_try_again_can_be_read(finished: Finished, visit: Visit) -> None:
    page = visit("phone", bypass_csp=True)
    page.route("**/moments?*", lambda route: route.fulfill(json={"deal": 1, "moments": []}))
    page.goto(finished.server.link(finished.table, finished.key))
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Deal 1").click()
    sheet.get_by_role("button", name="Try key decisions again").click()
    expect(page.get_by_text("Nothing to try again")).to_be_visible()
    assert violations(page) == []


def discard(moments: Locator, action: str) -> None:
    """Discard a card of that kind."""
    own = moments.locator(".own")
    kinds = [face[0] for face in own.evaluate_all(FACES)]
    own.nth(kinds.index(action.split()[1][0])).click(position=CORNER)
    moments.locator('[role=toolbar] button.lit[data-do^="discard"]').click()
