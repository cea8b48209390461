"""Means, intervals, shares and Elo against numbers that are known."""

from __future__ import annotations

from math import log10, sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from tests.lab.arena.toys import board

from canasta.lab.arena.boards import DecisionTimes, TimedBot
from canasta.lab.arena.session import pairs_of, result
from canasta.lab.arena.statistics import Estimate, difference, elo, estimate, estimate_share, means_of, share
from canasta.players import get


def test_a_mean_and_its_interval() -> None:
    values = [10.0, 20, 30, 40, 50, 60, 70, 80, 90, 100]
    found = estimate(values)
    assert found.mean == 55
    assert found.deviation == pytest.approx(stdev(values))
    assert found.interval == pytest.approx(1.959964 * stdev(values) / sqrt(10), rel=1e-6)


def test_few_boards_have_no_interval() -> None:
    assert estimate([3.0]) == Estimate(3, None, None)
    assert estimate([3.0] * 9).interval is None
    assert estimate([3.0] * 10).interval == 0


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance = Random("coverage")
    holds = 0
    for _ in range(600):
        found = estimate([chance.gauss(20, 300) for _ in range(100)])
        assert found.interval is not None
        holds += abs(found.mean - 20) <= found.interval
    assert 0.925 <= holds / 600 <= 0.975


def test_points_of_two_sides() -> None:
    # The first bot sits at side 0 and is 300 ahead, then at side 1 and is 100 behind.
    played = board(0, (500, 200), (400, 300))
    assert difference(played) == (300 - 100) / 2
    assert share(played) == 0.5
    assert share(board(0, (500, 200), (200, 200))) == 0.75


def test_points_of_three_sides() -> None:
    # In the order 001, 010, 011, 100, 101, 110; the first bot is 0.
    games = [(100, 200, 0), (100, 0, 200), (300, 0, 100), (0, 100, 200), (0, 300, 100), (0, 100, 400)]
    played = board(0, *games)
    ahead = [150 - 0, 150 - 0, 300 - 50, 150 - 0, 300 - 50, 400 - 50]
    assert difference(played) == pytest.approx(fmean(ahead))
    assert share(played) == 1
    assert share(board(0, *[(7, 7, 7)] * 6)) == 0.5


def test_the_mean_over_opponents_is_one_of_boards() -> None:
    """The results of a board against two opponents are correlated, and may cancel out."""
    one = {n: float(n % 2) for n in range(20)}
    other = {n: float(1 - n % 2) for n in range(20)}
    assert means_of([one, other]) == [0.5] * 20
    assert means_of([one, {3: 5.0, 99: 7.0}]) == [3.0]
    assert means_of([one, {99: 7.0}]) == []


def test_a_share_of_all_is_not_certain() -> None:
    found = estimate_share([1.0] * 40)
    assert found.mean == 1
    assert found.interval == pytest.approx(0.0623, abs=0.0001)
    assert estimate_share([1.0] * 9).interval is None
    # By the book, for coins: 1.96 · sqrt(p (1 - p) / (n + 4)) with p = (wins + 2) / (n + 4).
    wins = estimate_share([1.0] * 70 + [0.0] * 30).interval
    assert wins == pytest.approx(1.96 * sqrt(72 / 104 * 32 / 104 / 104), rel=0.01)


def _shares(mean: float, boards: int) -> dict[int, float]:
    """Boards that are won or lost, with that mean."""
    return {number: float(number < round(mean * boards)) for number in range(boards)}


def test_elo_of_two_is_that_of_the_formula() -> None:
    ratings = elo(["a", "b"], {("a", "b"): _shares(0.75, 4000)}, "b", 1000)
    won, lost = 3000.5, 1000.5  # the drawn board that is added
    assert ratings["a"][0] == pytest.approx(1000 + 400 * log10(won / lost))
    assert ratings["b"] == (1000, 0)
    # For coins the sandwich is the usual interval: 1.96 · 400/ln 10 / sqrt(n p (1 - p)).
    assert ratings["a"][1] == pytest.approx(1.96 * 173.718 / sqrt(4001 * 0.75 * 0.25), rel=1e-3)


def test_boards_that_vary_less_than_coins_say_more() -> None:
    coins = elo(["a", "b"], {("a", "b"): _shares(0.5, 1000)}, "b", 0)["a"]
    halves = elo(["a", "b"], {("a", "b"): dict.fromkeys(range(1000), 0.5)}, "b", 0)["a"]
    assert halves[0] == coins[0] == pytest.approx(0, abs=1e-9)
    assert halves[1] < coins[1] / 10


