"""A hint that begins a longer turn has all of it: what opens, what goes out; and it can be played as it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.scenes import deal_of

from canasta.deal.deal import Deal
from canasta.deal.view import view
from canasta.players.turn import whole_turn

OUT = ["5h 5d 5c 5s 5h 5d 5c", "Kh Kd Kc"]


def before(hand: str, own: Sequence[str] = (), **keys: Any) -> Deal:
    """A deal at the turn of a seat with that hand and those melds of its side."""
    usual = {"phase": "play", "stock": 40, "pile": "9h 9d 8s", "side": [{"melds": own}, {"melds": ["4h 4d 4c"]}]}
    return deal_of(hand=hand, others=(9, 9, 9), **{**usual, **keys})


@pytest.mark.parametrize(
    ("hand", "own", "action", "closing", "length"),
    [
        ("Qh Qd Qc Kh Kd Kc 7s 6d", [], "meld K K K", False, 2),  # 30 points do not open
        ("Kh Kd 7s 7d 7c 6d", OUT, "add K > 2", True, 4),
        ("Kh 7s 8d 6d", OUT, "add K > 2", False, 1),
        ("Kh 7s 8d 6d", OUT, "discard 7", False, 1),
    ],
)
def test_the_turn_goes_on_until_it_is_whole(hand: str, own: list[str], action: str, closing: bool, length: int) -> None:
    deal = before(hand, own)
    turn = whole_turn(deal, action, closing=closing)
    assert (turn[0], len(turn)) == (action, length)
    assert deal.hands == before(hand, own).hands
    for each in turn:
        deal.play(each)
    assert deal.over == closing


@pytest.mark.parametrize("closing", [False, True])
def test_a_taken_pile_that_does_not_open_is_followed_by_what_opens(closing: bool) -> None:
    deal = before("4s 4d 7c 8s Js Jh Jc Kc 2h 9s 9h", rules="reglamento/4", phase="draw", pile="4c 9c")
    turn = whole_turn(deal, "take 9 9", closing=closing)
    assert turn[0] == "take 9 9"
    assert len(turn) > 1
    for each in turn:
        assert not view(deal, 0).sides[0].opened
        deal.play(each)
    assert view(deal, 0).sides[0].opened


def test_an_opening_before_the_pile_is_taken_is_whole() -> None:
    hand = "7h 7d Th Ts Js Jc Qh Qd 2c 2h Ah Ad Ac"
    deal = before(hand, rules="tres-barajas", phase="draw", pile="9h 9d 8s 4c 7s")
    turn = whole_turn(deal, "meld A A A", closing=False)
    assert turn[0] == "meld A A A"
    for each in turn:
        assert not view(deal, 0).sides[0].opened
        deal.play(each)
    assert view(deal, 0).sides[0].opened
    assert deal.phase == "draw"  # nothing hidden has been shown
