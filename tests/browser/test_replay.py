"""A match watched again: by buttons and keys, from a seat and open, from a link to a moment and from a file."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Finished, Visit
from tests.browser.said import shown
from tests.browser.serving import Served

QUIET = ("revealed", "commitment", "contribution", "drew", "seated")


def at(page: Page, step: int, of: dict[str, Any]) -> None:
    """The page is at that step of the deal, and says what the server says of it."""
    expect(page.locator("footer .count")).to_have_text(f"{step} / {len(of['frames']) - 1}")
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(step))
    if step:
        texts = [
            event["text"] for event in of["frames"][step]["events"] if event["text"] and event["kind"] not in QUIET
        ]
        expect(page.locator(".said")).to_have_text(shown(" ".join(texts)))


def turns(of: dict[str, Any]) -> list[int]:
    """The steps at which a turn begins."""
    frames = enumerate(of["frames"])
    return [step for step, frame in frames if any(event["kind"] == "turn" for event in frame["events"])]


def hands(page: Page) -> Locator:
    return page.get_by_role("img", name=re.compile("^The hand of"))


def cards_in(hand: Locator) -> int:
    """How many cards the name of an open hand says: names of cards after a colon, with commas between them."""
    return len((hand.get_attribute("aria-label") or "").partition(": ")[2].split(", "))


def test_every_way_through_a_deal_which_plays_until_its_link_is_copied(finished: Finished, visit: Visit) -> None:
    page = visit("desk", at=finished.server.link(finished.table, finished.key))
    page.get_by_role("dialog").get_by_role("link", name="Replay the match").click()
    page.wait_for_url(re.compile(f"/replay/{finished.table}"))
    first, second = finished.replay(1), finished.replay(2)
    last = len(first["frames"]) - 1
    controls = page.get_by_role("toolbar", name="Steps of the replay")

    def press(name: str) -> None:
        controls.get_by_role("button", name=name, exact=True).click()

    expect(page.locator(".said")).not_to_be_empty()
    at(page, 0, first)
    press("Next action")
    at(page, 1, first)
    press("Next turn")
    at(page, next(step for step in turns(first) if step > 1), first)
    press("Previous action")
    at(page, next(step for step in turns(first) if step > 1) - 1, first)
    press("To the end of the deal")
    at(page, last, first)
    press("To the beginning of the deal")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2, first)
    page.keyboard.press("ArrowLeft")
    at(page, 1, first)
    page.keyboard.press("Shift+ArrowRight")
    at(page, next(step for step in turns(first) if step > 1), first)
    page.keyboard.press("End")
    at(page, last, first)
    page.keyboard.press("PageDown")
    at(page, 0, second)
    page.keyboard.press("PageUp")
    at(page, 0, first)

    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_label("Speed").select_option("4")
    press("Play")
    slider = page.get_by_role("slider", name="Step")
    expect(slider).not_to_have_value(re.compile("^[01]$"))
    page.get_by_role("button", name="Link to this moment").click()
    step = int(slider.input_value())
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{finished.server.url}/replay/{finished.table}?deal=1&step={step}"
    page.wait_for_timeout(1000)
    assert slider.input_value() == str(step), "what is shared does not run away"

    page.keyboard.press("Escape")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    at(page, last - 2, first)
    press("Play")
    at(page, last, first)
    expect(controls.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_seats_and_a_link_to_the_moment(finished: Finished, visit: Visit) -> None:
    deal = finished.replay(2)
    step = turns(deal)[6]
    page = visit("desk", at=f"{finished.server.url}/replay/{finished.table}?deal=2&step={step}")
    at(page, step, deal)
    held_by_all = deal["frames"][step]["view"]["shown"]
    expect(hands(page)).to_have_count(len(held_by_all))
    assert sorted(cards_in(hand) for hand in hands(page).all()) == sorted(len(cards) for cards in held_by_all)

    seen = finished.replay(2, finished.seat)
    name = seen["names"][finished.seat]
    page.get_by_label("Seen by").select_option(label=name)
    expect(hands(page)).to_have_count(1)
    expect(hands(page)).to_have_accessible_name(re.compile(f"^The hand of {name}"))
    at(page, step, seen)
    assert cards_in(hands(page)) == len(seen["frames"][step]["view"]["hand"])
    held = hands(page).get_attribute("aria-label")
    page.get_by_role("button", name="Link to this moment").click()
    link = page.get_by_role("dialog").get_by_label("Link to this moment").input_value()

    other = visit("desk")  # somebody who has never been here
    other.goto(link)
    at(other, step, seen)
    expect(hands(other)).to_have_attribute("aria-label", held or "")
    other.keyboard.press("ArrowRight")
    at(other, step + 1, seen)
    other.wait_for_url(re.compile(rf"\?deal=2&step={step + 1}&seat={finished.seat}$"))


DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, {type: "text/plain"}));
  const at = document.querySelector("h1");
  for (const kind of ["dragover", "drop"]) {
    const event = new DragEvent(kind, {dataTransfer: data, bubbles: true, cancelable: true});
    at.dispatchEvent(event);
    if (!event.defaultPrevented) return `${kind} is left to the browser`;
  }
  return "";
}"""


