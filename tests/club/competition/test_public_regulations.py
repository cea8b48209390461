"""Regulations that clubs have published, as far as they state them: each evening is played, and ends as they say."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from itertools import pairwise

import msgspec
import pytest
from tests.club.competition.playing import begin, entered, figure, place, play_out, refused, seat

from canasta.club.competition import (
    Absence,
    ClubSettings,
    Competition,
    CompetitionOpened,
    Criterion,
    Entered,
    Format,
    MatchEnd,
    MatchLength,
    NoShow,
    Played,
    Postponed,
    Unfinished,
    suggested,
)
from canasta.club.competition.scale import Scale


def agreed(of: Format, length: MatchLength, **more: object) -> ClubSettings:
    return msgspec.structs.replace(suggested("Club", of), length=length, **more)


def opened(settings: ClubSettings, pairs: int) -> Competition:
    return Competition([CompetitionOpened(settings=settings), *(entered(each) for each in range(1, pairs + 1))])


def ends(competition: Competition) -> list[MatchEnd | None]:
    """The conditions that ended the matches of the last round, by table."""
    now = competition.state.rounds[-1]
    found = (match.result for match in now.matches.values())
    return [None if result is None else now.agreed.length.ended_by(result) for result in found]


def test_helsingborg_an_hour_or_5000_points() -> None:
    """50 minutes and 10 more, over at 5,000 (CK 70)."""
    competition = opened(agreed(Format.ROUND_ROBIN, MatchLength(target=5000, minutes=60)), 4)
    seat(competition)
    competition.add(Played(round=1, table=1, points=(5240, 3105), deals=4))
    competition.add(Played(round=1, table=2, points=(3200, 2800), deals=3))
    assert ends(competition) == [MatchEnd.TARGET, MatchEnd.CLOCK]


@pytest.mark.parametrize("pairs", [6, 7])
def test_senior_olympics_three_hands_or_fifty_minutes(pairs: int) -> None:
    """Three games of three hands and 50 minutes; east and west move up a table (Nevada, 2023)."""
    settings = agreed(Format.FIXED_AND_MOVING, MatchLength(deals=3, minutes=50), rounds=3)
    competition = opened(settings, pairs)
    tables: dict[int, list[int]] = {}
    for number in (1, 2, 3):
        for each in seat(competition).meetings:
            tables.setdefault(each.moving, []).append(each.table)
            hands = 2 if each.table == 3 else 3
            competition.add(Played(round=number, table=each.table, points=(900, 300), deals=hands))
        assert Counter(ends(competition)) == {MatchEnd.DEALS: 2, MatchEnd.CLOCK: 1}
    assert competition.over
    many = pairs // 2 + pairs % 2
    steps = {(later - earlier) % many for at in tables.values() if len(at) == 3 for earlier, later in pairwise(at)}
    assert len(steps) == 1
    assert steps <= {1, many - 1}


def test_puntiburraco_2005_points_or_45_minutes() -> None:
    """A round robin of four pairs to 2,005 points or 45 minutes, ranked by points, then by the direct match."""
    by = (Criterion.POINTS, Criterion.DIRECT)
    competition = opened(agreed(Format.ROUND_ROBIN, MatchLength(target=2005, minutes=45), ranking=by), 4)
    results = {frozenset((1, 2)): {1: 1500, 2: 1000}, frozenset((3, 4)): {3: 2005, 4: 600}}
    while not competition.over:
        entry = seat(competition)
        for each in entry.meetings:
            met = {each.fixed, each.moving}
            said = results.get(frozenset(met), {number: 1000 if number < 3 else 400 for number in met})
            points = (said[each.fixed], said[each.moving])
            competition.add(Played(round=entry.round, table=each.table, points=points, deals=3))
    # 1: 3,500 and 2: 3,000; 3: 2,805
    assert [place(competition, pair) for pair in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_genova_three_deals_or_35_minutes_and_a_pair_that_sits_out() -> None:
    """A Swiss evening of three deals or 35 minutes; who sits out has 14 of the scale and 355 points."""
    settings = agreed(
        Format.SWISS,
        MatchLength(deals=3, minutes=35, unfinished=Unfinished.AS_IT_LIES),
        rounds=2,
        scale=tuple(range(100, 1100, 100)),
        ranking=(Criterion.SCALE, Criterion.DIRECT, Criterion.DIFFERENCE),
        sit_out=355,
        sit_out_scale=14,
    )
    competition = opened(settings, 5)
    entry = seat(competition)
    competition.add(Played(round=1, table=1, points=(1200, 300), deals=3))
    competition.add(Played(round=1, table=2, points=(700, 500), deals=2, unfinished=(50, 90)))
    (out,) = entry.sit_out
    assert figure(competition, out, "scale") == 14
    second = entry.meetings[1]
    assert [figure(competition, pair, "scale") for pair in (second.fixed, second.moving)] == [11, 9]
    assert figure(competition, second.fixed, "difference") == 160


def test_finland_two_points_a_win_and_a_walkover_of_2000() -> None:
    """2–1–0, then the difference; who comes has 2 and 2,000 against who does not; half an hour (SCL, 2011)."""
    settings = agreed(
        Format.ROUND_ROBIN,
        MatchLength(minutes=30),
        win_points=2,
        ranking=(Criterion.WINS, Criterion.DIFFERENCE),
        award=2000,
        absence=Absence.MATCH_LOST,
    )
    competition = opened(settings, 4)
    one, other = seat(competition).meetings
    competition.add(NoShow(round=1, table=one.table, pair=one.moving))
    competition.add(Played(round=1, table=other.table, points=(900, 900), deals=2))
    found = [(figure(competition, pair, "wins"), figure(competition, pair, "difference")) for pair in (1, 2, 3, 4)]
    assert Counter(found) == Counter([(2, 2000), (0, -2000), (1, 0), (1, 0)])
    assert place(competition, one.fixed) == 1


def test_four_players_in_the_three_pairings_54_games() -> None:
    """Four players, three pairings, as many games in each (canasta-spielen)."""
    settings = agreed(Format.INDIVIDUAL, MatchLength(deals=18), rounds=3)
    players = [Entered(players=(name,)) for name in ("Ana", "Bea", "Eva", "Luz")]
    competition = Competition([CompetitionOpened(settings=settings), *players])
    partners: list[frozenset[int]] = []
    while not competition.over:
        entry = seat(competition)
        (only,) = entry.meetings
        partners += map(frozenset, only.sides)
        competition.add(Played(round=entry.round, table=1, points=(18_000, 12_000), deals=18))
    assert len(set(partners)) == len(partners) == 6
    assert sum(match.result.deals for match in competition.state.matches() if match.result) == 54


@pytest.mark.parametrize("pairs", [50, 57])
def test_arrecife_a_league_from_january_to_june(pairs: int) -> None:
    """Some fifty pairs, an evening a week (Real Club Náutico, 2018)."""
    rounds = pairs - 1 + pairs % 2
    fridays = tuple((date(2018, 1, 5) + timedelta(weeks=week // 3)).isoformat() for week in range(rounds))
    assert fridays[-1] < "2018-07"
    competition = opened(agreed(Format.LEAGUE, MatchLength(target=5000), dates=fridays), pairs)
    for number in (1, 2, 3):
        entry = seat(competition)
        assert len(entry.meetings) == pairs // 2
        for each in entry.meetings:
            competition.add(Played(round=number, table=each.table, points=(5100, 2000)))
    assert {match.date for match in competition.state.matches()} == {"2018-01-05"}


def test_a_coruna_two_matches_a_friday_moved_by_fifteen_days_at_most() -> None:
    """Two matches each Friday; one moves by fifteen days at most, and not in the last month (Casino, 2013–14)."""
    fridays = [date(2013, 10, 4) + timedelta(weeks=week) for week in range(7)]
    dates = tuple(each.isoformat() for each in fridays for _ in range(2))
    competition = opened(agreed(Format.LEAGUE, MatchLength(target=5000), legs=2, dates=dates), 8)

    def seated(of_round: int) -> None:
        for each in seat(competition).meetings[1:]:
            competition.add(Played(round=of_round, table=each.table, points=(5000, 1000)))

    def moved(of_round: int, days: int) -> Postponed:
        planned = date.fromisoformat(dates[of_round - 1])
        return Postponed(round=of_round, table=1, to=(planned + timedelta(days=days)).isoformat())

    for of_round in (1, 2, 3, 4):
        seated(of_round)
        refused(competition, moved(of_round, 16), "too-far")
        competition.add(moved(of_round, 15))
    seated(5)
    assert dates[4] == "2013-10-18"
    refused(competition, moved(5, 3), "season-closing")


@pytest.mark.parametrize("lives", [1, 2])
def test_canastafreaks_single_and_double_elimination(lives: int) -> None:
    competition = play_out(begin(Format.KNOCK_OUT, 16, lives=lives))
    lost = Counter(pair for match in competition.state.matches() for pair in match.loser())
    (champion,) = (line.pair for line in competition.standings() if line.place == 1)
    assert {lost[pair] for pair in competition.state.pairs if pair != champion} == {lives}
    assert lost[champion] < lives


def test_eburraco_10_to_10_up_to_20_to_0() -> None:
    """Up to 50 points of difference 10–10, from 1,505 on 20–0; points of the scale first, points of matches next."""
    scale: Scale = (55, 155, 255, 405, 555, 705, 905, 1105, 1305, 1505)  # the two ends as published
    by = (Criterion.SCALE, Criterion.POINTS)
    competition = opened(agreed(Format.SWISS, MatchLength(deals=4), rounds=1, scale=scale, ranking=by), 6)
    points = [(1000, 950), (1000, 945), (2505, 1000)]
    for each, said in zip(seat(competition).meetings, points, strict=True):
        competition.add(Played(round=1, table=each.table, points=said, deals=4))
    found = sorted((line.figures[0].value, line.figures[1].value) for line in competition.standings())
    assert found == [(0, 1000), (9, 945), (10, 950), (10, 1000), (11, 1000), (20, 2505)]
