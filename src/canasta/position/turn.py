"""The turn in progress of a position, put into the engine; with defaults for the keys left out."""

from __future__ import annotations

from canasta.cards import BLACK_THREE, JOKER, KIND_OF_CARD, RED_THREE, TWO
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.packed import one
from canasta.engine.rule_table import LAST_TAKE
from canasta.engine.state import (
    FROM_PILE,
    FROM_STOCK,
    LAST_DISCARD_OPTIONAL,
    LAST_NO_CLOSING,
    LAST_NO_DISCARD,
    LAST_TAKER,
    NO,
    NO_KIND,
    NORMAL,
    NOT_ASKED,
    STOCK_OUT,
    WENT_OUT,
    YES,
)
from canasta.position.document import Cards, Given, PositionError
from canasta.rules import Rules
from canasta.rules.model import PileUnopened
from canasta.tabletop.card_table import PHASES, CardTable
from canasta.tabletop.faces import Meld, lying, packed


def next_of_side(rules: Rules, turn: int, side: int) -> int:
    """The seat of a side that plays next, the one on turn included."""
    return next(seat % rules.seats for seat in range(turn, turn + rules.seats) if seat % rules.sides == side)


def partner_of_next(rules: Rules, turn: int, side: int) -> int:
    """The seat taken to have laid a side's melds: the partner of the one that plays next."""
    return (next_of_side(rules, turn, side) + rules.sides) % rules.seats


def usual_opened(rules: Rules, melds: list[Meld], score: int) -> bool:
    """The default for a side being open: melds of earlier turns, or enough points."""
    if any(len(meld.now) < len(meld.cards) for meld in melds):
        return True
    points = sum(rule_table_of(rules).value(KIND_OF_CARD[card]) for meld in melds for card in meld.now)
    return bool(melds) and points >= rules.opening_minimum(score)


def usual_has_laid(deal: CardTable) -> list[bool]:
    """The default by seat for having laid cards in an earlier turn."""
    rules = deal.rules
    found = []
    for seat in range(rules.seats):
        number = seat % rules.sides
        earlier = any(len(meld.now) < len(meld.cards) for meld in deal.sides[number].melds)
        found.append(earlier and (not rules.partners or seat != next_of_side(rules, deal.turn, number)))
    return found


def set_turn(deal: CardTable, given: Given) -> None:
    """Set the pile, the turn, and the turn's actions so far."""
    core = deal.core
    core.phase = PHASES.index(given.phase)
    core.pile = packed(deal.pile)
    core.pile_size = len(deal.pile)
    core.top = KIND_OF_CARD[deal.pile[-1]] if deal.pile else NO_KIND
    core.face_down = given.face_down
    core.frozen = usual_frozen(deal) if given.frozen is None else given.frozen
    core.first_turns = given.first_turns
    core.owed = sum(int(one(seat)) * row.owed for seat, row in enumerate(given.seats))
    core.moda = NO_KIND if given.moda is None else given.moda
    core.exact_cut = -1 if given.exact_cut is None else given.exact_cut
    if given.phase != "draw" and given.drew != "none":
        core.came = FROM_PILE if given.drew == "pile" else FROM_STOCK
    core.leave = {None: NOT_ASKED, "yes": YES, "no": NO}[given.leave]
    _set_laid(deal, given)
    _set_opened(deal, given)
    _set_ending(deal, given)


def usual_frozen(deal: CardTable) -> bool:
    """True if cards of the pile freeze it: a wild or, where it counts, a red three, not face down."""
    kinds = {KIND_OF_CARD[card] for card in deal.pile[int(deal.core.face_down) :]}
    return TWO in kinds or JOKER in kinds or (deal.rules.red_three_freezes and RED_THREE in kinds)


def _set_laid(deal: CardTable, given: Given) -> None:
    """Set the cards laid in this turn; an unopened side in play has laid all its melds in it."""
    core, melds = deal.core, deal.side_of(given.turn).melds
    side = given.sides[given.turn % given.rules.sides]
    laid = given.laid
    if laid is None:
        laid = side.melds if side.opened is False and given.phase != "draw" else []
    for meld, cards in zip(melds, laid, strict=False):
        meld.now = _these(meld.cards, cards)
        naturals, twos, jokers = lying([Meld(meld.now, meld.kind, None, given.turn)])
        core.laid_naturals += naturals
        core.laid_twos += twos
        core.laid_jokers += jokers
        core.points += sum(deal.rule_table.value(KIND_OF_CARD[card]) for card in meld.now)
        if side.laid_by is None and len(meld.now) == len(meld.cards):
            meld.laid_by = given.turn
    usual = usual_has_laid(deal)
    for seat, row in enumerate(given.seats):
        number = seat % given.rules.sides
        if row.laid is not None:
            has_laid = row.laid
        elif given.sides[number].laid_by is not None:
            has_laid = any(m.laid_by == seat and len(m.now) < len(m.cards) for m in deal.sides[number].melds)
        else:
            has_laid = usual[seat]
        core.has_laid += int(has_laid) * one(seat)


def _these(lying: list[int], cards: Cards) -> list[int]:
    """The real cards of a meld for given kinds or faces, preferring the last laid."""
    left, found = lying[:], []
    for kind, card in sorted(cards, key=lambda given: given[1] is None):
        fitting = [other for other in left if (card is None and KIND_OF_CARD[other] == kind) or other == card]
        fitting = fitting or [other for other in left if KIND_OF_CARD[other] == kind]
        left.reverse()
        left.remove(fitting[-1])
        left.reverse()
        found.append(fitting[-1])
    return found


def _set_opened(deal: CardTable, given: Given) -> None:
    core = deal.core
    for number, (side, row) in enumerate(zip(deal.sides, given.sides, strict=True)):
        opened = row.opened
        if opened is None:
            opened = usual_opened(deal.rules, side.melds, given.scores[number])
        on_turn = number == given.turn % given.rules.sides
        core.sides[number].opened = opened or (on_turn and given.abatir)
        if not core.sides[number].opened and any(len(meld.now) < len(meld.cards) for meld in side.melds):
            raise PositionError("opened", f"side[{number}].opened")
    black = any(meld.kind == BLACK_THREE for meld in deal.side_of(given.turn).melds)
    core.bound = given.abatir or black
    if core.came == FROM_PILE and given.phase != "over":
        opening = not core.side_on_turn().opened and given.rules.pile_unopened is PileUnopened.TOP_COUNTS
        if deal.pile and not opening:
            raise PositionError("pile-taken", "pile")
        core.aside = opening


def _set_ending(deal: CardTable, given: Given) -> None:
    core = deal.core
    if given.phase == "over":
        core.outcome = WENT_OUT if given.outcome == "out" else STOCK_OUT
    if core.rule_table.stock_end == LAST_TAKE and not deal.order:
        if core.came == FROM_STOCK:
            core.ending = (LAST_NO_DISCARD, LAST_NO_CLOSING, NORMAL)[2 if given.last_draw is None else given.last_draw]
        else:
            core.ending = LAST_TAKER
    elif given.last_turn:
        core.ending = LAST_DISCARD_OPTIONAL
