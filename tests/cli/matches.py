"""Matches for the tests of the command: played by bots, written as a record and as `canasta play` keeps them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from canasta.match.match import Match, Player
from canasta.players import get
from canasta.rules import get as rules_named
from canasta.rules.house import with_house

NAMES = ("Ana", "Berta", "Carlos", "Diana", "Elena", "Fermín")


CARELESS: Final = 2  # the seat of Carlos, who may be


@cache
def played(
    rules: str = "clasica", deals: int = 2, more: int = 5, target: int = 0, seed: str = "", slips: float = 0.0
) -> Match:
    """A match with that many deals over and `more` actions of the next; a low `target` finishes it. Ana is a person.

    All play as `greedy`; a share of the actions of Carlos are `slips`, by chance.
    """
    chosen = rules_named(rules)
    if target:
        chosen = with_house(chosen, {"target": target})
    players = [Player(name, bot=place > 0) for place, name in enumerate(NAMES[: chosen.seats])]
    match, chance, bot = Match.new(chosen, players, seed=seed or f"{rules} {deals}"), Random(1), get("greedy")
    while not match.finished and (len(match.score_sheets) < deals or more):
        match.ready(chance)
        assert match.deal is not None
        more -= len(match.score_sheets) >= deals
        seat = match.deal.to_act
        seen = match.view(seat)
        careless = slips and seat == CARELESS and chance.random() < slips
        match.play(seat, chance.choice(seen.legal) if careless else bot.choose(seen, chance))
    return match
