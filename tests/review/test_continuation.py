"""A sample continuation keeps what the seat has seen, and goes to its next turn."""

from __future__ import annotations

from random import Random

import pytest
from tests.advice.scenes import laid_out
from tests.review.matches import match

from canasta.deal.deal import Deal
from canasta.deal.view import view
from canasta.engine.rng import Rng
from canasta.players import get
from canasta.players.possible_deals import PossibleDeals
from canasta.players.simulation import deal_out
from canasta.review import answers
from canasta.review.answers import continuation, dealt_again, line_of
from canasta.rules import get as rules_named


def later(rules: str, actions: int) -> Deal:
    """A deal of `greedy` after so many actions."""
    deal, chance = deal_out(rules_named(rules), "line", 1), Random(1)
    for _action in range(actions):
        deal.play(get("greedy").choose(view(deal, deal.to_act), chance))
    return deal


@pytest.mark.parametrize("rules", ["clasica", "salon", "reglamento/3"])
def test_what_the_seat_sees_stays_the_same(rules: str) -> None:
    deal = later(rules, 41)
    seen = view(deal, deal.to_act)
    worlds = PossibleDeals(seen)
    for seed in range(4):
        world = worlds.deal.copy()
        worlds.hidden.fill(world, Rng(seed))
        again = view(dealt_again(deal, deal.to_act, world), deal.to_act)
        assert (again.hand, again.legal, again.hands, again.stock) == (seen.hand, seen.legal, seen.hands, seen.stock)
        assert [side.melds for side in again.sides] == [side.melds for side in seen.sides]


def test_it_goes_on_to_the_next_turn_of_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "BOT", "greedy")
    deal = laid_out()
    events = continuation(deal, "discard 7")
    assert events[0].as_dict()["kind"] == "discard"
    assert continuation(deal, "discard 7") == events
    assert {each.seat for each in events if each.kind == "draw"} <= {1, 2, 3}
    said = line_of(events, "en", 0, match().names)
    assert said[0].startswith("You discard")
    assert not any("turn" in sentence for sentence in said)
