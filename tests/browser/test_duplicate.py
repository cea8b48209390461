"""A duplicate match of two tables in browsers: one link, two teams, nothing told before the end, the comparison."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.crew import seats
from tests.browser.kept import stored
from tests.browser.serving import Served
from tests.browser.table import TO_THE_STOCK

GAME = {"rules": "clasica", "pace": 0, "bots": "greedy", "turn_seconds": 0, "house": TO_THE_STOCK}


def person(visit: Visit, size: str, name: str, lang: str = "en") -> Page:
    """Somebody who has played this game before."""
    return visit(size, kept={"preferences": {"name": name, "lang": lang}, "game": GAME}, bypass_csp=True)


def seat_of(page: Page) -> tuple[str, str]:
    """The table of the page, and the key of the seat that its browser has there."""
    seat = stored(page, "tables")[0]
    return seat["table"], seat["key"]


def test_two_tables_of_friends_are_compared(server: Served, visit: Visit) -> None:
    ana, eva = person(visit, "desk", "Ana"), person(visit, "phone", "Eva", "es")
    ana.goto(server.url)
    ana.get_by_role("link", name="Duplicate match").click()
    expect(ana.get_by_role("heading", level=1)).to_have_text("Duplicate match")
    options = ana.get_by_role("combobox", name="Game").locator("option")
    expect(options.filter(has_text="Three-pack canasta")).to_be_attached()
    assert "reglamento/3" not in options.evaluate_all("all => all.map((one) => one.value)")
    ana.get_by_label("Deals").fill("2")
    assert violations(ana, [("dark", False)]) == []
    ana.get_by_role("button", name="Open the match").click()
    expect(ana.get_by_role("heading", name="Table 2")).to_be_visible()
    link = ana.get_by_label("Link for everybody").input_value()
    assert re.search(r"/duplicate/[a-z2-9]{10}$", link)
    assert violations(ana, [("dark", False)]) == []

    eva.goto(link)
    eva.get_by_role("button", name="Sentarme en la silla 1 de la mesa 2, equipo B").click()
    expect(eva.get_by_text("Esta es la mesa 2 de una partida duplicada")).to_be_visible()
    expect(eva.get_by_text("Sillas del equipo A: 2 y 4")).to_be_visible()
    expect(eva.get_by_text("100.000")).to_have_count(0)
    assert violations(eva, [("dark", False)]) == []
    eva.get_by_role("button", name="Empezar la partida").click()
    expect(eva.get_by_role("listbox").get_by_role("option").first).to_be_visible()

    expect(ana.get_by_text("Deal 1 of 2")).to_be_visible()
    ana.get_by_role("link", name="To your table").click()
    expect(ana.get_by_label("Link", exact=False).first).to_have_value(link)
    ana.get_by_role("button", name="Begin the match").click()
    mine, theirs, table = seat_of(ana), seat_of(eva), ana.url
    for page in (ana, eva):
        page.goto("about:blank")  # a page that follows draws every action
    with seats(server, *mine) as crew:
        crew.play_match()
    ana.goto(table)
    dialog = ana.get_by_role("dialog", name="All deals are played")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_text("once both tables are finished")).to_be_visible()
    expect(dialog.get_by_role("button", name="Rematch")).to_have_count(0)
    dialog.get_by_role("link", name="Compare both tables").click()
    expect(ana.get_by_text("A deal is compared once both tables have finished it")).to_be_visible()
    expect(ana.get_by_role("table")).to_have_count(0)
    stranger = visit("desk", at=f"{server.url}/t/{theirs[0]}")
    expect(stranger.get_by_text("Only the players can watch this table")).to_be_visible()
    stranger.goto(f"{server.url}/replay/{mine[0]}")
    expect(stranger.get_by_text("The cards of this match are still sealed")).to_be_visible()

    with seats(server, *theirs) as crew:
        crew.play_match()
    compared(ana)
    assert violations(ana, [("dark", False)]) == []
    eva.goto(link)
    expect(eva.get_by_role("table")).to_be_visible()
    expect(eva.get_by_text("Cuánto es suerte")).to_be_visible()
    assert violations(eva, [("light", True)]) == []
    assert eva.evaluate("document.documentElement.scrollWidth <= innerWidth")
    eva.get_by_role("button", name="Ver el juego 2 en las dos mesas").click()
    watched = eva.get_by_role("dialog", name="Juego 2 en las dos mesas")
    expect(watched.get_by_role("slider")).to_have_count(1)
    watched.get_by_text("Mesa 2").click()
    expect(watched.get_by_role("region", name="Mesa 2").get_by_role("slider")).to_be_visible()
    beside(ana)
    kept(ana, link)


def compared(page: Page) -> None:
    """The comparison adds up."""
    table = page.get_by_role("table")
    expect(table.locator("tbody tr")).to_have_count(2)
    swings = []
    for row in table.locator("tbody tr").all():
        one, other = ([int(part.replace(",", "").replace("−", "-")) for part in text.split(":")]
                      for text in row.locator("td").all_inner_texts()[:2])  # fmt: skip
        swings.append(max(-1500, min(1500, one[0] - one[1] + other[0] - other[1])))
    assert len(swings) == 2
    total = sum(swings)
    outcome = page.get_by_role("heading", level=2).first
    said = "A draw" if total == 0 else f"Team {'AB'[total < 0]} wins by {abs(total):,} points"
    expect(outcome).to_have_text(said)
    expect(page.get_by_text("Half the time, two teams of equal strength")).to_be_visible()


def beside(page: Page) -> None:
    """Both tables of a deal, which begin with the same cards and step together by the keyboard."""
    page.get_by_role("button", name="Watch deal 1 at both tables").click()
    dialog = page.get_by_role("dialog", name="Deal 1 at both tables")
    sliders = dialog.get_by_role("slider")
    expect(sliders).to_have_count(2)
    expect(dialog.locator(".hand, .held").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    for place in (0, 1):
        expect(sliders.nth(place)).to_have_js_property("value", "1")
    dialog.get_by_role("button", name=re.compile("Back|back")).first.click()
    expect(dialog).to_have_count(0)


def kept(page: Page, link: str) -> None:
    """My matches has it as what it is: it names no winner, and leads to the comparison."""
    page.goto(f"{link.split('/duplicate/', maxsplit=1)[0]}/matches")
    entry = page.get_by_role("link", name=re.compile("Duplicate match"))
    expect(entry).to_contain_text("see the comparison")
    entry.click()
    expect(page.get_by_role("table")).to_be_visible()


def test_a_deal_is_compared_once_both_have_finished_it_and_a_match_that_is_left_ends(
    server: Served, visit: Visit
) -> None:
    opened = server.post("/api/duplicates", {"settings": GAME, "name": "Ana", "avatar": "owl", "deals": 3})
    mine = opened["table"]
    theirs = server.get(f"/api/duplicates/{mine}?lang=en").json()["tables"][1]["table"]
    sat = server.sit(theirs, "Eva", 0)
    with seats(server, mine, opened["key"]) as crew:
        crew.begin()
        crew.play_deal()
    seat = {"table": mine, "key": opened["key"], "title": "", "names": [], "scores": [], "finished": False, "at": 1}
    ana = visit("desk", kept={"tables": [seat]}, at=f"{server.url}/duplicate/{mine}")
    expect(ana.get_by_text("A deal is compared once both tables have finished it")).to_be_visible()
    expect(ana.get_by_role("table")).to_have_count(0)
    with seats(server, theirs, sat["key"]) as crew:
        crew.begin()
        crew.play_deal()
    expect(ana.get_by_role("heading", name=re.compile("^So far: "))).to_be_visible()
    expect(ana.get_by_role("table").locator("tbody tr")).to_have_count(1)
    expect(ana.get_by_role("button", name="Watch deal 1 at both tables")).to_have_count(0)
    with seats(server, theirs, sat["key"]) as crew:
        crew.told(crew.lead.ask(do="abandon"))
    expect(ana.get_by_text("Ended after 1 deal")).to_be_visible()
    expect(ana.get_by_role("heading", name=re.compile("^So far: "))).to_be_visible()
    with seats(server, mine, opened["key"]) as crew:
        crew.next_deal()
        crew.play_match()
    expect(ana.get_by_text("1 of 3 deals were played at both tables, and these count.")).to_be_visible()
    expect(ana.get_by_role("heading", name=re.compile("^Team [AB] wins by|^A draw"))).to_be_visible()
    expect(ana.get_by_role("button", name="Watch deal 1 at both tables")).to_be_visible()


def test_a_wrong_link_gets_a_sentence(server: Served, visit: Visit) -> None:
    page = visit("phone", at=f"{server.url}/duplicate/{server.open()['table']}")
    expect(page.get_by_text("This table belongs to no duplicate match")).to_be_visible()
