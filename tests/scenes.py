"""The one builder of scenes: deals described by what matters in them, in the keys of a position.

Tests below positions have builders of their own: `tests.engine.tables` lays the same table out for the engine and for
the second reading, which must not share the code of positions. Positions as text go to `read_position` themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from canasta.cards import KIND_OF_CARD
from canasta.deal.deal import Deal
from canasta.position import read_position
from canasta.tabletop.notation import parse_action

_SIDE = ("melds", "opened", "taken_pile", "taken_frozen_pile", "laid_by", "red_threes")
_SEAT = ("hand", "laid", "owed")


def position_of(rules: str = "clasica", **keys: Any) -> dict[str, Any]:
    """The position of a scene; keys of a seat or side speak of seat 0 and side 0, `others` of the other hands.

    Instead, `seat` and `side` name all seats and sides, as a position does.
    """
    seat = {key: keys.pop(key) for key in _SEAT if key in keys}
    side = {key: keys.pop(key) for key in _SIDE if key in keys}
    others = [{"hand": hand} for hand in keys.pop("others", [])]
    assert not ("seat" in keys and (seat or others)), "a scene names seat 0 by its keys, or all seats"
    assert not ("side" in keys and side), "a scene names side 0 by its keys, or all sides"
    return {"rules": rules, "seat": [seat, *others], "side": [side], **keys}


def deal_of(rules: str = "clasica", **keys: Any) -> Deal:
    """The deal of that position."""
    return read_position(position_of(rules, **keys))


def split(actions: str) -> list[str]:
    """The actions of a text, parted by semicolons."""
    return [action.strip() for action in actions.split(";")]


def played(actions: str, rules: str = "clasica", **keys: Any) -> Deal:
    """The deal after those actions."""
    deal = deal_of(rules, **keys)
    for action in split(actions):
        deal.play(action)
    return deal


def different(deal: Deal, legal: Iterable[str]) -> set[str]:
    """These legal actions; of equal melds, which are interchangeable, only the first is named."""
    melds = [Counter(KIND_OF_CARD[card] for card in meld.cards) for meld in deal.side_of(deal.turn).melds]
    found = set()
    for action in map(parse_action, legal):
        number = None if action.meld is None else melds.index(melds[action.meld - 1]) + 1
        found.add(str(replace(action, meld=number)))
    return found
