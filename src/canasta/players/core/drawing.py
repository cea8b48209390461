"""Stock or discard pile: the value of the pile, the cost of taking it, and opening first where that is required."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import CANASTA, JOKER, TWO
from canasta.engine.actions import (
    ADD,
    DRAW_ACTION,
    DRAW_BIT,
    PASS_ACTION,
    PASS_BIT,
    TAKE_BITS,
    TAKE_JOKER,
    TAKE_LAY_OFF,
    TAKE_ONTO,
    TAKE_TWO,
    in_word,
    slot_taken,
)
from canasta.engine.alive import takes_naturals
from canasta.engine.candidates import laid_any
from canasta.engine.packed import NATURALS, count, index_of, kind_of, lanes, lowest, one, spread, total, wild_number
from canasta.engine.rule_table import TOP_COUNTS
from canasta.engine.units import ActionCode, Points
from canasta.players.core.discarding import least_danger
from canasta.players.core.laying import rank_lays
from canasta.players.core.opening import NO_PLAN, open_worth, plan_beside
from canasta.players.core.ranking import Ranking
from canasta.players.core.reading import POINT, Reading, matching, size_of, size_of_slot

ABOVE_ALL: Final[i64] = 1_000_000


def rank_draws(table: Reading, ranking: Ranking) -> None:
    """Offer the stock, the ways to take the pile, and the lays that open before taking it."""
    s = table.s
    bits = s.base & TAKE_BITS
    if s.base & DRAW_BIT != 0:
        ranking.offer(DRAW_ACTION, table.w.draw_card * s.rule_table.draw)
    if s.base & PASS_BIT != 0:
        ranking.offer(PASS_ACTION, 0)
    # A lay before taking obliges the seat to take.
    extra: i64 = 0
    if laid_any(s):
        extra = ABOVE_ALL
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        action = index_of(bit)
        ranking.offer(action, extra + take_worth(table, action))
    if (s.starts | s.adds) != 0 and not table.own.opened:
        _rank_first_lays(table, ranking)
    elif extra != 0:
        rank_lays(table, ranking, 0)


def take_worth(table: Reading, action: ActionCode) -> i64:
    """Value of taking the pile in one of the legal ways."""
    s, w = table.s, table.w
    score = pile_worth(table)
    used: i64 = 0
    if action == TAKE_TWO:
        score -= table.spend(TWO)
        used = 1
    elif action == TAKE_JOKER:
        score -= table.spend(JOKER)
        used = 1
    elif action != TAKE_LAY_OFF:
        used = takes_naturals(s)
    if action >= TAKE_ONTO:
        score += _onto(table, size_of_slot(table.own, slot_taken(action), s.top), used + 1)
    elif count(table.own.melds.naturals, s.top) == 0:
        score += w.take_new
    elif s.rule_table.separate_melds:
        score += w.take_new + w.twin
    else:
        score += w.add_size * size_of(table.own, s.top)
    if not table.own.opened and s.rule_table.pile_unopened == TOP_COUNTS:
        points = (used + 1) * s.rule_table.value(s.top)
        score += w.take_unopened + _cost_to_open(table, used, points)
    return score


def _onto(table: Reading, size: i64, more: i64) -> i64:
    """Value of laying off the cards that take the pile onto a meld of `size` cards, if melds are kept separate."""
    w = table.w
    worth = w.add_size * size
    if size + more == CANASTA:
        award = table.awards.of_next(table.s, table.own, table.s.top, False)
        worth += (award * POINT * w.finish) >> 8
    return worth


def _cost_to_open(table: Reading, used: i64, points: Points) -> i64:
    """Value (mostly below 0) of the melds that must be laid beside the cards that take the pile."""
    if points >= table.own.minimum:
        return 0
    card = one(table.s.top)
    plan = plan_beside(table, used * card, (used + 1) * card, points)
    if plan.cost == NO_PLAN:
        return 0
    return -plan.cost


def pile_worth(table: Reading) -> i64:
    """Value of the cards of the pile, however it is taken."""
    s, w = table.s, table.w
    seen = table.memory.seen
    under = s.pile_size - 1
    score = w.take_base + w.take_card * under - w.take_hand * table.size
    score += w.take_big * max(under - 8, 0) + ((least_danger(table) * w.take_deny) >> 8)
    score += (s.rule_table.worth(seen) * POINT * w.take_points) >> 8
    score += w.take_wild * wild_number(seen)
    naturals = seen & NATURALS
    score += w.take_match * total(naturals & spread(matching(table)))
    if s.frozen:
        score += w.take_frozen
    score -= (w.take_pressed * under * table.risk) >> 8
    bits = lanes(naturals) & lanes(table.own.melds.naturals)
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        kind = kind_of(bit)
        lying = size_of(table.own, kind)
        if lying < CANASTA <= lying + count(table.hand, kind) + count(naturals, kind):
            score += (table.awards.of_next(s, table.own, kind, False) * POINT * w.take_finish) >> 8
    return score


def _rank_first_lays(table: Reading, ranking: Ranking) -> None:
    """Offer to open from the hand in order to take the pile in the same turn (TB-4.3)."""
    s = table.s
    if laid_any(s):
        rank_lays(table, ranking, 0)
        return
    kept = takes_naturals(s) * one(s.top)
    plan = plan_beside(table, kept, 0, 0)
    if plan.first >= 0 and is_legal(table, plan.first):
        worth = open_worth(table, plan) + pile_worth(table) + table.w.take_unopened
        ranking.offer(plan.first, worth)


def is_legal(table: Reading, action: ActionCode) -> bool:
    """True if a lay in the first slot is among the filled legal words."""
    s = table.s
    word = s.starts if action < ADD else s.adds
    return in_word(word, action)
