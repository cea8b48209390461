"""Hidden cards: dealt at random so that nothing contradicts what the seat has seen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import KINDS, RED_THREE
from canasta.engine.deal import EngineDeal
from canasta.engine.packed import count, one
from canasta.engine.rng import Rng
from canasta.engine.units import Cards, Kind, Seat
from canasta.players.core.belief import NUMBERS, Belief
from canasta.players.core.memory import Memory

SWAPS: Final[i64] = 6  # swaps for each hidden card of a hand, until a world is as likely as believed


@mypyc_attr(acyclic=True)
class Hidden:
    """The cards that a seat cannot place, and the places where they can be.

    `cards`: their kinds, the `red` red threes among them last. `known`: by seat, the cards surely in its hand, packed;
    `unknown`: the number of its other cards. A red three can be in the stock, among the `down` unseen cards of the
    pile, and in the hands of `waiting` (a nibble a seat), which show it in their first turn. `open_pile`:
    the known cards of the pile, packed. `stock`: the size of the stock. `dealt`: the number of deals so far.
    """

    def __init__(
        self,
        cards: list[int],
        red: i64,
        known: list[int],
        unknown: list[int],
        waiting: i64,
        open_pile: Cards,
        down: i64,
        stock: i64,
    ) -> None:
        self.cards: vec[u8] = vec[u8](cards)
        self.red: i64 = red
        self.known: vec[i64] = vec[i64](known)
        self.open_pile: i64 = open_pile
        self.down: i64 = down
        self.stock: i64 = stock
        self.dealt: i64 = 0
        sure: list[int] = []  # the seat of each place in a hand, first the places where no red three can be
        unsure: list[int] = []
        for seat in range(len(known)):
            owners = unsure if count(waiting, seat) > 0 else sure
            for _card in range(unknown[seat]):
                owners.append(seat)
        self.never_red: i64 = len(sure)
        self.owners: vec[i64] = vec[i64](sure + unsure)
        self.factors: vec[i64] = vec[i64]([])
        self.starts: vec[i64] = vec[i64]([])

    def believe(self, belief: Belief, deal: EngineDeal, memory: Memory) -> None:
        """From now on deal likelier hands more often, judging by what the players did."""
        self.factors = belief.factors
        self.starts = belief.places(deal, memory)

    def fill(self, deal: EngineDeal, rng: Rng) -> None:
        """Deal all hidden cards at random. Every possible deal is equally likely, unless there is a belief."""
        self.dealt += 1
        cards = self.cards[:]
        number: i64 = len(cards)
        end = number - self.red
        in_hands: i64 = len(self.owners)
        for place in range(number):
            if place == self.never_red:
                end = number
            _pick(cards, place, end, rng)
        hands = self.known[:]
        for place in range(in_hands):
            hands[self.owners[place]] = hands[self.owners[place]] + one(int(cards[place]))
        if len(self.factors) > 0:
            self._sway(cards, hands, rng)
        for seat in range(len(hands)):
            deal.hands[seat] = hands[seat]
        pile = self.open_pile
        for place in range(in_hands, in_hands + self.down):
            pile += one(int(cards[place]))
        deal.pile = pile
        deal.stock = cards[in_hands + self.down :]
        deal.drawn = 0
        deal.stock_size = self.stock

    def _sway(self, cards: vec[u8], hands: vec[i64], rng: Rng) -> None:
        """Swap hidden cards of hands with others, preferring likelier hands (Metropolis)."""
        in_hands: i64 = len(self.owners)
        number: i64 = len(cards)
        for _swap in range(SWAPS * in_hands):
            place = rng.below(in_hands)
            other = rng.below(number)
            gives: i64 = int(cards[place])
            takes: i64 = int(cards[other])
            if gives == takes or gives == RED_THREE or takes == RED_THREE:
                continue
            seat = self.owners[place]
            old = self._factor(hands, seat, gives, 0) * self._factor(hands, seat, takes, 0)
            new = self._factor(hands, seat, gives, -1) * self._factor(hands, seat, takes, 1)
            giver: i64 = -1
            if other < in_hands:
                giver = self.owners[other]
                if giver == seat:
                    continue
                old *= self._factor(hands, giver, gives, 0) * self._factor(hands, giver, takes, 0)
                new *= self._factor(hands, giver, gives, 1) * self._factor(hands, giver, takes, -1)
            if (rng.next() >> 20) * old >= new << 12:
                continue
            cards[place] = u8(takes)
            cards[other] = u8(gives)
            hands[seat] = hands[seat] + one(takes) - one(gives)
            if giver >= 0:
                hands[giver] = hands[giver] + one(gives) - one(takes)

    def _factor(self, hands: vec[i64], seat: Seat, kind: Kind, more: i64) -> i64:
        held = count(hands[seat], kind) + more
        return self.factors[self.starts[seat * KINDS + kind] + min(held, NUMBERS - 1)]


def _pick(cards: vec[u8], at: i64, end: i64, rng: Rng) -> None:
    """Swap a random card from `at` up to `end` into place `at`."""
    place = at + rng.below(end - at)
    card = cards[place]
    cards[place] = cards[at]
    cards[at] = card
