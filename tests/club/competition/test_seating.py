"""Rounds and changes of seats that are refused, each with its reason."""

from __future__ import annotations

import pytest
from tests.club.competition.playing import begin, entered, figure, place, play_rounds, played, refused, seat
from tests.club.refusing import refuses

from canasta.club.competition import Entry, Format, Meeting, NoShow, Postponed, Reseated, RoundSeated, Withdrew

A, B, C, D, E = 1, 2, 3, 4, 5


def round_of(
    *meetings: tuple[int, int, int], of: int = 1, sit_out: tuple[int, ...] = (), **more: object
) -> RoundSeated:
    return RoundSeated(round=of, meetings=tuple(Meeting(*each) for each in meetings), sit_out=sit_out, **more)  # type: ignore[arg-type]


def test_a_first_round_that_cannot_be() -> None:
    competition = begin(Format.SWISS, 5)
    entries: list[tuple[Entry, str]] = [
        (round_of((1, A, B), (2, C, D), sit_out=(E,), of=2), "wrong-round"),
        (round_of((1, A, B), (2, A, D), sit_out=(E, C)), "twice"),
        (round_of((1, A, B), (2, C, D)), "no-seat"),
        (round_of((1, A, B), (1, C, D), sit_out=(E,)), "table-number"),
        (round_of((0, A, B), (1, C, D), sit_out=(E,)), "table-number"),
        (round_of((1, A, B), (2, C, 9), sit_out=(E, D)), "no-pair"),
        (round_of((1, A, B), (2, C, D), unopposed=(E,)), "not-unopposed"),
        (Reseated(round=1, meetings=()), "no-round"),
        (NoShow(round=1, table=1, pair=1), "no-round"),
    ]
    for entry, code in entries:
        refused(competition, entry, code)


def test_a_second_round_that_cannot_be() -> None:
    competition = begin(Format.SWISS, 4)
    competition.add(round_of((1, A, B), (2, C, D)))
    competition.add(played(1, 1))
    refused(competition, round_of((1, A, B), (2, C, D)), "seated")  # another organiser was faster
    refused(competition, round_of((1, A, C), (2, B, D), of=2), "round-open")
    refused(competition, NoShow(round=1, table=2, pair=A), "not-at-table")
    refused(competition, NoShow(round=1, table=7, pair=A), "no-table")
    competition.add(played(1, 2))
    refused(competition, round_of((1, A, B), (2, C, D), of=2), "may-not-meet")
    competition.add(round_of((1, A, C), (2, B, D), of=2))  # other than the proposal, but allowed
    for table in (1, 2):
        competition.add(played(2, table))
    assert competition.over
    refused(competition, round_of((1, A, D), (2, B, C), of=3), "over")


def test_only_those_who_have_lost_as_often_meet_in_a_knock_out() -> None:
    competition = begin(Format.KNOCK_OUT, 4)
    competition.add(round_of((1, A, B), (2, C, D)))
    for table in (1, 2):
        competition.add(played(1, table))  # A and C win
    refused(competition, round_of((1, A, B), (2, C, D), of=2), "lives-differ")
    competition.add(round_of((1, A, C), (2, B, D), of=2))
    for table in (1, 2):
        competition.add(played(2, table))  # D is out
    refused(competition, round_of((1, C, B), of=3, sit_out=(A, D)), "out")
    competition.add(round_of((1, C, B), of=3, sit_out=(A,)))


def test_a_change_of_seats_moves_only_who_is_free() -> None:
    competition = begin(Format.SWISS, 5)
    competition.add(round_of((1, A, B), (2, C, D), sit_out=(E,)))
    refused(competition, Reseated(round=1, meetings=(Meeting(1, A, C),)), "sits-elsewhere")
    refused(competition, Reseated(round=1, meetings=(Meeting(1, A, E),)), "no-seat")
    competition.add(played(1, 1))
    refused(competition, Reseated(round=1, meetings=(Meeting(1, A, D), Meeting(2, C, B))), "has-result")
    competition.add(played(1, 2))
    (waiting,) = seat(competition).sit_out
    competition.add(entered(6))
    refused(competition, Reseated(round=1, meetings=(Meeting(3, E, 6),)), "round-past")
    competition.add(Withdrew(pair=6))
    refused(competition, Reseated(round=2, meetings=(Meeting(9, waiting, 6),)), "gone")
    for match in list(competition.state.open_matches()):
        competition.add(played(2, match.table))
    refused(competition, entered(7), "over")


def test_a_late_pair_among_an_even_number_brings_a_table_of_its_own() -> None:
    competition = begin(Format.FIXED_AND_MOVING, 4)
    play_rounds(competition, 1)
    competition.add(entered(5))
    meetings = [each for entry in play_rounds(competition) for each in entry.meetings]
    assert {each for each in meetings if 5 in (each.fixed, each.moving)} == {Meeting(3, 5, 3), Meeting(3, 5, 4)}


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
    play_rounds(competition, 2)
    seat(competition)
    assert competition.state.settings.dates[-1] == "2026-01-23"
    refused(competition, Postponed(round=3, table=1, to="2026-01-24"), "too-far")
    competition.add(Postponed(round=3, table=1, to="2026-01-20"))  # brought forward


def test_a_round_needs_two_pairs_and_a_league_its_dates() -> None:
    with refuses("too-few"):
        begin(Format.ROUND_ROBIN, 1).propose()
    with refuses("dates"):
        begin(Format.LEAGUE, 6, dates=("2026-01-09",)).propose()
