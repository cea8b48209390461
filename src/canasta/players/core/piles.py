"""The two piles: whether to draw from the stock or to take the discard pile, and what to discard.

The value of the discard pile, the cost of taking it, and opening first where that is required; for a discard, what the
next opponent can do with it, and what the hand loses.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import ACE, BLACK_THREE, CANASTA, JOKER, TWO
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
    discard,
    in_word,
    slot_taken,
)
from canasta.engine.alive import takes_naturals
from canasta.engine.candidates import laid_any
from canasta.engine.packed import NATURALS, count, index_of, kind_of, lanes, lowest, one, spread, total, wild_number
from canasta.engine.rule_table import TOP_COUNTS
from canasta.engine.units import ActionCode, Kind, Points
from canasta.players.core.laying import rank_lays
from canasta.players.core.opening import NO_PLAN, open_worth, plan_beside
from canasta.players.core.ranking import NOTHING, WORST, Ranking
from canasta.players.core.reading import POINT, SURE, Reading, melded, size_of

ABOVE_ALL: Final[i64] = 1_000_000
_ALMOST: Final[i64] = 6  # cards of a meld one short of a canasta
_MANY: Final[i64] = 8  # cards of a large pile


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
        score += _onto(table, size_of(table.own.slot(slot_taken(action)), s.top), used + 1)
    elif count(table.own.melds.naturals, s.top) == 0:
        score += w.take_new
    elif s.rule_table.separate_melds:
        score += w.take_new + w.twin
    else:
        score += w.add_size * size_of(table.own.melds, s.top)
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
    score += w.take_match * total(naturals & spread(melded(table.own) | table.pairs()))
    if s.frozen:
        score += w.take_frozen
    score -= (w.take_pressed * under * table.risk) >> 8
    bits = lanes(naturals) & lanes(table.own.melds.naturals)
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        kind = kind_of(bit)
        lying = size_of(table.own.melds, kind)
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


def rank_discards(table: Reading, ranking: Ranking) -> None:
    """Offer the legal discards; the best has the score 0."""
    table.count_unseen()
    bits = table.s.base & 0x11111111111111
    if bits == 0:
        return
    best = NOTHING
    most = WORST
    lost = stake(table)
    left = bits
    while left != 0:
        bit = lowest(left)
        left ^= bit
        kind = kind_of(bit)
        score = worth(table, kind, lost)
        if score > most:
            best = discard(kind)
            most = score
    if not ranking.everything:
        ranking.offer(best, 0)
        return
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        kind = kind_of(bit)
        ranking.offer(discard(kind), worth(table, kind, lost) - most)


def stake(table: Reading) -> i64:
    """Value of the discard pile, with one more card, to the next opponent."""
    s, w = table.s, table.w
    size = s.pile_size + 1
    points = s.rule_table.worth(table.memory.seen)
    found = w.them_base + w.them_card * size + w.them_big * max(size - _MANY, 0) + (points * POINT * w.them_points >> 8)
    return found + (found * w.them_frozen >> 8) if s.frozen else found


def worth(table: Reading, kind: Kind, lost: i64) -> i64:
    """The score of discarding a card of a kind."""
    w = table.w
    value = table.s.rule_table.value(kind)
    score = table.points_at_risk(value) * w.dump >> 8
    if kind == BLACK_THREE:
        return score + _many_blacks(table) - (w.black * table.time >> 8)
    if kind > ACE:
        return score - table.spend(kind) + _freeze(table)
    lying = size_of(table.rival.melds, kind)
    if _ALMOST - 1 <= lying <= _ALMOST:
        clean = count(table.rival.melds.naturals, kind) == lying
        share = w.them_finish if lying == _ALMOST else w.them_near
        lost += table.awards.of_next(table.s, table.rival, kind, clean) * POINT * share >> 8
    score -= taken(table, kind) * lost >> 8
    return score - _kept(table, kind, value)


def taken(table: Reading, kind: Kind) -> i64:
    """Chance, in 256ths, that the next opponent takes the pile with a card of that kind on top; less if the card
    would only go to a finished canasta."""
    found = table.takes(kind)
    if found == SURE and not table.s.frozen and size_of(table.rival.melds, kind) > _ALMOST:
        return table.w.them_full
    return found


def _many_blacks(table: Reading) -> i64:
    """Value of holding one black three fewer, if the number held would be punished."""
    awards = table.awards
    if count(table.hand, BLACK_THREE) != awards.black_threes_number:
        return 0
    return (awards.black_threes_held * POINT * table.w.black_many >> 8) * (SURE + table.risk) >> 9


def _kept(table: Reading, kind: Kind, value: i64) -> i64:
    """Value of a natural that stays in the hand."""
    w = table.w
    held = count(table.hand, kind)
    kept: i64 = 0
    if held == 1:
        kept = w.live * count(table.unseen, kind)
    elif held == 2:
        live = count(table.unseen, kind)
        if live > 0:
            kept = w.pair + w.pair_live * live
    else:
        kept = w.spare if held > table.need and table.pairs_only else w.trio
    if count(table.own.melds.naturals, kind) > 0:
        kept += w.ours
    if not table.own.opened:
        kept += value * POINT * w.high >> 8
    return (kept * table.time >> 8) + table.held_power(kind, 1)


def _freeze(table: Reading) -> i64:
    """Value of freezing the pile, without the cost of the wild."""
    s, w = table.s, table.w
    if s.frozen:
        return 0
    gain = w.freeze + w.freeze_card * s.pile_size + w.freeze_pair * total(table.pairs())
    gain += w.freeze_wild * (table.wilds - 1)
    gain += w.freeze_theirs * total(lanes(table.rival.melds.naturals))
    gain += w.freeze_ours * total(lanes(table.own.melds.naturals))
    if table.own.opened:
        gain += w.freeze_we
    elif table.rival.opened:
        gain += w.freeze_they
    return gain * table.time // SURE


def least_danger(table: Reading) -> i64:
    """Risk of discarding the least dangerous card of the hand now, in tenths of a point."""
    table.count_unseen()
    bits = lanes(table.hand)
    least: i64 = SURE
    while bits != 0 and least > 0:
        bit = lowest(bits)
        bits ^= bit
        kind = kind_of(bit)
        if kind != TWO and kind != JOKER:
            least = min(least, taken(table, kind))
    return least * stake(table) >> 8