def test_elo_of_three_fits_together() -> None:
    def expected(one: float, other: float) -> float:
        return 1 / (1 + 10 ** ((other - one) / 400))

    true = {"a": 1200.0, "b": 1000.0, "c": 900.0}
    shares = {pair: _shares(expected(true[pair[0]], true[pair[1]]), 8_000) for pair in pairs_of(list(true))}
    ratings = elo(list(true), shares, "b", 1000)
    for bot, rating in true.items():
        assert ratings[bot][0] == pytest.approx(rating, abs=1)


def test_who_always_wins_is_far_ahead_with_a_wide_interval() -> None:
    rating, interval = elo(["a", "b"], {("a", "b"): _shares(1.0, 100)}, "b", 0)["a"]
    assert 800 < rating < 1200
    assert 200 < interval < 1000


def test_intervals_of_elo_hold_the_truth() -> None:
    """Three bots on the same boards, where luck with a board is shared by all who sit there."""
    holds = tries = 0
    for trial in range(120):
        chance = Random(f"elo {trial}")
        luck = [chance.random() for _ in range(200)]
        shares = {}
        for pair, mean in ((("a", "b"), 0.64), (("a", "c"), 0.75968), (("b", "c"), 0.64)):
            shares[pair] = {n: float(luck[n] < mean) for n in range(200)}
        ratings = elo(["a", "b", "c"], shares, "b", 0)
        for bot, true in (("a", 99.95), ("c", -99.95)):
            tries += 1
            holds += abs(ratings[bot][0] - true) <= ratings[bot][1]
    assert 0.9 <= holds / tries <= 0.99


def test_a_bot_that_met_nobody_known_has_no_rating() -> None:
    with pytest.raises(ValueError, match="tied to the anchor"):
        elo(["a", "b", "c", "d"], {("a", "b"): _shares(0.5, 10), ("c", "d"): _shares(0.5, 10)}, "a", 0)
    boards = [board(n, (100, 0), (0, 100)) for n in range(12)]
    standings = {
        each.bot: each for each in result(["a", "b", "c", "d"], {("a", "b"): boards, ("c", "d"): boards}).standings
    }
    assert standings["b"].elo is not None
    assert standings["c"].elo is None
    assert standings["c"].points is not None


def test_the_matrix_shows_what_elo_hides() -> None:
    """Paper beats rock, scissors beat paper, rock beats scissors: level in Elo, and each has a bad worst result."""
    boards = [board(n, (300 + n, 0), (0, 300 + n)) for n in range(20)]
    lost = [board(n, (0, 300 + n), (300 + n, 0)) for n in range(20)]
    found = result(
        ["rock", "paper", "scissors"],
        {("rock", "paper"): lost, ("paper", "scissors"): lost, ("rock", "scissors"): boards},
    )
    assert [round(each.elo or 0) for each in found.standings] == [1000, 1000, 1000]
    for each in found.standings:
        assert each.points is not None
        assert each.worst is not None
        assert each.points.mean == pytest.approx(0)
        assert each.worst.points.mean == -309.5
    assert {each.bot: each.worst.against for each in found.standings if each.worst} == {
        "rock": "paper",
        "paper": "scissors",
        "scissors": "rock",
    }
    assert (found.games, found.deals) == (120, 120)


def test_what_a_row_says_its_column_says_turned_round() -> None:
    chance = Random(3)
    boards = [board(n, (chance.randrange(900), 200), (300, chance.randrange(900))) for n in range(30)]
    one, other = sorted(
        result(["greedy", "random"], {("greedy", "random"): boards}).standings, key=lambda each: each.bot
    )
    mine, theirs = one.duels[0], other.duels[0]
    assert mine.points.mean == -theirs.points.mean
    assert mine.share.mean == pytest.approx(1 - theirs.share.mean)
    assert mine.points.interval == theirs.points.interval


def test_times_are_told_to_a_hundredth() -> None:
    clock, other = DecisionTimes(), DecisionTimes()
    for microseconds in range(1, 1001):
        (clock if microseconds % 3 else other).add(microseconds * 1000)
    clock.merge(other.counts)
    assert len(clock) == 1000
    assert clock.quantile(0.5) == pytest.approx(0.5, rel=0.02)
    assert clock.quantile(0.99) == pytest.approx(0.99, rel=0.02)
    assert DecisionTimes().quantile(0.5) is None


def test_only_real_decisions_are_timed() -> None:
    from canasta.deal.view import view
    from canasta.players.simulation import deal_out
    from canasta.rules import get as rules_named

    clock = DecisionTimes()
    bot = TimedBot(get("greedy"), clock)
    deal = deal_out(rules_named("clasica"), "times", 0)
    real = 0
    for number in range(40):
        seen = view(deal, deal.to_act)
        real += len(seen.legal) > 1
        chosen = bot.choose(seen, Random(number))
        assert chosen == get("greedy").choose(seen, Random(number))
        deal.play(chosen)
    assert 0 < len(clock) == real < 40
