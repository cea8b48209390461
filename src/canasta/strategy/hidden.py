"""Worlds: what a seat has not seen, dealt out anew so that nothing contradicts what it has."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr, u8

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.engine.deal import Deal
from canasta.engine.packed import count, one
from canasta.engine.rng import Rng


@mypyc_attr(acyclic=True)
class Hidden:
    """The cards that a seat cannot place, and the places where they lie.

    `cards` are their kinds, the `red` red threes among them last. `known` has by seat what is surely in its hand,
    packed, `unknown` how many cards more. A red three can lie in the stock, among the `down` cards of the pile that
    nobody has seen, and in the hands of `waiting`, a nibble a seat, whose first turn shows it. `open_pile` is what is
    known of the pile, packed; `stock` the size of the stock.
    """

    def __init__(
        self,
        cards: vec[u8],
        red: i64,
        known: vec[i64],
        unknown: vec[i64],
        waiting: i64,
        open_pile: i64,
        down: i64,
        stock: i64,
    ) -> None:
        self.cards: vec[u8] = cards
        self.red: i64 = red
        self.known: vec[i64] = known
        self.unknown: vec[i64] = unknown
        self.waiting: i64 = waiting
        self.open_pile: i64 = open_pile
        self.down: i64 = down
        self.stock: i64 = stock

    def fill(self, deal: Deal, rng: Rng) -> None:
        """Deal everything hidden out anew; every deal that can be is equally likely."""
        cards = self.cards[:]
        at: i64 = 0
        end: i64 = len(cards) - self.red
        seats: i64 = len(self.known)
        # Who cannot hold a red three first; then the red threes come in, and everybody else.
        for turn in range(2):
            for seat in range(seats):
                if (count(self.waiting, seat) > 0) == (turn == 1):
                    hand = self.known[seat]
                    for _card in range(self.unknown[seat]):
                        hand += one(_pick(cards, at, end, rng))
                        at += 1
                    deal.hands[seat] = hand
            end = len(cards)
        pile = self.open_pile
        for _card in range(self.down):
            pile += one(_pick(cards, at, end, rng))
            at += 1
        deal.pile = pile
        for place in range(self.stock):
            _pick(cards, at + place, end, rng)
        deal.stock = cards[at:]
        deal.drawn = 0
        deal.stock_size = self.stock


def _pick(cards: vec[u8], at: i64, end: i64, rng: Rng) -> i64:
    """Any of the cards from `at` up to `end` comes to `at`; its kind."""
    place = at + rng.below(end - at)
    card = cards[place]
    cards[place] = cards[at]
    cards[at] = card
    return int(card)
