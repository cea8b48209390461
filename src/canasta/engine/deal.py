"""`EngineDeal`: one deal of Canasta, ready to be dealt, asked, played, copied and scored.

It starts from a given order of cards: there is no chance here.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr, u8

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import BLACK_THREE, JOKER, RED_THREE, TWO
from canasta.engine import deal_bytes, legal, play
from canasta.engine.actions import ADD, START, WORD_BITS, decode, first_add, in_word
from canasta.engine.mutable import no_hash
from canasta.engine.observation import row_of
from canasta.engine.packed import BIT_INDEX, bit_count, count, nth_bit, one, wild_number
from canasta.engine.rng import Rng
from canasta.engine.rule_table import AT_ONCE, ON_FIRST_TURN, RuleTable
from canasta.engine.state import ANSWER, NO_KIND, OVER, Melds, Side, State, answering_seat
from canasta.engine.turns import begin_turn, give
from canasta.engine.units import ActionCode, ActionWord, Cards, Kind, Seat


@mypyc_attr(acyclic=True)
class EngineDeal(State):
    """One deal in progress.

    Actions are integers (`canasta.engine.actions`; text forms in `canasta.tabletop.notation`). `apply` trusts its
    caller: hand it members of `legal_actions` only, or ask `is_legal` first.

    Deals are equal if all of their state is, the order of the stock and of the cards already drawn included. A copy and
    a pickle are of that state; a pickle has the rule table with it, and the hidden cards.
    """

    @property
    def over(self) -> bool:
        """True if the deal has ended."""
        return self.phase == OVER

    @property
    def to_act(self) -> Seat:
        """The seat that must act: the one on turn, or the partner who is asked for leave."""
        return answering_seat(self) if self.phase == ANSWER else self.seat

    def legal_actions(self) -> list[int]:
        """All legal actions in rising order; empty only when the deal is over."""
        legal.fill(self)
        actions: list[int] = []
        _append(actions, self.base, 0)
        if self.starts != 0:
            _append(actions, self.starts, START)
        if self.adds != 0:
            _append(actions, self.adds, ADD)
        offset = first_add(1)
        for word in self.more_adds:
            if word != 0:
                _append(actions, word, offset)
            offset += WORD_BITS
        return actions

    def is_legal(self, action: int) -> bool:
        """True if `action` is a member of `legal_actions`."""
        legal.fill(self)
        if action < 0 or action >= int(first_add(len(self.more_adds) + 1)):
            return False
        word, _kind, _lane = decode(action)
        bits: i64
        if word == 0:
            bits = self.base
        elif word == 1:
            bits = self.starts
        elif word == 2:
            bits = self.adds
        else:
            bits = self.more_adds[word - 3]
        return in_word(bits, action)

    def apply(self, action: ActionCode) -> None:
        """Carry out a legal action."""
        play.apply(self, action)

    def random_action(self, rng: Rng) -> ActionCode:
        """A legal action, all equally likely. The deal must not be over."""
        legal.fill(self)
        in_base = bit_count(self.base)
        in_starts: i64 = 0
        in_adds: i64 = 0
        if self.starts != 0:
            in_starts = bit_count(self.starts)
        if self.adds != 0:
            in_adds = bit_count(self.adds)
        number = in_base + in_starts + in_adds
        for word in self.more_adds:
            if word != 0:
                number += bit_count(word)
        pick = rng.below(number)
        if pick < in_base:
            return nth_bit(self.base, pick)
        pick -= in_base
        if pick < in_starts:
            return START + nth_bit(self.starts, pick)
        pick -= in_starts
        if pick < in_adds:
            return ADD + nth_bit(self.adds, pick)
        pick -= in_adds
        offset = first_add(1)
        for word in self.more_adds:
            size = bit_count(word)
            if pick < size:
                return offset + nth_bit(word, pick)
            pick -= size
            offset += WORD_BITS
        return 0

    def play_random(self, rng: Rng) -> i64:
        """Play random legal actions to the end; returns how many."""
        steps: i64 = 0
        while self.phase != OVER:
            play.apply(self, self.random_action(rng))
            steps += 1
        return steps

    def copy(self) -> EngineDeal:
        """An independent copy; the order of the stock is shared, it never changes."""
        sides: list[Side] = []
        for side in self.sides:
            sides.append(side.copy())
        other = EngineDeal(self.rule_table, self.stock, self.hands[:], sides)
        self.copy_into(other)
        return other

    def row(self, seat: int) -> bytes:
        """The knowledge of a seat, whether it is to act or not, as 16-bit numbers: ``numpy.frombuffer(row, "i2")``.

        `canasta.engine.observation.fields` names them. Raises `IndexError` for a seat that is not there.
        """
        if seat < 0 or seat >= self.rule_table.seats:
            raise IndexError(f"the deal has seats 0 to {int(self.rule_table.seats) - 1}, and no seat {seat}")
        return row_of(self, seat)

    def as_bytes(self) -> bytes:
        """The state as bytes, hidden cards included; `from_bytes` reads them, by the same rules (`deal_bytes`)."""
        return deal_bytes.written(self)

    @staticmethod
    def from_bytes(rule_table: RuleTable, data: bytes) -> EngineDeal:
        """The deal that `as_bytes` wrote. Raises `ValueError` that says what was expected.

        The bytes do not tell the rules, only the size of the table: keep the name of the rule set beside them.
        """
        stock, hands, sides, numbers = deal_bytes.read(rule_table, data)
        deal = EngineDeal(rule_table, stock, hands, sides)
        deal_bytes.put(deal, numbers)
        return deal

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, EngineDeal) or self.rule_table != other.rule_table:
            return False
        return self.as_bytes() == other.as_bytes()

    def __hash__(self) -> int:
        raise no_hash(self)

    def __copy__(self) -> EngineDeal:
        return self.copy()

    def __deepcopy__(self, memo: object) -> EngineDeal:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return EngineDeal.from_bytes, (self.rule_table, self.as_bytes())


def _append(actions: list[int], bits: ActionWord, offset: ActionCode) -> None:
    while bits != 0:
        rest = bits & (bits - 1)
        # `index_of` written out: in plain Python the call costs as much as all the rest
        actions.append(offset + BIT_INDEX[(bits ^ rest) % 67])
        bits = rest


def empty_deal(rule_table: RuleTable, stock: list[int], minimums: list[int]) -> EngineDeal:
    """A deal with nothing dealt: `stock` holds kinds, next card first; `minimums` are the sides' opening minima in
    points."""
    return _undealt(rule_table, vec[u8](stock), minimums)


def _undealt(rule_table: RuleTable, stock: vec[u8], minimums: list[int]) -> EngineDeal:
    sides: list[Side] = []
    for minimum in minimums:
        sides.append(Side(Melds(0, 0, 0), minimum))
    hands = vec[i64]([0] * int(rule_table.seats))
    return EngineDeal(rule_table, stock, hands, sides)


def new_deal(
    rule_table: RuleTable,
    order: list[int],
    first: Seat,
    minimums: list[int],
    cutter: Seat = -1,
    kept_wilds: Cards = 0,
    kept_red_threes: i64 = 0,
    moda: Kind = NO_KIND,
    exact_cut: i64 = -1,
) -> EngineDeal:
    """Deal the cards in the given order of kinds (top first), `first` being dealt to first and playing first."""
    kinds = vec[u8](order)
    return deal_in_order(rule_table, kinds, first, minimums, cutter, kept_wilds, kept_red_threes, moda, exact_cut)


def deal_in_order(
    rule_table: RuleTable,
    order: vec[u8],
    first: Seat,
    minimums: list[int],
    cutter: Seat,
    kept_wilds: Cards,
    kept_red_threes: i64,
    moda: Kind,
    exact_cut: i64,
) -> EngineDeal:
    """Do what `new_deal` does, for compiled callers."""
    deal = _undealt(rule_table, order, minimums)
    deal.moda = moda
    deal.exact_cut = exact_cut
    deal_out(deal, first, cutter, kept_wilds, kept_red_threes)
    return deal


def deal_out(s: State, first: Seat, cutter: Seat, kept_wilds: Cards, kept_red_threes: i64) -> None:
    """Deal the stock of a fresh state: hands from `first` on, then the pile, then red threes replaced at once.

    `cutter` is the seat that kept `kept_wilds` (packed) and `kept_red_threes` red threes at the cut, or -1; it is dealt
    one card fewer for each wild, the missing cards coming off at the start (TB-2.6).
    """
    rule_table = s.rule_table
    seats = rule_table.seats
    fewer: i64 = 0
    if cutter >= 0:
        fewer = wild_number(kept_wilds)
        s.hands[cutter] = kept_wilds
        s.sides[cutter % rule_table.sides].red_threes += kept_red_threes
    drawn: i64 = 0
    for card_round in range(rule_table.hand_size):
        for place in range(seats):
            seat = first + place
            if seat >= seats:
                seat -= seats
            if seat == cutter and card_round < fewer:
                continue
            s.hands[seat] = s.hands[seat] + one(int(s.stock[drawn]))
            drawn += 1
    s.drawn = drawn
    s.seat = first
    _build_pile(s)
    _show_red_threes(s, first)
    begin_turn(s)


def _build_pile(s: State) -> None:
    """The first upcard, covered until one shows that may stand (CL-1.3, SA-2.3, RE-1.7, TB-2.9 to TB-2.11)."""
    rule_table = s.rule_table
    s.face_down = rule_table.initial_pile - 1
    for turned in range(s.stock_size - s.drawn):
        kind: i64 = int(s.stock[s.drawn])
        s.drawn += 1
        s.pile += one(kind)
        s.pile_size += 1
        s.top = kind
        if turned < rule_table.initial_pile - 1:
            continue
        if kind == TWO or kind == JOKER:
            s.frozen = True
        elif kind == RED_THREE:
            s.frozen = s.frozen or rule_table.red_three_freezes
        elif kind != BLACK_THREE or rule_table.upcard_black_three:
            return
    s.top = NO_KIND if s.pile_size == 0 else s.top


def _show_red_threes(s: State, first: Seat) -> None:
    rule_table = s.rule_table
    if rule_table.red_threes_dealt == ON_FIRST_TURN:
        return
    for place in range(rule_table.seats):
        seat = (first + place) % rule_table.seats
        held = count(s.hands[seat], RED_THREE)
        if held == 0:
            continue
        s.hands[seat] = s.hands[seat] - held * one(RED_THREE)
        s.sides[seat % rule_table.sides].red_threes += held
        if rule_table.red_threes_dealt == AT_ONCE:
            give(s, seat, held)
        else:
            s.owed += held * one(seat)
