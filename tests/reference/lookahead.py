"""Can a turn still be finished legally? A search through the micro-actions themselves.

The only short cuts are facts that need no proof: two cards in hand and nothing promised can always end by a discard;
points that the whole hand does not hold cannot be reached; cards that fit nowhere cannot be laid.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from canasta.rules.model import GoOutNeeds, OpeningWaiver, Rules, WildMelds

from .cards import BLACK, NATURALS, WILDS, value
from .closing import can_go_out
from .laying import do
from .melds import WILD, wilds_in
from .moves import (
    Move,
    has_cards,
    lay_offs,
    lays,
    may_start_wild_meld,
    new_melds,
    pile_closed,
    pile_naturals,
    takes,
    to_lay,
)
from .state import State


def pending(state: State) -> bool:
    """Something begun must be completed before the turn may end."""
    return state.pile_waits or state.freed is not None


def may_be_empty(state: State) -> bool:
    """True if the turn may end now, without a card in hand and without a discard."""
    if pending(state):
        return False
    if state.no_closing:  # TB-7.1, TB-7.2: down to none, without closing
        return not state.discard_needed and not state.opening_pending and not state.bound
    return state.may_go_out and not state.rules.final_discard


def may_discard(state: State) -> bool:
    """True if the turn may end by a discard now; the player chooses the card."""
    if pending(state) or not state.hand or state.last_draw == 0:
        return False
    if state.last_taker and not state.discard_needed:
        return False
    if state.last_draw == 1:  # TB-7.2: nobody closes, down to none is allowed
        return not state.opening_pending and not state.bound
    if len(state.hand) > 1:
        return not state.bound and not state.opening_pending
    return state.may_go_out and not state.must_lay_to_go_out


def may_pass(state: State) -> bool:
    """True if the turn may end without a discard though cards are left (SA-5.6, RE-3.7, TB-7)."""
    if state.discard_needed or pending(state):
        return False
    return not state.opening_pending and not state.bound


def can_finish(state: State) -> bool:
    """True if some legal end of the turn can be reached from here."""
    if not state.hand and not pending(state) and state.phase == "play":
        return may_be_empty(state)
    if state.phase == "play" and (may_discard(state) or may_pass(state)):
        return True
    key = _key(state)
    if key not in state.memo:
        if hopeless(state):
            state.memo[key] = False
        elif _settled_by_closing(state):
            state.memo[key] = can_go_out(state)
        else:
            state.memo[key] = any(can_finish(do(state, m)) for m in _best_first(state))
    return state.memo[key]


def _settled_by_closing(state: State) -> bool:
    """Bound to go out, with nothing else to do first, and no swap that could help."""
    if not state.bound or pending(state) or state.phase == "draw":  # the pile is still to come
        return False
    return can_go_out(state) or not _swaps_ahead(state)


def opens_without_waiver(state: State) -> bool:
    """True if the minimum can still be reached and the turn finished, without a waiver."""
    if cannot_open(state):
        return False
    strict = state.child()
    strict.rules = _without_waiver(state.rules)
    return can_finish(strict)


@lru_cache
def _without_waiver(rules: Rules) -> Rules:
    return replace(rules, opening_waiver=OpeningWaiver.NONE)


def _key(state: State) -> tuple[object, ...]:
    """All that the end of this turn depends on."""
    return (
        state.rules.opening_waiver,
        state.phase,
        tuple(sorted(state.hand)),
        tuple(sorted((m.cards, m.origin) for m in state.table)),
        state.is_open,
        0 if state.is_open else state.laid_points,
        state.laid_something,
        state.black_threes_laid,
        state.leave,
        state.abatir,
        state.freed,
        state.pile_waits,
        state.drew,
        state.last_draw,
        state.taken_frozen[state.side],
    )


def draw_phase_lays(state: State) -> Iterator[Move]:
    """Laying before taking the pile: melds that leave the pair or trio for it (TB-3.1, TB-4.3).

    Black threes and swaps wait until it is taken.
    """
    if pile_closed(state) or not state.open_first:
        return
    keep = (state.pile[-1],) * pile_naturals(state)
    if not has_cards(state.hand, keep):
        return
    for move in (*new_melds(state), *lay_offs(state)):
        if BLACK in move.cards or not has_cards(state.hand, (*move.cards, *keep)):
            continue
        if not _open_before(state) or _wilds_first(state, move):
            yield move


def _open_before(state: State) -> bool:
    """The side was open when the turn began."""
    return state.is_open and (not state.laid_something or any(m.now != m.cards for m in state.table))


def _wilds_first(state: State, move: Move) -> bool:
    """TB-3.1: an open side may lay wild-only melds before it takes a frozen pile."""
    if not state.rules.wild_melds_first or state.rules.wild_melds is not WildMelds.BEFORE_FROZEN_PILE:
        return False
    if not state.frozen or wilds_in(move.cards) < len(move.cards):
        return False
    if move.meld is None:
        return True
    return state.laid_something and state.table[move.meld].rank == WILD


def _best_first(state: State) -> list[Move]:
    """The moves in an order that finds an end soon."""
    if state.phase == "draw":
        return [*takes(state), *draw_phase_lays(state)]
    moves = list(lays(state))
    if state.bound:
        sure = next((m for m in moves if _never_harms(state, m)), None)
        if sure:
            return [sure]
        return sorted(moves, key=lambda m: (m.cards[0] == BLACK, wilds_in(m.cards)))
    return sorted(moves, key=lambda m: -sum(value(state.rules, c) for c in m.cards))


def _never_harms(state: State, move: Move) -> bool:
    """On the way out naturals laid with their like cost nothing, where melds grow freely and any card may be last."""
    rules = state.rules
    if rules.closed_canastas or rules.separate_melds or rules.final_discard or wilds_in(move.cards):
        return False
    if rules.go_out_needs is not GoOutNeeds.CANASTAS or move.cards[0] == BLACK:
        return False
    if state.pile_waits and rules.swap_wilds:  # a wild laid to open may have to come out again for the pile
        return False
    return move.verb in ("add", "meld") and not _swap_ahead(state, move.cards[0])


def _swaps_ahead(state: State) -> bool:
    return any(_swap_ahead(state, rank) for rank in set(state.hand))


def _swap_ahead(state: State, rank: str) -> bool:
    """A wild may still be swapped out of the side's meld of that rank: it has one, and is or can become a canasta."""
    if not state.rules.swap_wilds or rank not in state.hand:
        return False
    cards = to_lay(state)
    most = cards.count(rank) + wilds_in(cards)
    return any(m.rank == rank and wilds_in(m.cards) and len(m.cards) + most >= 7 for m in state.table)


