"""The proof of a fact: what of the table a player looks at to see that it is so. Nothing hidden is among it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from canasta.advice.scene import NATURALS
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


# A part of the proof of a fact about an action, against another; the fact says what is told
Part: TypeAlias = "Callable[[Scene, Deed, Deed, Told], FactProof]"


def proof_of(parts: tuple[Part, ...], s: Scene, b: Deed, o: Deed, told: Told) -> FactProof:
    """All parts as one proof, nothing twice."""
    found = [part(s, b, o, told) for part in parts]
    return FactProof(
        tuple(sorted({each for one in found for each in one.hand if s.hand[each]})),
        tuple(sorted({each for one in found for each in one.melds})),
        tuple(sorted({each for one in found for each in one.seats})),
        tuple(sorted({each for one in found for each in one.spots})),
        tuple(dict.fromkeys(each for one in found for each in one.past)),
    )


def _melds(s: Scene, side: SideView, fits: Callable[[MeldView], bool] = lambda _meld: True) -> FactProof:
    place = s.view.sides.index(side)
    return FactProof(melds=tuple([(place, meld.number) for meld in side.melds if fits(meld)]))


# Piles


def stock(_s: Scene, _b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The stock with its number."""
    return FactProof(spots=("stock",))


def pile(s: Scene, _b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The pile, if there is one."""
    return FactProof(spots=("pile",)) if s.view.pile.size else FactProof()


# The own hand


def cards(_s: Scene, b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The cards of the advised action."""
    return FactProof(hand=b.cards)


def other_cards(_s: Scene, _b: Deed, o: Deed, _told: Told) -> FactProof:
    """The cards of the other action."""
    return FactProof(hand=o.cards)


def rank(_s: Scene, _b: Deed, _o: Deed, told: Told) -> FactProof:
    """The cards of the rank that is named."""
    return FactProof(hand=(str(told["rank"]),))


def rank2(_s: Scene, _b: Deed, _o: Deed, told: Told) -> FactProof:
    """The cards of the other rank that is named."""
    return FactProof(hand=(str(told["rank2"]),))


def hand(s: Scene, _b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The whole hand."""
    return FactProof(hand=tuple(s.hand))


def pairs(_s: Scene, b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The pairs that stay."""
    return FactProof(hand=tuple([each for each in NATURALS if b.left[each] >= PAIR]))


def wilds(_s: Scene, _b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The wilds of the hand."""
    return FactProof(hand=("2", "X"))


def high(s: Scene, b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The naturals that are worth more than the discard."""
    return FactProof(hand=tuple([each for each in NATURALS if s.values[each] > s.values.get(b.rank, 0)]))


# Melds


def meld(s: Scene, b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The meld on the table that grows."""
    return FactProof() if b.meld is None else _melds(s, s.own, lambda each: each is b.meld)


def other_meld(s: Scene, _b: Deed, o: Deed, _told: Told) -> FactProof:
    """The meld that the other action would change."""
    return FactProof() if o.meld is None else _melds(s, s.own, lambda each: each is o.meld)


def own_rank(s: Scene, _b: Deed, _o: Deed, told: Told) -> FactProof:
    """The own melds of the rank that is named."""
    return _melds(s, s.own, lambda each: each.rank == told["rank"])


def rival_rank(s: Scene, _b: Deed, _o: Deed, told: Told) -> FactProof:
    """The melds of the next side of that rank."""
    return _melds(s, s.rival, lambda each: each.rank == told["rank"])


def every_rank(s: Scene, _b: Deed, _o: Deed, told: Told) -> FactProof:
    """All melds of that rank."""
    found = [_melds(s, side, lambda each: each.rank == told["rank"]).melds for side in s.view.sides]
    return FactProof(melds=tuple([each for melds in found for each in melds]))


def own_melds(s: Scene, _b: Deed, _o: Deed, _told: Told) -> FactProof:
    """All melds of the own side."""
    return _melds(s, s.own)


def rival_melds(s: Scene, _b: Deed, _o: Deed, _told: Told) -> FactProof:
    """All melds of the next side."""
    return _melds(s, s.rival)


def canastas(s: Scene, _b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The canastas of the own side."""
    return _melds(s, s.own, lambda each: each.canasta is not None)


def growing(s: Scene, _b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The melds of the own side that are nearly canastas."""
    return _melds(s, s.own, lambda each: READY <= len(each.cards) < CANASTA)


def reds(_s: Scene, _b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The red threes of the own side."""
    return FactProof(spots=("reds",))


# Players


def following(s: Scene, _b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The next player."""
    return FactProof(seats=(s.next,))


def partners(s: Scene, _b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The partners, with the number of their cards."""
    return FactProof(seats=tuple(s.partners))


def mate(_s: Scene, _b: Deed, _o: Deed, told: Told) -> FactProof:
    """The partner who is named."""
    return FactProof(seats=(int(told["mate"]),))


def others(s: Scene, _b: Deed, _o: Deed, _told: Told) -> FactProof:
    """The players of all other sides."""
    return FactProof(seats=tuple(s.opponents))


def near(s: Scene, _b: Deed, _o: Deed, _told: Told) -> FactProof:
    """Those who may soon go out, with the number of their cards."""
    return FactProof(seats=tuple(s.nearly_out))


def passed(s: Scene, _b: Deed, _o: Deed, told: Told) -> FactProof:
    """The turn in which the next player drew over a card of that rank."""
    return FactProof(past=(PastDeed(s.next, "draw", str(told["rank"])),))


def thrown(s: Scene, _b: Deed, _o: Deed, told: Told) -> FactProof:
    """The discard of that rank by the next player."""
    return FactProof(past=(PastDeed(s.next, "discard", str(told["rank"])),))
