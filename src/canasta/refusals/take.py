"""Reasons why the pile may not be taken, or not with those cards."""

from __future__ import annotations

from canasta.cards import ACE, BLACK_THREE, CANASTA, JOKER, RED_THREE, TWO
from canasta.engine.actions import TAKE_JOKER, TAKE_LAY_OFF, TAKE_ONTO, TAKE_TWO, slot_taken
from canasta.engine.alive import rest_of_pile, takes_naturals
from canasta.engine.candidates import had_melds
from canasta.engine.packed import count, one
from canasta.engine.rule_table import ANY_PILE, NOT_ONE_CARD_PILE, OPEN_FIRST
from canasta.engine.state import NO_KIND, YES, Melds
from canasta.refusals.case import Cards, Case, not_held
from canasta.refusals.end import bound, lay_without_end, run_out
from canasta.refusals.lay import no_such_meld, unfit, unfit_meld
from canasta.refusals.refusal import Refusal


def take_refused(case: Case) -> Refusal:
    """The refusal of taking the pile in the draw phase."""
    return _blocked(case) or _one_card(case) or _ways(case) or not_held(case) or _unfit(case) or _without_end(case)


def opening_to_take(case: Case) -> Refusal | None:
    """The refusal of laying before taking (TB-3.1, TB-4.3); None where laying before taking is not allowed."""
    core = case.core
    if case.rule_table.pile_unopened != OPEN_FIRST:
        return None
    if case.side.opened and (not case.laid_any or had_melds(core, case.side)) and not _wilds_first(case):
        return case.refuse("take-now") if case.laid_any else None
    if _blocked(case) or _one_card(case) or case.held(case.top) < takes_naturals(core):
        return None
    refused = unfit(case) or not_held(case)
    if refused is not None:
        return refused
    if case.micro is None:
        return case.refuse("no-form")
    return lay_without_end(case, case.micro)


def _wilds_first(case: Case) -> bool:
    """True if wilds are laid on their own for a frozen pile, as an open side may."""
    wilds = all(kind in (TWO, JOKER) for kind in case.action.cards)
    begins = case.action.verb == "meld" or case.laid_any
    return bool(case.core.frozen and case.rule_table.wild_melds_first) and wilds and begins


def _blocked(case: Case) -> Refusal | None:
    """The refusal of an empty pile, or of a top card that may not be taken (CL-3.4)."""
    if case.core.pile_size == 0 or case.top == NO_KIND:
        return case.refuse("pile-empty")
    if case.top <= ACE:
        return None
    if case.top == BLACK_THREE:
        return case.refuse("pile-black-three")
    return case.refuse("pile-red-three") if case.top == RED_THREE else case.refuse("pile-wild", top=case.top_text)


def _one_card(case: Case) -> Refusal | None:
    """A player down to one card (SA-4.6, IN-3)."""
    rule = case.rule_table.one_card_hand
    core = case.core
    if rule == ANY_PILE or case.now.size != 1:
        return None
    if rule == NOT_ONE_CARD_PILE:
        return case.refuse("one-card-pile") if core.pile_size == 1 else None
    return case.refuse("one-card-stock", stock=int(core.stock_left())) if core.stock_left() else None


def _ways(case: Case) -> Refusal | None:
    """Cards that take no pile like this one, whatever is held."""
    core, cards = case.core, case.action.cards
    need = int(takes_naturals(core))
    wilds = sum(1 for kind in cards if kind in (TWO, JOKER))
    naturals = cards.count(case.top)
    facts = _facts(case)
    if len(cards) > naturals + wilds:
        return case.refuse("take-other-rank", **facts)
    if not case.side.opened and case.rule_table.pile_unopened == OPEN_FIRST:
        minimum, laid = int(case.side.minimum), int(core.points)
        return case.refuse("take-open-first", minimum=minimum, laid=laid)
    if core.frozen and naturals < need:
        return case.refuse("take-frozen", **facts)
    if not case.side.opened and naturals < need:
        return case.refuse("take-unopened", **facts)
    return _onto(case, naturals, need) or _unfrozen(case, naturals, wilds, facts)


