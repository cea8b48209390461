"""A hint that begins a longer turn has all of it: what opens, what goes out; and it can be played as it stands."""

from __future__ import annotations

import pytest

from canasta.players.turn import whole_turn
from canasta.position import read_position

TABLE = """
rules = "clasica"
phase = "play"
stock = 40
pile = "9h 9d 8s"
[[seat]]
hand = "HAND"
[[seat]]
hand = 9
[[seat]]
hand = 9
[[seat]]
hand = 9
[[side]]
OWN
[[side]]
melds = ["4h 4d 4c"]
"""
OUT = 'melds = ["5h 5d 5c 5s 5h 5d 5c", "Kh Kd Kc"]'


@pytest.mark.parametrize(
    ("hand", "own", "action", "closing", "length"),
    [
        ("Qh Qd Qc Kh Kd Kc 7s 6d", "", "meld K K K", False, 2),  # 30 points do not open
        ("Kh Kd 7s 7d 7c 6d", OUT, "add K > 2", True, 4),
        ("Kh 7s 8d 6d", OUT, "add K > 2", False, 1),
        ("Kh 7s 8d 6d", OUT, "discard 7", False, 1),
    ],
)
def test_the_turn_goes_on_until_it_is_whole(hand: str, own: str, action: str, closing: bool, length: int) -> None:
    deal = read_position(TABLE.replace("HAND", hand).replace("OWN", own))
    turn = whole_turn(deal, action, closing=closing)
    assert (turn[0], len(turn)) == (action, length)
    assert deal.hands == read_position(TABLE.replace("HAND", hand).replace("OWN", own)).hands
    for each in turn:
        deal.play(each)
    assert deal.over == closing
