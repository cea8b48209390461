"""The cut: the cards it shows, those the cutter keeps, and the order in which cards are then dealt.

An order of cards has the top card first. The cutter lifts the top `lifted` cards as a packet and looks at it from
below.

Read where TB-2.3 to TB-2.7 leave it open:

- A card that goes back into the middle of the packet is put at place n // 2 of the n cards that the packet has
  without it. It has been seen and is not looked at again.
- If every card of the packet has been shown and none was natural, the next card of the rest joins the packet from
  below.
- A cutter who keeps as many wilds as a hand holds is dealt nothing; wilds that show after that go back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from canasta.cards import ACE, BLACK_THREE, KIND_OF_CARD, RED_THREE
from canasta.deal.events import Fate
from canasta.rules.model import CutPurpose
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.rules.model import Rules


class CutError(WordedError):
    """A cut that cannot be made."""

    family = "cut"


@dataclass(frozen=True, slots=True)
class Shown:
    """A card shown at the cut."""

    card: int
    fate: Fate


@dataclass(frozen=True, slots=True)
class CutResult:
    """The result of a cut. `moda` is the kind it named; `order` is dealt and then drawn from, top card first."""

    order: tuple[int, ...]
    shown: tuple[Shown, ...] = ()
    moda: int | None = None
    exact: bool = False  # dealing uses up exactly the packet (TB-2.7)

    @property
    def kept_wilds(self) -> tuple[int, ...]:
        """The wilds that are part of the cutter's hand, in the order in which they showed (TB-2.4, TB-2.6)."""
        return tuple(s.card for s in self.shown if s.fate is Fate.KEPT and KIND_OF_CARD[s.card] != RED_THREE)

    @property
    def kept_red_threes(self) -> tuple[int, ...]:
        """The red threes that the cutter lays out, in the order in which they showed (TB-2.4, TB-2.6)."""
        return tuple(s.card for s in self.shown if s.fate is Fate.KEPT and KIND_OF_CARD[s.card] == RED_THREE)


def cutter(dealer: int, seats: int, sides: int) -> int:
    """The seat that cuts: the mano's partner (TB-2.2, RE-1.6), which SA-2.2 names too.

    Of two partners the one before the dealer; where everybody plays alone, the seat before the dealer.
    """
    return (dealer + 1 - sides) % seats if seats > sides else (dealer - 1) % seats


def cut_by(rules: Rules, order: Sequence[int], lifted: int) -> CutResult:
    """Cut the order by that many lifted cards, from 1 to all but one; 0 where there is no cut. Raises `CutError`."""
    if rules.cut is CutPurpose.NONE:
        if lifted != 0:
            raise CutError("none", lifted=lifted)
        return CutResult(tuple(order))
    check_lifted(lifted, len(order))
    if rules.cut is CutPurpose.PLAIN:
        return CutResult((*order[lifted:], *order[:lifted]))
    dealt = rules.seats * rules.hand_size
    if rules.cut is CutPurpose.LIFTED:
        return CutResult(tuple(order), exact=lifted == dealt)
    found = _moda_cut(rules, order, lifted)
    extra = len(found.kept_red_threes) if rules.exact_cut_red_threes else 0
    return replace(found, exact=lifted == dealt + extra)


def check_lifted(lifted: int, cards: int) -> None:
    """Raise `CutError` for anything but 1 to all but one of the cards."""
    if not 1 <= lifted < cards:
        raise CutError("lifted", lifted=lifted, most=cards - 1, cards=cards)


def _moda_cut(rules: Rules, order: Sequence[int], lifted: int) -> CutResult:
    packet = list(range(lifted))  # places in the order tell equal cards apart
    below = lifted  # the first card of the rest that has not joined the packet
    seen: set[int] = set()
    shown: list[Shown] = []
    plugged, wilds = False, 0
    moda: int | None = None
    while moda is None:
        place = next((p for p in reversed(packet) if p not in seen), below)
        if place == len(order):
            raise CutError("no-natural")
        if place == below:
            below += 1
        else:
            packet.remove(place)
        seen.add(place)
        card = order[place]
        kind = KIND_OF_CARD[card]
        if kind > BLACK_THREE and not plugged and (kind == RED_THREE or wilds < rules.hand_size):
            fate = Fate.KEPT
            wilds += kind != RED_THREE
        else:
            packet.insert(len(packet) // 2, place)
            if kind <= ACE:
                fate, moda = Fate.MODA, kind
            elif kind == BLACK_THREE and not plugged and (rules.late_plug or not shown):
                fate, plugged = Fate.PLUG, True
            else:
                fate = Fate.BACK
        shown.append(Shown(card, fate))
    dealt = (*(order[p] for p in packet), *order[below:])
    return CutResult(dealt, tuple(shown), moda)
