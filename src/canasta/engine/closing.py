"""The lays after which a player who must go out can still close, where melds are kept apart.

The same answer as asking `going_out.can_go_out` after every lay, but a lay changes one rank only: the ranks before and
after it are combined once for all of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import BLACK_THREE, TWO
from canasta.engine.actions import ADD, START, decode, first_add
from canasta.engine.going_out import black_options
from canasta.engine.laying import lay, slot_of
from canasta.engine.packed import count, index_of, lanes, lowest, one, wild_number
from canasta.engine.programme import ANY_VALUE, Programme
from canasta.engine.rank_options import separate_options
from canasta.engine.requirement import accepted, programme, wilds_fit
from canasta.engine.state import Melds, Side, State
from canasta.engine.units import ActionCode, ActionWord, Cards, Kind, Lanes
from canasta.engine.ways import NOTHING_TO_DO, Ways

_NOT_ASKED: Final[vec[i64]] = vec[i64]([0])


class Closing:
    """The ranks of one position: first those that no candidate lay is `asked` for, then the others from the left and
    from the right."""

    def __init__(self, s: State, side: Side, hand: Cards, asked: Lanes) -> None:
        laid = side.melds.counts()
        naturals, twos, jokers = laid
        self.most: int = int(wild_number(hand))
        self.ranks: Programme = programme(s.rule_table, side, twos | jokers, self.most)
        present = lanes(hand)
        if self.most > 0:  # only then is there anything to do for a rank that the hand does not hold
            present |= lanes(naturals)
            for other in side.more:
                present |= lanes(other.naturals)
        states = self.ranks.start()
        self.asked: i64 = asked
        self.options: list[Ways] = []
        for kind in range(BLACK_THREE + 1):
            ways = NOTHING_TO_DO
            if present & one(kind) != 0:
                if kind == BLACK_THREE:
                    ways = black_options(s.rule_table, count(hand, BLACK_THREE), count(naturals, BLACK_THREE))
                else:
                    ways = separate_options(s.rule_table, side, kind, count(hand, kind), laid, self.most)
                if asked & one(kind) == 0:
                    states = self.ranks.combine(states, ways)
            self.options.append(ways)
        self.before: list[Ways] = [states]
        for kind in range(BLACK_THREE + 1):
            if asked & one(kind) != 0:
                states = self.ranks.combine(states, self.options[kind])
            self.before.append(states)
        self.all: Ways = states
        self.after: list[Ways] = []
        self.others: list[Ways | None] = [None] * (BLACK_THREE + 1)  # all ranks but one, as they are asked for
        # What may be absorbed, by the wilds that a lay leaves in the hand: none, a two, or a joker fewer
        self.accepted: list[vec[i64]] = [_NOT_ASKED, _NOT_ASKED, _NOT_ASKED]

    def without(self, kind: Kind) -> Ways:
        """All ranks but one; many candidates are of the same rank."""
        known = self.others[kind]
        if known is None:
            if not self.after:
                self._combine_from_the_right()
            known = self.ranks.combine(self.before[kind], self.after[kind])
            self.others[kind] = known
        return known

    def _combine_from_the_right(self) -> None:
        states = self.ranks.start()
        self.after.append(states)
        for place in range(BLACK_THREE):
            kind = BLACK_THREE - place
            if self.asked & one(kind) != 0:
                states = self.ranks.combine(states, self.options[kind])
            self.after.append(states)
        self.after.reverse()

    def accepts(self, s: State, side: Side, before: Cards, hand: Cards) -> vec[i64]:
        """Masks of the wilds that the ranks may absorb if a lay leaves `hand` of the hand `before`, by states of the
        ranks."""
        place = 0 if wild_number(hand) == self.most else (1 if count(hand, TWO) < count(before, TWO) else 2)
        known = self.accepted[place]
        if len(known) == 1:
            known = accepted(s.rule_table, side, hand, side.melds.counts(), ANY_VALUE)
            self.accepted[place] = known
        return known

    def fits(self, s: State, side: Side, kind: Kind, before: Cards, hand: Cards) -> bool:
        """True if the player can still close with `hand` after a lay of that kind; the melds are those after it."""
        laid = side.melds.counts()
        if kind >= TWO:
            return wilds_fit(s.rule_table, side, self.all, hand, laid, ANY_VALUE)
        if kind == BLACK_THREE:
            ways = black_options(s.rule_table, count(hand, BLACK_THREE), count(laid[0], BLACK_THREE))
        else:
            ways = separate_options(s.rule_table, side, kind, count(hand, kind), laid, self.most)
        everything = self.all
        if ways is not self.options[kind]:
            everything = self.ranks.combine(self.without(kind), ways)
        return everything.meets(self.accepts(s, side, before, hand))


def keep_closing(s: State, side: Side, hand: Cards) -> None:
    """Drop the candidate lays of the legal words after which the player could not close."""
    asked = lanes(s.starts | s.adds)
    for word in s.more_adds:
        asked |= lanes(word)
    closing = Closing(s, side, hand, asked)
    s.starts = _living(s, side, closing, hand, START, s.starts)
    s.adds = _living(s, side, closing, hand, ADD, s.adds)
    slot: i64 = 0
    while slot < len(s.more_adds):
        s.more_adds[slot] = _living(s, side, closing, hand, first_add(slot + 1), s.more_adds[slot])
        slot += 1


def _living(s: State, side: Side, closing: Closing, hand: Cards, offset: ActionCode, bits: ActionWord) -> ActionWord:
    """The candidates that live; melds are changed for the question and put back."""
    kept: i64 = 0
    more = side.more
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        action = offset + index_of(bit)
        slot = slot_of(side, action)
        if slot == side.slots():
            side.more = [*more, Melds(0, 0, 0)]
        melds = side.slot(slot)
        laid = melds.counts()
        left, after = lay(action, hand, laid)
        melds.put(after)
        if closing.fits(s, side, decode(action)[1], hand, left):
            kept |= bit
        melds.put(laid)
        side.more = more
    return kept
