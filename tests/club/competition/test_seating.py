"""Rounds and changes of seats that are refused, each with its reason."""

from __future__ import annotations

import pytest
from tests.club.competition.playing import begin, entered, figure, place, played, refused, seat

from canasta.club.competition import (
    CompetitionError,
    Entered,
    Entry,
    Format,
    Meeting,
    NoShow,
    Postponed,
    Reseated,
    RoundSeated,
    Substituted,
    Withdrew,
)

A, B, C, D, E = 1, 2, 3, 4, 5


def round_of(
    *meetings: tuple[int, int, int], of: int = 1, sit_out: tuple[int, ...] = (), **more: object
) -> RoundSeated:
    return RoundSeated(round=of, meetings=tuple(Meeting(*each) for each in meetings), sit_out=sit_out, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (round_of((1, A, B), (2, C, D), sit_out=(E,), of=2), "wrong-round"),
        (round_of((1, A, B), (2, A, D), sit_out=(E, C)), "twice"),
        (round_of((1, A, B), (2, C, D)), "no-seat"),
        (round_of((1, A, B), (1, C, D), sit_out=(E,)), "table-number"),
        (round_of((0, A, B), (1, C, D), sit_out=(E,)), "table-number"),
        (round_of((1, A, B), (2, C, 9), sit_out=(E, D)), "no-pair"),
        (round_of((1, A, B), (2, C, D), unopposed=(E,)), "not-unopposed"),
        (Reseated(round=1, meetings=()), "no-round"),
        (NoShow(round=1, table=1, pair=1), "no-round"),
    ],
)
def test_a_first_round_that_cannot_be(entry: Entry, expected: str) -> None:
    assert refused(begin(Format.SWISS, 5), entry) == expected


def test_a_second_round_that_cannot_be() -> None:
    competition = begin(Format.SWISS, 4)
    competition.add(round_of((1, A, B), (2, C, D)))
    competition.add(played(1, 1))
    assert refused(competition, round_of((1, A, B), (2, C, D))) == "seated"  # another organiser was faster
    assert refused(competition, round_of((1, A, C), (2, B, D), of=2)) == "round-open"
    assert refused(competition, NoShow(round=1, table=2, pair=A)) == "not-at-table"
    assert refused(competition, NoShow(round=1, table=7, pair=A)) == "no-table"
    competition.add(played(1, 2))
    assert refused(competition, round_of((1, A, B), (2, C, D), of=2)) == "may-not-meet"
    competition.add(round_of((1, A, C), (2, B, D), of=2))  # other than the proposal, but allowed
    for table in (1, 2):
        competition.add(played(2, table))
    assert competition.over
    assert refused(competition, round_of((1, A, D), (2, B, C), of=3)) == "over"


def test_only_those_who_have_lost_as_often_meet_in_a_knock_out() -> None:
    competition = begin(Format.KNOCK_OUT, 4)
    competition.add(round_of((1, A, B), (2, C, D)))
    for table in (1, 2):
        competition.add(played(1, table))  # A and C win
    assert refused(competition, round_of((1, A, B), (2, C, D), of=2)) == "lives-differ"
    competition.add(round_of((1, A, C), (2, B, D), of=2))
    for table in (1, 2):
        competition.add(played(2, table))  # D is out
    assert refused(competition, round_of((1, C, B), of=3, sit_out=(A, D))) == "out"
    competition.add(round_of((1, C, B), of=3, sit_out=(A,)))


