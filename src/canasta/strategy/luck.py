"""What the cards of the stock did: by how much those that an action draws are better than what it could have drawn.

The deal as it truly lies is played on with the stock shuffled anew, once with the cards drawn that were drawn and once
with those that came up, everybody by one policy. The mean of the difference is 0 over all orders of the stock, whatever
the policy: so a result less this is a fair result still, and varies less (AIVAT; N. Burch, M. Schmid, M. Moravčík, D.
Morrill, M. Bowling, 2018). For who measures players; no player may know it.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.engine.deal import Deal
from canasta.engine.rng import Rng
from canasta.engine.score import side_points
from canasta.strategy.memory import Memory
from canasta.strategy.playout import play_out
from canasta.strategy.weights import Weights


def luck(deal: Deal, memory: Memory, action: i64, style: Weights, rng: Rng, worlds: i64) -> list[float]:
    """By side, the points that come on average of the cards which the legal `action` draws now instead of any others.

    All 0 where it draws none. Changes neither deal nor memory.
    """
    sides = int(deal.sheet.sides)
    found = [0] * sides
    after = deal.copy()
    after.apply(action)
    drawn = after.drawn - deal.drawn
    if drawn == 0 or worlds < 1:
        return [0.0] * sides
    stock = deal.stock[:]
    for _world in range(worlds):
        _shuffle(stock, deal.drawn, deal.stock_size, rng)
        _add(found, deal, memory, action, style, stock, -1)
        _add(found, deal, memory, action, style, _with(stock, deal, drawn), 1)
    return [points / int(worlds) for points in found]


def _add(found: list[int], deal: Deal, memory: Memory, action: i64, style: Weights, stock: vec[u8], sign: int) -> None:
    """Play the deal to its end with that stock, and count the points of the sides so often."""
    world = deal.copy()
    world.stock = stock[:]
    remembered = memory.copy()
    remembered.note(world, action)
    world.apply(action)
    play_out(world, remembered, [style] * int(deal.sheet.seats))
    for side in range(len(found)):
        found[side] += sign * side_points(world, memory.stakes.awards, side)


def _shuffle(cards: vec[u8], start: i64, end: i64, rng: Rng) -> None:
    """Any order of the cards from `start` up to `end`."""
    for place in range(start, end):
        other = place + rng.below(end - place)
        card = cards[other]
        cards[other] = cards[place]
        cards[place] = card


def _with(stock: vec[u8], deal: Deal, drawn: i64) -> vec[u8]:
    """That order, but the next cards are those of the deal: each has changed places with what lay there."""
    cards = stock[:]
    for place in range(deal.drawn, deal.drawn + drawn):
        other = place
        while cards[other] != deal.stock[place]:
            other += 1
        cards[other] = cards[place]
        cards[place] = deal.stock[place]
    return cards
