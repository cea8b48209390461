"""Cards that a player names but does not hold."""

from __future__ import annotations

from collections import Counter

from canasta.cards import CARD_TEXTS, KIND_OF_CARD
from canasta.engine.actions import START
from canasta.refusals.case import Case, names
from canasta.refusals.refusal import Refusal
from canasta.tabletop.moves import kinds_laid

__all__ = ["not_held"]


def not_held(case: Case) -> Refusal | None:
    """The cards of the action that are missing from the hand; None if all are there."""
    verb = case.action.verb
    named = [
        (kind, face)
        for kind, face in zip(case.action.cards, case.action.faces, strict=True)
        if verb != "swap" or kind == case.action.cards[0]  # the other card of a swap lies on the table
    ]
    held = Counter({kind: case.held(kind) for kind, _ in named})
    wanted = [kind for kind, _ in named]
    if case.micro is not None and case.micro >= START and verb != "swap":
        wanted = [*kinds_laid(case.micro)]
    missing = Counter(wanted) - held
    if missing:
        kinds = list(missing.elements())
        if verb == "discard" and any(kind == meld.kind for meld in case.melds for kind in kinds):
            return case.refuse("melded-card", rank=names(kinds[:1]))
        return case.refuse("not-held", cards=names(kinds), number=len(kinds))
    if case.micro is not None:
        return None
    hand = Counter(case.deal.hands[case.seat])
    for face in Counter(face for _, face in named if face is not None) - hand:
        return case.refuse("suit-not-held", card=CARD_TEXTS[face], rank=names([KIND_OF_CARD[face]]))
    return None
