"""A draw by lot that everybody can repeat and check."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256


def drawn(pairs: Iterable[int], seed: str) -> tuple[int, ...]:
    """The pairs in the order of the SHA-256 of the seed, a space and their number, in UTF-8; the smallest is first."""
    return tuple(sorted(pairs, key=lambda pair: sha256(f"{seed} {pair}".encode()).digest()))
