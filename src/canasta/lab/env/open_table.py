"""A deal of the engine as lines of text, with all its hands open, to debug an environment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.cards import KIND_TEXTS
from canasta.engine.packed import unpack

if TYPE_CHECKING:
    from canasta.engine.deal import EngineDeal


def open_table(deal: EngineDeal) -> str:
    """Stock and pile, the hands with a mark at the seat that is to act, and what lies before each side.

    Words and cards are those of a position (``docs/reference/notation.md``), so they are the same in every language.
    """
    top = KIND_TEXTS[deal.top] if deal.pile_size > 0 else ""
    lines = [f"stock = {int(deal.stock_left())}  pile = {int(deal.pile_size)}  top = {top}"]
    for seat, hand in enumerate(deal.hands):
        mark = ">" if not deal.over and deal.to_act == seat else " "
        lines.append(f"{mark} seat {seat}: {_cards(int(hand))}")
    for index, side in enumerate(deal.sides):
        laid = int(side.done_naturals + side.done_twos + side.done_jokers)
        for slot in range(int(side.slots())):
            melds = side.slot(slot)
            laid += int(melds.naturals + melds.twos + melds.jokers)
        lines.append(f"  side {index}: red_threes = {int(side.red_threes)}  melds = {_cards(laid)}")
    return "\n".join(lines)


def _cards(packed: int) -> str:
    return " ".join(KIND_TEXTS[kind] for kind in unpack(packed))
