"""Every page has a name of its own in the title, in the language of the page, and all but tables the same header."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.serving import Served

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
    headers = set()
    for path in list(NAMES)[place::2]:  # every other page in one of the languages
        page.goto(server.url + path)
        expect(page).to_have_title(re.compile(f"^{re.escape(NAMES[path][place])}.* – Canasta$"))
        if path != "/nothing":
            band = page.locator(".band")
            expect(band).to_have_count(1)
            expect(band.get_by_role("link", name="Canasta")).to_be_visible()
            headers.add(
                str(band.evaluate("one => [getComputedStyle(one).backgroundImage, one.getBoundingClientRect().top]"))
            )
    assert len(headers) == 1
