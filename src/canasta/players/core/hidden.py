"""Hidden cards: dealt at random so that nothing contradicts what the seat has seen, by belief where there is one.

Belief comes from what players did: how much likelier than by chance a number of cards of a rank is. A *class* is the
public knowledge of a seat and a kind: whether its side has opened and has melded the rank, whether the others have, how
often the seat discarded it and whether it left it on the discard pile. Each class and number of cards has a factor,
counted in many deals (``scripts/holdings.py``).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import ACE, BLACK_THREE, JOKER, KINDS, RED_THREE
from canasta.engine.deal import EngineDeal
from canasta.engine.packed import count, one
from canasta.engine.rng import Rng
from canasta.engine.state import State
from canasta.engine.units import Cards, Kind, Seat
from canasta.players.core.memory import Memory
from canasta.players.core.reading import melded

CLASSES: Final[i64] = 55
NUMBERS: Final[i64] = 6  # 0 to 4 cards, and 5 or more
EVEN: Final[i64] = 256  # the factor of a holding as likely as by chance
MOST: Final[i64] = 4000

_BLACK: Final[i64] = 48
_WILD: Final[i64] = 51
SWAPS: Final[i64] = 6  # swaps for each hidden card of a hand, until a world is as likely as believed


def holding(s: State, memory: Memory, seat: Seat, kind: Kind) -> i64:
    """The class of a seat and a kind, 0 to 54."""
    side = s.sides[seat % s.rule_table.sides]
    opened: i64 = 1 if side.opened else 0
    if kind > BLACK_THREE:
        return _WILD + 2 * (1 if kind == JOKER else 0) + opened
    thrown = min(count(memory.thrown[seat], kind), 2)
    if kind > ACE:
        return _BLACK + thrown
    found = 2 * thrown + (1 if count(memory.declined[seat], kind) > 0 else 0)
    ours = count(melded(side), kind)
    theirs: i64 = 0
    for index in range(s.rule_table.sides):
        if index != seat % s.rule_table.sides:
            theirs |= count(melded(s.sides[index]), kind)
    return 6 * (4 * opened + 2 * ours + theirs) + found


def class_name(number: int) -> str:
    """The name of a class in a file: ``opened-melded-thrown1``."""
    if number >= _WILD:
        return ("two", "joker")[(number - int(_WILD)) // 2] + ("", "-opened")[(number - int(_WILD)) % 2]
    if number >= _BLACK:
        return f"black-three-thrown{number - int(_BLACK)}"
    table, found = divmod(number, 6)
    words = ["opened" if table >= 4 else "closed"]
    if table & 2:
        words.append("melded")
    if table & 1:
        words.append("theirs")
    words.append(f"thrown{found // 2}")
    if found & 1:
        words.append("left")
    return "-".join(words)


@mypyc_attr(acyclic=True)
class Belief:
    """The factors of a rule set, 256ths: `CLASSES` times `NUMBERS` of them."""

    def __init__(self, factors: list[int]) -> None:
        self.factors: vec[i64] = vec[i64]([min(max(factor, 1), MOST) for factor in factors])

    def places(self, s: State, memory: Memory) -> vec[i64]:
        """Index of the first factor of each seat and kind, at ``KINDS * seat + kind``."""
        found = vec[i64]([0] * int(s.rule_table.seats * KINDS))
        for seat in range(s.rule_table.seats):
            for kind in range(KINDS - 1):
                found[seat * KINDS + kind] = NUMBERS * holding(s, memory, seat, kind)
        return found


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
