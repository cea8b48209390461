"""The first lessons, solved by doing what they ask for; what is wrong is refused with its rule."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served
from tests.browser.table import TablePage


def test_first_lessons(server: Served, visit: Visit) -> None:
    page = visit("phone", at=f"{server.url}/learn/clasica/beginner")
    table = TablePage(page)
    expect(page.get_by_role("heading", name="A turn")).to_be_visible()
    expect(table.hand).to_have_count(11)

    table.pick("4")
    page.locator("[data-target=pile]").click()  # before drawing, and nothing takes the pile
    rule = table.notice.get_by_role("link", name=re.compile(r"^Rule CL-\d+\.\d+$"))
    expect(rule).to_be_visible()
    rule.click()
    book = page.get_by_role("dialog", name="Rulebook")
    expect(book.locator("article.asked")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(table.hand).to_have_count(11)
    page.get_by_role("button", name=re.compile("^Deselect")).click()

    page.locator("[data-target=stock]").click()
    expect(table.hand).to_have_count(12)
    expect(page.get_by_role("log", name="What happened")).to_contain_text("You draw")
    table.perform("discard 4")
    expect(page.get_by_text("That is a turn")).to_be_visible()
    following = page.get_by_role("button", name="Next lesson")
    expect(following).to_be_focused()
    following.press("Enter")

    expect(page.get_by_role("heading", name="Melds")).to_be_visible()
    expect(table.lit("draw")).to_be_visible()
    dealt = table.hand.count()
    table.perform("draw")
    expect(table.hand).to_have_count(dealt + 1)
    table.perform("discard 4")
    expect(page.get_by_text("it was not what this lesson asks for")).to_be_visible()
    page.get_by_role("button", name="Start again").click()
    page.get_by_role("button", name="Show me how").click()
    expect(page.get_by_text("Select the three kings")).to_be_visible()
    expect(page.get_by_text("This is one way to do it")).to_be_visible()
    expect(table.lit("draw")).to_have_count(0)
    expect(page.locator('[data-spot="meld:0:2"]')).to_be_visible()  # the cards go there by themselves
    expect(page.get_by_role("heading", name="Melds")).to_be_visible()  # and that is not the learner's doing
    expect(table.lit("draw")).to_be_visible()
    expect(table.hand).to_have_count(dealt)
    for action in ("draw", "meld K K K", "add 8 > 1", "discard 4"):
        left = table.hand.count() + (1 if action == "draw" else -(len(action.partition(" > ")[0].split()) - 1))
        table.perform(action)
        expect(table.hand).to_have_count(left)
    expect(page.get_by_text("On the table they count for you")).to_be_visible()

    page.goto(f"{server.url}/learn/clasica")  # what was learnt stays learnt
    expect(page.get_by_role("main")).to_contain_text("2 of 10 lessons done")
    page.get_by_role("link", name="Go on: Wild cards").click()
    expect(page.get_by_role("heading", name="Wild cards")).to_be_visible()
    expect(page).to_have_url(f"{server.url}/learn/clasica/beginner/wilds")
    lessons = page.get_by_role("navigation", name="The lessons").get_by_role("link")
    expect(lessons.filter(has_text="✓")).to_have_count(2)


def test_another_game_from_the_one_that_is_known(server: Served, visit: Visit) -> None:
    """By keyboard from the courses to a lesson; what was allowed there is refused here, and the rule is named."""
    page = visit("phone")
    page.add_init_script("localStorage.setItem('canasta.lessons', JSON.stringify(['clasica/turn', 'clasica/melds']))")
    page.goto(f"{server.url}/learn/clasica")
    expect(page.get_by_role("main")).to_contain_text("2 of 10 lessons done")
    page.get_by_role("navigation", name="The game").get_by_role("link", name="Three packs").press("Enter")
    expect(page.get_by_role("heading", name="Three-pack canasta")).to_be_visible()
    page.get_by_role("link", name="If you know: Classic canasta").press("Enter")
    expect(page.get_by_role("heading", name="A turn")).to_be_visible()

    page.goto(f"{server.url}/learn/tres-barajas/from-clasica/pile-pair")
    table = TablePage(page)
    expect(table.hand).to_have_count(9)
    page.get_by_role("button", name="Try what is not allowed").click()
    told = page.locator(".told")
    expect(told).to_contain_text("Not allowed:")
    told.get_by_role("link", name="Rule TB-4.1").click()
    expect(page.get_by_role("dialog", name="Rulebook").locator("article.asked")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(table.hand).to_have_count(9)
    table.pick(["6", "6"])
    page.locator("[data-target=pile]").click()
    expect(table.hand).to_have_count(14)
    table.perform("discard 4")
    expect(told).to_contain_text("Each pair in your hand is a key to the pile")
    page.get_by_role("button", name="Next lesson").click()
    expect(page.get_by_role("heading", name="The meld is not enough")).to_be_visible()
