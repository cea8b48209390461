"""Real cards on the table: melds and sides, and cards in the engine's counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from canasta.cards import BLACK_THREE, CANASTA, JOKER, KIND_OF_CARD, TWO
from canasta.engine.packed import one, pack

Counts = tuple[int, int, int]  # naturals, twos and jokers by rank of the meld, packed


@dataclass(slots=True)
class Meld:
    """A meld with its real cards in the order laid.

    `kind` is its rank, `TWO` for a meld of wilds. `slot` is its place in the engine, None for a closed canasta.
    `laid_by` is the seat that began it; `now` are those of its cards that were laid in the turn being played.
    """

    cards: list[int]
    kind: int
    slot: int | None
    laid_by: int
    now: list[int] = field(default_factory=list)

    @property
    def finished(self) -> bool:
        """True if it is a canasta."""
        return len(self.cards) >= CANASTA

    @property
    def clean(self) -> bool:
        """True if it has no wild; a meld of wilds is never clean in this sense."""
        return all(KIND_OF_CARD[card] <= BLACK_THREE for card in self.cards)

    def copy(self) -> Meld:
        """An independent copy."""
        return Meld(self.cards[:], self.kind, self.slot, self.laid_by, self.now[:])

    def __reduce__(self) -> tuple[type[Meld], tuple[object, ...]]:  # the same from both builds, of which one has slots
        return Meld, (self.cards, self.kind, self.slot, self.laid_by, self.now)


@dataclass(slots=True)
class TableSide:
    """The cards of one side on the table: melds in the order laid or, for canastas, finished; and its red threes."""

    melds: list[Meld] = field(default_factory=list)
    red_threes: list[int] = field(default_factory=list)

    def copy(self) -> TableSide:
        """An independent copy."""
        return TableSide([meld.copy() for meld in self.melds], self.red_threes[:])

    def __reduce__(self) -> tuple[type[TableSide], tuple[object, ...]]:
        return TableSide, (self.melds, self.red_threes)


def packed(cards: Iterable[int]) -> int:
    """Cards in the engine's packed counts."""
    return int(pack([KIND_OF_CARD[card] for card in cards]))


def lying(melds: Iterable[Meld]) -> Counts:
    """Melds in the engine's packed counts, by their rank."""
    naturals = twos = jokers = 0
    for meld in melds:
        unit = int(one(meld.kind))
        kinds = [KIND_OF_CARD[card] for card in meld.cards]
        twos += kinds.count(TWO) * unit
        jokers += kinds.count(JOKER) * unit
        naturals += sum(kind not in (TWO, JOKER) for kind in kinds) * unit
    return naturals, twos, jokers
