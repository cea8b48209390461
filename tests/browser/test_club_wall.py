"""What hangs in the hall: large, without anybody touching it; and the page for everybody's phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit, anew
from tests.browser.hall import hall, seated_hall
from tests.browser.serving import Served

BEAMER = (1920, 1080)
LEAST_PX = 34  # of letters that are read from ten metres, on a screen of a metre's height: about 3 cm


def test_it_turns_its_pages_by_itself(server: Served, visit: Visit) -> None:
    evening = hall(server)
    evening.pairs(8)
    evening.enter(*({"entry": "entered", "players": [f"Zoe {at}", f"Eli {at}"]} for at in range(14)))
    evening.seat()  # eleven tables: two screens
    page = visit(BEAMER)
    page.clock.install()
    page.goto(evening.address(evening.link("public"), "/wall"))
    seats = page.get_by_role("region", name="Where each pair sits").get_by_role("listitem")
    expect(seats).to_have_count(8)
    expect(seats.first).to_contain_text("Ana García · Bea Soler")
    page.clock.run_for(13_000)
    expect(seats).to_have_count(3)
    expect(seats.first).to_contain_text("9")
    page.clock.run_for(13_000)
    expect(seats).to_have_count(8)
    page.keyboard.press("ArrowRight")
    expect(seats).to_have_count(3)


def test_it_can_be_read_from_afar(server: Served, visit: Visit) -> None:
    evening = hall(server, name="The spring championship of the neighbourhood association")
    names = [("María del Carmen {}", "Ana Isabel {}")] * 9
    names += [("María del Carmen Fernández {}", "Bartolomé González-Longoria {}")] * 8
    pairs = ([name.format(at) for name in pair] for at, pair in enumerate(names))
    evening.enter(*({"entry": "entered", "players": pair} for pair in pairs))
    evening.seat()
    page = visit(BEAMER, at=evening.address(evening.link("public"), "/wall"))
    seats = page.get_by_role("region", name="Where each pair sits")
    expect(seats).to_be_visible()
    shown = seats.locator(".names")
    assert min(shown.evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")) >= LEAST_PX
    cut = "one.scrollWidth > one.clientWidth || one.offsetHeight > one.closest('li').offsetHeight"
    assert shown.evaluate_all(f"all => all.filter(one => {cut}).map(one => one.textContent)") == []
    expect(page.get_by_role("button", name="Full screen")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_round_clock_and_ranking_come_by_themselves_and_the_public_link_as_a_code(server: Served, visit: Visit) -> None:
    evening = hall(server)
    public = evening.link("public")
    page = visit(BEAMER, at=evening.address(public, "/wall"))
    code = page.get_by_role("img", name="code of the link")
    expect(page.get_by_text("Entries are open")).to_be_visible()
    expect(code).to_have_count(0)  # the server is there for this machine alone
    evening.pairs(5)
    expect(page.get_by_text("5 pairs have entered")).to_be_visible()
    evening.seat()
    expect(page.get_by_text("Round 1 · 2 tables are still playing")).to_be_visible()
    expect(page.get_by_text("Sits out:")).to_be_visible()
    evening.do("clock", {"do": "set", "seconds": 4500})
    expect(page.get_by_text("75:00")).to_be_visible()
    evening.play(1, 1, 15200, 9050)
    evening.play(1, 2, 4000, 15100)
    ranking = page.get_by_role("region", name="Ranking")
    expect(ranking.get_by_role("row").nth(1)).to_contain_text("15,200")
    expect(page.get_by_text("Round 1 · over")).to_be_visible()

    near = "http://192.0.2.44:8642"
    told = {"asked": server.url, "near": near, "all": [near, "http://198.51.100.7:8642"]}
    page.route("**/api/club/addresses*", lambda route: route.fulfill(json=told))
    page.reload()
    expect(code).to_be_visible()
    anew(page, evening.address(what="/wall"))  # the organiser's own key would be given away
    expect(page.get_by_text("Round 1 · over")).to_be_visible()
    expect(code).to_have_count(0)


def test_everybodys_page(server: Served, visit: Visit) -> None:
    evening = seated_hall(server, 5)
    evening.play(1, 1, 15200, 9050)
    page = visit("phone", at=evening.address(evening.link("public")))
    rows = page.get_by_role("region", name="Round 1").get_by_role("listitem")
    expect(rows).to_have_count(3)
    page.get_by_label("Where do I sit? Search for a name").fill("ines")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Gloria Sanz")
    page.get_by_role("button", name="Why pair 1").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("round 1")
    dialog.locator("summary").first.click()
    expect(dialog).to_contain_text(re.compile("table 1", re.IGNORECASE))
    page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.get_by_role("button", name=re.compile("Enter|Correct|Settle"))).to_have_count(0)
