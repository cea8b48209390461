"""Carrying out the engine's actions with real cards: every micro-action, and the deal itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from canasta.cards import CANASTA, JOKER, KIND_OF_CARD, RED_THREE, TWO
from canasta.engine.actions import (
    ASK_ACTION,
    DRAW_ACTION,
    NO_ACTION,
    PASS_ACTION,
    TAKE_JOKER,
    TAKE_LAY_OFF,
    TAKE_NATURALS,
    TAKE_ONTO,
    TAKE_TWO,
    YES_ACTION,
    decode,
    slot_taken,
    start,
)
from canasta.engine.alive import takes_naturals
from canasta.engine.laying import slot_of
from canasta.engine.rule_table import AT_ONCE, ON_FIRST_TURN
from canasta.engine.state import NO_KIND
from canasta.tabletop.faces import Meld
from canasta.tabletop.steps import Step

if TYPE_CHECKING:
    from canasta.engine.deal import EngineDeal
    from canasta.tabletop.card_table import CardTable

SWAP_LANE: Final = 3  # of the words of the engine
PLAIN_VERBS: Final = {
    int(DRAW_ACTION): "draw",
    int(PASS_ACTION): "pass",
    int(ASK_ACTION): "ask",
    int(YES_ACTION): "yes",
    int(NO_ACTION): "no",
}


def carry_out(deal: CardTable, micro: int, named: list[int]) -> tuple[Meld | None, list[Step]]:
    """Carry out a legal micro-action: the engine first, then the cards follow.

    Cards of `named` go before others of their kind, and leave the list. Returns the meld that was laid on, if any, and
    what happened.
    """
    core = deal.core
    seat = deal.turn
    side = core.side_on_turn()
    opened = side.opened
    word, kind, lane = decode(micro)
    if word > 0:
        meld, steps = _lay(deal, micro, named)
    elif lane == 0:
        core.apply(micro)
        card = deal.from_hand(seat, kind, named)
        deal.pile.append(card)
        meld, steps = None, [Step("discard", seat, (card,))]
    elif micro >= TAKE_NATURALS:
        meld, steps = _take(deal, micro, named)
    else:
        asked = deal.to_act
        core.apply(micro)
        verb = PLAIN_VERBS[micro]
        meld, steps = None, deal.draw(seat, int(core.drawn)) if verb == "draw" else []
        if not any(step.what == verb for step in steps):
            steps.append(Step(verb, asked))
    if side.opened and not opened:
        steps.append(Step("opened", seat))
    if (
        meld is not None
        and meld.finished
        and steps[0].what != "swap"
        and len(meld.cards) - len(steps[0].cards) < CANASTA
    ):
        steps.append(Step("canasta", seat, tuple(meld.cards), steps[0].meld))
    if len(deal.pile) > core.pile_size:
        steps += deal.pile_to_hand(seat)
    return meld, steps + _next_turn(deal, seat)


def _lay(deal: CardTable, micro: int, named: list[int]) -> tuple[Meld, list[Step]]:
    """A new meld, a card laid off, or a swap."""
    core, seat = deal.core, deal.turn
    word, kind, lane = decode(micro)
    slot = 0 if lane == SWAP_LANE else int(slot_of(core.side_on_turn(), micro))
    core.apply(micro)
    if lane == SWAP_LANE:
        meld = deal.meld_at(seat, kind, 0)
        assert meld is not None
        natural = deal.from_hand(seat, kind, named)
        deal.freed = deal.swap(meld, natural, TWO if word == 1 else JOKER, named)
        deal.hands[seat].append(deal.freed)
        return meld, [Step("swap", seat, (natural, deal.freed), deal.number_of(meld))]
    cards = tuple(deal.from_hand(seat, one, named) for one in kinds_laid(micro))
    meld = deal.lay(seat, cards, kind, slot)
    if core.freed == NO_KIND:
        deal.freed = None
    return _laid(deal, meld, Step("meld" if word == 1 else "add", seat, cards))


def _take(deal: CardTable, micro: int, named: list[int]) -> tuple[Meld, list[Step]]:
    """Lay the cards that take the pile with its top card. Its rest comes to the hand once the side has opened."""
    core, seat = deal.core, deal.turn
    top = int(core.top)
    kinds, slot = take_kinds(core, micro), 0
    if micro >= TAKE_ONTO:
        slot = slot_taken(micro)
    elif deal.rules.separate_melds:
        slot = int(slot_of(core.side_on_turn(), start(top, 0)))
    core.apply(micro)
    cards = (*(deal.from_hand(seat, kind, named) for kind in kinds), deal.pile.pop())
    # Wilds lie last in a meld.
    meld = deal.lay(seat, sorted(cards, key=lambda card: KIND_OF_CARD[card] != top), top, slot)
    return _laid(deal, meld, Step("take", seat, cards))


def _laid(deal: CardTable, meld: Meld, step: Step) -> tuple[Meld, list[Step]]:
    if meld.finished and deal.rules.separate_melds:
        meld.slot = None  # the engine keeps closed canastas apart
    return meld, [step.but(meld=deal.number_of(meld))]


def kinds_laid(micro: int) -> tuple[int, ...]:
    """The cards that a lay or a swap takes from the hand."""
    word, kind, lane = decode(micro)
    if lane == SWAP_LANE:
        return (kind,)
    if word > 1:
        return ((kind, TWO, JOKER)[lane],)
    if kind == JOKER:
        return (JOKER,) * 3
    if kind == TWO:
        return (TWO,) * (3 - lane) + (JOKER,) * lane
    return (kind,) * 3 if lane == 0 else (kind, kind, TWO if lane == 1 else JOKER)


def take_kinds(core: EngineDeal, micro: int) -> tuple[int, ...]:
    """The kinds of the hand's cards that take the pile in its present state."""
    top = int(core.top)
    if micro == TAKE_LAY_OFF:
        return ()
    if micro in (TAKE_TWO, TAKE_JOKER):
        return (top, TWO if micro == TAKE_TWO else JOKER)
    return (top,) * int(takes_naturals(core))


