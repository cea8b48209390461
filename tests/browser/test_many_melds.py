"""Tables on which more melds lie than in deals between bots: all are read at every size, and stock and pile stay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.posed import OURS, THEIRS, Position, show
from tests.browser.serving import Served
from tests.browser.table import SETTLED, box, resized

SMALLEST = (320, 568)
SIZES = [(360, 740), (390, 844), (844, 390), (820, 1180), (1024, 768), (1280, 800)]
NARROWEST = [SIZES[0], *SIZES[2:5]]  # the others are like them, with more room
RANKS = "KQJT987654A"
HAND = "4s 5h 6s 7d 8s 9h Ts Jd Qh"
LONG = f"{HAND} 4d 5s 6h 7c 8d 9c Th Js Qd Kh Ks Ac Ad As 2h"
# What sides had before them at most in 60 deals of each game between bots of three strengths: 12 melds, 22 in all
# against two others, and 15 and 26 where canastas lie apart.
MOST = {
    "clasica": (11, 6),
    "reglamento/2": (11, 9),
    "reglamento/3": (6, 11, 5),
    "reglamento/6-pairs": (5, 11, 6),
    "reglamento/6-teams": (6, 11),
}

# The melds that cannot be read, by what is missing: a rank at least 12 pixels high that nothing covers, the number of
# cards, what a canasta is; or which are not seen at all.
UNREAD = """() => {
const rankIn = at => [...at.querySelectorAll(".rank")].find(one => one.getBoundingClientRect().height > 0);
return [...document.querySelectorAll(".meld")].flatMap(meld => {
  const name = meld.querySelector(".sr-only").textContent;
  const faces = [...meld.querySelectorAll(".at")].map(at => [at, rankIn(at)]).filter(([, rank]) => rank);
  const seen = ([at, rank]) => {
    const { left, right, top, bottom, height } = rank.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return height >= 12 && at.contains(over);
  };
  const naturals = faces.filter(([at]) => !/^[2X]/.test(at.dataset.face));
  const missing = [];
  if (!(naturals.length ? naturals : faces).some(seen)) missing.push("rank");
  const number = meld.querySelector(".count");
  if (number) {
    const { left, right, top, bottom } = number.getBoundingClientRect();
    if (!number.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) missing.push("number");
  } else if (!faces.every(seen)) missing.push("cards to be counted");
  const ribbon = meld.querySelector(".ribbon");
  if (/canasta/i.test(name) && ![...(ribbon?.children ?? [])].some(one => one.getBoundingClientRect().height >= 8))
    missing.push("canasta");
  return missing.length ? [`${name}: ${missing.join(", ")}`] : [];
}); }"""


def laid(rules: str, melds: tuple[int, ...], hand: str = HAND) -> Position:
    """As many melds before each side, of which some have a wild card."""
    seats = {"clasica": 4, "reglamento/2": 2, "reglamento/3": 3}.get(rules, 6)
    sides = [
        {
            "melds": [
                " ".join([RANKS[(at + 3 * side) % 11]] * (2 if at == 1 else 3) + ["2"] * (at == 1))
                for at in range(number)
            ],
            "red_threes": ("3h", "3d", "3h")[side],
        }
        for side, number in enumerate(melds)
    ]
    seat = [{"hand": hand}, *({"hand": 5} for _ in range(seats - 1))]
    return {"rules": rules, "phase": "play", "pile": "4c", "stock": 10, "seat": seat, "side": sides}


def canastas() -> Position:
    """A deal of three packs with canastas, and second melds of their ranks."""
    return {
        **laid("tres-barajas", ()),
        "moda": "K",
        "seat": [{"hand": HAND}, {"hand": 5}, {"hand": 6}, {"hand": 4}],
        "side": [
            {"melds": [*OURS.split("|"), "K K K", "Q Q Q"], "red_threes": "3h 3d 3h 3d"},
            {"melds": THEIRS.split("|"), "red_threes": "3h 3d"},
        ],
    }


def unread(page: Page, sizes: list[tuple[int, int]] = SIZES) -> dict[str, list[str]]:
    """The melds that cannot be read, by size of the window."""
    found = {}
    for size in sizes:
        resized(page, size)
        expect(page.locator("[data-above], [data-below]")).to_have_count(0)
        found[f"{size[0]}×{size[1]}"] = page.evaluate(UNREAD)
    return {size: melds for size, melds in found.items() if melds}


def test_every_meld_is_read(server: Served, visit: Visit) -> None:
    page, found = visit(SIZES[0], kept={"preferences": {"lang": "en"}}), {}
    for rules, melds in MOST.items():
        show(page, server, laid(rules, melds))
        expect(page.locator(".meld")).to_have_count(sum(melds))
        found[rules] = unread(page, NARROWEST)
    show(page, server, canastas())
    found["canastas"] = unread(page)
    expect(page.locator(".ribbon .word", has_text="sevens")).to_have_count(0)  # one of them, without an award
    assert {name: melds for name, melds in found.items() if melds} == {}


def test_a_canasta_of_sevens_with_its_own_award_says_so(server: Served, visit: Visit) -> None:
    page = visit((1280, 800), kept={"preferences": {"lang": "en"}})
    sides = [{"melds": ["7 7 7 7 7 7 7", "K K K K K K 2", "J J J J J J J"]}, {}]
    show(page, server, {**laid("clasica", ()), "stock": 20, "side": sides}, house={"canasta_sevens": 1500})
    expect(page.locator(".ribbon .word")).to_have_text(["sevens", "dirty", "clean"])
    expect(page.get_by_role("button", name="Clean canasta of sevens, with an award of its own")).to_be_visible()


HIGH = "own => own.offsetHeight"
WHERE = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""


@pytest.mark.parametrize("rules", ["clasica", "reglamento/3"])
def test_stock_and_pile_keep_their_place(server: Served, visit: Visit, rules: str) -> None:
    """While others lay their melds, and for a longer hand, a selected card and the buttons that come for it."""
    page = visit(SIZES[0], kept={"preferences": {"lang": "en"}})
    few, many = tuple(0 for _ in MOST[rules]), MOST[rules]
    begun = {**laid(rules, few), "side": [{} for _ in few]}
    waiting = {**begun, "turn": 1}
    tell = show(page, server, waiting)
    for size in SIZES[::2]:  # a phone upright and on its side, and a wide window
        tell({"kind": "draw"}, waiting)
        expect(page.locator(".meld")).to_have_count(0)
        resized(page, size)
        places = [lying(page)]
        tell({"kind": "draw"}, {**laid(rules, many), "turn": 1})
        expect(page.locator(".meld")).to_have_count(sum(many))
        places.append(lying(page))
        for position in (begun, laid(rules, few, LONG)):
            tell({"kind": "draw"}, position)
            expect(page.locator(".meld")).to_have_count(0)
            expect(page.locator(".own")).to_have_count(len(position["seat"][0]["hand"].split()))
            places.append(lying(page))
            page.locator(".own").nth(2).dispatch_event("click")
            expect(page.locator(".own[aria-selected=true]")).to_have_count(1)
            places.append(lying(page))
            page.keyboard.press("Escape")
        assert places == places[:1] * 6, size


def lying(page: Page) -> list[object]:
    """The places of stock and pile, once all has taken its place."""
    page.evaluate(SETTLED)
    return [page.locator(part).evaluate(WHERE) for part in (".stock", ".pile")]


def test_room_on_a_phone_follows_what_lies_there_at_an_own_action(server: Served, visit: Visit) -> None:
    page = visit((390, 844), kept={"preferences": {"lang": "en"}})
    tell = show(page, server, {**laid("clasica", (0, 0)), "turn": 0})
    area, card = page.locator(".theirs"), page.locator(".own").first

    def high() -> float:
        return float(area.evaluate("area => area.getBoundingClientRect().height"))

    few, large = high(), card.evaluate(HIGH)
    tell({"kind": "draw"}, {**laid("clasica", (6, 11)), "turn": 1})
    expect(page.locator(".meld")).to_have_count(17)
    assert high() > few + 20
    assert card.evaluate(HIGH) < large
    row = """area => area.getBoundingClientRect().bottom
      - Math.max(...[...area.querySelectorAll(".meld")].map(one => one.getBoundingClientRect().bottom))"""
    assert area.evaluate(row) < 30  # no empty row below them


def test_a_small_phone_shows_all_of_a_deal_at_once(server: Served, visit: Visit) -> None:
    page = visit(SMALLEST, kept={"preferences": {"lang": "es"}})
    tell = show(page, server, {**canastas(), "side": laid("clasica", (4, 3))["side"]})
    expect(page.locator("[data-above], [data-below]")).to_have_count(0)
    status = page.locator(".status")
    assert status.evaluate("one => one.getBoundingClientRect().height") < 30  # one line
    assert status.evaluate("one => one.scrollWidth <= innerWidth")
    assert page.evaluate(UNREAD) == []
    tell({"kind": "draw"}, {**canastas(), "pile": "9s 4c Jh 6s 2s", "frozen": True})
    for size in (SMALLEST, *SIZES[:2]):
        resized(page, size)
        for word in ("premiado", "bloqueado"):
            place = box(page.locator(".under b", has_text=word))
            assert place["x"] >= 0, size
            assert place["x"] + place["width"] <= size[0], size
