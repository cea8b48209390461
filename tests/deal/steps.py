"""Deals at the turn of the first seat, and the cards and steps that tests tell of them."""

from __future__ import annotations

from typing import Any

from tests.scenes import deal_of

from canasta.cards import cards_text, parse_card
from canasta.deal.deal import Deal
from canasta.tabletop.steps import Step


def cards(text: str) -> list[int]:
    return [parse_card(word) for word in text.split()]


def position(rules: str = "clasica", **keys: Any) -> Deal:
    """A deal in which the first seat plays."""
    return deal_of(rules, **{"phase": "play", "pile": "8s", **keys})


def happened(steps: list[Step]) -> list[tuple[str, str]]:
    return [(step.what, cards_text(step.cards)) for step in steps]


def may_ask_leave() -> Deal:
    """The first player, who can go out with three aces and a discard, has drawn."""
    melds = ["Qs Qd Qc Qh Qs Qd 2h"]
    return position(
        drew="stock", stock=20, pile="4h", hand="Ah Ac Ad 5c", others=["4s 4d", "7c 8c", "8s 8d"], melds=melds
    )
