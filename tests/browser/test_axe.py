"""axe finds nothing on any page: on a desk in both themes, on a phone in Spanish with more contrast and large cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.axe import Colours, violations
from tests.browser.conftest import Finished, Visit, anew
from tests.browser.crew import Crew, Seated, crew, crew_so_far
from tests.browser.serving import Served
from tests.browser.table import TablePage

PHONE: dict[str, object] = {"largeCards": True, "lang": "es", "theme": "dark", "contrast": True}
# How each walk sees the pages, and the colours in which it looks at every place once more: all four between them, and
# all of them where pages are seen in one walk only.
WALKS: dict[str, tuple[str, dict[str, object], list[Colours]]] = {
    "desk": ("desk", {}, [("dark", False)]),
    "phone": ("phone", PHONE, [("light", True)]),
    "desk only": ("desk", {}, [("dark", False), ("dark", True), ("light", True)]),
    "phone only": ("phone", PHONE, [("light", True), ("light", False), ("dark", False)]),
}


def only(size: str) -> pytest.MarkDecorator:
    """Look at these pages at that size alone, where most people see them."""
    return pytest.mark.parametrize("looking", [f"{size} only"], indirect=True)


@dataclass
class Looking:
    """A page, and what was found on it, by the name of what it showed."""

    page: Page
    wide: bool
    also: list[Colours]
    found: dict[str, list[str]] = field(default_factory=dict)

    def at(self, name: str, shown: str) -> None:
        """Look, once that can be seen."""
        expect(self.page.locator(shown).first).to_be_visible()
        self.found[name] = violations(self.page, self.also)

    def go(self, address: str) -> None:
        anew(self.page, address)

    def window(self, name: str, opener: Locator, shown: str) -> None:
        """Open a window by its button, look, and close it."""
        before = self.page.locator("dialog[open]").count()
        opener.click()
        expect(self.page.locator("dialog[open]")).to_have_count(before + 1)
        self.at(name, f"dialog[open] {shown}")
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(before)


@pytest.fixture(params=["desk", "phone"])
def looking(request: pytest.FixtureRequest, visit: Visit) -> Iterator[Looking]:
    size, preferences, also = WALKS[request.param]
    page = visit(size, kept={"preferences": preferences}, bypass_csp=True)
    looking = Looking(page, size == "desk", also)
    yield looking
    assert looking.found
    assert {name: what for name, what in looking.found.items() if what} == {}


@only("phone")
def test_around_the_table(server: Served, looking: Looking) -> None:
    page = looking.page
    page.goto(server.url)
    looking.at("home", ".starts")
    page.locator(".starts .link").first.click()
    looking.at("home, set-up", ".set")
    header = page.locator("header .button.icon")
    looking.window("rulebook", header.first, "article")
    looking.window("preferences", header.last, "fieldset")
    page.locator("button.house").click()
    expect(page.locator("dialog[open] details").first).to_be_visible()
    page.locator("dialog[open] summary").first.click()
    looking.at("house rules", "dialog[open] details[open]")
    page.goto(f"{server.url}/t/{'a' * 10}")
    looking.at("no such table", "h1")
    opened = server.open(house={"target": 1000})
    looking.go(server.link(opened["table"], opened["key"]))
    looking.at("lobby", ".chairs")
    looking.go(server.link(opened["table"]))
    looking.at("lobby, from outside", ".chairs")
    page.goto(f"{server.url}/learn")
    looking.at("courses", "main li")
    page.goto(f"{server.url}/learn/clasica/beginner")
    looking.at("lesson", ".own")
    table = TablePage(page)
    table.lit("draw").click()
    expect(table.hand).to_have_count(12)
    table.perform("discard 4")
    looking.at("lesson, done", ".told.right")


@only("phone")
def test_courtesies(server: Served, looking: Looking) -> None:
    """The link for somebody beside a player, the page of who came by it, and the address of a call."""
    page, person = looking.page, TablePage(looking.page)
    opened = server.open(seed="beside", call="https://meet.example/Los-Jueves")
    looking.go(server.link(opened["table"], opened["key"]))
    looking.at("lobby with a call", "main a.button[target=_blank]")
    page.locator(".begin button").click()
    expect(person.hand.first).to_be_visible()
    looking.window("call", page.locator("main > header > button").nth(-2), "a.button[target=_blank]")
    page.locator("main > header > button").last.click()
    page.locator("dialog[open] .list .button").nth(3).click()
    page.locator("dialog[open] .button.primary").click()
    looking.at("somebody beside", "dialog[open] input")
    link = page.locator("dialog[open] input").input_value()
    page.keyboard.press("Escape")
    looking.go(link)
    expect(person.hand.first).to_be_visible()
    looking.at("beside a player", ".watching")


def _search(page: Page, name: str) -> None:
    """Look for somebody to play with, under that name."""
    page.locator("form select").select_option("reglamento/2")
    page.locator("form button").click()
    page.locator("dialog[open] input.input").fill(name)
    page.locator("dialog[open] button[type=submit]").click()


@only("desk")
def test_company(server: Served, looking: Looking, visit: Visit) -> None:
    """Open tables, a search, its call, and a table whose host is asked: as that host, and as who asks."""
    page, host, name = looking.page, visit(), "Axel"
    asking = server.open(name, rules="tres-barajas", open="ask")
    host.goto(server.link(asking["table"], asking["key"]))
    entry = page.get_by_role("listitem").filter(has_text=name)
    looking.go(f"{server.url}/company")
    expect(entry).to_be_visible()
    looking.at("open tables", "main")
    looking.go(server.url)
    page.locator("nav.more").scroll_into_view_if_needed()
    expect(entry).to_be_visible()
    looking.at("home, open tables", "main")
    page.evaluate(
        "localStorage.setItem('canasta.avoided', JSON.stringify([{token: 'a'.repeat(48), name: 'Rude', at: 1}]))"
    )
    looking.go(f"{server.url}/company")
    _search(page, "Xenia")
    looking.at("looking for company", "main [role=status]")
    host.goto(f"{server.url}/company")
    _search(host, "Ulla")
    looking.at("called", "[role=alertdialog]")
    looking.go(server.link(asking["table"], asking["key"]))
    host.goto(f"{server.url}/company")
    host.get_by_role("listitem").filter(has_text=name).get_by_role("button").click()
    looking.at("lobby, asked for a chair", ".asked")


@only("phone")
def test_ceremony(server: Served, looking: Looking) -> None:
    page = looking.page
    with crew(server, rules="tres-barajas", ceremony="full") as four:
        looking.go(four.link(four.lead))
        looking.at("draw", "section.draw")
        for _ in range(2):
            four.draw()
        looking.at("draw, some cards turned", "section.draw")
        while four.draw():
            pass
        dealer, cutter = (four.at(four.lead.info[who]) for who in ("dealer", "cutter"))
        looking.go(four.link(dealer))
        expect(page.locator("section.shuffle")).to_be_visible()
        page.locator("section.shuffle summary").click()
        looking.at("shuffle", "section.shuffle .seal")
        four.told(dealer.ask(do="shuffle"))
        looking.at("cut, by somebody else", "section.cut")
        looking.go(four.link(cutter))
        looking.at("cut", "section.cut .main")


def test_table(server: Served, looking: Looking) -> None:
    page, table = looking.page, TablePage(looking.page)
    with crew(server, seed="f", hints="always") as four:
        first = four.turn()
        assert first is not None
        looking.go(four.link(first))
        looking.at("drawing", "button.lit[data-do=draw]")
        if looking.wide:  # on no phone: here in all colours
            colours, looking.also = looking.also, [("dark", False), ("dark", True), ("light", True)]
            looking.window("keys", page.locator("main header .wide-only").first, "kbd")
            looking.also = colours
        looking.window("talk", page.locator("main > header > button").nth(-2), ".phrases")
        looking.window("menu", page.locator("main > header > button").last, ".list")
        looking.window("log", page.locator(".log button"), "li")
        page.locator("[data-target=pile]").click()
        page.locator("[data-target=pile]").click()  # cards that would take it are shown first
        table.lit("draw").click()
        expect(table.hand).to_have_count(12)
        page.locator(".actions .row .quiet").last.click()
        looking.at("hint", ".hint .do button")
        page.locator(".hint .close").click()
        page.keyboard.press("Escape")
        table.select(0)
        looking.at("a card selected", "button.lit[data-do=discard]")
        table.select(0)
        page.locator("[data-do=discard]").click()
        looking.at("refused", ".notice")
        page.evaluate("localStorage.clear()")  # and with it the secret of the seat
        looking.go(server.link(four.table))
        looking.at("watching", ".watching")
        opener = four.play(may_open)
        assert opener is not None
        looking.go(four.link(opener))
        expect(page.locator(".status.mine")).to_be_visible()
        table.perform(lay_of(opener))
        looking.at("opening", ".opening .main")
    with crew_so_far(server, "ghijklmnop", may_ask) as (four, asker):
        looking.go(four.link(four.at((asker.seat + 2) % 4)))
        looking.at("many melds", ".meld")
        four.do(asker, "ask")
        looking.at("leave", "dialog[open] .yes")
        answer_and_end(four)
        looking.at("score sheet", "dialog[open] .sheets")


def may_open(one: Seated) -> bool:
    view = one.view
    assert view is not None
    return not view["sides"][one.seat % 2]["opened"] and any(text.startswith("meld ") for text in view["legal"])


def may_ask(one: Seated) -> bool:
    assert one.view is not None
    return "ask" in one.view["legal"]


def lay_of(one: Seated) -> str:
    assert one.view is not None
    return next(str(text) for text in one.view["legal"] if text.startswith("meld "))


def answer_and_end(four: Crew) -> None:
    """The partner says yes, and the deal is played to its end."""
    answering = four.turn()
    assert answering is not None
    four.do(answering, "yes")
    four.play_deal()


@only("desk")
def test_after_the_match(server: Served, finished: Finished, looking: Looking) -> None:
    page = looking.page
    looking.go(server.link(finished.table, finished.key))
    looking.at("match over", "dialog[open] footer .primary")
    looking.window("verified", page.locator("dialog[open] .more button.button").last, ".verdict.good")
    page.goto(f"{server.url}/replay")
    looking.at("replay, to choose", ".drop")
    page.goto(f"{server.url}/replay/{finished.table}?step=20")
    looking.at("replay, open", "footer [role=toolbar]")
    coach = page.locator("main > header button").nth(1)
    coach.click()
    page.locator("dialog[open] .sideways table").first.wait_for(timeout=120_000)
    page.keyboard.press("Escape")
    looking.at("replay, coached", "footer [role=toolbar]")
    looking.window("replay, coach", coach, ".sideways table")
    looking.also = []  # the colours of the rest are those of the table and of its windows
    looking.window("replay, sheet", page.locator("main > header button").first, ".sheets")
    looking.window("replay, link", page.locator("main > header button").last, "input")
    page.get_by_role("combobox").nth(1).select_option("0")
    looking.at("replay, from a seat", "footer [role=toolbar]")
