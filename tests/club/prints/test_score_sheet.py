"""A printed score sheet: its deals, totals, lines, notes and curve, or rows to be filled in."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.club.prints.papers import a_sheet, read
from tests.club.scoresheet.sheets import opened, totals

from canasta.club.prints import score_sheet
from canasta.club.prints.curve import draw_curve
from canasta.club.prints.paper import Paper, printable
from canasta.club.scoresheet import BaseCards, DealCorrected, DealEntered, RulingEntered, ScoreSheet, SheetOpened
from canasta.texts import LANGUAGES, number


@pytest.mark.rule("TB-8.10", "RE-4.7")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_sheet_has_every_deal_and_total(lang: str) -> None:
    sheet = opened("tres-barajas", title="Mesa 7")
    first = sheet.add(DealEntered(score=BaseCards(base=(5500, 2700), cards=(835, 415))))
    sheet.add(DealEntered(score=BaseCards(base=(1100, -100), cards=(200, -85))))
    sheet.add(DealCorrected(of=first, score=BaseCards(base=(5500, 2700), cards=(855, 415)), reason="un as", by="Inés"))
    sheet.add(RulingEntered(seat=1, offence="counted-did-not-open", points=-200, rules=("TB-5.7",)))
    (page,) = read(score_sheet(sheet, lang, note="22:05"))
    for words in (
        "Mesa 7",
        "Ana · Bea",
        "Eva · Luz",
        "5500 + 855" if lang == "es" else "5,500 + 855",
        "un as",
        "22:05",
    ):
        assert words in page
    for deal in sheet.deals:
        for side in deal.sides:
            assert printable(number(lang, side.after)) in page
    for total, minimum in zip(sheet.totals, sheet.minima, strict=True):
        assert printable(number(lang, total)) in page
        assert str(minimum) in page
    assert ("corta Ana" if lang == "es" else "Ana cuts") in page
    assert ("Conforme" if lang == "es" else "Agreed") in page


def test_the_lines_of_a_deal_are_printed_with_their_rules() -> None:
    sheet = a_sheet("salon", 3)
    pages = " ".join(read(score_sheet(sheet, "es", lines=True)))
    for deal in sheet.deals:
        for side in deal.sides:
            assert all(line.rule in pages for line in side.lines if line.points)


def test_a_long_match_goes_on_to_more_pages() -> None:
    sheet = opened("tres-barajas")
    for deal in range(40):
        sheet.add(totals(5 * deal, 300))
    pages = read(score_sheet(sheet, "en"))
    assert len(pages) == 3
    assert all("Ana · Bea" in page for page in pages)
    assert [re.findall(r"Page (\d)", page) for page in pages] == [["1"], ["2"], ["3"]]


def test_an_empty_sheet_has_rows_to_be_filled_in() -> None:
    (page,) = read(score_sheet(ScoreSheet([SheetOpened(rules="salon", sides=("Pareja 3", "Pareja 8"))]), "es"))
    assert "Pareja 3" in page
    assert "12" in page
    assert len(read(score_sheet(opened("salon"), "es", blank=3))) == 1


@pytest.mark.parametrize(
    "points",
    [
        ((300, -145), (500, -435), (3660, -580)),
        ((-500, -1000), (-700, 5)),
        ((5, 0),),
        ((100, 20_000), (-40_000, 45_000)),
    ],
)
def test_the_curve_lies_between_its_lines_below_zero_too(
    points: tuple[tuple[int, ...], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    dots: list[float] = []
    lines: list[float] = []
    monkeypatch.setattr(Paper, "dot", lambda _self, _x, y, *_rest: dots.append(y))
    monkeypatch.setattr(Paper, "rule", lambda _self, _x, y, *_rest, **_how: lines.append(y))
    draw_curve(Paper("a curve", "es"), 40, 100, 400, 160, ((0, 0), *points), ("Ana", "Eva"), 5000, "es")
    assert len(dots) == 2 * len(points)
    assert len(lines) >= 2
    assert 100 < min(lines) <= min(dots)
    assert max(dots) <= max(lines) < 260


def test_long_notes_stay_on_the_page(drawn: list[Any]) -> None:
    sheet = opened("reglamento/4", title="Torneo")
    facts: dict[str, str | int | bool] = {"written": False, "mixed": True, "drawer": "another"}
    for _ in range(14):
        sheet.add(totals(5, 0))
        ruled = RulingEntered(
            seat=0, offence="drew-out-of-turn", points=-200, rules=("RE-5.5",), facts=facts, by="Inés"
        )
        sheet.add(ruled)
    for lang, said in (
        ("es", "¿Mezcló la carta con las de su mano? Sí"),
        ("en", "Was the card mixed into the hand? Yes"),
    ):
        pages = read(score_sheet(sheet, lang))
        assert " ".join(pages).count(said) == 14
    notes = [(page, y) for page, _begins, _ends, y, size, _words in drawn if size == 11]
    assert notes
    assert all(y < page.height - page.margin for page, y in notes)
