"""Belief about hands from what players did: how much likelier than by chance a number of cards of a rank is.

A *class* is the public knowledge of a seat and a kind: whether its side has opened and has melded the rank, whether
the others have, how often the seat discarded it and whether it left it on the discard pile. Each class and number of
cards has a factor, counted in many deals (``scripts/holdings.py``).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.cards import ACE, BLACK_THREE, JOKER, KINDS
from canasta.engine.packed import count
from canasta.engine.state import Side, State
from canasta.engine.units import Kind, Seat
from canasta.players.core.memory import Memory

CLASSES: Final[i64] = 55
NUMBERS: Final[i64] = 6  # 0 to 4 cards, and 5 or more
EVEN: Final[i64] = 256  # the factor of a holding as likely as by chance
MOST: Final[i64] = 4000

_BLACK: Final[i64] = 48
_WILD: Final[i64] = 51


def holding(s: State, memory: Memory, seat: Seat, kind: Kind) -> i64:
    """The class of a seat and a kind, 0 to 54."""
    side = s.sides[seat % s.rule_table.sides]
    opened: i64 = 1 if side.opened else 0
    if kind > BLACK_THREE:
        return _WILD + 2 * (1 if kind == JOKER else 0) + opened
    thrown = min(count(memory.thrown[seat], kind), 2)
    if kind > ACE:
        return _BLACK + thrown
    found = 2 * thrown + (1 if count(memory.declined[seat], kind) > 0 else 0)
    theirs = False
    for index in range(s.rule_table.sides):
        theirs = theirs or (index != seat % s.rule_table.sides and melded(s.sides[index], kind))
    return 6 * (4 * opened + 2 * (1 if melded(side, kind) else 0) + (1 if theirs else 0)) + found


def class_name(number: int) -> str:
    """The name of a class in a file: ``opened-melded-thrown1``."""
    if number >= _WILD:
        return ("two", "joker")[(number - int(_WILD)) // 2] + ("", "-opened")[(number - int(_WILD)) % 2]
    if number >= _BLACK:
        return f"black-three-thrown{number - int(_BLACK)}"
    table, found = divmod(number, 6)
    words = ["opened" if table >= 4 else "closed"]
    if table & 2:
        words.append("melded")
    if table & 1:
        words.append("theirs")
    words.append(f"thrown{found // 2}")
    if found & 1:
        words.append("left")
    return "-".join(words)


def melded(side: Side, kind: Kind) -> bool:
    """True if a side has a meld of a rank on the table that can still grow."""
    if count(side.melds.naturals, kind) > 0:
        return True
    for melds in side.more:
        if count(melds.naturals, kind) > 0:
            return True
    return False


@mypyc_attr(acyclic=True)
class Belief:
    """The factors of a rule set, 256ths: `CLASSES` times `NUMBERS` of them."""

    def __init__(self, factors: list[int]) -> None:
        self.factors: vec[i64] = vec[i64]([min(max(factor, 1), MOST) for factor in factors])

    def places(self, s: State, memory: Memory) -> vec[i64]:
        """Index of the first factor of each seat and kind, at ``KINDS * seat + kind``."""
        found = vec[i64]([0] * int(s.rule_table.seats * KINDS))
        for seat in range(s.rule_table.seats):
            for kind in range(KINDS - 1):
                found[seat * KINDS + kind] = NUMBERS * holding(s, memory, seat, kind)
        return found
