"""Printed papers have their content, in large type, inside the page, with the right QR codes."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
import segno
from pypdf import PdfReader
from pypdf.generic import ContentStream
from tests.club.competition.playing import begin, play, seat
from tests.club.scoresheet.sheets import any_entry, opened, totals

from canasta.club.competition import (
    Changed,
    Competition,
    CompetitionError,
    CompetitionOpened,
    Disqualified,
    Entered,
    Format,
    Length,
    suggested,
)
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
from canasta.club.prints import paper as papers
from canasta.club.prints.curve import draw_curve
from canasta.club.prints.guide_cards import schedule
from canasta.club.prints.paper import Paper, printable
from canasta.club.scoresheet import (
    BaseCards,
    DealCorrected,
    DealEntered,
    RulingEntered,
    ScoreSheet,
    SheetError,
    SheetOpened,
)
from canasta.texts import LANGUAGES, number

LONG = ("María del Carmen Fernández de Córdoba y Ruiz", "Conceptión Etxeberria-Goikoetxea Urrutikoetxea")


def read(pdf: bytes) -> list[str]:
    """The words of every page, blanks and line ends as one blank."""
    assert pdf.startswith(b"%PDF-")
    return [" ".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(pdf)).pages]


def a_sheet(name: str = "salon", seed: int = 1, entries: int = 12) -> ScoreSheet:
    chance = random.Random(f"print {name} {seed}")
    sheet = opened(name, title="Torneo de otoño")
    for _ in range(entries):
        try:
            sheet.add(any_entry(sheet, chance))
        except SheetError:
            pass
    return sheet


def an_evening(of: Format, pairs: int, rounds: int) -> Competition:
    club = begin(of, pairs)
    chance = random.Random(f"evening {of} {pairs}")
    for _ in range(rounds):
        seat(club)
        play(club, chance)
    return club


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[Paper, float, float, float, float, str]]]:
    """Every line of text that is drawn: where it begins and ends, its height, its size."""
    seen: list[tuple[Paper, float, float, float, float, str]] = []
    text = Paper.text

    def watched(self: Paper, x: float, y: float, words: str, size: float, **how: Any) -> float:
        wide = text(self, x, y, words, size, **how)
        begins = {"left": x, "middle": x - wide / 2, "right": x - wide}[str(how.get("align", "left"))]
        seen.append((self, begins, begins + wide, y, size, words))
        return wide

    monkeypatch.setattr(papers.Paper, "text", watched)
    yield seen
    for page, begins, ends, y, size, words in seen:
        assert -1 <= begins <= ends <= page.width + 1, words
        assert size <= y <= page.height, words
        assert size >= papers.SMALLEST or not words


def everything(lang: str, size: Size) -> Iterator[bytes]:
    """One of each, with the longest names that there can be."""
    club = an_evening(Format.FIXED_AND_MOVING, 8, 2)
    long = Competition([CompetitionOpened(settings=suggested("Torneo " + "larguísimo " * 6, Format.ROUND_ROBIN))])
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


@pytest.mark.rule("TB-11.1")
@pytest.mark.parametrize("pairs", [8, 9, 30])
def test_table_cards_say_who_comes_when(pairs: int) -> None:
    club = an_evening(Format.FIXED_AND_MOVING, pairs, 1)
    rounds = schedule(club.state)
    assert len(rounds) == (pairs + 1) // 2
    pages = read(table_cards(club, "es"))
    assert len(pages) == -(-(pairs // 2 + pairs % 2) // 2)
    for at, page in enumerate(pages):
        for table in (2 * at + 1, 2 * at + 2):
            for meetings in rounds:
                for meeting in (each for each in meetings if each.table == table):
                    assert f"Pareja {meeting.fixed}" in page
                    assert re.search(rf"\b{meeting.moving}\b", page)
    first = read(pair_cards(club, "en"))[0]
    assert "Pair 1 " in first
    assert "Ana 1 · Bea 1" in first


def test_what_the_movement_has_in_store_is_what_is_seated_then() -> None:
    for of, pairs in ((Format.FIXED_AND_MOVING, 9), (Format.ROUND_ROBIN, 6), (Format.LEAGUE, 5)):
        club = begin(of, pairs)
        told = schedule(club.state)
        chance = random.Random(1)
        for meetings in told:
            seated = seat(club)
            assert tuple(sorted(seated.meetings)) == tuple(sorted(meetings))
            play(club, chance)
        assert schedule(club.state) == told
    assert schedule(an_evening(Format.SWISS, 8, 2).state) != ()


def dark(pdf: bytes) -> list[set[tuple[int, int]]]:
    """The dark modules of every QR code: the paths of many boxes of one height."""
    codes = []
    reader = PdfReader(io.BytesIO(pdf))
    for page in reader.pages:
        boxes: list[tuple[float, ...]] = []
        for operands, operator in ContentStream(page.get_contents(), reader).operations:
            if operator == b"re":
                boxes.append(tuple(float(each) for each in operands))
            elif operator in (b"f", b"f*"):
                if len(boxes) > 50:
                    codes.append(_modules(boxes))
                boxes = []
            elif operator in (b"S", b"B", b"n"):
                boxes = []
    return codes


def _modules(boxes: list[tuple[float, ...]]) -> set[tuple[int, int]]:
    module = min(abs(height) for *_, height in boxes)
    left, top = min(x for x, *_ in boxes), max(y for _, y, *_ in boxes)
    found = set()
    for x, y, width, _ in boxes:
        row, column = round((top - y) / module), round((x - left) / module)
        found |= {(row, column + step) for step in range(round(width / module))}
    return found


def test_each_slip_has_the_code_of_its_own_table() -> None:
    club = an_evening(Format.FIXED_AND_MOVING, 8, 1)
    links = {table: f"http://192.168.1.20:8000/club/t/{table}{'k' * 43}" for table in range(1, 5)}
    slips = result_slips(club, 1, "es", links=links)
    expected = [
        {(row, column) for row, line in enumerate(segno.make(links[table], error="m").matrix) for column, module in
         enumerate(line) if module}
        for table in sorted(links)
    ]  # fmt: skip
    assert dark(slips) == expected
    (page,) = read(slips)
    for table in links:
        assert f"Mesa {table} · Ronda 1" in page
    assert dark(result_slips(club, 1, "es")) == []
    with pytest.raises(CompetitionError):
        result_slips(club, 2, "es")


def test_slips_ask_for_what_was_agreed_as_their_round_was_seated() -> None:
    club = an_evening(Format.ROUND_ROBIN, 4, 1)
    before = read(result_slips(club, 1, "en"))
    other = Length.TARGET if club.state.settings.length is not Length.TARGET else Length.DEALS
    club.add(Changed(length=other, amount=5000 if other is Length.TARGET else 4))
    club.add(club.propose())
    assert read(result_slips(club, 1, "en")) == before
    asks = [any("Deals" in line for line in read(result_slips(club, number, "en"))) for number in (1, 2)]
    assert asks == [other is Length.TARGET, other is not Length.TARGET]


def test_the_round_says_where_everybody_sits() -> None:
    club = an_evening(Format.SWISS, 9, 2)
    (page,) = read(round_seating(club, 2, "en"))
    for pair in club.state.pairs.values():
        assert " · ".join(pair.players) in page
    assert page.count("sits out") == 1
    with pytest.raises(CompetitionError):
        round_seating(club, 3, "en")


@pytest.mark.rule("TB-11.6")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ranking_is_the_ranking(lang: str) -> None:
    club = an_evening(Format.FIXED_AND_MOVING, 8, 2)
    club.add(Disqualified(pair=3, reason="a telephone"))
    pages = read(ranking(club, lang))
    (page,) = pages
    names = [" · ".join(club.state.pairs[line.pair].players) for line in club.standings()]
    assert sorted(names, key=page.index) == names
    for line in club.standings():
        assert all(number(lang, figure.value) in page for figure in line.figures)
    assert ("provisional, ronda 2" if lang == "es" else "provisional, round 2") in page
    assert ("Descalificada" if lang == "es" else "Disqualified") in page
    with_reasons = " ".join(read(ranking(club, lang, reasons=True)))
    from canasta.club.competition.words import why

    for line in club.standings():
        for figure in line.figures:
            for sentence in why(figure, lang):
                assert printable(sentence) in with_reasons


def test_diplomas_are_for_the_best() -> None:
    club = an_evening(Format.ROUND_ROBIN, 6, 5)
    best = [line for line in club.standings() if line.place <= 3]
    pages = read(diplomas(club, "es", day="21 de noviembre", where="Vigo"))
    assert len(pages) == len(best)
    for page, line in zip(pages, best, strict=True):
        assert all(name in page for name in club.state.pairs[line.pair].players)
        assert "Vigo, 21 de noviembre" in page
    assert "puesto" in pages[0]
    nobody = Competition([CompetitionOpened(settings=suggested("Club", Format.SWISS))])
    assert "clasificación" in read(diplomas(nobody, "es"))[0]


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
