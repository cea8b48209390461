"""The slices of our own engine: short runs, each answered with its figures. Works on whichever build Python imports.

Reads one JSON object a line, ``{"what": NAME, "rules": RULE SET, "seconds": 0.1}``, and answers with the figures of
that slice: a function below whose name ends the same way. Seconds are processor time, which others disturb little.
"""

from __future__ import annotations

import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import islice

from canasta._build import build_kind
from canasta.engine.batch import Batch
from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.deal import EngineDeal
from canasta.engine.rng import Rng
from canasta.engine.rule_table import RuleTable
from canasta.engine.simulate import random_deal, random_deals
from canasta.players.core.files import tuned_weights
from canasta.players.core.memory import Memory, begin
from canasta.players.core.playout import play_out, played
from canasta.players.core.policy import decide
from canasta.rules import get

Figures = dict[str, float]
BATCH = 1024  # deals a batch
_batches: dict[str, Batch] = {}
_positions: dict[str, list[tuple[EngineDeal, Memory]]] = {}
_rng = Rng(1)
_chance = random.Random(1)


def fresh(rule_table: RuleTable) -> EngineDeal:
    """A random deal, both sides at 0."""
    return random_deal(rule_table, _rng, [int(rule_table.minimum(0))] * int(rule_table.sides))


def slice_stepped(rules: str, seconds: float) -> Figures:
    """Stepped from interpreted Python: list the legal actions, choose one, carry it out."""
    rule_table = rule_table_of(get(rules))
    minimums = [int(rule_table.minimum(0))] * int(rule_table.sides)
    choice = _chance.choice
    actions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        deal = random_deal(rule_table, _rng, minimums)
        while legal := deal.legal_actions():
            deal.apply(choice(legal))
            actions += 1
    return {"actions": actions, "seconds": spent}


def slice_inside(rules: str, seconds: float) -> Figures:
    """Whole deals inside the engine, a few milliseconds of them a call."""
    rule_table = rule_table_of(get(rules))
    actions, deals = 0, 1
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        before = spent
        actions += random_deals(rule_table, deals, _chance.getrandbits(60), 0)[0]
        if time.process_time() - begin - before < seconds / 20:
            deals *= 2
    return {"actions": actions, "seconds": spent}


def slice_batch(rules: str, seconds: float, *, masks: bool = False, observations: bool = False) -> Figures:
    """Random steps of a batch; a step of every deal counts as so many actions."""
    batch = _batches.get(rules)
    if batch is None:
        batch = _batches[rules] = Batch(rule_table_of(get(rules)), awards_of(get(rules)), BATCH, 1)
    actions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        batch.step(batch.sample())
        if masks:
            batch.expand()
        if observations:
            batch.observe()
        actions += BATCH
    return {"actions": actions, "seconds": spent}


def slice_batch_masks(rules: str, seconds: float) -> Figures:
    return slice_batch(rules, seconds, masks=True)


def slice_batch_all(rules: str, seconds: float) -> Figures:
    return slice_batch(rules, seconds, masks=True, observations=True)


def positions(rules: str) -> list[EngineDeal]:
    """Forty positions of random deals, from the first turn to the last one."""
    found: list[EngineDeal] = []
    while len(found) < 40:
        deal = fresh(rule_table_of(get(rules)))
        while not deal.over:
            found.append(deal.copy())
            for _ in range(5):
                if not deal.over:
                    deal.apply(deal.random_action(_rng))
    return found[:40]


def halfway(rules: str) -> Iterator[tuple[EngineDeal, Memory]]:
    """Deals between tuned policies, each as it lay when half of the stock was gone; what ends before is left out."""
    rule_table, weights = rule_table_of(get(rules)), tuned_weights(rules)
    awards = awards_of(get(rules))
    while True:
        deal = fresh(rule_table)
        memory, half = begin(deal, awards), deal.stock_left() // 2
        while not deal.over:
            if deal.stock_left() <= half:
                yield deal, memory
                break
            action = decide(deal, memory, weights)
            memory.note(deal, action)
            deal.apply(action)


def slice_playouts(rules: str, seconds: float) -> Figures:
    """Copies of deals that are half played, played to their end by the tuned policy; an action is a whole playout."""
    styles = [tuned_weights(rules)] * get(rules).seats
    positions = _positions.get(rules)
    if positions is None:
        positions = _positions[rules] = list(islice(halfway(rules), 50))
    actions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        deal, memory = positions[actions % len(positions)]
        play_out(deal.copy(), memory.copy(), styles)
        actions += 1
    return {"actions": actions, "seconds": spent}


def slice_same(rules: str, _seconds: float) -> Figures:
    """How 200 whole deals of the tuned policy and 400 at random end: equal for all builds that play the same."""
    rule_table, awards = rule_table_of(get(rules)), awards_of(get(rules))
    actions, mark = played(rule_table, awards, tuned_weights(rules), 200, 1, 0)
    at_random, random_mark = random_deals(rule_table, 400, 1, 0)
    return {"actions": actions, "mark": mark, "random_actions": at_random, "random_mark": random_mark}


def slice_copy(rules: str, seconds: float) -> Figures:
    """Copies a second, called from interpreted Python; the call is part of it."""
    makers = [deal.copy for deal in positions(rules)]
    actions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for copy in makers:
            for _ in range(25):
                copy()
        actions += 25 * len(makers)
    return {"actions": actions, "seconds": spent}


def slice_bytes(rules: str, _seconds: float) -> Figures:
    """Memory of a copy as Python's allocators count it: many are kept, in a list that is there before."""
    makers = [deal.copy for deal in positions(rules)]
    number = 50 * len(makers)
    kept: list[EngineDeal | None] = [None] * number
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for index in range(number):
        kept[index] = makers[index % len(makers)]()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return {"bytes": (after - before) / number}


SLICES: dict[str, Callable[[str, float], Figures]] = {
    name.removeprefix("slice_"): function for name, function in list(globals().items()) if name.startswith("slice_")
}


def main() -> None:
    print(json.dumps({"build": build_kind()}), flush=True)
    for line in sys.stdin:
        task = json.loads(line)
        print(json.dumps(SLICES[task["what"]](task["rules"], task["seconds"])), flush=True)


if __name__ == "__main__":
    main()
