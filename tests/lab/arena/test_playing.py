"""Boards: the same cards for every line-up, both bots at every side, nothing left to who is lucky.

The fixed points of the ladder play for ever as they play today. Where the rules themselves are mended, their points may
change, and are written anew with the reason. A bot that plays better is no reason: it is a new bot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from tests.lab.arena.toys import PAIR, add, first, plan
from tests.match.playing import EVERY_GAME

from canasta.deal.deal import Deal
from canasta.lab.arena.boards import ArenaPlan, line_ups, play_board
from canasta.lab.arena.session import ANCHOR, FIXED_POINTS
from canasta.lab.arena.statistics import difference, share
from canasta.players import Bot, names
from canasta.players.simulation import PlayedDeal, deal_out, play_deal
from canasta.rules import Rules, get

PLAYED: dict[str, list[tuple[int, ...]]] = {
    "clasica": [(2160, 305), (470, 970)],
    "internacional": [(1245, 310), (110, 1565)],
    "salon": [(1025, -125), (735, 2200)],
    "reglamento/2": [(3720, 1355), (220, 1345)],
    "reglamento/3": [
        (505, 845, 1695),
        (385, 255, 815),
        (860, 615, 160),
        (-380, 1720, 645),
        (65, 1510, 110),
        (930, 350, 2000),
    ],
    "reglamento/4": [(1305, 345), (610, 3200)],
    "reglamento/6-teams": [(1350, 310), (155, 2260)],
    "reglamento/6-pairs": [
        (1365, 425, 310),
        (970, 35, 1435),
        (1020, -10, 140),
        (-535, 40, 880),
        (730, 765, 280),
        (190, 380, 1065),
    ],
    "tres-barajas": [(4060, 15), (-1020, 3765)],
}


@pytest.mark.parametrize("sides", [2, 3])
def test_both_bots_sit_equally_often_at_every_side_and_against_each_other(sides: int) -> None:
    ways = line_ups(sides)
    assert len(set(ways)) == len(ways) == 2**sides - 2
    for side in range(sides):
        assert Counter(each[side] for each in ways) == {0: len(ways) // 2, 1: len(ways) // 2}
    assert sorted(tuple(1 - which for which in each) for each in ways) == sorted(ways)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_board_is_played_with_the_same_cards_by_both_at_every_seat_and_as_ever(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards, tables = [], []

    def dealt(*what: Any) -> Deal:
        deal = deal_out(*what)
        cards.append((tuple(deal.order), deal.turn, deal.moda, deal.core.exact_cut))
        return deal

    def at_table(rules: Rules, seats: Sequence[Bot], *what: Any) -> PlayedDeal:
        tables.append([bot.name for bot in seats])
        return play_deal(rules, seats, *what)

    monkeypatch.setattr("canasta.players.simulation.deal_out", dealt)
    monkeypatch.setattr("canasta.lab.arena.boards.play_deal", at_table)
    rules = get(game)
    board = play_board(ArenaPlan(rules, (PAIR,), "fixed", 1), PAIR, 0)
    assert [each.points for each in board.games] == PLAYED[game]
    assert len(cards) == len(tables) == len(line_ups(rules.sides))
    assert len(set(cards)) == 1
    for seat in range(rules.seats):
        assert Counter(table[seat] for table in tables) == dict.fromkeys(PAIR, len(tables) // 2)
    for table in tables:  # partners are the same bot
        assert all(table[seat] == table[seat % rules.sides] for seat in range(rules.seats))


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_against_itself_is_level_on_every_board(game: str, bot: str) -> None:
    """Chance goes with the deal and the seat, so even bots that use it come out at 0 to the point."""
    mirror = play_board(plan(game), (bot, bot), 1)
    assert difference(mirror) == 0
    assert share(mirror) == 0.5
    assert len({each.points for each in mirror.games}) == 1


def test_boards_follow_from_the_seed_and_their_number() -> None:
    wanted = plan("salon")
    assert play_board(wanted, PAIR, 1) == play_board(wanted, PAIR, 1)
    assert play_board(wanted, PAIR, 1) != play_board(wanted, PAIR, 2)


@pytest.mark.parametrize("game", ["clasica", "reglamento/3"])
def test_the_bots_of_a_pair_may_be_named_in_either_order(game: str) -> None:
    wanted = plan(game)
    there, back = play_board(wanted, ("greedy", "random"), 0), play_board(wanted, ("random", "greedy"), 0)
    assert there.games == back.games[::-1]
    assert difference(there) == -difference(back)
    assert share(there) == 1 - share(back)


def test_a_match_is_played_to_the_target_with_the_same_cards_deal_by_deal() -> None:
    wanted = plan("clasica", matches=True)
    mirror = play_board(wanted, ("greedy", "greedy"), 0)
    assert len(set(mirror.games)) == 1
    (match, *_rest) = mirror.games
    assert max(match.points) >= get("clasica").target
    assert match.deals > 1
    played = play_board(wanted, PAIR, 0)
    assert all(max(game.points) >= 5000 for game in played.games)
    assert share(played) == 1


def test_a_match_of_bots_who_never_get_there_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("canasta.lab.arena.boards.MOST_DEALS", 2)
    add(monkeypatch, first("a"), first("b"))
    for game in play_board(plan("clasica", ["a", "b"], matches=True), ("a", "b"), 0).games:
        assert game.deals == 2


def test_the_fixed_points_are_there() -> None:
    assert {"greedy", "random"} <= set(FIXED_POINTS) <= set(names())
    assert ANCHOR == "greedy"
