"""Every format from the first round to the last, at random; ``test_every_number`` has each number of pairs."""

from __future__ import annotations

import random

import pytest
from tests.club.competition.playing import begin, figure, play, played, refused, seat

from canasta.club.competition import (
    Begun,
    ClubSettings,
    CompetitionError,
    Format,
    MatchLength,
    Played,
    Postponed,
    Unfinished,
    suggested,
)
from canasta.club.competition.checks import check_result, check_settings
from canasta.club.competition.model import of_game


def test_swiss_pairs_neighbours_of_the_ranking() -> None:
    competition = begin(Format.SWISS, 8, rounds=2)
    for table in range(1, len(seat(competition).meetings) + 1):
        competition.add(played(1, table, (1000 * table, 0)))
    winners = {each.fixed for each in competition.state.rounds[0].matches.values()}
    for each in seat(competition).meetings:
        assert (each.fixed in winners) == (each.moving in winners)


def test_swiss_says_when_nobody_can_be_seated_without_meeting_again() -> None:
    competition = begin(Format.SWISS, 4, rounds=4)
    for _ in range(3):  # four pairs have three rounds
        seat(competition)
        play(competition, random.Random(1))
    with pytest.raises(CompetitionError) as caught:
        competition.propose()
    assert caught.value.code == "no-pairing"


def test_a_knock_out_match_needs_a_winner() -> None:
    competition = begin(Format.KNOCK_OUT, 4)
    seat(competition)
    assert refused(competition, played(1, 1, (500, 500))) == "tie"


def test_a_league_match_is_moved_and_the_next_round_does_not_wait() -> None:
    competition = begin(Format.LEAGUE, 8)
    seat(competition)
    first = competition.state.settings.dates[0]
    assert {each.date for each in competition.state.matches()} == {first}
    for table in (2, 3, 4):
        competition.add(played(1, table))
    with pytest.raises(CompetitionError, match="no result"):
        competition.propose()
    competition.add(Postponed(round=1, table=1, to="2026-01-20"))
    later = seat(competition)
    pair = competition.state.match(1, 1).fixed
    table = next(each.table for each in later.meetings if pair in (each.fixed, each.moving))
    competition.add(Begun(round=2, table=table))
    assert refused(competition, Begun(round=1, table=1)) == "busy"
    competition.add(played(2, table))
    competition.add(Begun(round=1, table=1))


@pytest.mark.parametrize(
    ("of_round", "to", "code"),
    [(1, "2026-01-25", "too-far"), (1, "soon", "bad-date"), (4, "2026-02-01", "season-closing")],
)
def test_a_league_match_is_not_moved_just_anywhere(of_round: int, to: str, code: str) -> None:
    competition = begin(Format.LEAGUE, 8)
    while len(competition.state.rounds) < of_round:
        play(competition, random.Random(1))
        seat(competition)
    assert refused(competition, Postponed(round=of_round, table=1, to=to)) == code


def test_a_season_shorter_than_its_closed_days_lets_matches_move() -> None:
    dates = ("2026-01-09", "2026-01-16", "2026-01-16")  # and two rounds on one evening
    competition = begin(Format.LEAGUE, 4, dates=dates, closed_days=30)
    seat(competition)
    competition.add(Postponed(round=1, table=1, to="2026-01-12"))
    assert competition.state.match(1, 1).date == "2026-01-12"


@pytest.mark.parametrize(
    ("sit_out", "expected"), [(None, {3: 3750, 1: 3000, 2: 2250}), (1200, {3: 3700, 1: 3200, 2: 2700})]
)
def test_what_sitting_out_scores(sit_out: int | None, expected: dict[int, int]) -> None:
    """Pairs 3, 1 and 2 sit out in turn; a round's winners make 500, then 1,000, then 1,500."""
    competition = begin(Format.FIXED_AND_MOVING, 5, sit_out=sit_out)
    for of_round in (1, 2, 3):
        for each in seat(competition).meetings:
            competition.add(played(of_round, each.table, (500 * of_round, 0)))
    assert [set(each.sit_out) for each in competition.state.rounds] == [{3}, {1}, {2}]
    assert {pair: figure(competition, pair, "points") for pair in expected} == expected


