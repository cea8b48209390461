"""A draw is half a win: in the ranking, in every tie-break and in the pairings of a Swiss system."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tests.club.competition.playing import OF_PAIRS, begin, figure, play_rounds, played, seat, why

from canasta.club.competition import Competition, CompetitionOpened, Criterion, Format

BY_WINS = (Criterion.WINS, Criterion.DIRECT, Criterion.OPPONENTS)
# A round robin of six pairs as a club would hang it up: 1 a win, ½ a draw, 0 a defeat, against pairs 1 to 6.
CROSS_TABLE = {
    1: "· ½ 1 1 ½ 1",
    2: "½ · ½ 1 1 1",
    3: "0 ½ · 1 1 ½",
    4: "0 0 0 · 1 1",
    5: "½ 0 0 0 · 1",
    6: "0 0 ½ 0 0 ·",
}
POINTS = {"1": (1000, 500), "½": (700, 700), "0": (500, 1000)}


def of_table(**changed: Any) -> Competition:
    competition = begin(Format.ROUND_ROBIN, 6, **changed)
    play_rounds(competition, points=lambda at: POINTS[CROSS_TABLE[at.fixed].split()[at.moving - 1]])
    return competition


def drawn_evening(of: Format, seed: int, **changed: Any) -> Competition:
    """An evening with draws."""
    competition, chance = begin(of, 8, ranking=BY_WINS, **changed), random.Random(seed)
    play_rounds(competition, points=lambda _: chance.choice(tuple(POINTS.values())))
    return competition


def test_a_table_of_results_adds_up() -> None:
    competition = of_table(ranking=BY_WINS)
    found = {line.pair: [each.value for each in line.figures] for line in competition.standings()}
    assert {pair: figures[0] for pair, figures in found.items()} == {1: 4, 2: 4, 3: 3, 4: 2, 5: 1.5, 6: 0.5}
    assert found[1] == [4, 0.5, 3 + 2 + 1.5 + 0.5 + 4]  # level with pair 2, whom it drew
    assert [line.place for line in competition.standings()] == [1, 1, 3, 4, 5, 6]


def test_a_swiss_round_pairs_by_halves() -> None:
    competition = begin(Format.SWISS, 6, rounds=2, ranking=(Criterion.WINS,))
    tables = seat(competition).meetings
    for each, points in zip(tables, POINTS.values(), strict=True):
        competition.add(played(1, each.table, points))
    halves = {pair: figure(competition, pair, "wins") for pair in competition.state.pairs}
    couples = [sorted((halves[each.fixed], halves[each.moving])) for each in competition.propose().meetings]
    assert sorted(couples) == [[0, 0.5], [0, 0.5], [1, 1]]


@pytest.mark.parametrize("of", [each for each in OF_PAIRS if each is not Format.KNOCK_OUT])
def test_two_one_nothing_ranks_alike_and_shows_other_numbers(of: Format) -> None:
    for seed in range(5):
        halves = drawn_evening(of, seed)
        opened = halves.log[0]
        assert isinstance(opened, CompetitionOpened)
        settings = msgspec.structs.replace(opened.settings, win_points=2)
        twos = Competition([CompetitionOpened(settings=settings), *halves.log[1:]])
        assert [(each.place, each.pair) for each in twos.standings()] == [
            (each.place, each.pair) for each in halves.standings()
        ]
        for one, two in zip(halves.standings(), twos.standings(), strict=True):
            assert [2 * each.value for each in one.figures] == [each.value for each in two.figures]
            assert all(isinstance(each.value, int) for each in two.figures)


@pytest.mark.parametrize(("lang", "said"), [("es", "+½: ronda"), ("en", "+½: round")])
def test_why_tells_of_halves(lang: str, said: str) -> None:
    competition = of_table(ranking=BY_WINS)
    assert any(reason.startswith(said) for reason in why(competition, 1, "wins", lang))
    of_opponents = why(competition, 1, "opponents", lang)
    assert any(reason.startswith("+½") and {"es": "empató", "en": "drew"}[lang] in reason for reason in of_opponents)
