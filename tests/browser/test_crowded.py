"""Crowded tables: nothing that one plays with is cut off unless it scrolls and says so; sides keep to their places."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.posed import OURS, THEIRS, Position, show
from tests.browser.serving import Served
from tests.browser.table import box, resized

SIZES = [(390, 844), (360, 740), (844, 390), (740, 360), (1280, 800)]
SMALLEST = (320, 568)
HAND = "4s 4h 4d 5s 5d 6c 6d 7s 7h 8d 8c 8s 9h 9d 9c Ts Th Jd Jc Js Qh Qs Kd Ks As Ah Ad 2s 2h X 3s"
HINT = "Lay the kings off on your meld and keep the joker: the pile is large, and whoever takes it decides this deal."

# Every card, meld and button in view, and what cuts it off: an ancestor that hides what is beyond its edges, or the
# window. Where an ancestor scrolls, a mark has to be seen that says so. What lies under a scroll's edge is not covered.
CUT = """() => {
  const seen = [...document.querySelectorAll(
    ".meld, .own, .reds, .stock, .pile, .new, .mate, .status, "
    + ".actions button, header :is(a, button), .hint :is(span, button)"
  )].filter(one => one.checkVisibility({ visibilityProperty: true }));
  const name = one => one.dataset.face ?? one.dataset.spot ?? one.textContent.trim().slice(0, 30);
  const marks = one => ["::before", "::after"].map(part => getComputedStyle(one, part))
    .some(({ display, content }) => display === "block" && content !== "none");
  const says = frame => frame.matches("[data-above], [data-below]")
    && [frame, ...frame.querySelectorAll(".mine")].some(marks);
  return seen.flatMap(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const beyond = box =>
      [left < box.left - 1.5 || right > box.right + 1.5, top < box.top - 1.5 || bottom > box.bottom + 1.5];
    for (let up = one.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const [x, y] = beyond(up.getBoundingClientRect());
      if (x && overflowX !== "visible") return [`${name(one)}: cut at the side by ${up.className}`];
      if (!y || overflowY === "visible") continue;
      if (overflowY === "hidden" || up.scrollHeight <= up.clientHeight + 1)
        return [`${name(one)}: cut by ${up.className}`];
      return says(up.parentElement) ? [] : [`${name(one)}: scrolls in ${up.className}, untold`];
    }
    if (beyond({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }).some(out => out))
      return [`${name(one)}: beyond the window`];
    if (!one.matches(".own, .actions button")) return [];
    const [x, y] = one.matches(".own") ? [left + 16, top + 24] : [(left + right) / 2, (top + bottom) / 2];
    const over = document.elementFromPoint(x, y);
    return one.contains(over) ? [] : [`${name(one)}: covered by ${over?.className}`];
  });
}"""


def late() -> Position:
    """Late in a deal of three packs: 31 cards in hand, twenty melds on the table."""
    return {
        "rules": "tres-barajas",
        "phase": "play",
        "moda": "K",
        "pile": "9s 4c Jh 6s",
        "stock": 14,
        "seat": [{"hand": HAND}, {"hand": 5}, {"hand": 6}, {"hand": 4}],
        "side": [
            {"melds": OURS.split("|"), "red_threes": "3h 3d 3h 3d"},
            {"melds": THEIRS.split("|"), "red_threes": "3h 3d"},
        ],
    }


# What lies there that the element hides, by name.
HIDDEN = """(over) => {
  const { left, right, top, bottom } = over.getBoundingClientRect();
  return [...document.querySelectorAll(".meld, .pile, .stock, :is([role=toolbar], .opening) button")].filter(one => {
    const box = one.getBoundingClientRect();
    return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  }).map(one => one.dataset.spot ?? one.textContent.trim());
}"""


# How many of those elements the element covers a part of.
COVERED = """(over, others) => {
  const { left, right, top, bottom } = over.getBoundingClientRect();
  return [...document.querySelectorAll(others)].map(one => one.getBoundingClientRect())
    .filter(box => box.left < right && box.right > left && box.top < bottom && box.bottom > top).length;
}"""


def to_open() -> Position:
    """The same hand of a side that has yet to open, against all those melds."""
    position = late()
    return {**position, "stock": 20, "side": [{"red_threes": "3h 3d 3h 3d"}, position["side"][1]]}


def three_sides() -> Position:
    """Six players in three pairs, and the pile may be taken in several ways."""
    return {
        "rules": "reglamento/6-pairs",
        "phase": "draw",
        "pile": "4c Jh 6s 9s",
        "stock": 20,
        "seat": [
            {"hand": "4s 4h 5s 5d 6c 6d 7s 7h 8d 8c 9h 9d Ts Jd Qh Qs Kd As Ah 2s X"},
            *({"hand": cards} for cards in (9, 12, 7, 5, 3)),
        ],
        "side": [
            {"melds": ["K K K K K K K", "Q Q Q Q 2", "J J J 2", "T T T T", "9 9 9 9 X"], "red_threes": "3h 3d"},
            {"melds": ["A A A A A X 2", "T T T T 2", "9 9 9", "8 8 8 8 8", "7 7 7 7"], "red_threes": "3h"},
            {"melds": ["A A A 2", "6 6 6 6", "5 5 5 5", "4 4 4 4 4", "7 7 7 X"], "red_threes": "3d"},
        ],
    }


def cut_at_every_size(page: Page, *, hint: bool = False) -> dict[str, list[str]]:
    """Everything that is cut off, by size of the window; with a hint open if asked for."""
    found = {}
    for width, height in SIZES:
        resized(page, (width, height))
        if hint and not page.locator(".hint").count():
            page.keyboard.press("h")
            expect(page.locator(".hint")).to_be_visible()
        found[f"{width}×{height}"] = page.evaluate(CUT)
    return {size: cut for size, cut in found.items() if cut}


# Beyond the place of its side lies what this lists.
ASTRAY = """() => [...document.querySelectorAll("[data-spot^='meld:'], [data-spot^='red:']")].flatMap(one => {
  const place = document.querySelector(`[data-spot="zone:${one.dataset.spot.split(":")[1]}"]`);
  return place.contains(one) ? [] : [one.dataset.spot];
})"""


def in_their_places(page: Page, sides: int) -> None:
    """On a desk, all cards of a side lie in its place: the own below the stock, those of rivals beside it."""
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator("[data-spot^='zone:']")).to_have_count(sides)
    expect(page.locator(".reds")).to_have_count(sides)
    assert page.evaluate(ASTRAY) == []
    stock, own, rivals = (box(page.locator(part)) for part in (".stock", ".area.ours .zone", ".area.left .zone"))
    assert own["y"] > stock["y"] + stock["height"]
    assert rivals["x"] + rivals["width"] < stock["x"]


@pytest.mark.parametrize("large", [False, True])
def test_a_full_table(server: Served, visit: Visit, large: bool) -> None:
    page = visit(SIZES[0], kept={"preferences": {"largeCards": large, "lang": "es"}})
    show(page, server, late(), hint=HINT)
    assert cut_at_every_size(page) == {}
    if large:
        assert cut_at_every_size(page, hint=True) == {}
        return
    in_their_places(page, 2)
    assert cut_at_every_size(page, hint=True) == {}
    for width, height in (SIZES[0], SIZES[2]):  # on most phones all of it is seen at once
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-above], [data-below]")).to_have_count(0)
    page.locator(".hint .close").click()
    for width, height in (SIZES[0], SIZES[2]):  # and what is said against a tap hides nothing that it speaks of
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".ours .meld").first.click()
        assert page.locator(".notice").evaluate(HIDDEN) == []


def test_an_opening_laid_ready(server: Served, visit: Visit) -> None:
    page = visit(SIZES[0], kept={"preferences": {"lang": "es"}})
    show(page, server, to_open(), hint=HINT)
    for rank in "AJ8":
        page.keyboard.press(f"Shift+{rank}")
        page.locator("button.lit[data-do=meld]").click()
        expect(page.locator(".opening .main")).to_be_visible()
    assert cut_at_every_size(page, hint=True) == {}


def test_three_sides_and_a_pile_to_take(server: Served, visit: Visit) -> None:
    page = visit(SIZES[0], kept={"preferences": {"lang": "es"}})
    show(page, server, three_sides(), hint=HINT)
    takes = page.get_by_role("toolbar").get_by_role("button", name=re.compile("^Tomar con "))
    expect(takes.first).to_have_accessible_name("Tomar con 2 nueves, sobre la combinación de nueves (5 cartas)")
    assert takes.count() > 2
    assert cut_at_every_size(page, hint=True) == {}
    in_their_places(page, 3)


def few(*melds: str, turn: int = 0) -> Position:
    """Early in a deal: the own side has laid nothing, the other one those melds."""
    hands = [{"hand": "4s 4h 5d Qh Qd Qc Kd 2s"}, {"hand": 11}, {"hand": 11}, {"hand": 7}]
    sides = [{"red_threes": "3h"}, {"melds": list(melds)}]
    return {**late(), "pile": "9s", "stock": 60, "turn": turn, "seat": hands, "side": sides}


def test_the_first_meld_of_a_side_moves_nothing(server: Served, visit: Visit) -> None:
    page = visit(SIZES[0])
    tell = show(page, server, few(turn=1))
    before = [box(page.locator(part).first) for part in (".pile", ".ours .reds")]
    tell({"kind": "draw"}, few("9 9 9 9", turn=1))
    expect(page.locator(".theirs .meld")).to_have_count(1)
    assert [box(page.locator(part).first) for part in (".pile", ".ours .reds")] == before


# Of the moda, which is a moment each time.
MOMENT = {
    "kind": "canasta",
    "meld": 1,
    "rank": "K",
    "type": "dirty",
    "text": "Laura makes a mixed canasta of kings.",
}


@pytest.mark.parametrize(("device", "sizes"), [("phone", [*SIZES[:4], SMALLEST]), ("desk", SIZES[4:])])
def test_a_moment_hides_neither_piles_nor_what_is_pressed(
    server: Served, visit: Visit, device: str, sizes: list[tuple[int, int]]
) -> None:
    page = visit(device)
    tell = show(page, server, late())
    banner = page.locator(".banner[data-tone]")
    for scene, position in {"late": late(), "few": few(), "waiting": few(turn=1)}.items():
        tell({"kind": "draw"}, position)
        for size in sizes:
            page.keyboard.press("Escape")  # a banner takes its size from the window in which it comes
            expect(banner).to_have_count(0)
            resized(page, size)
            tell(MOMENT)
            expect(banner).to_contain_text("canasta of kings")
            assert not {"stock", "pile"} & set(banner.evaluate(HIDDEN)), (scene, size)
            assert banner.evaluate(COVERED, ".status, .actions button") == 0, (scene, size)
            if size == SMALLEST and scene == "few":
                assert banner.evaluate(COVERED, ".seat") == 0
