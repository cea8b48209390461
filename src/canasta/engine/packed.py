"""Counts per kind in one 64-bit integer: fifteen kinds, four bits each. All bit tricks of the engine live here.

Kind ``k`` occupies bits ``4k … 4k+3``, so a packed value holds up to fifteen cards of a kind (three packs have
twelve). A *lane mask* has at most the lowest bit of each nibble set: it is a set of kinds. Legal actions are kept in
words of the same shape, where the four bits of a nibble are four different actions with that kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.engine.units import Cards, Kind, Lanes

ONES: Final[i64] = 0x111111111111111  # one of every kind; also the full lane mask
NATURALS: Final[i64] = 0xFFFFFFFFFFF  # the nibbles of the eleven natural ranks
NATURAL_LANES: Final[i64] = 0x11111111111
WILDS: Final[i64] = 0xFF000000000000
EIGHT_TO_KING: Final[i64] = 0xFFFFFF0000
FOUR_TO_SEVEN: Final[i64] = 0xFFFF

_EVEN: Final[i64] = 0x0F0F0F0F0F0F0F0F
_BYTES: Final[i64] = 0x0101010101010101
_HIGHEST: Final[i64] = 0x100000000000000  # one card of kind 14

# Position of a single bit by its remainder modulo 67: the first 66 powers of two all leave different ones.
BIT_INDEX: Final = bytes([0, *[next(p for p in range(66) if 2**p % 67 == rest) for rest in range(1, 67)]])


def one(kind: Kind) -> Cards:
    """One card of a kind."""
    # Not `1 << 4 * kind`: mypyc 2.4 compiles a literal shifted by a variable as a 32-bit shift.
    return _HIGHEST >> (56 - 4 * kind)


def count(cards: Cards, kind: Kind) -> i64:
    """The number of cards of a kind."""
    return (cards >> (4 * kind)) & 15


def total(cards: Cards) -> i64:
    """The number of cards in all; of a lane mask, the number of kinds."""
    pairs = (cards & _EVEN) + ((cards >> 4) & _EVEN)
    return ((pairs * _BYTES) >> 56) & 255  # the sum of the bytes


def lanes(cards: Cards) -> Lanes:
    """The kinds of which there is at least one."""
    half = cards | (cards >> 1)
    return (half | (half >> 2)) & ONES


def two_or_more(cards: Cards) -> Lanes:
    """The kinds of which there are at least two."""
    return ((cards >> 1) | (cards >> 2) | (cards >> 3)) & ONES


def three_or_more(cards: Cards) -> Lanes:
    """The kinds of which there are at least three."""
    return (((cards >> 1) & cards) | (cards >> 2) | (cards >> 3)) & ONES


def at_least(cards: Cards, number: i64) -> Lanes:
    """The kinds of which there are at least `number` (1 to 15)."""
    bias = (16 - number) * _BYTES
    even = (((cards & _EVEN) + bias) >> 4) & _BYTES
    odd = ((((cards >> 4) & _EVEN) + bias) >> 4) & _BYTES
    return (even | (odd << 4)) & ONES


def wild_number(cards: Cards) -> i64:
    """The number of twos and jokers together."""
    return ((cards >> 48) & 15) + ((cards >> 52) & 15)


def spread(mask: Lanes) -> Cards:
    """The whole nibbles of a lane mask."""
    return mask * 15


def bit_count(bits: i64) -> i64:
    """The number of bits set (of 60)."""
    bits = bits - ((bits >> 1) & 0x555555555555555)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    pairs = (bits & _EVEN) + ((bits >> 4) & _EVEN)
    return ((pairs * _BYTES) >> 56) & 255


def lowest(bits: i64) -> i64:
    """The lowest set bit alone."""
    return bits ^ (bits & (bits - 1))  # nothing negative: plain Python copies negative numbers back and forth


def index_of(bit: i64) -> i64:
    """The position of a single set bit."""
    kind = kind_of(bit)
    lane = bit >> (4 * kind)
    return 4 * kind + (lane >> 1) - (lane >> 3)


def kind_of(bit: i64) -> Kind:
    """The kind whose nibble a single bit lies in."""
    # The whole nibbles below it, added up: when compiled it is quicker than a table, which must be there and be long
    # enough.
    return (((((bit - 1) >> 3) & ONES) * ONES) >> 56) & 15


def nth_bit(bits: i64, n: i64) -> i64:
    """The position of the n-th set bit, counted from zero; there must be more than `n`."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return index_of(bits & -bits)


def pack(kinds: list[int]) -> Cards:
    """A list of kinds as counts."""
    cards: i64 = 0
    for kind in kinds:
        cards += one(kind)
    return cards


def unpack(cards: Cards) -> list[int]:
    """Counts as a sorted list of kinds."""
    kinds: list[int] = []
    for kind in range(15):
        for _copy in range(count(cards, kind)):
            kinds.append(kind)
    return kinds
