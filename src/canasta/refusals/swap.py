"""A natural that may not take the place of a wild (RE-2.5)."""

from __future__ import annotations

from canasta.cards import CANASTA, JOKER, KIND_OF_CARD, RED_THREE, TWO
from canasta.engine.state import NO_KIND
from canasta.refusals.case import Case, names
from canasta.refusals.end import bound, must_go_out
from canasta.refusals.held import not_held
from canasta.refusals.lay import no_such_meld
from canasta.refusals.refusal import Refusal

__all__ = ["swap_refused"]


def swap_refused(case: Case) -> Refusal:
    """The refusal of a swap in the play phase."""
    if not case.rules.swap_wilds:
        return case.refuse("swap-not-played")
    if case.core.freed != NO_KIND:
        return case.refuse("freed-first", rank=case.text_of(int(case.core.freed)))
    if RED_THREE in case.action.cards:
        return case.refuse("red-three")
    refused = _no_canasta(case) or not_held(case)
    if refused is not None:
        return refused
    if not case.side.opened:
        return case.refuse("swap-unopened", minimum=int(case.side.minimum), laid=int(case.core.points))
    return _no_place(case)


def _no_canasta(case: Case) -> Refusal | None:
    """The refusal because of the meld, or of the card for it; None if both are right."""
    meld = no_such_meld(case)
    if isinstance(meld, Refusal):
        return meld
    if meld.kind == TWO:
        return case.refuse("swap-wild-meld")
    natural = case.action.cards[0]
    if natural != meld.kind:
        return case.refuse("other-rank", rank=names([natural]), other=names([meld.kind]))
    if len(meld.cards) < CANASTA:
        return case.refuse("swap-not-canasta", number=len(meld.cards), rank=names([meld.kind]))
    lying = {KIND_OF_CARD[card] for card in meld.cards} & {TWO, JOKER}
    wanted = set(case.action.cards[1:])
    named = [face for face in case.action.faces[1:] if face is not None]
    if not lying or wanted - lying or any(face not in meld.cards for face in named):
        return case.refuse("swap-no-wild", rank=names([meld.kind]), wilds="yes" if lying else "no")
    if not wanted and len(lying) > 1:
        return case.refuse("swap-say-wild", rank=names([meld.kind]))
    return None


def _no_place(case: Case) -> Refusal:
    """The wild would find no other meld, or the player could not go out as bound."""
    free = case.core.copy()
    free.leave = 0
    free.bound = False
    if must_go_out(case) and case.micro is not None and free.is_legal(case.micro):
        return bound(case, {"why": "cards-left"})
    freed = next((kind for kind in case.action.cards[1:]), None)
    if freed is None:
        meld = no_such_meld(case)
        assert not isinstance(meld, Refusal)
        freed = next(kind for card in meld.cards if (kind := KIND_OF_CARD[card]) in (TWO, JOKER))
    return case.refuse("swap-no-place", rank=names([freed]))
