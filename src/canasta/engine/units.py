"""Names for the numbers of the engine and the playing core: to the compiler each is a plain machine integer.

They are aliases and not classes: mypyc keeps an `i64` in a register under any alias, and a tuple of them as a C struct.
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

Kind: TypeAlias = i64  # one of the fifteen kinds of `canasta.cards`
Cards: TypeAlias = i64  # cards counted by kind, a nibble a kind (`packed`)
Lanes: TypeAlias = i64  # a set of kinds: at most the lowest bit of each nibble
ActionCode: TypeAlias = i64  # an action: 64 * word + 4 * kind + lane (`actions`)
ActionWord: TypeAlias = i64  # a set of actions of one word, a bit each
Points: TypeAlias = i64
Seat: TypeAlias = i64
Slot: TypeAlias = i64  # the place of a meld among others of its rank, from 0

# The melds of one slot, or more of them than lie there yet: naturals, twos and jokers, each by the rank of the meld
MeldCounts: TypeAlias = tuple[Cards, Cards, Cards]
# A wild taken out of a canasta (RE-2.5): the wild, and the rank that it came from
Freed: TypeAlias = tuple[Kind, Kind]
