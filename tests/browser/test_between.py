"""The end of a deal: how it ended is seen first, then its sheet; from there the deal is watched again, or reviewed."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.axe import violations
from tests.browser.conftest import SIZES, Visit
from tests.browser.crew import crew
from tests.browser.serving import HTTP, Served

# What comes into view, in its order: the news of the end, the window with the sheet, and what the log says.
WATCH = """window.came = [];
new MutationObserver(() => {
  for (const [name, where] of [["news", ".closing"], ["sheet", "dialog[open]"]])
    if (!window.came.includes(name) && document.querySelector(where)) window.came.push(name);
  const last = document.querySelector("[role=log]")?.textContent ?? "";
  if (/goes out|go out/.test(last) && !window.came.includes("log")) window.came.push("log");
}).observe(document, { childList: true, subtree: true, attributes: true });"""
# What is shown for some seconds stays, until it is skipped.
STAYS = "const real = setTimeout; window.setTimeout = (go, ms) => (ms >= 2000 ? 0 : real(go, ms));"


def test_the_end_of_a_deal_and_seeing_it_again(server: Served, visit: Visit) -> None:
    page = visit("phone", bypass_csp=True)
    with crew(server, people=1, seed="bv", house={"target": 2500}) as alone:
        page.goto(alone.link(alone.lead))
        expect(page.locator(".own").first).to_be_visible()
        page.evaluate(WATCH + STAYS)
        alone.play_deal()
        out = next(event for event in alone.lead.events if event["kind"] == "out")
        news = page.locator(".closing")
        expect(news).to_contain_text(out["text"])
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert violations(page, [("dark", True)]) == []
        news.get_by_role("button", name="See the score").click()
        sheet = page.get_by_role("dialog", name="Deal 1")
        expect(sheet).to_be_visible()
        expect(news).to_have_count(0)
        assert page.evaluate("window.came.filter(one => one !== 'log')") == ["news", "sheet"]
        expect(sheet).to_have_accessible_description(re.compile(f"^{re.escape(out['text'])}"))
        expect(page.get_by_role("button", name="Next deal")).to_be_focused()
        totals = sheet.locator(".top tbody tr")
        told = alone.lead.info["sheets"][0]
        expect(totals).to_have_count(len(told))
        for side in told:
            expect(totals.filter(has_text=f"{side['after']:,}".replace("-", "−"))).not_to_have_count(0)
        for whole in ("dialog .top table", "dialog footer"):
            expect(page.locator(whole)).to_be_in_viewport(ratio=1)
        page.set_viewport_size({"width": 844, "height": 390})
        assert sheet.locator(".title").evaluate("title => title.scrollHeight <= title.clientHeight")
        page.set_viewport_size({"width": SIZES["phone"][0], "height": SIZES["phone"][1]})

        sheet.get_by_role("button", name="Replay the deal").click()
        slider = page.get_by_role("slider", name="Step")
        expect(slider).to_be_visible()
        page.keyboard.press("End")
        expect(slider).not_to_have_value("0")
        page.get_by_role("button", name="Back to the table").click()
        expect(slider).to_have_count(0)
        expect(sheet.get_by_role("button", name="Replay the deal")).to_be_focused()
        sheet.get_by_role("button", name="Review the deal").click()
        expect(page.locator(".chances")).to_be_visible(timeout=120_000)
        expect(page.get_by_role("dialog", name="what the coach says")).to_be_visible()
        assert page.url.endswith(f"/t/{alone.table}")

        alone.told(alone.lead.ask(do="next"))  # the next deal does not wait for whoever still looks back
        expect(slider).to_have_count(0)
        expect(page.get_by_role("dialog")).to_have_count(0)
        for what in ("replay", "review"):
            answer = HTTP.get(f"{server.url}/api/tables/{alone.table}/{what}?deal=2")
            assert answer.status_code == 409, answer.text
