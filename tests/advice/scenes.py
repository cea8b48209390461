"""Views of played deals to give hints on: of every game, by players of all kinds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.scenes import deal_of

from canasta.deal.deal import Deal
from canasta.deal.view import View, view
from canasta.players import get
from canasta.players.simulation import deal_out
from canasta.rules import get as rules_named

KINDS = ("tuned", "greedy", "rules", "novice", "random")


def laid_out(ours: str = "5h 5d 5c", theirs: str = "4h 4d 4c", **keys: Any) -> Deal:
    """A deal at the turn of seat 0, with a meld of each side; `keys` as in `position_of`."""
    usual = {"phase": "play", "stock": 40, "pile": "9h 9d 8s", "hand": "7s 4d Kh Kd", "others": (9, 9, 9)}
    return deal_of(**{**usual, "side": [{"melds": [ours]}, {"melds": [theirs]}], **keys})


def table(**keys: Any) -> View:
    """The scene that seat 0 sees."""
    return view(laid_out(**keys), 0)


def views(name: str, seed: str, number: int, share: float = 0.5, kinds: tuple[str, ...] = KINDS) -> Iterator[View]:
    """Views with a choice, from deals in which each seat plays by another level; a share of them."""
    rules, chance, deals, found = rules_named(name), Random(f"{seed}/{name}"), 0, 0
    while found < number:
        scores = [chance.choice((-200, 0, 1600, 3200)) for _side in range(rules.sides)]
        deal = deal_out(rules, seed, deals, scores)
        bots = [get(chance.choice(kinds)) for _seat in range(rules.seats)]
        deals += 1
        while not deal.over and found < number:
            seen = view(deal, deal.to_act)
            if len(seen.legal) > 1 and chance.random() < share:
                found += 1
                yield seen
            deal.play(bots[deal.to_act].choose(seen, chance))
