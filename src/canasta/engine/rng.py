"""A small random generator for playouts inside the engine (sfc32): the same numbers compiled and uncompiled.

Never used for dealing cards to people; that is `canasta.match.shuffle`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_MASK: Final[i64] = 0xFFFFFFFF


class Rng:
    """Chris Doty-Humphrey's sfc32 with a 64-bit seed."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & _MASK
        self.b: i64 = (seed >> 32) & _MASK
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _round in range(12):
            self.next()

    def next(self) -> i64:
        """A number from 0 to 2**32 - 1."""
        a, b, c = self.a, self.b, self.c
        result = (a + b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = ((((c << 21) & _MASK) | (c >> 11)) + result) & _MASK
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; the bias is below bound / 2**32."""
        return (self.next() * bound) >> 32
