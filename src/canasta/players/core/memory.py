"""Memory: the public history of a deal, in counts, as everybody at the table could remember it.

It holds only what every seat has seen: a card of the discard pile is known once it has been on top; cards dealt face
down are never known. Call `note` with each action before it is carried out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import ACE, JOKER, RED_THREE, TWO
from canasta.engine.actions import (
    DRAW_ACTION,
    TAKE_JOKER,
    TAKE_LAY_OFF,
    TAKE_NATURALS,
    TAKE_TWO,
    decode,
)
from canasta.engine.alive import takes_naturals
from canasta.engine.awards import Awards
from canasta.engine.laying import lay
from canasta.engine.packed import count, kind_of, lanes, lowest, one
from canasta.engine.state import State
from canasta.engine.units import ActionCode, Cards, Seat

_MANY: Final[i64] = 15  # the largest number in a nibble


@mypyc_attr(acyclic=True)
class Memory:
    """The public history of one deal. Packed counts by seat, as in `canasta.engine.packed`.

    `thrown`: the seat's discards. `declined`: a lane for each natural on top when the seat drew from the stock.
    `known`: a lower bound of its hand: cards of a pile that it took, less those that it laid or discarded since.
    `seen`: the cards of the pile that were seen. `turns`: number of turns ended. `laid`: the turn, counted
    from 1, in which the seat last laid cards; 0 for never.
    """

    def __init__(self, awards: Awards, seats: int) -> None:
        self.awards: Awards = awards
        self.thrown: vec[i64] = vec[i64]([0] * seats)
        self.declined: vec[i64] = vec[i64]([0] * seats)
        self.known: vec[i64] = vec[i64]([0] * seats)
        self.laid: vec[i64] = vec[i64]([0] * seats)
        self.seen: i64 = 0
        self.turns: i64 = 0

    def copy(self) -> Memory:
        """An independent copy."""
        other = Memory(self.awards, 0)
        other.thrown = self.thrown[:]
        other.declined = self.declined[:]
        other.known = self.known[:]
        other.laid = self.laid[:]
        other.seen = self.seen
        other.turns = self.turns
        return other

    def note(self, s: State, action: ActionCode) -> None:
        """Remember an action of the seat on turn, before it is carried out."""
        seat = s.seat
        word, kind, lane = decode(action)
        if word > 0:
            self.laid[seat] = self.turns + 1
            self._leaves(seat, cards_of(action))
            if lane == 3:
                self.known[seat] = self.known[seat] + one(TWO if word == 1 else JOKER)
        elif lane == 0:
            card = one(kind)
            self._leaves(seat, card)
            if count(self.thrown[seat], kind) < _MANY:
                self.thrown[seat] = self.thrown[seat] + card
            self.seen += card
            self.turns += 1
        elif action == DRAW_ACTION:
            if s.top <= ACE and s.pile_size > 0:
                self.declined[seat] = self.declined[seat] | one(s.top)
        elif action >= TAKE_NATURALS:
            self._takes(s, action)

    def _takes(self, s: State, action: ActionCode) -> None:
        seat = s.seat
        card = one(s.top)
        self._leaves(seat, used_to_take(s, action))
        rest = self.seen - card
        self.known[seat] = self.known[seat] + rest - count(rest, RED_THREE) * one(RED_THREE)
        self.seen = 0
        self.laid[seat] = self.turns + 1

    def _leaves(self, seat: Seat, cards: Cards) -> None:
        """Remove cards that leave the hand of a seat from its known cards."""
        known = self.known[seat]
        if known == 0:
            return
        both = lanes(known) & lanes(cards)
        while both != 0:
            card = lowest(both)
            both ^= card
            kind = kind_of(card)
            known -= min(count(cards, kind), count(known, kind)) * card
        self.known[seat] = known


def used_to_take(s: State, action: ActionCode) -> Cards:
    """The cards of the hand that take the pile, before it is taken."""
    card = one(s.top)
    if action == TAKE_TWO:
        return card + one(TWO)
    if action == TAKE_JOKER:
        return card + one(JOKER)
    if action == TAKE_LAY_OFF:
        return 0
    return takes_naturals(s) * card


def cards_of(action: ActionCode) -> Cards:
    """The cards that a lay or a swap takes from the hand, packed."""
    _word, kind, lane = decode(action)
    if lane == 3:
        return one(kind)
    return -lay(action, 0, (0, 0, 0))[0]


def begin(s: State, awards: Awards) -> Memory:
    """The memory at the start of a deal: only the face-up cards of the discard pile are known."""
    memory = Memory(awards, int(s.rule_table.seats))
    memory.seen = s.pile if s.face_down == 0 else one(s.top)
    return memory