def _unfrozen(case: Case, naturals: int, wilds: int, facts: dict[str, int | str]) -> Refusal | None:
    rules, need = case.rules, int(facts["number"])
    if naturals >= need:
        return None
    if naturals == 1 and wilds and rules.pile_with_wild and not rules.separate_melds:
        return None
    lays_off = rules.pile_lay_off and not rules.separate_melds
    if lays_off and not case.action.cards and _fitting_meld(case):
        return None
    if not (rules.pile_with_wild or lays_off):
        return case.refuse("take-naturals", **facts)
    if wilds > 1 and not naturals:
        return case.refuse("take-two-wilds", top=case.top_text)
    return case.refuse("take-cards" if case.action.cards else "take-no-meld", **facts)


def _facts(case: Case) -> dict[str, int | str]:
    """The naturals that take this pile, and the number of them that the player holds."""
    need, held = int(takes_naturals(case.core)), case.held(case.top)
    rules = case.rules
    with_wild = rules.pile_with_wild and not rules.separate_melds and case.side.opened and not case.core.frozen
    lays_off = with_wild and rules.pile_lay_off and _fitting_meld(case)
    return {
        "number": need,
        "top": case.top_text,
        "held": held,
        "enough": "yes" if held >= need else "no",
        "wild": "lay" if lays_off else "yes" if with_wild else "no",
    }


def _fitting_meld(case: Case) -> bool:
    """True if the side has a meld of the rank of the top card."""
    return any(meld.kind == case.top for meld in case.melds)


def _onto(case: Case, naturals: int, need: int) -> Refusal | None:
    """A meld named for the cards that take the pile."""
    if case.action.meld is None:
        return None
    meld = no_such_meld(case)
    if isinstance(meld, Refusal):
        return meld
    if meld.kind != case.top:
        return case.refuse("other-rank", rank=case.top_text, other=case.text_of(meld.kind))
    if not case.rules.separate_melds:
        return None
    if case.core.frozen and not case.rules.frozen_lay_off:
        return case.refuse("take-frozen-new-meld", number=need, top=case.top_text)
    size = len(meld.cards) + naturals + 1
    return case.refuse("take-beyond-seven", number=size, top=case.top_text) if size > CANASTA else None


def _unfit(case: Case) -> Refusal | None:
    """More wilds, or more cards, than the meld could hold."""
    wilds = sum(1 for kind in case.action.cards if kind in (TWO, JOKER))
    lying = case.side.melds
    naturals = case.action.cards.count(case.top) + 1
    if not case.rules.separate_melds:
        naturals += count(lying.naturals, case.top)
        wilds += count(lying.twos, case.top) + count(lying.jokers, case.top)
    return unfit_meld(case, case.top, naturals, wilds, new=False)


def _without_end(case: Case) -> Refusal:
    """The cards take it, but the turn could not be finished."""
    core = case.core
    need = int(takes_naturals(core))
    after = _taken(case, case.micro)
    rest = int(rest_of_pile(core))
    if case.side.opened:
        cards = Cards(after.hand + rest, after.side)
        if core.leave == YES:
            return bound(case, case.why_not_out(cards))
        return run_out(case, cards.size, cards)
    minimum = int(case.side.minimum)
    laid = (need + 1) * int(case.rule_table.value(case.top))
    best = laid + case.best(after)
    if best < minimum:
        return case.refuse("take-short", minimum=minimum, laid=laid, best=best, top=case.top_text)
    return case.refuse("opening-no-end", minimum=minimum)


def _taken(case: Case, micro: int | None) -> Cards:
    """Hand and melds with the cards that take the pile laid, the rest of the pile not yet in the hand."""
    core = case.core
    side, hand, card = case.side.copy(), case.now.hand, int(one(case.top))
    used, slot = int(takes_naturals(core)), 0
    melds = side.melds
    if micro in (TAKE_TWO, TAKE_JOKER):
        used = 1
        hand -= int(one(TWO if micro == TAKE_TWO else JOKER))
        if micro == TAKE_TWO:
            melds.twos += card
        else:
            melds.jokers += card
    elif micro == TAKE_LAY_OFF:
        used = 0
    elif micro is not None and micro >= TAKE_ONTO:
        slot = int(slot_taken(micro))
    elif case.rules.separate_melds:
        while slot < side.slots() and count(side.slot(slot).naturals, case.top):
            slot += 1
        if slot == side.slots():
            side.more = [*side.more, Melds(0, 0, 0)]
    side.slot(slot).naturals += (used + 1) * card
    return Cards(hand - used * card, side)
