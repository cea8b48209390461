"""The movements that are known before the first round, as data: the meetings of every round, by place in the draw.

Also the draw by lot that everybody can repeat and check.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from canasta.club.competition.model import Meeting


class Round(NamedTuple):
    """The meetings of a round, and the places that sit out."""

    meetings: tuple[Meeting, ...]
    sit_out: tuple[int, ...]


def fixed_and_moving(pairs: int) -> tuple[Round, ...]:
    """The movement of TB-11.1: the first half keep tables 1, 2, 3…; each round the others go one table up.

    From the last table they go to the first. Every moving pair meets every fixed pair once. With an odd number of
    pairs, the fixed pairs sit out in turn.
    """
    tables = (pairs + 1) // 2
    rounds = []
    for turn in range(tables):
        coming = [tables + 1 + (table - turn) % tables for table in range(tables)]
        meetings = tuple(Meeting(at, at, moving) for at, moving in enumerate(coming, 1) if moving <= pairs)
        rounds.append(Round(meetings, tuple(at for at, moving in enumerate(coming, 1) if moving > pairs)))
    return tuple(rounds)


def everyone_meets(pairs: int, legs: int = 1) -> tuple[Round, ...]:
    """Round robin by the circle method: the last place stays, the others turn round it.

    With an odd number the last place is empty, and the pair that meets it sits out: each pair once a leg. Each pair
    writes the sheet in every other match, so that the numbers of sheets differ by at most one after any round; the
    second leg reverses who writes, and they may differ by two until its end.
    """
    return _circle(pairs, legs)


@lru_cache(maxsize=2)  # of 400 pairs it has 80,000 meetings, and is asked for at each folding
def _circle(pairs: int, legs: int) -> tuple[Round, ...]:
    around = pairs - 1 + pairs % 2
    rounds = []
    for turn in range(around * legs):
        leg, first = divmod(turn, around)
        couples = []
        for step in range(1, (around + 1) // 2):
            one, other = (first + step) % around + 1, (first - step) % around + 1
            couples.append((one, other) if step % 2 else (other, one))
        sit_out: tuple[int, ...] = ()
        if pairs % 2:
            sit_out = (first + 1,)
        else:
            couples.insert(0, (pairs, first + 1) if first % 2 else (first + 1, pairs))
        if leg % 2:
            couples = [(other, one) for one, other in couples]
        rounds.append(Round(tuple(Meeting(at, *couple) for at, couple in enumerate(couples, 1)), sit_out))
    return tuple(rounds)


def drawn(pairs: Iterable[int], seed: str) -> tuple[int, ...]:
    """The pairs in the order of the SHA-256 of the seed, a space and their number, in UTF-8; the smallest is first."""
    return tuple(sorted(pairs, key=lambda pair: sha256(f"{seed} {pair}".encode()).digest()))
