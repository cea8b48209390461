"""Repairs of mishaps on an evening, without replaying finished matches."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.club.competition.checking import check_met_once, check_round
from tests.club.competition.playing import (
    begin,
    couples,
    entered,
    figure,
    line_of,
    place,
    play,
    play_out,
    play_rounds,
    played,
    refused,
    seat,
)
from tests.club.refusing import refuses

from canasta.club.competition import (
    Annulled,
    Begun,
    Competition,
    Corrected,
    Credited,
    Criterion,
    Format,
    Meeting,
    NoShow,
    Penalised,
    Reseated,
)


def met(competition: Competition) -> set[frozenset[int]]:
    return {*couples(each.meeting for each in competition.state.matches())}


@pytest.mark.parametrize("of", [Format.FIXED_AND_MOVING, Format.ROUND_ROBIN])
def test_a_late_pair_takes_the_place_of_who_sits_out(of: Format) -> None:
    competition = begin(of, 7)
    first = seat(competition)
    (waiting,) = first.sit_out
    competition.add(entered(8))
    table = next(n for n in range(1, 9) if n not in {each.table for each in first.meetings})
    competition.add(Reseated(round=1, meetings=(Meeting(table, waiting, 8),)))
    assert not competition.state.rounds[0].sit_out
    play_out(competition)
    check_met_once(competition)
    everybody = {frozenset((a, b)) for a in range(1, 9) for b in range(1, a)}
    half = {frozenset((a, b)) for a in range(1, 5) for b in range(5, 9)}
    assert met(competition) == (half if of is Format.FIXED_AND_MOVING else everybody)


@pytest.mark.parametrize("of", [Format.FIXED_AND_MOVING, Format.ROUND_ROBIN])
@pytest.mark.parametrize("pairs", [6, 9, 12])
def test_a_late_pair_meets_everybody_and_nobody_plays_again(of: Format, pairs: int) -> None:
    competition = begin(of, pairs)
    play_rounds(competition, 2)
    before = [each.meeting for each in competition.state.matches()]
    competition.add(entered(pairs + 1))
    chance = random.Random(2)
    while not competition.over:
        seat(competition)
        check_round(competition)
        play(competition, chance)
    assert [each.meeting for each in competition.state.matches()][: len(before)] == before
    check_met_once(competition)
    late = Counter(pair for each in competition.state.matches() for pair in each.pairs)[pairs + 1]
    assert late == (pairs if of is Format.ROUND_ROBIN else pairs // 2 if pairs % 2 == 0 else (pairs + 1) // 2)
    assert len(competition.state.rounds) <= 2 + late + 1  # the late pair plays in nearly all rounds left
    out = Counter(dict.fromkeys(range(1, pairs + 1), 0))
    out.update(pair for each in competition.state.rounds for pair in each.sit_out if pair <= pairs)
    assert max(out.values()) - min(out.values()) <= 1


@pytest.mark.parametrize("of", [Format.FIXED_AND_MOVING, Format.ROUND_ROBIN])
def test_a_round_played_by_mistake_stands_and_what_is_left_is_played(of: Format) -> None:
    competition = begin(of, 8)
    first = seat(competition)
    one, other = first.meetings[:2]
    for table in (1, 2):
        competition.add(Begun(round=1, table=table))
    swapped = (Meeting(one.table, one.fixed, other.moving), Meeting(other.table, other.fixed, one.moving))
    refused(competition, Reseated(round=1, meetings=swapped), "begun")
    competition.add(Reseated(round=1, meetings=swapped, as_played=True, reason="they went to the wrong tables"))
    competition.add(played(1, 1))
    play_out(competition)
    check_met_once(competition)
    planned = begin(of, 8)
    play_rounds(planned)
    assert met(competition) == met(planned)


def test_a_result_is_corrected_and_both_stay_in_the_log() -> None:
    competition = begin(Format.FIXED_AND_MOVING, 4)
    seat(competition)
    number = competition.add(played(1, 1, (1000, 500)))
    correction = competition.add(Corrected(of=number, points=(500, 1000), deals=4, reason="read the wrong way round"))
    assert figure(competition, 3, "wins") == 1
    reasons = line_of(competition, 3).figures[0].reasons
    assert reasons[0].entries[1:] == (number, correction)
    assert competition.log[number - 1] == played(1, 1, (1000, 500))
    competition.add(Annulled(of=correction, reason="it was right"))
    assert figure(competition, 1, "wins") == 1


def test_a_pair_that_was_only_late_is_taken_back() -> None:
    competition = begin(Format.FIXED_AND_MOVING, 4)
    seat(competition)
    number = competition.add(NoShow(round=1, table=1, pair=3))
    assert place(competition, 3) == 0
    competition.add(Annulled(of=number, reason="they waited at the wrong table"))
    assert place(competition, 3) > 0
    competition.add(played(1, 1))
    other = competition.add(NoShow(round=1, table=2, pair=4))
    competition.add(Corrected(of=other, points=(100, 200), deals=4, reason="they did play"))
    assert figure(competition, 4, "points") == 200


def test_a_correction_that_would_undo_a_later_round_is_refused() -> None:
    competition = begin(Format.KNOCK_OUT, 4, lives=1)
    seat(competition)
    number = competition.add(played(1, 1))
    competition.add(played(1, 2))
    seat(competition)
    with refuses("falls") as caught:
        competition.add(Corrected(of=number, points=(500, 1000), deals=4, reason="x"))
    assert str(caught.value) == "Entry 9 rests on this and could not stand: Pair 1 has no place in this round."
    assert len(competition.state.rounds) == 2


def test_the_arbiter_takes_points_off_and_gives_points() -> None:
    competition = begin(Format.FIXED_AND_MOVING, 4, ranking=(Criterion.POINTS, Criterion.DIFFERENCE))
    seat(competition)
    for table in (1, 2):
        competition.add(played(1, table))
    before = competition.standings()
    entries = [
        competition.add(kind(pair=3, points=points, reason="their table was short of a deal", by="Luz"))
        for kind, points in ((Credited, 700), (Penalised, 50))
    ]
    assert (figure(competition, 3, "points"), figure(competition, 3, "difference")) == (500 + 650, -500 + 650)
    line = competition.standings()[0]
    assert (line.place, line.pair) == (1, 3)
    assert [(each.code, each.value, *each.entries) for each in line.figures[0].reasons[-2:]] == [
        ("credit", 700, entries[0]),
        ("penalty", -50, entries[1]),
    ]
    for number in entries:
        competition.add(Annulled(of=number, reason="not so"))
    assert competition.standings() == before
