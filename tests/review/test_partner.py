"""The counts of a partner's faults: scenes with one, and scenes without."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from canasta.deal.view import View, view
from canasta.players import get
from canasta.players.glance import Glance, move_of
from canasta.position import read_position
from canasta.review.partner import Manners, play_watched, reach, throws_own, wastes_wild
from canasta.rules import get as rules_named

POSITION = """
rules = "clasica"
turn = 0
phase = "play"
stock = 40
pile = "5h Jd 4s"
[[seat]]
hand = "{hand}"
[[seat]]
hand = 9
[[seat]]
hand = 8
[[seat]]
hand = 7
[[side]]
melds = ["9s 9h 9d 9c 2d", "Ks Kh Kd Kc Kh Ks 2s"]
[[side]]
melds = ["Qs Qh Qd", "8s 8h 8d 8c 8d 8c"]
"""


def seen(hand: str, side: str = "") -> View:
    return view(read_position(POSITION.format(hand=hand) + side), 0)


def count(where: View, action: str) -> Manners:
    found = Manners(deals=1)
    found.note(where, action)
    return found


def test_a_card_that_the_own_meld_takes_is_not_to_be_thrown() -> None:
    where = seen("9s 4d 7c Jh 2c")
    assert count(where, "discard 9").thrown == 1
    assert count(where, "discard 4").thrown == 0
    assert count(where, "discard 9").discards == 1
    only = seen("9s Kd 2c 3s")
    assert throws_own(Glance(only), move_of("discard 9")) is False


def test_a_wild_on_a_finished_canasta_is_wasted_while_there_is_time() -> None:
    where = seen("9s 4d 7c Jh 2c")
    assert count(where, "add 2 > 2").wasted == 1
    assert count(where, "add 2 > 1").wasted == 0
    assert count(where, "add 2 > 1").wilds == 1
    assert count(replace(where, stock=4), "add 2 > 2").wasted == 0
    assert count(replace(where, must_go_out=True), "add 2 > 2").wasted == 0


def test_a_rank_that_cannot_become_a_canasta_is_dead() -> None:
    """All other eights lie before the opponents: with three wilds there are five cards at most."""
    where = seen("8s 8h 4d 7c Jh 2c")
    table = Glance(where)
    assert table.unseen("8") == 0
    assert reach(table, "8", 0, 1) == 5
    assert wastes_wild(table, move_of("meld 8 8 2"))
    alive = Glance(where)
    assert reach(alive, "J", 0, 1) >= 7


def test_a_canasta_in_the_hand_is_kept_if_the_turn_ends_without_it() -> None:
    for hand, kept, clean in (
        ("9s 9h 2c 4d 7c", 1, 1),  # with two of the three, or with one of them and the two
        ("9s 2c 2h 4d 7c", 1, 0),
        ("9s 4h 2c 4d 7c", 1, 0),
        ("9s 4h 5c 4d 7c", 0, 0),
        ("9s 2c 4d", 0, 0),  # a card to hold would be missing
    ):
        found = count(seen(hand), "discard 4")
        assert (found.kept, found.kept_clean) == (kept, clean), hand
    assert count(seen("9s 9h 2c 4d 7c"), "add 9 > 1").kept == 0


def test_a_discard_that_a_rivals_meld_takes_gives_a_big_pile_away() -> None:
    where = seen("Qs 4d 7c Jh 2c 3s")
    big = replace(where, pile=replace(where.pile, size=5))
    assert (count(big, "discard Q").fed, count(big, "discard Q").fed_black) == (1, 1)
    assert count(big, "discard 4").fed == count(big, "discard 3s").fed == count(where, "discard Q").fed == 0
    assert count(replace(big, pile=replace(big.pile, frozen=True)), "discard Q").fed == 0
    without = seen("Qs 4d 7c Jh 2c")
    without = replace(without, pile=replace(without.pile, size=5))
    assert (count(without, "discard Q").fed, count(without, "discard Q").fed_black) == (1, 0)


def test_a_large_pile_that_could_be_taken_is_left() -> None:
    where = view(read_position(POSITION.format(hand="4d 4h 7c Jh 2c").replace('"play"', '"draw"')), 0)
    large = replace(where, pile=replace(where.pile, size=6))
    assert "take 4 4" in large.legal
    assert (count(large, "draw").piles, count(large, "draw").left) == (1, 1)
    assert (count(large, "take 4 4").piles, count(large, "take 4 4").left) == (1, 0)
    assert count(where, "draw").piles == 0


def test_who_goes_out_behind_and_leaves_the_partner_with_points_strands_it() -> None:
    found = Manners(deals=4)
    found.end((300, 500), 0, 85)
    found.end((300, 500), 0, 40)
    found.end((600, 500), 0, 85)
    assert (found.outs, found.stranded, found.caught) == (3, 1, 210)
    assert found.per_hundred(found.stranded) == 25


@pytest.mark.parametrize("rules", ["clasica", "reglamento/2", "tres-barajas"])
def test_a_watched_deal_is_the_deal_that_is_played(rules: str) -> None:
    from canasta.players.simulation import play_deal

    chosen, bots, found = rules_named(rules), [get("greedy")] * rules_named(rules).seats, Manners()
    points, decisions = play_watched(chosen, bots, "watched", 3, found)
    assert points == play_deal(chosen, bots, "watched", 3).points
    assert all(decision.played in decision.view.legal for decision in decisions)
    assert found.deals == 1
    assert found.discards > 4
    assert found.thrown <= found.discards
    assert found.wasted <= found.wilds
