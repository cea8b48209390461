"""Deals and matches to look at, of every rule set in every form, played by chance with a liking for melds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from canasta.cards import NATURAL_KINDS, pack
from canasta.deal.deal import Deal
from canasta.match.match import Match
from canasta.rules import Rules, games, get
from canasta.rules.model import CutPurpose

EVERY_GAME = [rules.name for rules in games()]
NAMES = ["Ana", "Luis", "Eva", "Juan", "Pía", "Teo"]
E = TypeVar("E")
_LIKED = frozenset({"take", "meld", "add", "swap", "ask"})


def random_deal(rules: Rules, rng: random.Random, score: int = 0) -> Deal:
    """A deal from shuffled packs, everybody at that score; the moda, where there is one, by chance."""
    order = pack(rules.packs)
    rng.shuffle(order)
    moda = rng.choice(NATURAL_KINDS) if rules.cut is CutPurpose.MODA else None
    return Deal.start(rules, order, rng.randrange(rules.seats), [score] * rules.sides, moda=moda)


def choose(legal: Sequence[str], rng: random.Random) -> str:
    """One of the legal texts: cards are laid rather than kept, most of the time."""
    liked = [text for text in legal if text.split()[0] in _LIKED]
    return rng.choice(liked if liked and rng.random() < 0.8 else legal)


def started(name: str, seed: str) -> Match:
    """A match with its first cards dealt."""
    match = new(name, seed)
    match.ready()
    return match


def play_on(match: Match, rng: random.Random, deals: int) -> Match:
    """Play until that many deals are over, or the match is."""
    while len(match.ended) < deals and not match.finished:
        if match.stage == "between":
            match.next_deal()
            match.ready()
        deal = match.deal
        assert deal is not None
        match.play(deal.to_act, choose(match.legal(deal.to_act), rng))
    return match


def new(name: str, seed: str | None = "m") -> Match:
    """A match at its first stage."""
    rules = get(name)
    return Match.new(rules, NAMES[: rules.seats], seed=seed)


def cards(match: Match) -> Deal:
    """The deal that is being played."""
    assert match.deal is not None
    return match.deal


def finish_deal(match: Match) -> None:
    """Play the deal to its end."""
    play_on(match, random.Random(8), len(match.ended) + 1)


def finish(match: Match, seed: int = 0) -> Match:
    """Play until somebody has won."""
    return play_on(match, random.Random(seed), 1000)


def told(match: Match, kind: type[E]) -> list[E]:
    """The events of a kind, with all that they hold."""
    return [event for event in match.log if isinstance(event, kind)]


def scores_at(rules: Rules, rng: random.Random) -> int:
    """A score at which some opening minimum of the rules holds."""
    return rng.choice([0, *(max(lowest, -100) for lowest, _ in rules.opening)])


def draw_seats(match: Match) -> None:
    """Let the players draw for seats, where they do, from the first place of the spread on."""
    while match.stage == "draw" and match.draw is not None:
        match.pick(match.draw.state.waiting[0], len(match.draw.picks))


def advance(match: Match, rng: random.Random) -> None:
    """Take the next step of the match, whatever its stage; somebody may add to a shuffle first."""
    draw = match.draw if match.stage == "draw" else None
    deck = match.deck if draw is None else draw.deck
    if match.stage == "shuffle" or (draw is not None and not draw.picks):
        assert deck is not None
        if rng.random() < 0.5 and not any(deck.contributions):
            match.contribute(rng.randrange(match.rules.seats), "siete")
            return
    if draw is not None:
        taken = {pick.place for pick in draw.picks}
        match.pick(draw.state.waiting[0], rng.choice([place for place in range(54) if place not in taken]))
    elif match.stage == "shuffle":
        match.shuffle()
    elif match.stage == "between":
        match.next_deal()
    elif match.stage == "play":
        match.play(match.to_act, choose(match.legal(match.to_act), rng))
    else:
        assert match.cutter is not None
        match.cut(match.cutter, rng.randrange(1, 50))
