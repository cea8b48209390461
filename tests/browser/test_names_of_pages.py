"""Every page has a name of its own in the title, in the language of the page, and all but tables the same header."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served

HEADER = "header a[href='/'], header nav button"
NAMES = {
    "/learn/clasica": ("Learn to play: Classic canasta", "Aprender a jugar: Canasta clásica"),
    "/learn/salon": ("Learn to play: Drawing-room canasta", "Aprender a jugar: Canasta de salón"),
    "/learn/clasica/beginner/turn": ("A turn", "Un turno"),
    "/learn/clasica/beginner/melds": ("Melds", "Combinaciones"),
    "/puzzles": ("Puzzles", "Problemas"),
    "/replay": ("Watch a match", "Ver una partida"),
    "/matches": ("My matches", "Mis partidas"),
    "/offline": ("Play without a connection", "Jugar sin conexión"),
    "/club": ("The club", "El club"),
    "/club/new": ("Run a competition", "Organizar una competición"),
    "/register": ("Our club", "Nuestro club"),
    "/referee": ("Referee", "Árbitro"),
    "/sheet": ("Score sheet", "Hoja de puntuación"),
    "/nothing": ("", ""),
}


@pytest.mark.parametrize(("lang", "place"), [("en-GB", 0), ("es-ES", 1)])
def test_each_page_says_its_name_and_has_the_same_header(server: Served, visit: Visit, lang: str, place: int) -> None:
    page = visit("phone", locale=lang)
    found, headers = {}, {}
    for path in NAMES:
        page.goto(server.url + path)
        expect(page.locator("h1").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        found[path] = page.title()
        if path != "/nothing":
            band = page.locator(".band")
            expect(band).to_have_count(1)
            expect(band.get_by_role("link", name="Canasta")).to_be_visible()
            headers[path] = band.evaluate(
                "one => [getComputedStyle(one).backgroundImage, one.getBoundingClientRect().top]"
            )
    assert len(set(found.values())) == len(found)
    assert {path: found[path] for path in NAMES if not found[path].startswith(NAMES[path][place])} == {}
    assert all(title.endswith(" – Canasta") for title in found.values())
    assert len({str(header) for header in headers.values()}) == 1