def of_length(**fields: object) -> ClubSettings:
    return ClubSettings(**{"name": "Club", "length": MatchLength(target=15_000), **fields})  # type: ignore[arg-type]


def result(points: tuple[int, int], **fields: object) -> Played:
    return Played(round=1, table=1, points=points, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("agreed", "entry", "expected"),
    [
        (of_length(), result((15_005, 2000)), (15_005, 2000)),
        (of_length(), result((14_995, 2000)), "below-target"),
        (of_length(), result((15_001, 2000)), "points-step"),
        (of_length(), result((900_000, 2000)), "points-many"),
        (of_length(), result((15_000, 0), unfinished=(5, 5)), "no-unfinished"),
        (of_length(length=MatchLength(deals=4)), result((100, 200), deals=4), (100, 200)),
        (of_length(length=MatchLength(deals=4)), result((100, 200), deals=3), "wrong-deals"),
        (of_length(length=MatchLength(minutes=60)), result((100, 200), unfinished=(5, 5)), "no-unfinished"),
        (
            of_length(length=MatchLength(minutes=60, unfinished=Unfinished.AS_IT_LIES)),
            result((100, 200), unfinished=(300, -50)),
            (400, 150),
        ),
        (
            of_length(length=MatchLength(minutes=60, unfinished=Unfinished.DROPPED)),
            result((100, 200), unfinished=(300, -50)),
            (100, 200),
        ),
    ],
)
def test_how_long_a_match_lasts(agreed: ClubSettings, entry: Played, expected: tuple[int, int] | str) -> None:
    if isinstance(expected, tuple):
        assert check_result(agreed, entry, entry.round, entry.table) == expected
        return
    with pytest.raises(CompetitionError) as caught:
        check_result(agreed, entry, entry.round, entry.table)
    assert caught.value.code == expected


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"name": " "}, "bad-name"),
        ({"rounds": -1}, "bad-number"),
        ({"length": MatchLength()}, "no-length"),
        ({"length": MatchLength(target=5000, minutes=601)}, "bad-number"),
        ({"format": Format.SWISS}, "bad-number"),
        ({"format": Format.KNOCK_OUT, "rounds": 3}, "bad-number"),
        ({"legs": 2}, "bad-number"),
        ({"award": 4999}, "points-step"),
        ({"ranking": ()}, "bad-ranking"),
        ({"format": Format.KNOCK_OUT}, "bad-ranking"),
        ({"dates": ("2026-01-01",)}, "bad-dates"),
        ({"format": Format.LEAGUE}, "bad-dates"),
        ({"format": Format.LEAGUE, "dates": ("2026-01-08", "2026-01-01")}, "bad-dates"),
        ({"format": Format.LEAGUE, "dates": ("1-1-2026",)}, "bad-date"),
    ],
)
def test_settings_that_contradict_themselves(fields: dict[str, object], code: str) -> None:
    with pytest.raises(CompetitionError) as caught:
        check_settings(ClubSettings(**{"name": "Club", "length": MatchLength(target=15_000), **fields}))  # type: ignore[arg-type]
    assert caught.value.code == code


@pytest.mark.parametrize("of", Format)
def test_usual_settings_last_to_the_target_of_the_game_in_play(of: Format) -> None:
    assert suggested("Club", of, 3000).length == MatchLength(target=3000)
    assert not suggested("Club", of).length.agreed
    assert of_game(suggested("Club", of), 7000, 4).length == MatchLength(target=7000, deals=4)
    assert of_game(suggested("Club", of, 3000), 7000, 4).length == MatchLength(target=3000)
    assert of_game(of_length(length=MatchLength(minutes=60)), 7000, 0).length == MatchLength(minutes=60)