def test_a_change_of_seats_moves_only_who_is_free() -> None:
    competition = begin(Format.SWISS, 5)
    competition.add(round_of((1, A, B), (2, C, D), sit_out=(E,)))
    assert refused(competition, Reseated(round=1, meetings=(Meeting(1, A, C),))) == "sits-elsewhere"
    assert refused(competition, Reseated(round=1, meetings=(Meeting(1, A, E),))) == "no-seat"
    competition.add(played(1, 1))
    assert refused(competition, Reseated(round=1, meetings=(Meeting(1, A, D), Meeting(2, C, B)))) == "has-result"
    competition.add(played(1, 2))
    (waiting,) = seat(competition).sit_out
    competition.add(entered(6))
    assert refused(competition, Reseated(round=1, meetings=(Meeting(3, E, 6),))) == "round-past"
    competition.add(Withdrew(pair=6))
    assert refused(competition, Reseated(round=2, meetings=(Meeting(9, waiting, 6),))) == "gone"
    for match in list(competition.state.open_matches()):
        competition.add(played(2, match.table))
    assert refused(competition, entered(7)) == "over"


def test_a_late_pair_among_an_even_number_brings_a_table_of_its_own() -> None:
    competition = begin(Format.FIXED_AND_MOVING, 4)
    seat(competition)
    for table in (1, 2):
        competition.add(played(1, table))
    competition.add(entered(5))
    met = set()
    while not competition.over:
        entry = seat(competition)
        for each in entry.meetings:
            met |= {(each.table, each.fixed, each.moving)} if 5 in (each.fixed, each.moving) else set()
            competition.add(played(entry.round, each.table))
    assert met == {(3, 5, 3), (3, 5, 4)}


@pytest.mark.rule("TB-11.5")
def test_where_rounds_are_limited_a_late_pair_that_goes_leaves_awards_to_nobody_it_was_not_seated_with() -> None:
    competition = begin(Format.FIXED_AND_MOVING, 8, rounds=2)
    seat(competition)
    competition.add(entered(9))
    competition.add(Withdrew(pair=9))
    assert place(competition, 9) == 0
    assert {figure(competition, pair, "points") for pair in range(1, 9)} == {0}


@pytest.mark.rule("TB-11.5")
def test_where_rounds_are_limited_only_who_would_have_met_the_pair_has_5000() -> None:
    competition = begin(Format.FIXED_AND_MOVING, 8, rounds=2)
    competition.add(competition.propose())
    competition.add(Withdrew(pair=5))  # at table 1, and next at table 2
    assert [figure(competition, pair, "points") for pair in (1, 2, 3, 4)] == [5000, 5000, 0, 0]


def test_no_match_is_moved_past_the_end_of_the_season() -> None:
    competition = begin(Format.LEAGUE, 4, closed_days=0)
    last = competition.state.settings.dates[-1]
    for of_round in (1, 2):
        for each in seat(competition).meetings:
            competition.add(played(of_round, each.table))
    seat(competition)
    assert last == "2026-01-23"
    assert refused(competition, Postponed(round=3, table=1, to="2026-01-24")) == "too-far"
    competition.add(Postponed(round=3, table=1, to="2026-01-20"))  # brought forward


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (Entered(players=("Eva", "Eva")), "plays-already"),
        (Entered(players=("Eva", "Ana 3")), "plays-already"),
        (Entered(players=("Eva", " ")), "bad-name"),
        (Entered(players=("Eva", "x" * 61)), "bad-name"),
        (Entered(players=("Eva", "a\nb")), "bad-name"),
        (Entered(players=("Eva", "Sol"), instead_of=1), "no-place-free"),
        (Substituted(pair=1, out="Ana 2", into="Eva"), "not-in-pair"),
        (Substituted(pair=1, out="Ana 1", into="Bea 2"), "plays-already"),
        (Withdrew(pair=0), "no-pair"),
        (Postponed(round=1, table=1, to="2026-01-20"), "no-round"),
    ],
)
def test_pairs_that_cannot_be(entry: Entry, expected: str) -> None:
    assert refused(begin(Format.ROUND_ROBIN, 4), entry) == expected


def test_a_round_needs_two_pairs_and_a_league_its_dates() -> None:
    with pytest.raises(CompetitionError, match="two pairs"):
        begin(Format.ROUND_ROBIN, 1).propose()
    with pytest.raises(CompetitionError, match="needs 5 dates"):
        begin(Format.LEAGUE, 6, dates=("2026-01-09",)).propose()
