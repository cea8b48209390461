"""Papers of a competition: cards, slips with their QR codes, seats, ranking and diplomas."""

from __future__ import annotations

import random
import re

import pytest
import segno
from tests.club.competition.playing import begin, play, seat
from tests.club.prints.papers import an_evening, dark, read

from canasta.club.competition import (
    Changed,
    Competition,
    CompetitionError,
    CompetitionOpened,
    Disqualified,
    Format,
    Length,
    suggested,
)
from canasta.club.competition.words import why
from canasta.club.prints import diplomas, pair_cards, ranking, result_slips, round_seating, table_cards
from canasta.club.prints.guide_cards import schedule
from canasta.club.prints.paper import printable
from canasta.texts import LANGUAGES, number


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
    nobody = Competition([CompetitionOpened(settings=suggested("Club", Format.SWISS, 5000))])
    assert "clasificación" in read(diplomas(nobody, "es"))[0]
