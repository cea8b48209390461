"""The acting seat's reading of the table: computed once a decision, from its hand, the table and the memory."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from canasta.cards import ACE, CANASTA, JOKER, TWO
from canasta.engine.alive import takes_naturals
from canasta.engine.awards import Awards
from canasta.engine.packed import NATURALS, at_least, count, lanes, total, two_or_more, wild_number
from canasta.engine.rule_table import CANASTA_ALONE, RuleTable
from canasta.engine.state import Melds, Side, State
from canasta.engine.units import Kind, Lanes, Points, Seat
from canasta.players.core.memory import Memory
from canasta.players.core.weights import Weights

SURE: Final[i64] = 256  # probabilities and shares are 256ths
POINT: Final[i64] = 10  # scores are tenths of a point
UNKNOWN: Final[i64] = -1_000_000_000_000  # no score: not asked for yet

_RANKS: Final[i64] = 0xFFFFFFFFFFFF  # the natural ranks and the black threes
_OF_A_PACK: Final[i64] = 0x244444444444

# Chance, in 256ths, of at least one, two or three cards if n/32 are expected (Poisson)
_NONE: Final = [0.9692332344763441**n for n in range(256)]
ONE_OR_MORE: Final = bytes([int(255.99 * (1 - none)) for none in _NONE])
TWO_OR_MORE: Final = bytes([int(255.99 * (1 - none * (1 + n / 32))) for n, none in enumerate(_NONE)])
THREE_OR_MORE: Final = bytes([int(255.99 * (1 - _NONE[n] * (1 + n / 32 + n * n / 2048))) for n in range(256)])


def chance(expected: i64, number: i64) -> i64:
    """Chance, in 256ths, of at least `number` cards (up to 3) if `expected` 32nds of a card are expected."""
    if number <= 0:
        return SURE
    x = min(expected, 255)
    if number == 1:
        return ONE_OR_MORE[x]
    return TWO_OR_MORE[x] if number == 2 else THREE_OR_MORE[x]


@mypyc_attr(acyclic=True, free_list_len=1)
class Reading:
    """The table as `seat` may know it. Sizes are cards; `rounds` are eighths of a round left in the stock; `time` is
    256 while four rounds or more are left, and falls to 0; `risk` is the chance (256ths) that this turn was the last.

    What is the same for every card and lay is found once: `made` canastas of the own side, whether they make it
    `ready`, and the worths of `canasta.players.core.closing` and `laying` that are `UNKNOWN` until asked for.
    """

    def __init__(self, s: State, memory: Memory, weights: Weights, seat: Seat) -> None:
        rule_table = s.rule_table
        self.s: State = s
        self.memory: Memory = memory
        self.awards: Awards = memory.awards
        self.w: Weights = weights
        self.seat: i64 = seat
        self.next: Seat = seat + 1 if seat + 1 < rule_table.seats else 0
        self.own: Side = s.sides[rule_table.side_of(seat)]
        self.rival: Side = s.sides[rule_table.side_of(self.next)]
        self.hand: i64 = s.hands[seat]
        self.size: i64 = total(self.hand)
        self.wilds: i64 = wild_number(self.hand)
        self.next_size: i64 = total(s.hands[self.next])
        self.rounds: i64 = 8 * (s.stock_size - s.drawn) // (rule_table.seats * rule_table.draw)
        self.time: i64 = min(SURE, 8 * self.rounds)
        self.risk: i64 = _risk(s, weights, seat, self.rounds)
        self.made: i64 = canastas(self.own)
        self.ready: bool = self.own.opened and suffices(rule_table, self.made)
        self.unseen: i64 = -1  # packed, the naturals and black threes; counted by `count_unseen`
        self.free: i64 = 1  # hidden cards whose place is unknown
        self.need: i64 = takes_naturals(s)  # cards of a rank that take the pile
        self.pairs_only: bool = s.frozen or not self.own.opened or not rule_table.pile_lay_off
        self.holding: i64 = _holding(s, weights, self.pairs_only) * self.time >> 8
        self.known: i64 = 0  # of the unseen, those known to be in a hand
        self.next_free: i64 = 0  # unknown cards of the next seat
        self.gain: i64 = UNKNOWN
        self.finishing: i64 = UNKNOWN
        self.soiling: i64 = UNKNOWN
        self.reserve: i64 = UNKNOWN

    def held_power(self, kind: Kind, used: i64) -> i64:
        """Loss if `used` cards of a rank leave the hand: the power to take the pile with that rank."""
        held = count(self.hand, kind)
        if held < self.need or held - used >= self.need:
            return 0
        self.count_unseen()
        return self.holding * min(count(self.unseen, kind), 4) >> 2

    def count_unseen(self) -> None:
        """Count, once, the cards that are not in the seat's hand, on the table or in the seen part of the pile."""
        if self.unseen >= 0:
            return
        s = self.s
        memory = self.memory
        seen = self.hand + memory.seen
        for side in s.sides:
            seen += side.melds.naturals + side.done_naturals
            if s.rule_table.separate_melds:
                for melds in side.more:
                    seen += melds.naturals
        self.unseen = s.rule_table.packs * _OF_A_PACK - (seen & _RANKS)
        hidden = s.stock_size - s.drawn + s.pile_size - total(memory.seen)
        known: i64 = 0
        own = self.seat
        seats = s.rule_table.seats
        seat: i64 = 0
        while seat < seats:
            if seat != own:
                hidden += total(s.hands[seat])
                known += memory.known[seat]
            seat += 1
        self.known = known
        self.free = max(hidden - total(known), 1)
        self.next_free = self.next_size - total(memory.known[self.next])

    def expected(self, kind: Kind) -> i64:
        """Expected cards of a rank in the next opponent's hand beyond the known ones, in 32nds."""
        memory, w = self.memory, self.w
        loose = count(self.unseen, kind) - count(self.known, kind)
        found = loose * self.next_free * 32 // self.free
        if count(memory.thrown[self.next], kind) > 0:
            return found * w.thrown >> 8
        if count(memory.declined[self.next], kind) > 0:
            return found * w.declined >> 8
        if count(self.rival.melds.naturals, kind) > 0:
            return found * w.melded >> 8
        return found

    def takes(self, kind: Kind) -> i64:
        """Chance, in 256ths, that the next opponent can take the pile with a card of that kind on top."""
        if kind > ACE:
            return 0
        s = self.s
        rule_table = s.rule_table
        rival = self.rival
        known = count(self.memory.known[self.next], kind)
        if s.frozen:
            found = chance(self.expected(kind), rule_table.pile_frozen_naturals - known)
            return found if rival.opened else found * self.w.unopened >> 8
        if rival.opened and rule_table.pile_lay_off and count(rival.melds.naturals, kind) > 0:
            if not rule_table.closed_canastas or size_of(rival.melds, kind) < CANASTA:
                return SURE
        expected = self.expected(kind)
        two = chance(expected, 2 - known)
        if not rival.opened:
            return two * self.w.unopened >> 8
        if rule_table.pile_with_wild:
            two += (chance(expected, 1 - known) - two) * self.w.with_wild >> 8
        return two

    def spend(self, wild: Kind) -> i64:
        """Value of a wild of that kind in the hand; it falls towards the end."""
        return (self.w.joker if wild == JOKER else self.w.two) * self.time >> 8

    def points_at_risk(self, points: Points) -> i64:
        """Gain of having card points on the table rather than in the hand."""
        gain = points * POINT * self.risk >> 8
        return 2 * gain if self.awards.hands_count_if_nobody_out else gain

    def thin(self, left: i64) -> i64:
        """Cost of having only `left` cards in the hand."""
        short = self.w.keep - 10 * left
        if short <= 0:
            return 0
        cost = (short * self.w.thin // 10) * self.time >> 8
        return cost * self.w.thin_ready >> 8 if self.ready else cost

    def pairs(self) -> i64:
        """Lanes of the natural ranks of which the hand holds two or more."""
        return two_or_more(self.hand & NATURALS)


def _risk(s: State, w: Weights, own: Seat, rounds: i64) -> i64:
    """The chance, in 256ths, that an opponent goes out before the next turn of that seat."""
    rule_table = s.rule_table
    if rounds < 8:
        return SURE
    worst: i64 = 0
    side: i64 = 0
    own_side = rule_table.side_of(own)
    while side < rule_table.sides:
        if side != own_side and ready(s, s.sides[side]):
            seat = side
            while seat < rule_table.seats:
                worst = max(worst, w.risk - w.risk_card * total(s.hands[seat]))
                seat += rule_table.sides
        side += 1
    return min(worst, SURE)


def _holding(s: State, w: Weights, pairs_only: bool) -> i64:
    """Value, while there is time, of holding cards that could take the pile, for a rank with four or more unseen."""
    if s.frozen:
        return w.hold_frozen + w.hold_frozen_card * s.pile_size
    return w.hold + w.hold_card * s.pile_size if pairs_only else w.hold_open


def size_of(melds: Melds, kind: Kind) -> i64:
    """Number of cards in the meld of a kind in a slot; `TWO` stands for the meld of wilds."""
    return count(melds.naturals, kind) + count(melds.twos, kind) + count(melds.jokers, kind)


def canastas(side: Side) -> i64:
    """Number of canastas that a side has."""
    melds = side.melds
    wilds = melds.twos + melds.jokers
    number = total(side.canastas)
    if melds.naturals | wilds != 0:
        number += total(at_least((melds.naturals & NATURALS) + (wilds & NATURALS), CANASTA))
        if count(wilds, TWO) >= CANASTA:
            number += 1
    return number


def ready(s: State, side: Side) -> bool:
    """True if a side has about the canastas that going out requires."""
    return side.opened and suffices(s.rule_table, canastas(side))


def suffices(rule_table: RuleTable, number: i64) -> bool:
    """True if that number of canastas is about what going out requires."""
    return number >= (2 if rule_table.clean_and_dirty else rule_table.canastas_to_go_out)


def clean_so_far(side: Side) -> bool:
    """True if a side has no wild on the table."""
    melds = side.melds
    if (melds.twos | melds.jokers | side.done_twos | side.done_jokers) != 0:
        return False
    for other in side.more:
        if (other.twos | other.jokers) != 0:
            return False
    return True


def concealing(table: Reading) -> i64:
    """Cost of laying now, for a hand that may later go out concealed for the award."""
    s = table.s
    if table.w.conceal == 0 or s.rule_table.concealed < CANASTA_ALONE or count(s.has_laid, table.seat) > 0:
        return 0
    if s.bound or (s.laid_naturals | s.laid_twos | s.laid_jokers) != 0:
        return 0
    held = table.hand & NATURALS
    most: i64 = 2
    while most < CANASTA and at_least(held, most + 1) != 0:
        most += 1
    most += min(table.wilds, 3)
    return max(most - 4, 0) * table.w.conceal * table.time // SURE


def melded(side: Side) -> Lanes:
    """Lanes of the natural ranks of which a side has a meld in its slots."""
    found = lanes(side.melds.naturals & NATURALS)
    for melds in side.more:
        found |= lanes(melds.naturals & NATURALS)
    return found
