"""Cards that make no meld, do not fit the meld they are laid on, or may not take the place of a wild (RE-2.5)."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.cards import BLACK_THREE, CANASTA, JOKER, KIND_OF_CARD, RED_THREE, TWO, kinds_text
from canasta.engine.actions import ADD, decode
from canasta.engine.laying import slot_of
from canasta.engine.packed import count
from canasta.engine.rule_table import NO_WILD_MELDS, WILD_MELDS_BEFORE_FROZEN_PILE
from canasta.engine.state import NO_KIND
from canasta.refusals.case import Case, not_held
from canasta.refusals.end import bound, lay_without_end, must_go_out
from canasta.refusals.refusal import Refusal
from canasta.tabletop.faces import Meld
from canasta.tabletop.moves import kinds_laid

_SMALLEST = 3


def lay_refused(case: Case) -> Refusal:
    """The refusal of laying these cards in the play phase."""
    refused = unfit(case) or not_held(case)
    if refused is not None:
        return refused
    if case.micro is None:
        return case.refuse("no-form")
    if case.core.freed != NO_KIND:
        return _freed(case, case.micro)
    return lay_without_end(case, case.micro)


def unfit(case: Case) -> Refusal | None:
    """The refusal of the cards as a meld, or on the meld that they should join; None if they fit."""
    cards = case.action.cards
    if RED_THREE in cards:
        return case.refuse("red-three")
    if case.micro is not None and (case.micro >= ADD or case.action.verb != "meld"):
        return _micro_unfit(case, case.micro)
    if case.action.verb == "meld":
        ranks = _ranks(cards)
        kind = ranks[0] if ranks else TWO
        lying = None if case.rules.separate_melds else _meld_of(case, kind)
        return _mixed(case, cards) or _result(case, kind, lying, cards)
    if case.action.meld is None:
        return None
    meld = no_such_meld(case)
    if isinstance(meld, Refusal):
        return meld
    other = next((kind for kind in _ranks(cards) if kind != meld.kind), None)
    if other is not None:
        if meld.kind == TWO:
            return case.refuse("wild-meld-natural", rank=kinds_text([other]))
        return case.refuse("other-rank", rank=kinds_text([other]), other=kinds_text([meld.kind]))
    return _result(case, meld.kind, meld, cards)


def no_such_meld(case: Case) -> Meld | Refusal:
    """The meld that the action names, or the refusal: the side has fewer."""
    number = case.action.meld or 1
    melds = case.melds
    return melds[number - 1] if number <= len(melds) else case.refuse("no-such-meld", number=number, have=len(melds))


def _ranks(cards: Sequence[int]) -> list[int]:
    return sorted({kind for kind in cards if kind not in (TWO, JOKER)})


def _meld_of(case: Case, kind: int) -> Meld | None:
    return next((meld for meld in case.melds if meld.kind == kind), None)


def _mixed(case: Case, cards: Sequence[int]) -> Refusal | None:
    ranks = _ranks(cards)
    if len(ranks) < 2:
        return None
    return case.refuse("mixed-ranks", rank=kinds_text(ranks[:1]), other=kinds_text(ranks[1:2]))


def _result(case: Case, kind: int, lying: Meld | None, cards: Sequence[int]) -> Refusal | None:
    """The refusal of the meld with those cards on it; None if it would be valid."""
    together = [*cards, *(KIND_OF_CARD[card] for card in (lying.cards if lying else ()))]
    wilds = sum(1 for card in together if card in (TWO, JOKER))
    return unfit_meld(case, kind, len(together) - wilds, wilds, new=lying is None)


def _micro_unfit(case: Case, micro: int) -> Refusal | None:
    """The refusal of the smallest set, or of one card more on the meld; None if it fits."""
    kind = min(int(decode(micro)[1]), TWO)
    cards = kinds_laid(micro)
    wilds = sum(1 for card in cards if card in (TWO, JOKER))
    naturals = len(cards) - wilds
    if micro < ADD:
        return unfit_meld(case, kind, naturals, wilds, new=True)
    melds = case.side.slot(int(slot_of(case.side, micro)))
    naturals += count(melds.naturals, kind)
    wilds += count(melds.twos, kind) + count(melds.jokers, kind)
    return unfit_meld(case, kind, naturals, wilds, new=False)


def unfit_meld(case: Case, kind: int, naturals: int, wilds: int, *, new: bool) -> Refusal | None:
    """The refusal of that many naturals and wilds as a meld of that kind; None if they fit."""
    size = naturals + wilds
    if kind == TWO:
        return _unfit_wilds(case, wilds, new=new)
    if kind == BLACK_THREE:
        if wilds:
            return case.refuse("black-threes-wilds")
        return case.refuse("black-threes-few", number=size) if size < _SMALLEST else None
    rules = case.rules
    if size < _SMALLEST:
        return case.refuse("too-few-cards", number=size)
    if rules.closed_canastas and size > CANASTA:
        return case.refuse("canasta-closed", number=size)
    if naturals < rules.min_naturals:
        return case.refuse("too-few-naturals", naturals=naturals, least=rules.min_naturals)
    if wilds > rules.max_wilds:
        return case.refuse("too-many-wilds", wilds=wilds, most=rules.max_wilds)
    if rules.more_naturals and wilds >= naturals:
        return case.refuse("wilds-not-fewer", naturals=naturals, wilds=wilds)
    return None


def _unfit_wilds(case: Case, wilds: int, *, new: bool) -> Refusal | None:
    choice = case.rule_table.wild_melds
    if choice == NO_WILD_MELDS:
        return case.refuse("wild-meld-none")
    if wilds < _SMALLEST:
        return case.refuse("too-few-cards", number=wilds)
    if wilds > CANASTA:
        return case.refuse("wild-meld-full", number=wilds)
    if new and choice == WILD_MELDS_BEFORE_FROZEN_PILE and case.side.took_frozen:
        return case.refuse("wild-meld-after-frozen")
    return None


def _freed(case: Case, micro: int) -> Refusal:
    """The refusal while a wild taken out of a canasta waits for its place."""
    freed = int(case.core.freed)
    back = micro >= ADD and decode(micro)[1] == case.core.freed_from and kinds_laid(micro) == (freed,)
    rank = case.text_of(freed)
    return case.refuse("freed-back" if back else "freed-no-place", rank=rank, other=case.text_of(case.core.freed_from))


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
        return case.refuse("other-rank", rank=kinds_text([natural]), other=kinds_text([meld.kind]))
    if len(meld.cards) < CANASTA:
        return case.refuse("swap-not-canasta", number=len(meld.cards), rank=kinds_text([meld.kind]))
    lying = {KIND_OF_CARD[card] for card in meld.cards} & {TWO, JOKER}
    wanted = set(case.action.cards[1:])
    named = [face for face in case.action.faces[1:] if face is not None]
    if not lying or wanted - lying or any(face not in meld.cards for face in named):
        return case.refuse("swap-no-wild", rank=kinds_text([meld.kind]), wilds="yes" if lying else "no")
    if not wanted and len(lying) > 1:
        return case.refuse("swap-say-wild", rank=kinds_text([meld.kind]))
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
    return case.refuse("swap-no-place", rank=kinds_text([freed]))
