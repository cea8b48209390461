"""The definition of a meld: valid sets, canastas, clean and dirty (CL-2, IN-1, SA-3, RE-2.3, RE-2.4, TB-3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from canasta.rules.model import GoOutNeeds, Rules, WildMelds

from .cards import BLACK, NATURALS, RED, WILDS

WILD = "wild"  # the "rank" of a meld of wilds only


@dataclass(frozen=True, slots=True)
class Meld:
    """One meld on the table: its cards, those of them laid in this turn, and whether it lay there before this turn."""

    cards: tuple[str, ...]
    now: tuple[str, ...] = ()
    there: bool = True
    origin: bool = False  # a wild has just been swapped out of it and is not placed yet (RE-2.5)

    @property
    def rank(self) -> str:
        return rank_of(self.cards)

    @property
    def canasta(self) -> bool:
        return is_canasta(self.cards)


def rank_of(cards: Sequence[str]) -> str:
    """The rank of a meld; `WILD` for wilds only."""
    return next((c for c in cards if c not in WILDS), WILD)


def wilds_in(cards: Sequence[str]) -> int:
    return sum(1 for c in cards if c in WILDS)


def is_canasta(cards: Sequence[str]) -> bool:
    """Seven cards or more (CL-2.4, SA-3.2, TB-3.3)."""
    return len(cards) >= 7


def is_clean(cards: Sequence[str]) -> bool:
    """Without wilds (TB-3.8, SA-3.2). A meld of wilds is never clean in this sense."""
    return wilds_in(cards) == 0


def valid(rules: Rules, cards: Sequence[str]) -> bool:
    """True if these cards may lie together as one meld."""
    if len(cards) < 3:
        return False
    wilds = wilds_in(cards)
    naturals = len(cards) - wilds
    if naturals == 0:  # RE-2.4, TB-3.6
        return rules.wild_melds is not WildMelds.NONE and len(cards) <= 7
    rank = rank_of(cards)
    if any(c != rank and c not in WILDS for c in cards) or rank == RED:
        return False
    if rules.closed_canastas and len(cards) > 7:  # TB-3.3
        return False
    if rank == BLACK:  # CL-2.3, SA-3.4, TB-3.10
        return wilds == 0
    if rank not in NATURALS or naturals < rules.min_naturals or wilds > rules.max_wilds:
        return False
    return naturals > wilds or not rules.more_naturals  # CL-2.1, TB-3.3 against IN-1, SA-3.1


def wild_canasta(rules: Rules, cards: Sequence[str]) -> str:
    """The sort of a canasta of wilds: "twos", "jokers" (all jokers of the packs, the rest twos) or "mixed" (TB-8.1)."""
    jokers = cards.count("X")
    if jokers == 0:
        return "twos"
    return "jokers" if jokers == 2 * rules.packs else "mixed"


class Standing(NamedTuple):
    """Of the melds of a side what going out asks about."""

    clean: int = 0  # canastas
    dirty: int = 0
    wilds: bool = False  # any wild on the table

    def plus(self, other: Standing, most: int) -> Standing:
        """Both together; more than `most` canastas of a sort make no difference."""
        return Standing(
            min(most, self.clean + other.clean), min(most, self.dirty + other.dirty), self.wilds or other.wilds
        )


def standing(rules: Rules, melds: Iterable[Sequence[str]]) -> Standing:
    clean = dirty = 0
    wilds = False
    for cards in melds:
        wilds = wilds or not is_clean(cards)
        if not is_canasta(cards):
            continue
        if rank_of(cards) == WILD:
            if not rules.wild_canasta_counts:
                continue
            pure = wild_canasta(rules, cards) != "mixed"  # TB-6.1
        else:
            pure = is_clean(cards)
        clean, dirty = (clean + 1, dirty) if pure else (clean, dirty + 1)
    return Standing(clean, dirty, wilds)


def enough_to_go_out(rules: Rules, side: Standing) -> bool:
    """True if these melds meet the requirement to go out (CL-5.1, SA-5.3, RE-3.1, TB-6.1)."""
    if rules.go_out_needs is GoOutNeeds.CANASTAS:
        return side.clean + side.dirty >= rules.canastas_to_go_out
    return (side.clean >= 1 and side.dirty >= 1) or (side.clean >= 2 and not side.wilds)