def test_a_record_from_a_file(server: Served, finished: Finished, visit: Visit) -> None:
    page = visit("desk", at=f"{server.url}/replay")
    choose = page.get_by_label("Choose a record").last
    choose.set_input_files({"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Eva, how are you?"})
    expect(page.get_by_role("alert")).to_have_text("This is not the record of a match.")
    expect(page.get_by_role("button", name="Watch this match")).to_have_count(0)

    spoiled = finished.record.replace(": draw", ": brew", 1).encode()
    choose.set_input_files({"name": "spoiled.canasta", "mimeType": "text/plain", "buffer": spoiled})
    page.get_by_role("button", name="Watch this match").click()
    expect(page.get_by_role("heading", name="The replay cannot be shown")).to_be_visible()
    expect(page.get_by_text(re.compile("brew"))).to_be_visible()
    page.get_by_role("button", name="Another match").click()

    expect(choose).to_be_attached()
    assert page.evaluate(DROP, ["match.canasta", finished.record]) == ""  # beside the box
    page.get_by_role("button", name="Watch this match").click()
    deal = finished.replay(1)
    at(page, 0, deal)
    page.keyboard.press("ArrowRight")
    at(page, 1, deal)
    expect(hands(page)).to_have_count(4)
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_count(0)  # a file of one's own has no link


def test_the_coach_may_be_left_and_grades_the_deal_that_is_seen(finished: Finished, visit: Visit) -> None:
    page = visit("phone", at=f"{finished.server.url}/replay/{finished.table}?deal={finished.deals}&step=0")
    expect(page.locator("footer .count")).to_be_attached()
    ask = page.get_by_role("button", name="What the coach says")
    ask.click()
    expect(page.locator(".looking")).to_contain_text(re.compile(r"\d+ % · \d+ of \d+ steps"))  # as the server counts
    with page.expect_event("requestfailed", lambda request: "/review?" in request.url):
        page.get_by_role("button", name="Do not wait").click()
    expect(page.locator(".looking")).to_have_count(0)
    expect(ask).to_have_attribute("aria-busy", "false")
    expect(page.get_by_role("alert")).to_have_count(0)

    for _ in range(1, finished.deals):
        page.keyboard.press("PageUp")
    at(page, 0, finished.replay(1))
    ask.click()
    chances = page.locator(".chances").get_by_role("img")
    dialog = page.get_by_role("dialog", name="Deal 1: what the coach says")
    expect(dialog).to_be_visible(timeout=120_000)  # it opens by itself once the coach has looked
    page.keyboard.press("Escape")
    expect(chances).to_be_attached()
    found = finished.review(1)
    graded = {each["step"]: each for each in found["steps"]}
    frames = finished.replay(1)["frames"]
    for step in range(1, 1 + min(12, len(frames) - 1)):
        page.keyboard.press("ArrowRight")
        if step in graded:
            expect(page.locator(".verdict")).to_contain_text(shown(graded[step]["text"]))
        else:
            expect(page.locator(".verdict")).to_have_count(0)
    ask.click()
    expect(dialog.get_by_role("row")).to_have_count(1 + len(found["players"]) + 1 + len(found["sides"]))
    wrong = [each for each in found["steps"] if each["kind"] in ("inaccuracy", "mistake", "blunder")]
    costly = dialog.get_by_role("button", name="See the costliest")
    expect(costly).to_have_count(1 if wrong else 0)
    if wrong:
        costly.click()
        at(page, max(wrong, key=lambda each: each["points"])["step"], finished.replay(1))
        ask.click()
    dialog.get_by_role("button", name=re.compile("^Try the moments of")).click()
    expect(page.locator(".moments")).to_contain_text(
        re.compile("Nothing to try again|What do you play"), timeout=120_000
    )
    page.get_by_role("button", name="Back", exact=True).click()
    expect(chances).to_be_attached()


def test_a_match_of_bots_is_there_to_be_watched_at_once(server: Served, visit: Visit) -> None:
    page = visit("phone", at=server.url)
    page.get_by_role("link", name="Watch a match").click()
    page.get_by_role("button", name="Watch bots play").click()
    expect(page.locator("footer .count")).to_have_text(re.compile(r"^\d+ / \d{2,}$"))
    expect(page.get_by_role("group", name=re.compile("^Alba"))).to_be_visible()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator("footer .count")).to_have_text(re.compile(r"^3 / "))  # nobody has to press anything
