"""Boards: the same cards for every line-up, both bots at every side, nothing left to who is lucky."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from tests.lab.arena.toys import PAIR, add, first, plan
from tests.match.playing import EVERY_GAME

from canasta.deal.deal import Deal
from canasta.lab.arena.boards import line_ups, play_board
from canasta.lab.arena.statistics import difference, share
from canasta.players import Bot
from canasta.players.simulation import PlayedDeal, deal_out, play_deal
from canasta.rules import Rules, get


@pytest.mark.parametrize("sides", [2, 3])
def test_both_bots_sit_equally_often_at_every_side_and_against_each_other(sides: int) -> None:
    ways = line_ups(sides)
    assert len(set(ways)) == len(ways) == 2**sides - 2
    for side in range(sides):
        assert Counter(each[side] for each in ways) == {0: len(ways) // 2, 1: len(ways) // 2}
    assert sorted(tuple(1 - which for which in each) for each in ways) == sorted(ways)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_board_is_played_with_the_same_cards_by_both_at_every_seat(
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
    wanted = plan(game)
    sides, seats = wanted.rules.sides, wanted.rules.seats
    board = play_board(wanted, PAIR, 1)
    assert len(cards) == len(tables) == len(board.games) == len(line_ups(sides))
    assert len(set(cards)) == 1
    for seat in range(seats):
        assert Counter(table[seat] for table in tables) == dict.fromkeys(PAIR, len(tables) // 2)
    for table in tables:  # partners are the same bot
        assert all(table[seat] == table[seat % sides] for seat in range(seats))


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_against_itself_is_level_on_every_board(game: str, bot: str) -> None:
    """Chance goes with the deal and the seat, so even bots that use it come out at 0 to the point."""
    for number in range(2):
        mirror = play_board(plan(game), (bot, bot), number)
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
