"""Points by a scale, a cap on differences, and points for rounds without a match."""

from __future__ import annotations

from itertools import pairwise
from statistics import NormalDist
from typing import Any

import pytest
from tests.club.competition.playing import begin, entered, figure, line_of, play_rounds, seat, why

from canasta.club.competition import Competition, Criterion, Format, NoShow
from canasta.club.competition.scale import STEPS, by_scale, standard_scale

SCALE = (100, 300, 700, 1500)  # 4–4 to 8–0
BY_SCALE = (Criterion.SCALE, Criterion.DIFFERENCE, Criterion.POINTS)


def one_round(of: Format = Format.SWISS, pairs: int = 4, **changed: Any) -> Competition:
    """A first round: 900 to 0, and 750 to 500 at the other tables."""
    competition = begin(of, pairs, ranking=BY_SCALE, **{"scale": SCALE, "absence": "match_lost"} | changed)
    play_rounds(competition, 1, lambda at: (900, 0) if at.table == 1 else (750, 500))
    return competition


@pytest.mark.parametrize(
    ("difference", "points"),
    [(0, 4), (95, 4), (100, 5), (295, 5), (300, 6), (1495, 7), (1500, 8), (20000, 8), (-100, 3), (-95, 4), (-9000, 0)],
)
def test_points_by_the_thresholds(difference: int, points: int) -> None:
    assert by_scale(SCALE, difference) == points
    assert by_scale(SCALE, difference) + by_scale(SCALE, -difference) == 2 * len(SCALE)


@pytest.mark.parametrize(("spread", "deals"), [(1356, 4.2), (3290, 4.5), (800, 1)])
def test_each_result_of_a_standard_scale_is_equally_likely(spread: float, deals: float) -> None:
    match = NormalDist(0, spread * deals**0.5)
    edges = [0, *standard_scale(spread, deals)]
    shares = [2 * (match.cdf(high) - match.cdf(low)) for low, high in pairwise(edges)]
    shares.append(2 * (1 - match.cdf(edges[-1])))
    assert len(shares) == STEPS + 1
    assert shares == pytest.approx([1 / (STEPS + 1)] * (STEPS + 1), abs=0.03)  # thresholds are rounded to 50


def test_a_standard_scale_ascends_however_short_matches_are() -> None:
    assert standard_scale(10, 1) == tuple(range(50, 550, 50))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "+7: round 1, against pair 2 by the scale, difference +900 (entries 6, 7)"),
        ("es", "+7: ronda 1, contra la pareja 2 según la escala, diferencia +900 (anotaciones 6, 7)"),
    ],
)
def test_why_tells_the_difference(lang: str, said: str) -> None:
    assert why(one_round(), 1, "scale", lang) == [said]


def test_a_match_that_loses_all_of_the_scale_is_told() -> None:
    competition = one_round(scale=(100, 300))
    last = competition.standings()[-1].pair
    assert figure(competition, last, "scale") == 0
    assert why(competition, last, "scale")[0].startswith("0: round 1")


def test_a_cap_holds_for_the_difference_alone() -> None:
    competition = one_round(cap=500)
    best, last = (competition.standings()[at] for at in (0, -1))
    assert [each.value for each in best.figures] == [7, 500, 900]
    assert [each.value for each in last.figures] == [1, -500, 0]
    assert [(each.code, each.difference) for each in best.figures[1].reasons] == [("capped", 900)]
    assert "of a difference of +900 no more counts" in why(competition, best.pair, "difference")[0]


@pytest.mark.parametrize(
    ("agreed", "points", "scale", "difference"),
    [
        ({}, 5000, 7, 5000),  # TB-11.3; of the scale, what the pair has on average
        ({"award_scale": 5}, 5000, 5, 5000),
        ({"award": None}, 900, 7, 900),
        ({"award": None, "award_scale": 6, "cap": 800}, 900, 6, 800),
    ],
)
def test_the_award_of_an_absence(agreed: dict[str, Any], points: int, scale: int, difference: int) -> None:
    competition = one_round(**agreed)
    winner = competition.standings()[0].pair
    before = {name: figure(competition, winner, name) for name in ("points", "scale", "difference")}
    entry = seat(competition)
    at = next(each for each in entry.meetings if winner in (each.fixed, each.moving))
    other = at.fixed + at.moving - winner
    competition.add(NoShow(round=2, table=at.table, pair=other))
    after = {name: figure(competition, winner, name) - before[name] for name in before}
    assert after == {"points": points, "scale": scale, "difference": difference}
    reason = competition.standings()[0].figures[0].reasons[-1]
    own = next(match.entries for match in competition.state.matches() if match.round == 1 and winner in match.pairs)
    average = agreed.get("award_scale") is None
    assert (reason.code, reason.average, set(own) <= set(reason.entries)) == ("award", average, average)
    assert ("; the average of its matches (" in why(competition, winner, "scale")[-1]) == average


def test_who_is_taken_into_the_round_under_way_has_missed_only_those_before_it() -> None:
    competition = begin(Format.FIXED_AND_MOVING, 7, missed=300)
    play_rounds(competition, 1)
    seat(competition)
    competition.add(entered(8))
    missed = line_of(competition, 8).figures[0].reasons
    assert [(each.code, each.round, each.value) for each in missed] == [("missed", 1, 300), ("missed", 2, 300)]
    assert missed[0].entries == (competition.state.rounds[0].entry, competition.state.pairs[8].entry)
