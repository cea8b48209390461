"""Lays: every legal lay with its own worth; above 0 it is better than keeping the cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from canasta.cards import ACE, BLACK_THREE, CANASTA, JOKER, TWO
from canasta.engine.actions import START, decode, first_add
from canasta.engine.packed import NATURALS, at_least, count, index_of, lowest, total
from canasta.engine.rank_options import can_start_wilds, wild_room
from canasta.engine.rule_table import NO_WILD_MELDS
from canasta.engine.state import NORMAL, PLAY, Melds
from canasta.engine.units import ActionWord, Kind, Slot
from canasta.players.core.closing import gain
from canasta.players.core.ranking import Ranking
from canasta.players.core.reading import POINT, SURE, UNKNOWN, Reading, clean_so_far, concealing, melded, size_of

_MEANT: Final[i64] = 500_000  # extra that only lays on the way to going out have


def rank_lays(table: Reading, ranking: Ranking, extra: i64) -> None:
    """Offer every legal lay, each with `extra` on top of its worth."""
    s = table.s
    extra += pushing(table) - concealing(table)
    if s.frozen:
        extra += table.w.lay_frozen
    left = 2 if _forces(table, extra) else 0
    bits = s.starts
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        action = START + index_of(bit)
        _word, kind, lane = decode(action)
        if lane == 3:
            ranking.offer(action, extra + _swap(table, kind))
        else:
            score = extra + start_worth(table, kind, lane)
            ranking.offer(action, score if table.size - 3 >= left else forced(table, score))
    if s.adds != 0:
        _rank_adds(table, ranking, extra, 0, s.adds, left)
    if s.rule_table.separate_melds:
        slot: i64 = 1
        for word in s.more_adds:
            if word != 0:
                _rank_adds(table, ranking, extra, slot, word, left)
            slot += 1


def _forces(table: Reading, extra: i64) -> bool:
    """True if a turn that lays all but one or two cards would be forced to go out unintentionally."""
    s = table.s
    return table.w.out_forced != 0 and extra < _MEANT and s.phase == PLAY and s.ending == NORMAL and table.own.opened


def forced(table: Reading, score: i64) -> i64:
    """The worth of a lay that forces the turn to go out: no more than going out brings."""
    return score + (min(gain(table) - score, 0) * table.w.out_forced >> 8)


def pushing(table: Reading) -> i64:
    """Value of shortening the hand, for a side that gains by going out."""
    if not table.ready:
        return 0
    return max(gain(table), 0) * table.w.push // (256 * max(table.size - 1, 1))


def _rank_adds(table: Reading, ranking: Ranking, extra: i64, slot: Slot, bits: ActionWord, left: i64) -> None:
    melds = table.own.slot(slot)
    while bits != 0:
        bit = lowest(bits)
        bits ^= bit
        action = first_add(slot) + index_of(bit)
        _word, kind, lane = decode(action)
        if lane == 3:
            ranking.offer(action, extra + _swap(table, kind))
        else:
            score = extra + add_worth(table, melds, kind, lane)
            ranking.offer(action, score if table.size - 1 >= left else forced(table, score))


def start_worth(table: Reading, kind: Kind, lane: i64) -> i64:
    """The worth of a new meld, by kind and lane of its action."""
    w = table.w
    rule_table = table.s.rule_table
    if kind >= TWO:
        return _wilds_start(table)
    value = rule_table.value(kind)
    if kind == BLACK_THREE:
        return POINT
    held = count(table.hand, kind)
    table.count_unseen()
    score = w.start_live * count(table.unseen, kind) - table.thin(table.size - 3)
    score -= table.held_power(kind, 3 if lane == 0 else 2)
    if rule_table.separate_melds and count(melded(table.own), kind) > 0:
        score += w.twin
    missing = CANASTA - held
    if 0 <= missing <= min(wild_room(rule_table, held), table.wilds):
        score += (_finish(table, kind, missing == 0) * w.plan >> 8) - missing * table.spend(TWO)
    if lane == 0:
        return score + w.start + w.start_more * (held - 3) + table.points_at_risk(3 * value)
    wild = TWO if lane == 1 else JOKER
    score += w.start_wild + table.points_at_risk(2 * value + rule_table.value(wild)) - table.spend(wild)
    return score - _soiling(table) - _reserve(table)


def add_worth(table: Reading, melds: Melds, kind: Kind, lane: i64) -> i64:
    """The worth of laying one card off on the meld of a kind in `melds`."""
    if kind >= TWO:
        return _wilds_add(table, melds, TWO if lane == 1 else JOKER)
    naturals = count(melds.naturals, kind)
    wilds = count(melds.twos, kind) + count(melds.jokers, kind)
    if lane == 0:
        return _natural(table, kind, naturals, wilds)
    return _wild(table, kind, naturals, wilds, TWO if lane == 1 else JOKER)


def _natural(table: Reading, kind: Kind, naturals: i64, wilds: i64) -> i64:
    """The worth of laying off a natural, or a black three when going out."""
    w = table.w
    size = naturals + wilds
    score = w.add + w.add_size * min(size, CANASTA) + table.points_at_risk(table.s.rule_table.value(kind))
    if size == CANASTA - 1 and kind <= ACE:
        return score + _finish(table, kind, wilds == 0)
    return score - table.held_power(kind, 1) - table.thin(table.size - 1)


def _wild(table: Reading, kind: Kind, naturals: i64, wilds: i64, wild: Kind) -> i64:
    """The worth of laying off a wild on a meld of naturals."""
    w = table.w
    rule_table = table.s.rule_table
    size = naturals + wilds
    score = table.points_at_risk(rule_table.value(wild)) - table.spend(wild) - _reserve(table)
    if wilds == 0:
        score -= _soiling(table)
    if size == CANASTA - 1:
        return score + _finish(table, kind, False)
    if size >= CANASTA:
        if wilds == 0:
            lost = table.awards.of_next(table.s, table.own, kind, True)
            lost -= table.awards.of_next(table.s, table.own, kind, False)
            return score - (lost * POINT * w.soil >> 8) - table.thin(table.size - 1)
        return score + w.waste - table.thin(table.size - 1)
    held = count(table.hand, kind)
    missing = CANASTA - size - held
    if missing <= 0:
        return score + w.waste
    if missing <= min(wild_room(rule_table, naturals + held) - wilds, table.wilds):
        return score + (_finish(table, kind, False) * w.plan >> 8) - (missing - 1) * table.spend(TWO)
    if size == CANASTA - 2 and not table.ready:
        score += w.build_first
    if wilds == 0:
        table.count_unseen()
        score -= w.soil_young * naturals + w.soil_live * count(table.unseen, kind)
    return score + w.build * size - table.thin(table.size - 1)


def _finish(table: Reading, kind: Kind, clean: bool) -> i64:
    """Value of finishing a canasta."""
    found = table.awards.of_next(table.s, table.own, kind, clean) * POINT * table.w.finish >> 8
    if table.finishing == UNKNOWN:
        table.finishing = _one_more(table)
    return found + table.finishing


def _one_more(table: Reading) -> i64:
    """Value of one more canasta, whatever its rank."""
    w, before = table.w, table.made
    found = (table.awards.of_number(before + 1) - table.awards.of_number(before)) * POINT * w.number >> 8
    return found + w.first if before < table.s.rule_table.canastas_to_go_out else found


def _reserve(table: Reading) -> i64:
    """Cost of a wild on naturals, for a side that has a meld of wilds to finish."""
    if table.reserve == UNKNOWN:
        table.reserve = _reserve_now(table)
    return table.reserve


def _reserve_now(table: Reading) -> i64:
    own = table.own
    if table.s.rule_table.wild_melds == NO_WILD_MELDS:
        return 0
    if table.wilds > 2 and can_start_wilds(table.s.rule_table, own, own.melds.twos + own.melds.jokers):
        return table.w.wilds_reserve
    if 0 < size_of(own.melds, TWO) < CANASTA:
        return table.w.wilds_reserve
    for melds in own.more:
        if (melds.twos | melds.jokers) >> (4 * TWO) != 0:
            return table.w.wilds_reserve
    return 0


def _soiling(table: Reading) -> i64:
    """Cost of the first wild on the table, for a side that can still play a clean game."""
    if not table.awards.clean_game:
        return 0
    if table.soiling == UNKNOWN:
        clean = clean_so_far(table.own)
        table.soiling = table.w.clean_game + table.w.clean_done * table.made if clean else 0
    return table.soiling


def _wilds_start(table: Reading) -> i64:
    w = table.w
    score = w.wilds_start + w.wilds_held * (table.wilds - 3)
    return score - _soiling(table) - table.thin(table.size - 3) + table.points_at_risk(60)


def _wilds_add(table: Reading, melds: Melds, wild: Kind) -> i64:
    """The worth of laying off a wild on the meld of wilds."""
    w = table.w
    size = count(melds.twos, TWO) + count(melds.jokers, TWO)
    award = table.awards.wilds_mixed
    if total(melds.jokers) == 0 and wild == TWO:
        award = table.awards.wilds_twos
    score = (award * POINT * w.wilds_add >> 8) * size // CANASTA - table.spend(wild)
    return score + table.points_at_risk(table.s.rule_table.value(wild))


def _swap(table: Reading, kind: Kind) -> i64:
    """The worth of swapping a natural for a wild in a canasta; the wild goes to another meld."""
    melds = table.own.melds
    wilds = melds.twos + melds.jokers
    worth = table.w.swap_move * table.time // SURE
    if count(wilds, kind) == 1:
        worth += table.w.swap_clean
    sizes = (melds.naturals & NATURALS) + (wilds & NATURALS)
    if at_least(sizes, CANASTA - 1) & ~at_least(sizes, CANASTA) != 0 or count(wilds, TWO) == CANASTA - 1:
        worth += _finish(table, kind, False)
    return worth