def hopeless(state: State) -> bool:
    """Plainly no legal end: neither the opening minimum nor going out is within what the hand holds."""
    if state.phase == "draw":
        return not state.is_open and cannot_open(state)
    if state.bound:
        return not state.pile_waits and _cannot_go_out(state)
    if state.opening_pending and cannot_open(state):
        return state.pile_waits or not state.waived or _cannot_go_out(state)
    return False


def cannot_open(state: State) -> bool:
    """Even all cards that fit somewhere do not make the minimum."""
    cards = to_lay(state)
    ranks = {m.rank for m in state.table}
    best = state.laid_points
    for card in cards:
        if card in WILDS or card in ranks or cards.count(card) >= min(3, state.rules.min_naturals):
            best += value(state.rules, card)
    return best < state.minimum


def _cannot_go_out(state: State) -> bool:
    """More than one card fits nowhere, pairs lack wilds, or the canastas that are asked for are out of reach."""
    rules, cards = state.rules, to_lay(state)
    if state.closing_barred:
        return True
    open_ranks = {m.rank for m in state.table if not (rules.closed_canastas and m.canasta)}
    stuck, missing = 0, 0
    for card in set(cards) - open_ranks - set(WILDS):
        number = cards.count(card)
        if number < (3 if card == BLACK else min(3, rules.min_naturals)):
            stuck += number
        else:
            missing += max(0, 3 - number)  # a pair needs a wild
    freeable = sum(wilds_in(m.cards) for m in state.table) if _swaps_ahead(state) else 0
    wilds = wilds_in(cards) + freeable
    if stuck > 1 or missing > wilds:
        return True
    possible = sum(1 for m in state.table if m.canasta)
    for rank in NATURALS:
        lying = [m.cards for m in state.table if m.rank == rank and not m.canasta]
        naturals = cards.count(rank) + sum(c.count(rank) for c in lying)
        if naturals + min(wilds + sum(map(wilds_in, lying)), 3 * naturals) >= 7:
            possible += max(1, naturals)  # generous: never fewer than there can be
    if (wilds >= 3 and may_start_wild_meld(state)) or any(m.rank == WILD for m in state.table):
        possible += wilds
    return possible < (rules.canastas_to_go_out if rules.go_out_needs is GoOutNeeds.CANASTAS else 2)