def _next_turn(deal: CardTable, seat: int) -> list[Step]:
    """The start of the next turn, with the red threes that it shows and replaces; or the end of the deal."""
    core = deal.core
    steps: list[Step] = []
    if deal.turn != seat:
        for meld in deal.side_of(seat).melds:
            meld.now = []
        steps = begin_turn(deal)
    if deal.over:
        steps.append(Step("over", int(core.seat)))
    return steps


def begin_turn(deal: CardTable) -> list[Step]:
    """Follow the engine's start of a turn with the real cards (CL-1.4, SA-2.4, RE-1.8)."""
    seat = deal.turn
    steps = [] if deal.over else [Step("turn", seat)]
    if deal.core.first_turns > 0 and deal.rule_table.red_threes_dealt == ON_FIRST_TURN:
        steps += deal.show_red_threes(seat)
    if deal.drawn < deal.core.drawn:
        steps += deal.draw(seat, int(deal.core.drawn))
    return steps


def deal_cards(deal: CardTable, first: int, cutter: int, kept: Sequence[int]) -> list[Step]:
    """Follow a deal that the engine has just dealt (`canasta.engine.deal`), in the same order."""
    rule_table, order = deal.rule_table, deal.order
    seats = [(first + place) % int(rule_table.seats) for place in range(int(rule_table.seats))]
    fewer = 0
    if cutter >= 0:
        deal.hands[cutter] = [card for card in kept if KIND_OF_CARD[card] != RED_THREE]
        deal.side_of(cutter).red_threes = [card for card in kept if KIND_OF_CARD[card] == RED_THREE]
        fewer = len(deal.hands[cutter])
    for card_round in range(int(rule_table.hand_size)):
        for seat in seats:
            if seat != cutter or card_round >= fewer:
                deal.hands[seat].append(order[deal.drawn])
                deal.drawn += 1
    until = deal.drawn + int(deal.core.pile_size)
    deal.pile = list(order[deal.drawn : until])
    deal.drawn = until
    steps: list[Step] = []
    if rule_table.red_threes_dealt != ON_FIRST_TURN:
        for seat in seats:
            shown = deal.show_red_threes(seat)
            steps += shown
            if shown and rule_table.red_threes_dealt == AT_ONCE:
                steps += deal.draw(seat, _until_replaced(deal, len(shown[0].cards)))
    return steps + begin_turn(deal)


def _until_replaced(deal: CardTable, number: int) -> int:
    """The place in the order after that many replacements, red threes among them not counted."""
    place = deal.drawn
    while number > 0 and place < len(deal.order):
        number -= KIND_OF_CARD[deal.order[place]] != RED_THREE
        place += 1
    return place


def as_one(steps: list[Step]) -> list[Step]:
    """The steps of one action, with cards laid singly on the same meld merged into one step."""
    merged: list[Step] = []
    at = -1
    for step in steps:
        if step.what == "add" and at >= 0 and merged[at].what != "take":
            merged[at] = merged[at].but(cards=merged[at].cards + step.cards, meld=step.meld)
            continue
        merged.append(step)
        if step.what in ("take", "meld", "add"):
            at = len(merged) - 1
    return merged
