"""Near the end of a match: what is looked for is the chance to win it."""

from __future__ import annotations

from random import Random

import pytest
from tests.match.playing import EVERY_GAME

from canasta.deal.view import view
from canasta.players.core.files import tuned_weights
from canasta.players.core.outlook import Aim
from canasta.players.core.policy import decide
from canasta.players.core.search import SearchPlan, search
from canasta.players.equity import Equity, fit_of
from canasta.players.possible_deals import PossibleDeals
from canasta.players.searching import aim_of
from canasta.players.simulation import deal_out
from canasta.rules import get


def aim(game: str, totals: list[int]) -> Aim:
    rules, fit = get(game), fit_of(get(game))
    return Aim(totals, rules.enough, fit.deal, fit.growth)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_share_is_that_of_the_coach(game: str) -> None:
    """But for a draw, which only the rules tell from a match that goes on."""
    rules, rng = get(game), Random(game)
    equity = Equity(rules)
    for _try in range(50):
        totals = [rng.randrange(0, rules.target, 5) for _side in range(rules.sides)]
        points = [rng.randrange(-500, rules.target // 2, 5) for _side in range(rules.sides)]
        after = [total + more for total, more in zip(totals, points, strict=True)]
        if after.count(max(after)) > 1:
            continue
        shares = equity.shares(after)
        found = [aim(game, totals).share(points, side) for side in range(rules.sides)]
        assert found == pytest.approx(list(shares))


def test_points_that_win_the_match_are_worth_more_than_points_beyond_it() -> None:
    late = aim("clasica", [4700, 4600])
    worth = [int(late.worth([points, 200], 0)) for points in (200, 300, 400, 1400)]
    assert worth[1] - worth[0] > 5 * (worth[2] - worth[1])
    assert worth[2] == worth[3]


def test_a_small_lead_is_worth_about_its_points() -> None:
    early = aim("clasica", [2600, 2600])
    assert 80 <= int(early.worth([850, 750], 0)) <= 125
    assert int(early.worth([800, 800], 0)) == 0


@pytest.mark.parametrize("game", EVERY_GAME)
def test_only_near_the_end_the_match_is_played_for(game: str) -> None:
    rules = get(game)
    sides = rules.sides
    for totals, late in (([0] * sides, False), ([0] * (sides - 1) + [rules.target - 100], True)):
        deal = deal_out(rules, "aim", 1, totals)
        assert (aim_of(view(deal, deal.to_act)) is not None) == late


def test_with_a_match_to_win_a_search_counts_chances_and_not_points() -> None:
    rules, weights, compared = get("clasica"), tuned_weights("clasica"), 0
    deal = deal_out(rules, "aim", 2, [1000, 4950])
    while not deal.over:
        seen, found = view(deal, deal.to_act), []
        for how in (None, aim_of(seen)):
            worlds = PossibleDeals(seen)
            looked = search(worlds.deal, worlds.memory, worlds.hidden, SearchPlan(weights, [weights], 24, 3, 0), 1, how)
            found.append([int(each.points) for each in sorted(looked, key=lambda each: int(each.action))])
        if len(found[0]) > 1:
            assert found[0] != found[1]
            compared += 1
        deal.play(worlds.texts()[int(decide(worlds.deal, worlds.memory, weights))])
    assert compared
