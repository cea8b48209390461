"""Records for the tests of the coach: one short match, played by bots."""

from __future__ import annotations

from functools import cache
from random import Random

from canasta.match.match import Match, Player
from canasta.match.record import read, write
from canasta.match.record.values import Record
from canasta.players import get
from canasta.review.decisions import Dealt, Decision, dealt
from canasta.review.grades import Effort
from canasta.rules import get as rules_named

LITTLE = Effort(first=16, most=48, course=4)
CARELESS, SLIPS = 2, 0.6  # the seat of Carlos and how often he plays at random: there is something to say to him
NAMES = ("Ana", "Berta", "Carlos", "Diana", "Elena", "Fermín")


@cache
def match(rules: str = "clasica", deals: int = 1, more: int = 0) -> Match:
    """A match of `greedy`, once careless, with that many deals over and `more` actions of the next."""
    chosen = rules_named(rules)
    players = [Player(name, bot=place > 0) for place, name in enumerate(NAMES[: chosen.seats])]
    found, chance, bot = Match.new(chosen, players, seed=f"review {rules}"), Random(1), get("greedy")
    while len(found.score_sheets) < deals or more:
        found.ready(chance)
        assert found.deal is not None
        more -= len(found.score_sheets) >= deals
        seat = found.deal.to_act
        seen = found.view(seat)
        careless = seat == CARELESS and chance.random() < SLIPS
        found.play(seat, chance.choice(seen.legal) if careless else bot.choose(seen, chance))
    return found


@cache
def record(rules: str = "clasica", deals: int = 1, more: int = 0) -> Record:
    """The same as a record, its running deal with all its cards."""
    return read(write(match(rules, deals, more).record(public=False)))


@cache
def first_deal(rules: str = "clasica") -> Dealt:
    """Its first deal."""
    return dealt(record(rules), 1)


def last_decisions(rules: str, number: int) -> tuple[Decision, ...]:
    """Its last decisions, whose playouts are short."""
    return first_deal(rules).decisions[-number:]
