"""The competition rules of the book (TB-11), one by one."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest
from tests.club.competition.playing import (
    begin,
    entered,
    figure,
    line_of,
    place,
    play_out,
    play_rounds,
    played,
    refused,
    seat,
)
from tests.club.refusing import refuses

from canasta.club.competition import (
    Begun,
    CameBack,
    Competition,
    Entered,
    Format,
    LeaveGiven,
    Left,
    NoShow,
    Reported,
    Reseated,
    RoundSeated,
    Substituted,
    Withdrew,
)
from canasta.club.competition.model import Meeting


@pytest.fixture
def club() -> Competition:
    """Eight pairs, half fixed, in their first round: 1-5, 2-6, 3-7, 4-8."""
    competition = begin(Format.FIXED_AND_MOVING, 8)
    seat(competition)
    return competition


@pytest.mark.rule("TB-11.1")
def test_the_fixed_pairs_keep_table_and_sheet_for_the_whole_competition(club: Competition) -> None:
    play_out(club)
    tables: defaultdict[int, list[int]] = defaultdict(list)
    for match in club.state.matches():
        assert match.fixed == match.table
        tables[match.moving].append(match.table)
    assert tables == {5: [1, 2, 3, 4], 6: [2, 3, 4, 1], 7: [3, 4, 1, 2], 8: [4, 1, 2, 3]}


@pytest.mark.rule("TB-11.1")
def test_no_fixed_pair_is_seated_at_another_table() -> None:
    competition = begin(Format.FIXED_AND_MOVING, 4)
    wrong = RoundSeated(round=1, meetings=(Meeting(1, 2, 3), Meeting(2, 1, 4)))
    refused(competition, wrong, "not-its-table")
    both_fixed = RoundSeated(round=1, meetings=(Meeting(1, 1, 2), Meeting(2, 3, 4)))
    refused(competition, both_fixed, "may-not-meet")


@pytest.mark.rule("TB-11.2")
def test_nobody_is_replaced_and_no_seat_changed_once_a_match_has_begun(club: Competition) -> None:
    change = Reseated(round=1, meetings=(Meeting(1, 1, 6), Meeting(2, 2, 5)))
    stand_in = Substituted(pair=5, out="Ana 5", into="Eva")
    club.add(Begun(round=1, table=1))
    refused(club, stand_in, "begun")
    refused(club, change, "begun")
    club.add(played(1, 1))
    club.add(stand_in)
    assert club.state.pairs[5].players == ("Eva", "Bea 5")
    refused(club, Substituted(pair=5, out="Bea 5", into="Sol"), "both-replaced")


@pytest.mark.rule("TB-11.2")
def test_before_the_match_seats_may_change(club: Competition) -> None:
    club.add(Reseated(round=1, meetings=(Meeting(1, 1, 6), Meeting(2, 2, 5))))
    assert [match.pairs for match in club.state.matches()] == [(1, 6), (2, 5), (3, 7), (4, 8)]


@pytest.mark.rule("TB-11.3")
def test_who_leaves_is_disqualified_and_the_opponents_have_5000(club: Competition) -> None:
    club.add(Begun(round=1, table=2))
    club.add(Left(round=1, table=2, pair=6))
    assert place(club, 6) == 0
    assert club.state.pairs[6].disqualified
    assert figure(club, 2, "points") == 5000
    assert figure(club, 2, "wins") == 1
    refused(club, Left(round=1, table=2, pair=6), "has-result")


@pytest.mark.rule("TB-11.3")
def test_the_disqualified_do_not_come_back_as_another_pair(club: Competition) -> None:
    left = club.add(Left(round=1, table=2, pair=6))
    for players in (("Ana 6", "Bea 6"), ("bea 6", "ANA 6")):
        refused(club, Entered(players=players), "barred")
    refused(club, Entered(players=("Ana 6", "Bea 6"), instead_of=6), "barred")
    with refuses("barred") as caught:
        club.add(Entered(players=("Ana 6", "Bea 6")))
    assert f"(TB-11.3); if that was a mistake, annul entry {left}." in caught.value.message("en")
    club.add(Entered(players=("Ana 6", "Eva")))  # each with another is another pair
    refused(club, Substituted(pair=9, out="Eva", into="Bea 6"), "barred")


@pytest.mark.rule("TB-11.4")
def test_who_does_not_play_is_disqualified_likewise(club: Competition) -> None:
    club.add(NoShow(round=1, table=3, pair=3))
    assert place(club, 3) == 0
    assert figure(club, 7, "points") == 5000


@pytest.mark.rule("TB-11.4")
def test_where_neither_comes_nobody_has_the_points(club: Competition) -> None:
    club.add(NoShow(round=1, table=3, pair=3))
    club.add(NoShow(round=1, table=3, pair=7))
    assert place(club, 3) == place(club, 7) == 0
    assert figure(club, 3, "points") == figure(club, 7, "points") == 0


@pytest.mark.rule("TB-11.5")
def test_everyone_due_to_meet_the_disqualified_has_5000_and_no_more(club: Competition) -> None:
    for table in (1, 2, 4):
        club.add(played(1, table))
    club.add(NoShow(round=1, table=3, pair=7))
    assert [figure(club, pair, "points") for pair in (1, 2, 3, 4)] == [6000, 6000, 5000, 6000]
    for entry in play_rounds(club):
        assert (len(entry.unopposed), len(entry.sit_out)) == (1, 0)
    assert [figure(club, pair, "points") for pair in (1, 2, 3, 4)] == [8000, 8000, 8000, 8000]
    reasons = line_of(club, 1).figures[0].reasons
    assert [(each.code, each.opponent) for each in reasons].count(("unplayed", 7)) == 1


@pytest.mark.rule("TB-11.5")
def test_a_substitute_pair_plays_what_was_still_to_come(club: Competition) -> None:
    for table in (1, 2, 4):
        club.add(played(1, table))
    club.add(NoShow(round=1, table=3, pair=7))
    refused(club, Entered(players=("Eva", "Sol"), instead_of=6), "no-place-free")
    club.add(Entered(players=("Eva", "Sol"), instead_of=7))
    rounds = play_rounds(club)
    assert not any(entry.unopposed for entry in rounds)
    met = [each.fixed for entry in rounds for each in entry.meetings if each.moving == 9]
    assert met == [4, 1, 2]  # not 3, who has its 5,000
    assert [figure(club, pair, "points") for pair in (1, 3, 9)] == [4000, 8000, 1500]
    assert place(club, 7) == 0


@pytest.mark.rule("TB-11.6")
def test_ties_on_points_go_to_who_won_more_matches() -> None:
    competition = begin(Format.FIXED_AND_MOVING, 4)  # 1-3 2-4, then 1-4 2-3
    for results in (((1000, 200), (600, 400)), ((0, 200), (400, 300))):
        entry = seat(competition)
        for each, points in zip(entry.meetings, results, strict=True):
            competition.add(played(entry.round, each.table, points))
    assert [(figure(competition, pair, "points"), figure(competition, pair, "wins")) for pair in (1, 2, 3, 4)] == [
        (1000, 1),
        (1000, 2),
        (500, 0),
        (600, 1),
    ]
    assert [line.pair for line in competition.standings()] == [2, 1, 4, 3]


@pytest.mark.rule("TB-11.7")
def test_leave_is_given_by_the_arbiter_for_a_cause_during_a_match(club: Competition) -> None:
    leave = LeaveGiven(round=1, table=1, player="Ana 5", cause="a call from the hospital", by="Luz, arbiter")
    refused(club, leave, "not-begun")
    club.add(Begun(round=1, table=1))
    refused(club, LeaveGiven(round=1, table=1, player="Ana 5", cause="a call"), "no-arbiter")
    refused(club, LeaveGiven(round=1, table=1, player="Ana 5", cause=" ", by="Luz"), "no-reason")
    refused(club, LeaveGiven(round=1, table=1, player="Ana 6", cause="x", by="Luz"), "player-not-at-table")
    club.add(leave)
    assert club.state.match(1, 1).away == {"Ana 5"}
    refused(club, leave, "away")
    club.add(CameBack(round=1, table=1, player="Ana 5"))
    assert club.state.match(1, 1).away == set()


@pytest.mark.rule("TB-11.7")
def test_a_telephone_is_reported_and_costs_what_the_arbiter_says(club: Competition) -> None:
    before = club.standings()
    number = club.add(Reported(round=1, table=1, pair=5, what="a mobile phone rang"))
    assert club.state.reports == [number]
    assert club.standings() == before


def test_a_pair_that_withdraws_between_matches_counts_as_one_that_does_not_play(club: Competition) -> None:
    club.add(Withdrew(pair=8))
    assert place(club, 8) == 0
    assert [figure(club, pair, "points") for pair in (1, 2, 3, 4)] == [5000] * 4
    club.add(entered(9))  # too late for this round, but due to meet every pair whose table it will come to
    assert club.state.pairs[9].slot == 9


def finished(of: Format, pairs: int, **more: Any) -> Competition:
    """A competition whose every match has its result; the lower number wins each."""
    competition = begin(of, pairs, **more)
    play_rounds(competition, points=lambda at: (1000, 500) if at.fixed < at.moving else (500, 1000))
    return competition


def places(competition: Competition) -> dict[int, int]:
    return {line.pair: line.place for line in competition.standings()}


@pytest.mark.rule("TB-11.4")
@pytest.mark.parametrize(
    ("of", "pairs", "more"),
    [
        (Format.SWISS, 4, {"rounds": 2}),
        (Format.ROUND_ROBIN, 5, {}),
        (Format.FIXED_AND_MOVING, 6, {}),
        (Format.KNOCK_OUT, 8, {"lives": 1}),
        (Format.KNOCK_OUT, 5, {"lives": 2}),
    ],
)
def test_who_has_nothing_left_to_play_goes_home_with_its_place(of: Format, pairs: int, more: dict[str, Any]) -> None:
    competition = finished(of, pairs, **more)
    before = competition.standings()
    assert competition.state.finished() == set(range(1, pairs + 1))
    for pair in range(1, pairs + 1):
        competition.add(Withdrew(pair=pair))
        assert competition.standings() == before


@pytest.mark.rule("TB-11.4")
def test_who_is_knocked_out_or_has_played_the_last_match_goes_home_while_others_play() -> None:
    competition = begin(Format.KNOCK_OUT, 4, lives=1)
    seat(competition)
    (one, other) = competition.state.open_matches()
    competition.add(played(1, one.table))
    competition.add(played(1, other.table))
    before = places(competition)
    competition.add(Withdrew(pair=one.moving))
    assert places(competition) == before
    league = begin(Format.ROUND_ROBIN, 5, rounds=2)
    for _ in range(2):
        seat(league)
        for match in list(league.state.open_matches())[: 2 if len(league.state.rounds) < 2 else 1]:
            league.add(played(match.round, match.table))
    (still,) = league.state.open_matches()
    (sitting,) = league.state.rounds[-1].sit_out
    assert league.state.finished() == set(range(1, 6)) - set(still.pairs)
    league.add(Withdrew(pair=sitting))
    assert not league.state.pairs[sitting].disqualified
    league.add(Withdrew(pair=still.fixed))  # it plays no more, and had to
    assert league.state.pairs[still.fixed].disqualified
