"""A table in the middle of a deal as plain cards, laid out for the engine and for the reference alike."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.reference.deal import RefDeal
from tests.reference.dealing import begin_first_turn
from tests.reference.melds import Meld, is_canasta, rank_of, wild_canasta
from tests.reference.state import State as RefState
from tests.reference.state import is_frozen_by

from canasta.cards import KIND_TEXTS, TWO
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.deal import EngineDeal, empty_deal
from canasta.engine.packed import count, one, pack
from canasta.engine.rule_table import LAST_TAKE
from canasta.engine.state import LAST_TAKER, Melds, Side
from canasta.engine.turns import begin_turn
from canasta.rules.model import Rules

KIND = {text: kind for kind, text in enumerate(KIND_TEXTS)}
Cards = tuple[str, ...]


@dataclass
class Table:
    """A deal at the beginning of a turn. Cards are texts; melds lie in the order laid or finished."""

    rules: Rules
    hands: list[Cards]
    melds: list[tuple[Cards, ...]]
    stock: Cards
    pile: Cards
    face_down: int = 0
    scores: list[int] = field(default_factory=list)
    opened: list[bool] = field(default_factory=list)
    red_threes: list[int] = field(default_factory=list)
    took_frozen: list[bool] = field(default_factory=list)
    has_laid: list[bool] = field(default_factory=list)
    owed: list[int] = field(default_factory=list)
    turn: int = 0
    first_turns: int = 0
    moda: str | None = None

    def __post_init__(self) -> None:
        rules = self.rules
        self.scores = self.scores or [0] * rules.sides
        self.opened = self.opened or [bool(melds) for melds in self.melds]
        self.red_threes = self.red_threes or [0] * rules.sides
        self.took_frozen = self.took_frozen or [False] * rules.sides
        self.has_laid = self.has_laid or [False] * rules.seats
        self.owed = self.owed or [0] * rules.seats

    @property
    def frozen(self) -> bool:
        return is_frozen_by(self.rules, self.pile[:-1], self.face_down) or self.pile[-1:] in (("2",), ("X",))

    def for_reference(self) -> RefDeal:
        state = RefState(
            rules=self.rules,
            scores=list(self.scores),
            hands=list(self.hands),
            melds=[tuple(Meld(cards) for cards in melds) for melds in self.melds],
            stock=self.stock,
            pile=self.pile,
            face_down=self.face_down,
            frozen=self.frozen,
            red_threes=list(self.red_threes),
            opened=list(self.opened),
            taken_pile=list(self.took_frozen),
            taken_frozen=list(self.took_frozen),
            has_laid=list(self.has_laid),
            owed=list(self.owed),
            moda=self.moda,
            turn=self.turn,
            first_turns=self.first_turns,
        )
        if self.first_turns:
            begin_first_turn(state)
        return RefDeal(state)

    def for_engine(self) -> EngineDeal:
        rules = self.rules
        stock = [KIND[card] for card in self.stock]
        deal = empty_deal(rule_table_of(rules), stock, [rules.opening_minimum(score) for score in self.scores])
        for seat, hand in enumerate(self.hands):
            deal.hands[seat] = packed(hand)
            if self.has_laid[seat]:
                deal.has_laid |= one(seat)
            deal.owed += self.owed[seat] * one(seat)
        for index, side in enumerate(deal.sides):
            side.opened = self.opened[index]
            side.red_threes = self.red_threes[index]
            side.took_pile = side.took_frozen = self.took_frozen[index]
            for cards in self.melds[index]:
                lay_meld(rules, side, cards)
        deal.pile = packed(self.pile)
        deal.pile_size = len(self.pile)
        if self.pile:
            deal.top = KIND[self.pile[-1]]
        deal.frozen = self.frozen
        deal.face_down = self.face_down
        deal.seat = self.turn
        deal.first_turns = self.first_turns
        if self.moda:
            deal.moda = KIND[self.moda]
        if not self.stock and deal.rule_table.stock_end == LAST_TAKE:
            deal.ending = LAST_TAKER
        begin_turn(deal)
        return deal


def packed(cards: Cards) -> int:
    return int(pack([KIND[card] for card in cards]))


def lay_meld(rules: Rules, side: Side, cards: Cards) -> None:
    """Put a meld on the table; where canastas are closed, one that is finished goes to the canastas."""
    rank = rank_of(cards)
    kind = TWO if rank == "wild" else KIND[rank]
    naturals = 0 if kind == TWO else cards.count(rank) * one(kind)
    twos, jokers = cards.count("2") * one(kind), cards.count("X") * one(kind)
    if rules.separate_melds and is_canasta(cards):
        side.done_naturals += naturals
        side.done_twos += twos
        side.done_jokers += jokers
        if kind == TWO:
            side.canastas += one({"mixed": 12, "twos": 13, "jokers": 14}[wild_canasta(rules, cards)])
            return
        if not twos and not jokers:
            side.clean |= one(kind) << count(side.canastas, kind)
            side.clean_number += 1
        side.canastas += one(kind)
        return
    slot = 0
    while slot < side.slots() and lies_in(side, slot, kind):
        slot += 1
    if slot == side.slots():
        side.more = [*side.more, Melds(0, 0, 0)]
    melds = side.slot(slot)
    melds.naturals += naturals
    melds.twos += twos
    melds.jokers += jokers


def lies_in(side: Side, slot: int, kind: int) -> bool:
    """True if the slot holds a meld of that rank; `TWO` is the meld of wilds."""
    melds = side.slot(slot)
    return bool(count(melds.twos + melds.jokers if kind == TWO else melds.naturals, kind))
