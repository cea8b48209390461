"""Discards: what the next opponent can do with a card, and what the hand loses with it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import ACE, BLACK_THREE, JOKER, TWO
from canasta.engine.actions import discard
from canasta.engine.packed import count, kind_of, lanes, lowest, total
from canasta.engine.units import Kind
from canasta.players.core.ranking import NOTHING, WORST, Ranking
from canasta.players.core.reading import POINT, SURE, Reading, size_of

_ALMOST: Final[i64] = 6  # cards of a meld one short of a canasta
_MANY: Final[i64] = 8  # cards of a large pile


def rank_discards(table: Reading, ranking: Ranking) -> None:
    """Offer the legal discards; the best has the score 0."""
    if table.unseen < 0:
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
    lying = size_of(table.rival, kind)
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
    if found == SURE and not table.s.frozen and size_of(table.rival, kind) > _ALMOST:
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
    if table.unseen < 0:
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
