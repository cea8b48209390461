"""Random whole deals, played by the engine and the reference together."""

from __future__ import annotations

import random
from typing import Any

from tests.engine.lockstep import Pair
from tests.engine.random_tables import random_scores
from tests.engine.tables import KIND, packed
from tests.reference.cards import NATURALS
from tests.reference.cards import pack as ref_pack
from tests.reference.deal import RefDeal
from tests.reference.dealing import Cut

from canasta.cards import NATURAL_KINDS
from canasta.engine.compile_rules import rule_table_of
from canasta.engine.deal import new_deal
from canasta.rules import model
from canasta.rules.model import Rules

NOT_NATURAL = 10  # twos, jokers and threes of a pack, all of which might have to be turned onto the first pile


def random_pair(rules: Rules, rng: random.Random, name: str) -> Pair:
    """A deal from its first card on: the whole pack, one cut short so that the stock soon ends, or one of few ranks."""
    order = ref_pack(rules.packs)
    rng.shuffle(order)
    needed = rules.seats * rules.hand_size + rules.initial_pile + NOT_NATURAL * rules.packs
    sort = rng.randrange(3)
    if sort == 1:
        order = order[: needed + rng.randint(0, 14)]
    elif sort == 2:
        ranks = list(NATURALS)
        rng.shuffle(ranks)
        while len(ranks) > 1 and len(order) - order.count(ranks[-1]) >= needed + 8:
            gone = ranks.pop()
            order = [card for card in order if card != gone]
    first = rng.randrange(rules.seats)
    scores = random_scores(rules, rng)
    cut, kept = cut_at_random(rules, rng, order) if rules.cut is model.CutPurpose.MODA else (None, {})
    minimums = [rules.opening_minimum(score) for score in scores]
    deal = new_deal(rule_table_of(rules), [KIND[card] for card in order], first, minimums, **kept)
    return Pair(deal, RefDeal.deal(rules, order, first, scores, cut), name)


def cut_at_random(rules: Rules, rng: random.Random, order: list[str]) -> tuple[Cut, dict[str, Any]]:
    """A cut (TB-2.3 to TB-2.7) as both take it; the cards kept leave the order."""
    cutter = rng.randrange(rules.seats)
    wilds = [card for card in order if card in ("2", "X")][: rng.choice((0, 0, 1, 2))]
    for wild in wilds:
        order.remove(wild)
    red_threes = rng.choice((0, 0, 1))
    if red_threes:
        order.remove("3r")
    moda, exact = rng.choice(NATURALS), rng.random() < 0.3
    kept = {
        "cutter": cutter,
        "kept_wilds": packed(tuple(wilds)),
        "kept_red_threes": red_threes,
        "moda": NATURAL_KINDS[KIND[moda]],
        "exact_cut": cutter % rules.sides if exact else -1,
    }
    return Cut(cutter, tuple(wilds), red_threes, moda, exact), kept
