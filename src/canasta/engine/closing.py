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

from canasta.cards import BLACK_THREE, JOKER, TWO
from canasta.engine.actions import decode
from canasta.engine.going_out import black_options
from canasta.engine.laying import lay, slot_of
from canasta.engine.packed import count, index_of, lanes, lowest, one
from canasta.engine.programme import ANY_VALUE, NOTHING_TO_DO, Programme, Ways
from canasta.engine.rank_options import separate_options
from canasta.engine.requirement import accepted, programme, wilds_fit
from canasta.engine.state import Melds, Side, State

_NOT_ASKED: Final[vec[i64]] = vec[i64]([0])


class Closing:
    """The ranks of one position, combined from the left and from the right."""

    def __init__(self, s: State, side: Side, hand: i64) -> None:
        melds = side.melds
        self.most: int = int(count(hand, TWO) + count(hand, JOKER))
        self.ranks: Programme = programme(s.rule_table, side, melds.twos | melds.jokers, self.most)
        wilds_on = melds.twos + melds.jokers
        present = lanes(hand)
        if self.most > 0:  # only then is there anything to do for a rank that the hand does not hold
            present |= lanes(melds.naturals)
            for other in side.more:
                present |= lanes(other.naturals)
        states = self.ranks.start
        self.before: list[Ways] = [states]
        self.options: list[Ways] = []
        for kind in range(BLACK_THREE + 1):
            ways = NOTHING_TO_DO
            if present & one(kind) != 0:
                if kind == BLACK_THREE:
                    ways = black_options(s.rule_table, count(hand, BLACK_THREE), count(melds.naturals, BLACK_THREE))
                else:
                    ways = separate_options(
                        s.rule_table, side, kind, count(hand, kind), melds.naturals, wilds_on, self.most
                    )
                states = self.ranks.combine(states, ways)
            self.options.append(ways)
            self.before.append(states)
        self.all: Ways = states
        states = self.ranks.start
        self.after: list[Ways] = [states]
        for place in range(BLACK_THREE):
            ways = self.options[BLACK_THREE - place]
            if ways is not NOTHING_TO_DO:
                states = self.ranks.combine(states, ways)
            self.after.append(states)
        self.after.reverse()
        # What may be absorbed, by the wilds that a lay leaves in the hand: none, a two, or a joker fewer
        self.accepted: list[vec[i64]] = [_NOT_ASKED, _NOT_ASKED, _NOT_ASKED]

    def accepts(self, s: State, side: Side, hand: i64, free_twos: int, free_jokers: int) -> vec[i64]:
        """Masks of the wilds that the ranks may absorb if a lay leaves these wilds free, by states of the ranks."""
        place = 0 if free_twos + free_jokers == self.most else (1 if free_twos < count(hand, TWO) else 2)
        known = self.accepted[place]
        if len(known) == 1:
            melds = side.melds
            known = accepted(s.rule_table, side, melds.twos, melds.jokers, free_twos, free_jokers, ANY_VALUE, False)
            self.accepted[place] = known
        return known

    def fits(self, s: State, side: Side, action: i64, before: i64, hand: i64) -> bool:
        """True if the player can still close with `hand`; the side's melds are those after the lay."""
        _word, kind, _lane = decode(action)
        melds = side.melds
        free_twos = int(count(hand, TWO))
        free_jokers = int(count(hand, JOKER))
        if kind >= TWO:
            return wilds_fit(
                s.rule_table, side, self.all, melds.twos, melds.jokers, free_twos, free_jokers, ANY_VALUE, False
            )
        if kind == BLACK_THREE:
            ways = black_options(s.rule_table, count(hand, BLACK_THREE), count(melds.naturals, BLACK_THREE))
        else:
            wilds_on = melds.twos + melds.jokers
            held = count(hand, kind)
            ways = separate_options(s.rule_table, side, kind, held, melds.naturals, wilds_on, self.most)
        everything = self.all
        if ways is not self.options[kind]:
            rest = self.ranks.combine(self.before[kind], self.after[kind])
            everything = self.ranks.combine(rest, ways)
        return everything.meets(self.accepts(s, side, before, free_twos, free_jokers))


def keep_closing(s: State, side: Side, hand: i64) -> None:
    """Drop the candidate lays of the legal words after which the player could not close."""
    closing = Closing(s, side, hand)
    s.starts = _living(s, side, closing, hand, 64, s.starts)
    s.adds = _living(s, side, closing, hand, 128, s.adds)
    slot: i64 = 0
    while slot < len(s.more_adds):
        s.more_adds[slot] = _living(s, side, closing, hand, 192 + 64 * slot, s.more_adds[slot])
        slot += 1


def _living(s: State, side: Side, closing: Closing, hand: i64, offset: i64, bits: i64) -> i64:
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
        naturals, twos, jokers = melds.naturals, melds.twos, melds.jokers
        left, melds.naturals, melds.twos, melds.jokers = lay(action, hand, naturals, twos, jokers)
        if closing.fits(s, side, action, hand, left):
            kept |= bit
        melds.naturals = naturals
        melds.twos = twos
        melds.jokers = jokers
        side.more = more
    return kept
