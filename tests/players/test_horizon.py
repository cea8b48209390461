"""Playouts that a value net cuts: how far they go, and what is told of their ends."""

from __future__ import annotations

import pytest
from tests.match.playing import EVERY_GAME
from tests.players.test_search import SEED, look, moments, told

from canasta.deal.view import view
from canasta.players.core.files import tuned_weights, value_net
from canasta.players.core.outlook import Aim
from canasta.players.core.search import SearchPlan, search
from canasta.players.core.value_net import Horizon
from canasta.players.possible_deals import PossibleDeals
from canasta.rules import get


def cut(game: str, turns: int = 4, stock: int = 0, watch: int = 4) -> SearchPlan:
    """A plan whose playouts are cut by the value net of the game."""
    net = value_net(get(game))
    assert net is not None
    weights = tuned_weights(game)
    return SearchPlan(weights, [weights], 64, 4, 60, horizon=Horizon(net, turns, stock), watch=watch)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_watching_playouts_to_their_end_changes_no_choice(game: str) -> None:
    looked = 0
    for deal in moments(game, 8, 15):
        unwatched, watched = look(deal, cut(game, watch=0)), look(deal, cut(game, watch=4))
        counted = ("action", "closing", "worlds", "points", "gain", "squares", "taken", "steps")
        assert [[getattr(each, name) for name in counted] for each in unwatched] == [
            [getattr(each, name) for name in counted] for each in watched
        ]
        assert all(each.whole == each.out == each.beaten == each.own == 0 for each in unwatched)
        assert all(each.whole == -(-each.worlds // 4) for each in watched)
        looked += any(each.own for each in watched)
    assert looked


def test_playouts_are_cut_only_where_enough_of_the_stock_is_left() -> None:
    shorter = same = 0
    for deal in moments("clasica", 3, 5):
        whole, seen = look(deal, cut("clasica", turns=10_000)), look(deal, cut("clasica", stock=45))
        steps = [sum(int(each.steps) for each in found) for found in (seen, whole)]
        if len(whole) > 1 and view(deal, deal.to_act).stock < 45:
            assert told(seen) == told(whole)
            same += 1
        elif len(whole) > 1 and whole[0].worlds == seen[0].worlds:
            shorter += steps[0] < steps[1] / 2
    assert shorter
    assert same


def test_the_match_is_played_for_whole() -> None:
    """The net foretells points; near the end of a match the chance to win it counts."""
    aimed = 0
    for deal in moments("clasica", 10, 12):
        worlds = PossibleDeals(view(deal, deal.to_act))
        found = [
            told(search(worlds.deal, worlds.memory, worlds.hidden, plan, SEED, Aim([4500, 4400], 5000, 900.0, 300.0)))
            for plan in (cut("clasica", watch=1), cut("clasica", turns=10_000, watch=1))
        ]
        assert found[0] == found[1]
        aimed += len(found[0]) > 1
    assert aimed
