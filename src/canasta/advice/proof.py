"""The proof of a fact: what of the table a player looks at to see that it is so. Nothing hidden is among it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from canasta.advice.scene import NATURALS, WILDS
from canasta.cards import CANASTA

if TYPE_CHECKING:
    from canasta.advice.deed import Deed
    from canasta.advice.scene import Scene
    from canasta.deal.view import MeldView, SideView

# Numbers, and names of things that each language has its words for: `rank` and `rank2` of a rank, `seat` and `mate` of
# a player
Told: TypeAlias = Mapping[str, int | str]
Spot: TypeAlias = Literal["stock", "pile", "reds"]
PAIR: Final = 2
READY: Final = 5  # cards of a meld that is nearly a canasta


class PastDeed(NamedTuple):
    """The last time that a seat drew (over a card of that rank) or discarded such a card."""

    seat: int
    what: Literal["draw", "discard"]
    rank: str


class FactProof(NamedTuple):
    """Parts of the table: ranks of the own hand, melds by side and number, seats, spots, and what happened before.

    The spot `reds` are the red threes of the own side.
    """

    hand: tuple[str, ...] = ()
    melds: tuple[tuple[int, int], ...] = ()
    seats: tuple[int, ...] = ()
    spots: tuple[Spot, ...] = ()
    past: tuple[PastDeed, ...] = ()


class FactCase(NamedTuple):
    """A fact that is true of the `best` action and not of the `other`, with what it says."""

    scene: Scene
    best: Deed
    other: Deed
    told: Told


def proof_of(parts: str, case: FactCase) -> FactProof:
    """The named `PARTS` as one proof, nothing twice."""
    found = [PARTS[part](case) for part in parts.split()]
    return FactProof(
        tuple(sorted({each for one in found for each in one.hand if case.scene.hand[each]})),
        tuple(sorted({each for one in found for each in one.melds})),
        tuple(sorted({each for one in found for each in one.seats})),
        tuple(sorted({each for one in found for each in one.spots})),
        tuple(dict.fromkeys(each for one in found for each in one.past)),
    )


def _melds(sides: Sequence[SideView], fits: Callable[[MeldView], bool] = lambda _meld: True) -> FactProof:
    return FactProof(melds=tuple([(side.seats[0], meld.number) for side in sides for meld in side.melds if fits(meld)]))


def _of_rank(case: FactCase, *sides: SideView) -> FactProof:
    return _melds(sides, lambda meld: meld.rank == case.told["rank"])


def _naturals(fits: Callable[[str], bool]) -> FactProof:
    return FactProof(hand=tuple(filter(fits, NATURALS)))


# The parts of proofs by name: of a rank that is told, of the advised action and of the other one (`other_`)
PARTS: Final[Mapping[str, Callable[[FactCase], FactProof]]] = {
    "stock": lambda _: FactProof(spots=("stock",)),
    "pile": lambda case: FactProof(spots=("pile",) if case.scene.view.pile.size else ()),
    "reds": lambda _: FactProof(spots=("reds",)),
    # The own hand
    "cards": lambda case: FactProof(hand=case.best.cards),
    "other_cards": lambda case: FactProof(hand=case.other.cards),
    "rank": lambda case: FactProof(hand=(str(case.told["rank"]),)),
    "rank2": lambda case: FactProof(hand=(str(case.told["rank2"]),)),
    "hand": lambda case: FactProof(hand=tuple(case.scene.hand)),
    "pairs": lambda case: _naturals(lambda rank: case.best.left[rank] >= PAIR),
    "wilds": lambda _: FactProof(hand=WILDS),
    "high": lambda case: _naturals(lambda rank: case.scene.values[rank] > case.scene.values.get(case.best.rank, 0)),
    # Melds
    "meld": lambda case: _melds([case.scene.own], lambda meld: meld is case.best.meld),
    "other_meld": lambda case: _melds([case.scene.own], lambda meld: meld is case.other.meld),
    "own_rank": lambda case: _of_rank(case, case.scene.own),
    "rival_rank": lambda case: _of_rank(case, case.scene.rival),
    "every_rank": lambda case: _of_rank(case, *case.scene.view.sides),
    "own_melds": lambda case: _melds([case.scene.own]),
    "rival_melds": lambda case: _melds([case.scene.rival]),
    "canastas": lambda case: _melds([case.scene.own], lambda meld: meld.canasta is not None),
    "growing": lambda case: _melds([case.scene.own], lambda meld: READY <= len(meld.cards) < CANASTA),
    # Players, and what the next one did
    "following": lambda case: FactProof(seats=(case.scene.next,)),
    "partners": lambda case: FactProof(seats=tuple(case.scene.partners)),
    "mate": lambda case: FactProof(seats=(int(case.told["mate"]),)),
    "others": lambda case: FactProof(seats=tuple(case.scene.opponents)),
    "near": lambda case: FactProof(seats=tuple(case.scene.nearly_out)),
    "passed": lambda case: FactProof(past=(PastDeed(case.scene.next, "draw", str(case.told["rank"])),)),
    "thrown": lambda case: FactProof(past=(PastDeed(case.scene.next, "discard", str(case.told["rank"])),)),
}
