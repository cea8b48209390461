"""The masks of absorbed wilds stay within a word, however many melds could take some."""

from __future__ import annotations

from canasta.cards import ACE, JOKER, TWO
from canasta.engine.closing import Closing
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.packed import lanes, one
from canasta.engine.rng import Rng
from canasta.engine.simulate import random_deal
from canasta.engine.state import Melds
from canasta.rules import get


def test_many_melds_with_room_for_many_wilds() -> None:
    rule_table = rule_table_of(get("tres-barajas"))
    deal = random_deal(rule_table, Rng(1), [90, 90])
    side = deal.side_on_turn()
    fours = sum(4 * one(kind) for kind in range(ACE + 1))
    side.melds.naturals = fours
    side.more = [Melds(fours, 0, 0)]
    side.opened = True
    closing = Closing(deal, side, 6 * one(TWO) + 2 * one(JOKER), lanes(fours))
    assert all(0 <= mask < 2**19 for states in closing.before for mask in states.masks)
