"""The cut of the three-pack game: what the cards shown under the lifted packet decide (TB-2.3 to TB-2.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from canasta.rules.model import Rules

from .cards import BLACK, NATURALS, RED


@dataclass(frozen=True)
class Cut:
    """The result of a cut: the cutter's cards and the moda."""

    cutter: int
    kept_wilds: tuple[str, ...] = ()
    kept_red_threes: int = 0
    moda: str | None = None
    exact: bool = False


def look(rules: Rules, packet: Sequence[str], cutter: int) -> Cut:
    """Reads the bottom cards of the lifted packet (its last card is the bottom one) until a natural names the moda."""
    wilds: list[str] = []
    reds = 0
    plugged = False
    moda = None
    for shown, card in enumerate(reversed(packet)):
        if card in NATURALS:  # TB-2.3: goes back
            moda = card
            break
        if card == BLACK:  # TB-2.5: goes back
            plugged = plugged or shown == 0 or rules.late_plug
        elif plugged:
            continue  # wilds and red threes go back
        elif card == RED:
            reds += 1
        else:
            wilds.append(card)
    # TB-2.7: what is left of the packet deals the 15 cards each exactly, the kept wilds being part of the cutter's.
    on_top = reds if rules.exact_cut_red_threes else 0
    exact = len(packet) == rules.seats * rules.hand_size + on_top
    return Cut(cutter, tuple(wilds), reds, moda, exact)
