"""Puzzles on the page: answered on the table or in words, kept, and in the lesson of five minutes."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import Page, expect
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.serving import Served

from canasta.puzzles import PuzzleProgress, shipped
from canasta.puzzles.wording import choices


def answer(page: Page) -> None:
    """Give the first answer; where they come by kind, the first of the first kind."""
    if page.locator(".answers [aria-expanded]").count():
        page.locator(".answers [aria-expanded]").first.press("Enter")
        page.locator(".answers ul button").first.press("Enter")
    else:
        page.locator(".answers button").first.press("Enter")


def test_puzzles(server: Served, visit: Visit) -> None:
    page = visit("phone", bypass_csp=True, at=f"{server.url}/puzzles")
    question = page.get_by_role("heading", name="What do you do?")
    expect(question).to_be_visible()
    answers = page.get_by_role("list", name="The answers").get_by_role("button")
    expect(answers.first).to_be_visible()
    expect(page.get_by_role("log", name="What happened")).to_be_attached()  # what came before, for who hears the page
    assert violations(page, []) == []
    answer(page)
    told = page.get_by_role("heading", name=re.compile("^(Right!|Not the best here)"))
    expect(told).to_be_visible()
    onward = page.get_by_role("button", name="Next puzzle")
    expect(onward).to_be_focused()
    page.get_by_text("The others").click()
    assert violations(page, []) == []
    expect(page.get_by_text("Tried: 1.")).to_be_visible()
    onward.press("Enter")
    expect(question).to_be_visible()

    page.reload()  # the progress is kept, and told once an answer is given
    expect(question).to_be_visible()
    answer(page)
    expect(page.get_by_text("Tried: 2.")).to_be_visible()
    page.get_by_role("button", name="Five minutes").click()
    expect(page.get_by_role("heading", name="Best here", exact=True)).to_be_visible()
    page.get_by_role("button", name="Go on").press("Enter")
    expect(page.get_by_text("Part 2 of")).to_be_visible()
    expect(question).to_be_visible()


def test_a_theme_and_a_game_are_chosen_and_stand_in_the_address(server: Served, visit: Visit) -> None:
    page = visit("phone", bypass_csp=True)
    with page.expect_response("**/api/puzzles/next*") as first:
        page.goto(f"{server.url}/puzzles?theme=cut&rules=tres-barajas")
    assert shipped()[first.value.json()["puzzle"]["id"]].theme == "cut"
    page.get_by_role("button", name="Choose a theme and a game").click()
    theme, game = page.get_by_label("Theme", exact=True), page.get_by_label("Game", exact=True)
    expect(theme).to_have_value("cut")
    assert violations(page, []) == []
    with page.expect_response("**/api/puzzles/next*") as second:
        game.select_option("salon")  # which has no moda
    expect(page).to_have_url(f"{server.url}/puzzles?rules=salon")
    expect(theme).to_have_value("")
    assert shipped()[second.value.json()["puzzle"]["id"]].game == "salon"
    with page.expect_response("**/api/puzzles/next*"):
        theme.select_option("freeze")
    expect(page).to_have_url(f"{server.url}/puzzles?theme=freeze&rules=salon")
    page.wait_for_load_state("networkidle")  # the puzzle before is gone
    expect(page.get_by_role("heading", name="What do you do?")).to_be_visible()
    answer(page)
    expect(page.get_by_text("With a theme chosen")).to_be_visible()


def test_on_a_phone_the_own_melds_are_seen_beside_the_question(server: Served, visit: Visit) -> None:
    longest = max(shipped().values(), key=lambda each: len(each.scene.own.melds) * len(each.answers))
    tried = tuple(name for name in shipped() if name != longest.id)
    page = visit("phone", kept={"puzzles": msgspec.to_builtins(PuzzleProgress(tried=tried))}, bypass_csp=True)
    page.goto(f"{server.url}/puzzles")
    expect(page.get_by_role("heading", name="What do you do?")).to_be_visible()
    expect(page.locator(".board > .ours .meld").first).to_be_visible()
    page.wait_for_function("""() => {
      const [melds, hand] = [".ours", ".mine"].map(part => document.querySelector(`.board > ${part}`));
      return melds.getBoundingClientRect().bottom <= hand.getBoundingClientRect().top + 1;
    }""")


def test_many_answers_come_by_kind(server: Served, visit: Visit) -> None:
    most = max(shipped().values(), key=lambda each: len(choices(each)))
    tried = tuple(name for name in shipped() if name != most.id)
    page = visit("phone", kept={"puzzles": msgspec.to_builtins(PuzzleProgress(tried=tried))}, bypass_csp=True)
    page.goto(f"{server.url}/puzzles")
    discard = page.get_by_role("button", name=re.compile(r"^Discard \d+"))
    discard.press("Enter")
    expect(discard).to_have_attribute("aria-expanded", "true")
    box = page.locator(".answers")
    assert box.evaluate("one => one.scrollHeight <= one.clientHeight + 1")  # all of them are seen
    assert violations(page, []) == []
    box.get_by_role("button", name=re.compile("^Discard an? .*[.]$")).first.press("Enter")
    expect(page.get_by_text(f"Tried: {len(shipped())}.")).to_be_visible()
