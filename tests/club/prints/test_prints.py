"""Printed papers: inside the page in large type, in letters that the type has, the same each time."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from pypdf import PdfReader
from tests.club.prints.papers import a_sheet, an_evening
from tests.club.scoresheet.sheets import opened

from canasta.club.competition import Competition, CompetitionOpened, Entered, Format, suggested
from canasta.club.prints import (
    Size,
    diplomas,
    pair_cards,
    poster,
    ranking,
    result_slips,
    round_seating,
    score_sheet,
    table_cards,
)
from canasta.club.prints.paper import printable
from canasta.texts import LANGUAGES

LONG = ("María del Carmen Fernández de Córdoba y Ruiz", "Conceptión Etxeberria-Goikoetxea Urrutikoetxea")


def everything(lang: str, size: Size) -> Iterator[bytes]:
    """One of each, with the longest names that there can be."""
    club = an_evening(Format.FIXED_AND_MOVING, 8, 2)
    long = Competition([CompetitionOpened(settings=suggested("Torneo " + "larguísimo " * 6, Format.ROUND_ROBIN, 5000))])
    for place in range(5):
        long.add(Entered(players=(f"{LONG[0]} {place}", f"{LONG[1]} {place}")))
    long.add(long.propose())
    yield score_sheet(a_sheet(), lang, size, lines=True, note="hoy")
    yield score_sheet(a_sheet("reglamento/6-pairs"), lang, size)
    yield score_sheet(opened("tres-barajas", sides=LONG), lang, size, blank=30)
    for each in (club, long):
        yield table_cards(each, lang, size)
        yield pair_cards(each, lang, size)
        yield result_slips(each, 1, lang, size, links={1: "http://192.168.1.20:8000/club/" + "k" * 43})
        yield round_seating(each, 1, lang, size, "hoy")
        yield ranking(each, lang, size, reasons=True, note="hoy")
        yield diplomas(each, lang, size, places=20, day="21 de noviembre de 2026", where="La Coruña")
    yield poster("Clasificación", "Escanead", "http://192.168.1.20:8000/club", lang, size)


@pytest.mark.parametrize("size", list(Size))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_lies_inside_the_page(lang: str, size: Size, drawn: list[Any]) -> None:
    for pdf in everything(lang, size):
        reader = PdfReader(io.BytesIO(pdf))
        assert str(reader.root_object["/Lang"]) == lang
        sides = {(842, 595), (595, 842)} if size is Size.A4 else {(792, 612), (612, 792)}
        assert {(round(page.mediabox.width), round(page.mediabox.height)) for page in reader.pages} <= sides
        assert reader.metadata is not None
        assert reader.metadata.title
    assert len(drawn) > 500


def test_the_same_is_printed_the_same() -> None:
    sheet = a_sheet()
    assert score_sheet(sheet, "es") == score_sheet(sheet, "es")


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        ("Łukasz Świątek", "Lukasz Swiatek"),
        ("Ñandú, Güell y Àngels", "Ñandú, Güell y Àngels"),
        ("−85 → ½", "–85 › ½"),
        ("Ștefan", "Stefan"),
        ("李", "?"),
        ("Zoë Žižek", "Zoë Žižek"),
    ],
)
def test_letters_that_the_type_lacks(words: str, printed: str) -> None:
    assert printable(words) == printed
