"""Whole deals of random play inside the engine: for benchmarks, soaks and as the base of rollouts."""

from __future__ import annotations

from mypy_extensions import i64, u8

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.engine.deal import EngineDeal, deal_in_order
from canasta.engine.rng import Rng
from canasta.engine.rule_table import RuleTable
from canasta.engine.state import NO_KIND


def random_order(rule_table: RuleTable, rng: Rng) -> vec[u8]:
    """The kinds of all cards in random order (Fisher-Yates)."""
    order = rule_table.cards[:]
    left: i64 = len(order)
    while left > 1:
        pick = rng.below(left)
        left -= 1
        card = order[left]
        order[left] = order[pick]
        order[pick] = card
    return order


def random_deal(rule_table: RuleTable, rng: Rng, minimums: list[int]) -> EngineDeal:
    """A fresh random deal; the moda, where there is one, is drawn at random."""
    order = random_order(rule_table, rng)
    first = rng.below(rule_table.seats)
    moda = rng.below(11)
    if not rule_table.has_moda:
        moda = NO_KIND
    return deal_in_order(rule_table, order, first, minimums, -1, 0, 0, moda, -1)


def random_deals(rule_table: RuleTable, deals: int, seed: int, score: int) -> tuple[int, int]:
    """Play that many deals at random, all sides at `score`. Returns (actions, checksum of the final states)."""
    rng = Rng(seed)
    minimums = [int(rule_table.minimum(score))] * int(rule_table.sides)
    actions: i64 = 0
    checksum: i64 = 0
    done: i64 = 0
    while done < deals:
        deal = random_deal(rule_table, rng, minimums)
        actions += deal.play_random(rng)
        checksum = (checksum * 31 + fingerprint(deal)) & 0xFFFFFFFFFFFF
        done += 1
    return int(actions), int(checksum)


def fingerprint(deal: EngineDeal) -> i64:
    """A number that differs between almost all different states: for golden checks of one build against another."""
    mix: i64 = deal.outcome * 7 + deal.seat * 11 + deal.drawn * 131 + deal.phase
    for seat in range(deal.rule_table.seats):
        mix = _mix(mix, deal.hands[seat])
    for side in deal.sides:
        mix = _mix(mix, side.melds.naturals)
        mix = _mix(mix, side.melds.twos)
        mix = _mix(mix, side.melds.jokers)
        mix = _mix(mix, side.red_threes + 8 * side.canastas)
        for melds in side.more:
            mix = _mix(mix, melds.naturals + 3 * melds.twos + 5 * melds.jokers)
    return _mix(mix, deal.pile)


def _mix(mix: i64, value: i64) -> i64:
    low = value & 0xFFFFFFF
    high = (value >> 28) & 0xFFFFFFFF
    return ((mix * 16777619) ^ (low + high * 40503)) & 0x3FFFFFFFF
