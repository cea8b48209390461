"""Bots by name and at the table; that all play what is legal, and from their view alone, see `test_seam`."""

from __future__ import annotations

import pytest
from tests.match.playing import EVERY_GAME
from tests.players.duels import edge

from canasta.deal.deal import Deal
from canasta.players import UnknownBotError, get, names, quick
from canasta.players.registry import spoken
from canasta.players.simulation import deal_out, line_up, play_deal
from canasta.rules import get as rules_named


def test_bots_are_found_by_name() -> None:
    assert names() == ("master", "expert", "strong", "tuned", "rules", "greedy", "novice", "random")
    assert quick() == ("tuned", "rules", "greedy", "novice", "random")
    assert all(get(name).name == name for name in names())
    assert get(" Greedy ") is get("greedy") is get("codicioso")
    assert [get(name) for name in spoken("es")] == [get(name) for name in names()]


def test_the_number_of_playouts_may_be_asked_for() -> None:
    assert get("Fuerte/64").name == "strong/64"
    for wrong in ("strong/", "strong/0", "strong/-1", "strong/1000000", "greedy/5", "strong/5/5"):
        with pytest.raises(UnknownBotError):
            get(wrong)


def test_an_unknown_bot_is_named_with_those_that_there_are() -> None:
    with pytest.raises(UnknownBotError) as unknown:
        get("bobo")
    among = "master, expert, strong, tuned, rules, greedy, novice, random"
    assert str(unknown.value) == f"There is no bot bobo: expected one of {among}."
    entre = "maestro, experto, fuerte, afinado, reglas, codicioso, novato, azar"
    assert unknown.value.message("es") == f"No hay ningún bot bobo: se esperaba uno de {entre}."


@pytest.mark.parametrize("game", ["clasica", "reglamento/3", "tres-barajas"])
def test_greedy_clearly_beats_random(game: str) -> None:
    points, error = edge(rules_named(game), get("greedy"), get("random"), 10)
    assert points > 4 * error
    assert points > 200


def test_the_same_deal_comes_again_whatever_was_played_before() -> None:
    rules = rules_named("salon")
    bots = line_up(rules, [get("greedy"), get("random")])
    there = [play_deal(rules, bots, "again", number) for number in range(4)]
    back = [play_deal(rules, bots, "again", number) for number in reversed(range(4))]
    assert there == back[::-1]
    assert len({played.points for played in there}) > 1
    assert there[0] != play_deal(rules, bots, "other", 0)


def test_a_line_up_fits_the_table() -> None:
    rules = rules_named("reglamento/6-pairs")
    greedy, random = get("greedy"), get("random")
    assert line_up(rules, [greedy]) == [greedy] * 6
    assert line_up(rules, [greedy, random, random]) == [greedy, random, random] * 2
    assert line_up(rules, [greedy, random] * 3) == [greedy, random] * 3
    with pytest.raises(ValueError, match=r"expected 1, 3 \(one for each side\) or 6"):
        line_up(rules, [greedy, random])


@pytest.mark.parametrize("game", EVERY_GAME)
def test_deals_are_dealt_by_the_rules_and_begun_by_everybody_in_turn(game: str) -> None:
    rules = rules_named(game)
    for number in range(rules.seats):
        deal = deal_out(rules, "deal", number)
        assert deal.turn == number
        assert (deal.moda is not None) == rules.moda_doubles
        for seat, hand in enumerate(deal.hands):
            replaced = sum(step.seat == seat for step in deal.began if step.what == "draw")
            assert replaced or len(hand) in (rules.hand_size, rules.hand_size - _red(deal, seat))


def _red(deal: Deal, seat: int) -> int:
    return sum(len(step.cards) for step in deal.began if step.seat == seat and step.what == "red_three")
