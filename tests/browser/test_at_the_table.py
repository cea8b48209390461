"""A table one looks at: cards that fly, turns shown again, a lay taken back, an order of one's own, warnings, looks."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.crew import crew
from tests.browser.posed import Position, show
from tests.browser.serving import Served
from tests.browser.table import FACES, TablePage, box

SIZES = [(390, 844), (844, 390), (1280, 800)]
# Every card that flies: where its flight begins and where it ends, as points of the window.
WATCH_FLIGHTS = """() => {
  window.flown = [];
  const point = ({ transform }) => transform.match(/-?[\\d.]+/g).slice(0, 2).map(Number);
  new MutationObserver(changes => {
    for (const holder of changes.flatMap(({ addedNodes }) => [...addedNodes])) queueMicrotask(() => {
      const [animation] = holder.getAnimations?.() ?? [];
      if (!animation) return;
      const half = [holder.offsetWidth / 2, holder.offsetWidth * 0.7];
      const frames = animation.effect.getKeyframes();
      const [from, to] = [frames[0], frames.at(-1)].map(one => point(one).map((at, axis) => at + half[axis]));
      window.flown.push({ from, to });
    });
  }).observe(document.querySelector(".layer"), { childList: true });
}"""
INSIDE = """([where, [x, y]]) => {
  const { left, right, top, bottom } = document.querySelector(where).getBoundingClientRect();
  return x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2;
}"""
LIES = """() => Object.fromEntries([...document.querySelectorAll(".row button, .me, .own, .meld")].map(
  one => [one.dataset.do ?? one.className.split(" ")[0], one.getBoundingClientRect().toJSON()]))"""


def to_play(*ours: str) -> Position:
    """A side that has opened, with three queens that could be melded."""
    return {
        "rules": "clasica",
        "phase": "play",
        "pile": "9s 4c Jh 6s",
        "stock": 40,
        "seat": [{"hand": "4s 4h 5d Qh Qd Qc Kd 2s"}, {"hand": 8}, {"hand": 9}, {"hand": 7}],
        "side": [{"melds": list(ours) or ["A A A A"]}, {"melds": ["9 9 9 9"]}],
    }


def test_cards_fly_and_the_last_turns_are_shown_again(server: Served, visit: Visit) -> None:
    page = visit("desk", kept={"preferences": {"speed": 0.5}}, motion=True)
    with crew(server, people=1, seed="x1") as alone:
        alone.turn()
        page.goto(alone.link(alone.lead))
    table = TablePage(page)
    expect(table.lit("draw")).to_be_visible()
    page.evaluate(WATCH_FLIGHTS)
    table.lit("draw").click()
    page.wait_for_function("() => window.flown.length > 0")
    drawn = page.evaluate("window.flown[0]")
    assert page.evaluate(INSIDE, [".stock", drawn["from"]])
    assert page.evaluate(INSIDE, [".held .hand", drawn["to"]])
    table.select(0)
    page.evaluate("window.flown = []")
    table.lit("discard").click()
    page.wait_for_function("() => window.flown.length > 0")
    left = page.evaluate("window.flown[0]")
    assert page.evaluate(INSIDE, [".held .hand", left["from"]])
    assert page.evaluate(INSIDE, [".pile", left["to"]])

    if table.warning.count():
        table.warning.get_by_role("button", name="Play it anyway").click()
    table.my_turn()
    shown = page.locator(".strip .turn.again")
    page.keyboard.press("v")
    expect(shown).to_have_count(1)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    page.get_by_role("button", name=re.compile("last turns again")).click()  # the arrow does the same
    expect(shown).to_have_count(1)


def test_a_lay_is_taken_back_until_the_discard(server: Served, visit: Visit) -> None:
    page = visit(SIZES[0])
    show(page, server, to_play())
    table = TablePage(page)
    ready = page.locator(".meld.ready")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("Shift+Q")
        table.lit("meld").click()
        expect(ready).to_have_accessible_name(re.compile("queens.*not confirmed yet"))
        expect(table.hand).to_have_count(5)
        page.get_by_role("button", name="Take back").click()
        expect(table.hand).to_have_count(8)
    page.keyboard.press("Shift+Q")
    page.keyboard.press("m")
    expect(ready).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(ready).to_have_count(0)
    expect(table.hand).to_have_count(8)


LOOKS = """() => {
  const of = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return { felt: of("--felt"), back: of("--card-back"), diamonds: of("--diamonds") };
}"""
CHOSEN = {"felt": "wine", "back": "waves", "inks": "four", "leftHanded": True, "largeCards": True, "hugeCards": True}


def test_few_melds_fill_the_felt_of_a_desk_and_preferences_change_its_looks(server: Served, visit: Visit) -> None:
    page, widths = visit("desk"), []
    tell = show(page, server, to_play())
    before, places = page.evaluate(LOOKS), page.evaluate(LIES)
    many = to_play("A A A A", "K K K", "J J J J", "T T T", "8 8 8 8 8", "7 7 7", "6 6 6", "5 5 5")
    for number, position in ((1, to_play()), (8, many)):
        tell({"kind": "draw"}, position)
        expect(page.locator(".ours .meld")).to_have_count(number)
        widths.append(box(page.locator(".ours .meld .card").first)["width"])
    assert widths[0] > 68 > widths[1] > 40
    page.evaluate("chosen => localStorage['canasta.preferences'] = JSON.stringify(chosen)", CHOSEN)
    tell({"kind": "draw"}, to_play())
    page.reload()
    expect(page.locator(".own")).to_have_count(8)
    after = page.evaluate(LOOKS)
    assert {name for name in before if before[name] == after[name]} == set()
    now = page.evaluate(LIES)
    assert now["own"]["width"] > 1.2 * places["own"]["width"]
    assert now["discard"]["right"] < now["me"]["left"]  # what is pressed, under the left hand
    assert places["discard"]["left"] > places["me"]["right"]


def faces(page: Page) -> str:
    """The hand from left to right."""
    return " ".join(page.locator(".own").evaluate_all(FACES))


def drag(page: Page, card: str, onto: str, share: float) -> None:
    """Drag a card of the hand onto that share of the width of what is seen of another."""
    strip = page.evaluate(STRIP)
    start, end = (box(page.locator(f".own[data-face='{face}']")) for face in (card, onto))
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


def test_a_warning_and_a_hint_with_what_was_weighed(server: Served, visit: Visit) -> None:
    page = visit("phone", kept={"preferences": {"warnings": "always", "letters": False}}, bypass_csp=True)
    tell = show(page, server, to_discard(), hint="The pile is small.", warning=WARNING, hints="always")
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

    tell({"kind": "turn"}, {**to_play(), "phase": "draw"})
    table.do("Hint").click()
    hint = page.locator(".hint")
    hint.get_by_role("button", name="The pile is small.").click()
    expect(page.locator(".pile[data-proof]")).to_be_visible()
    hint.get_by_role("button", name="Why?").click()
    expect(hint.get_by_role("listitem")).to_have_count(2)
    expect(hint.get_by_text("points less")).to_have_count(0)
    hint.get_by_role("button", name="By how much?").click()
    expect(hint.get_by_text("about 12 points less").first).to_be_visible()
    assert violations(page, [("dark", True)]) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    hint.get_by_role("button", name="Do it").click()
    expect(hint).to_have_count(0)
