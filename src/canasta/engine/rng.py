"""A small random generator for playouts inside the engine (sfc32): the same numbers compiled and uncompiled.

Never used for dealing cards to people; that is `canasta.match.shuffle`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.engine.mutable import no_hash

_MASK: Final[i64] = 0xFFFFFFFF


class Rng:
    """Chris Doty-Humphrey's sfc32 with a 64-bit seed. Two are equal if the same numbers will come of them."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & _MASK
        self.b: i64 = (seed >> 32) & _MASK
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _round in range(12):
            self.next()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.state() == other.state()

    def __hash__(self) -> int:
        raise no_hash(self)

    def __reduce__(self) -> tuple[object, ...]:
        return rng_from, self.state()

    def state(self) -> tuple[int, int, int, int]:
        """The numbers that all to come follow from; `rng_from` takes them."""
        return int(self.a), int(self.b), int(self.c), int(self.counter)

    def copy(self) -> Rng:
        """A generator that goes on alike, by itself."""
        return rng_from(self.a, self.b, self.c, self.counter)

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


def rng_from(a: i64, b: i64, c: i64, counter: i64) -> Rng:
    """The generator that goes on from a `state`."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.counter = a, b, c, counter
    return rng


def as_signed(seed: int) -> i64:
    """A 64-bit number, with a sign or without, as `Rng` takes it. Raises `ValueError` for a longer one."""
    if not -(2**63) <= seed < 2**64:
        raise ValueError(f"a seed has 64 bits: expected {-(2**63)} to {2**64 - 1}, not {seed}")
    return seed - 2**64 if seed >= 2**63 else seed
