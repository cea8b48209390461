"""Actions as integers: ``64 * word + 4 * kind + lane``, one bit of a legal word each.

====  ====  ==========================================================================================
word  lane  action with the kind of the nibble
====  ====  ==========================================================================================
0     0     discard it
0     1     not about a kind: the fifteen nibbles are DRAW, PASS, ASK, YES, NO and the ways to take the pile
1     0     meld three naturals (black threes too); at TWO ``2 2 2``, at JOKER ``X X X``
1     1     meld two naturals and a two; at TWO ``2 2 X``
1     2     meld two naturals and a joker; at TWO ``2 X X``
1     3     swap: a natural takes the place of a two in the canasta of that rank
2+s   0     lay a natural (or black three) off on the meld in slot s
2+s   1     lay a two off on it; at TWO on the meld of wilds
2+s   2     lay a joker off on it; at TWO on the meld of wilds
2     3     swap: a natural takes the place of a joker in the canasta of that rank
====  ====  ==========================================================================================
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.engine.units import ActionCode, ActionWord, Kind, Slot

MAX_SLOTS: Final[i64] = 6  # twelve naturals of a rank make at most six melds
WORDS: Final[i64] = 8

# Bits of word 0, lane 1
DRAW_BIT: Final[i64] = 0x2
PASS_BIT: Final[i64] = 0x20
ASK_BIT: Final[i64] = 0x200
YES_BIT: Final[i64] = 0x2000
NO_BIT: Final[i64] = 0x20000
TAKE_NATURALS_BIT: Final[i64] = 0x200000  # with naturals only: a new meld, or merged where there is one meld a rank
TAKE_TWO_BIT: Final[i64] = 0x2000000
TAKE_JOKER_BIT: Final[i64] = 0x20000000
TAKE_LAY_OFF_BIT: Final[i64] = 0x200000000
TAKE_ONTO_BIT: Final[i64] = 0x2000000000  # with naturals onto slot 0; slot s is four bits higher each
TAKE_BITS: Final[i64] = 0x222222222200000  # every way to take

# Their action numbers
DRAW_ACTION: Final[i64] = 1
PASS_ACTION: Final[i64] = 5
ASK_ACTION: Final[i64] = 9
YES_ACTION: Final[i64] = 13
NO_ACTION: Final[i64] = 17
TAKE_NATURALS: Final[i64] = 21
TAKE_TWO: Final[i64] = 25
TAKE_JOKER: Final[i64] = 29
TAKE_LAY_OFF: Final[i64] = 33
TAKE_ONTO: Final[i64] = 37

WORD_BITS: Final[i64] = 64
START: Final[i64] = 64
ADD: Final[i64] = 128


def decode(action: ActionCode) -> tuple[i64, Kind, i64]:
    """Word, kind and lane of an action, as in the table above."""
    return action >> 6, (action & 63) >> 2, action & 3


def in_word(bits: ActionWord, action: ActionCode) -> bool:
    """True if a legal word, the one of the action, holds the action."""
    return (bits >> (action & 63)) & 1 == 1


def slot_taken(action: ActionCode) -> Slot:
    """The slot of a take from `TAKE_ONTO` on."""
    return (action - TAKE_ONTO) >> 2


def discard(kind: Kind) -> ActionCode:
    """The action number of discarding a kind."""
    return 4 * kind


def start(kind: Kind, wild: i64) -> ActionCode:
    """Meld three naturals (wild 0), two and a two (1), two and a joker (2); for wilds see the table above."""
    return START + 4 * kind + wild


def add(slot: Slot, kind: Kind, wild: i64) -> ActionCode:
    """Lay off on the meld of `kind` in a slot: a natural (wild 0), a two (1), a joker (2)."""
    return first_add(slot) + 4 * kind + wild


def first_add(slot: Slot) -> ActionCode:
    """The lowest action number of the word of lay-offs on a slot."""
    return ADD + WORD_BITS * slot


def swap(kind: Kind, wild: i64) -> ActionCode:
    """A natural for a two (wild 1) or a joker (wild 2) of the canasta of that rank."""
    return (START if wild == 1 else ADD) + 4 * kind + 3
