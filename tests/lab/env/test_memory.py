"""The compiled build keeps nothing of a call: the resident memory of a process that plays on and on stays the same.

`gc` does not see what compiled code forgets to give back, so each test counts the blocks and the pages of the process.
Some growth is let pass: caches fill, and the allocator takes its arenas.
"""

from __future__ import annotations

import gc
import os
import pickle
import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import numpy as np
import pytest

from canasta._build import build_kind
from canasta.advice import hint_of
from canasta.deal.view import View, view
from canasta.engine.batch import Batch
from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.engine.deal import EngineDeal, empty_deal, new_deal
from canasta.engine.rng import Rng
from canasta.engine.simulate import random_deal, random_order
from canasta.lab.env import AEC, AgainstBots, SeatedPolicy, VectorEnv
from canasta.lab.env.features import Features
from canasta.players import get
from canasta.players.core.chronicle import BatchObserver, DealObserver, begin_chronicle, chronicle_from
from canasta.players.core.hidden import Belief, Hidden
from canasta.players.core.memory import begin
from canasta.players.possible_deals import PossibleDeals
from canasta.players.prospects import advised
from canasta.players.simulation import deal_out, line_up, play_deal
from canasta.position import read_position
from canasta.review.decisions import Moment
from canasta.review.pieces import point
from canasta.rules import get as rules_named

STATM: Final = Path("/proc/self/statm")
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if STATM.exists() else 0
CALLS: Final = 1_000  # a call that keeps a `vec` keeps a block of it, whatever its size
ONCE: Final = 500_000  # bytes that a cache or the allocator may take while a test runs

pytestmark = [
    pytest.mark.skipif(not STATM.exists(), reason="the system does not tell the resident memory in /proc"),
    pytest.mark.skipif(build_kind() != "compiled", reason="plain Python gives back what it is given"),
]

RULES: Final = rules_named("clasica")
TABLE: Final = rule_table_of(RULES)
AWARDS: Final = awards_of(RULES)
KINDS: Final = [int(kind) for kind in TABLE.cards]
MINIMUMS: Final = [50, 50]
NONE: Final = [0] * 4
POSITION: Final = {"rules": "clasica", "phase": "play", "seat": [{"hand": "5 5 5 K"}, {}, {}, {}]}


class Kept(NamedTuple):
    """Memory kept by a process: blocks of Python's allocator, which has all up to 512 bytes, and bytes."""

    blocks: float
    size: float

    def below(self, blocks: float, size: float) -> bool:
        return self.blocks < blocks and self.size < size


def kept(call: Callable[[], object], calls: int, before: int) -> Kept:
    """The memory kept by `calls` of them, after `before` of them; `ONCE` of the bytes are let pass.

    Of two such runs the smaller figures count: what each call keeps is in both, what a cache takes once in one.
    """
    for _ in range(before):
        call()
    runs = [_run(call, calls) for _ in range(2)]
    return Kept(min(run.blocks for run in runs), min(run.size for run in runs))


def _run(call: Callable[[], object], calls: int) -> Kept:
    gc.collect()
    blocks, pages = sys.getallocatedblocks(), int(STATM.read_text().split()[1])
    for _ in range(calls):
        call()
    gc.collect()
    more = (int(STATM.read_text().split()[1]) - pages) * PAGE - ONCE
    return Kept((sys.getallocatedblocks() - blocks) / calls, max(0, more) / calls)


@pytest.fixture(scope="module", autouse=True)
def _only_what_is_new() -> None:
    """Let `gc` look at what these tests make alone: it is called a hundred times."""
    gc.collect()
    gc.freeze()


def middle(name: str = "clasica") -> View:
    """A view in the middle of a deal of `greedy`."""
    rules, bot, chance = rules_named(name), get("greedy"), Random(1)
    deal = deal_out(rules, "memory", 3)
    for _action in range(40):
        deal.play(bot.choose(view(deal, deal.to_act), chance))
    return view(deal, deal.to_act)


def borders() -> dict[str, Callable[[], object]]:
    """Each way over the border into compiled code that makes or fills a `vec`, by name."""
    deal = random_deal(TABLE, Rng(1), MINIMUMS)
    chronicle = begin_chronicle(deal, AWARDS, 8)
    numbers, data = chronicle.numbers(), deal.as_bytes()
    features = Features(RULES, perfect=True)
    observer = DealObserver(features.history, features.hidden, features.width)
    batch = Batch(TABLE, AWARDS, 8, 1)
    observed = BatchObserver(Batch(TABLE, AWARDS, 8, 1), 8, perfect=True)
    observed.restart(observed.rows)
    hidden = Hidden(KINDS, 4, NONE, [11] * 4, 0, 0, 0, 64)

    def hands() -> None:
        deal.hands[0] = int(deal.hands[0])

    def actions(drawn: object, step: Callable[[list[int]], None]) -> None:
        step([int(action) for action in np.asarray(drawn)])

    return {
        "empty_deal": lambda: empty_deal(TABLE, KINDS, MINIMUMS),
        "new_deal": lambda: new_deal(TABLE, KINDS, 0, MINIMUMS),
        "random_deal": lambda: random_deal(TABLE, Rng(1), MINIMUMS),
        "random_order": lambda: random_order(TABLE, Rng(1)),
        "from_bytes": lambda: EngineDeal.from_bytes(TABLE, data),
        "copy": deal.copy,
        "hands": hands,
        "Hidden": lambda: Hidden(KINDS, 4, NONE, [11] * 4, 0, 0, 0, 64),
        "fill": lambda: hidden.fill(deal, Rng(1)),
        "Belief": lambda: Belief([256] * 330),
        "Memory": lambda: begin(deal, AWARDS),
        "begin_chronicle": lambda: begin_chronicle(deal, AWARDS, 8),
        "chronicle_from": lambda: chronicle_from(AWARDS, 8, numbers),
        "chronicle, pickled": lambda: pickle.loads(pickle.dumps(chronicle)),  # noqa: S301 - written here
        "DealObserver": lambda: observer.observe(deal, chronicle, 0),
        "row": lambda: deal.row(0),
        "Batch, arrays": lambda: batch.step(np.array(batch.sample())),
        "Batch, lists": lambda: actions(batch.sample(), batch.step),
        "Batch, observations": batch.observe,
        "BatchObserver": lambda: observed.step(observed.batch.sample(), observed.rows),
    }


def test_calls_over_the_border_keep_nothing() -> None:
    found = {name: kept(call, CALLS, CALLS // 10) for name, call in borders().items()}
    assert {name: each for name, each in found.items() if not each.below(0.1, 4)} == {}


def deals(bot: str) -> Callable[[], object]:
    numbers, bots = count(), line_up(RULES, [get(bot)])
    return lambda: play_deal(RULES, bots, "memory", next(numbers))


def decision(bot: str) -> Callable[[], object]:
    seen, player, chance = middle(), get(bot), Random(1)
    return lambda: player.choose(seen, chance)


def steps_of_many() -> Callable[[], object]:
    env = VectorEnv("clasica", 256)
    env.reset(seed=1)
    return lambda: env.step(env.sample())


def steps_against_bots() -> Callable[[], object]:
    env = AgainstBots("clasica", "novice")
    seen, _ = env.reset(seed=1)

    def step() -> None:
        nonlocal seen
        seen, _, over, _, _ = env.step(int(np.argmax(seen["action_mask"])))
        if over:
            seen, _ = env.reset()

    return step


def policy() -> Callable[[], object]:
    bot, seen, chance = SeatedPolicy(lambda _row, mask: mask, "clasica"), middle(), Random(1)
    return lambda: bot.choose(seen, chance)


def moments() -> Callable[[], object]:
    """The worth of a moment, which a review asks for at each turn."""
    worlds, seeds = PossibleDeals(middle()), count()
    moment = Moment(1, 0, drawn=False, core=worlds.deal, memory=worlds.memory)
    return lambda: point(RULES, [0, 0], moment, 1, next(seeds))


def hints() -> Callable[[], object]:
    seen, bot = middle(), get("strong/8")
    return lambda: hint_of(seen, advised(bot, seen, Random(2)), "en")


@pytest.mark.parametrize(
    ("work", "calls", "most"),
    [
        # Caches of the rules fill for long; before, a deal kept 200 blocks and more.
        (partial(deals, "greedy"), 40, 20),
        (partial(deals, "tuned"), 40, 20),
        (partial(deals, "random"), 200, 1),
        (partial(decision, "greedy"), 200, 0.5),
        (partial(decision, "strong/8"), 60, 0.5),
        (steps_of_many, 200, 0.5),
        (steps_against_bots, 120, 1),
        (policy, 200, 0.5),
        (moments, 200, 0.5),
        (hints, 40, 0.5),
        (lambda: lambda: read_position(POSITION), 200, 0.5),
    ],
)
def test_work_keeps_nothing(work: Callable[[], Callable[[], object]], calls: int, most: float) -> None:
    assert kept(work(), calls, calls // 2).blocks < most


def test_an_environment_of_agents_keeps_nothing() -> None:
    """Before, a deal kept the row of its observations."""
    env = AEC("clasica")

    def begin_again() -> None:
        env.reset(seed=1)
        env.observe(env.agent_selection)
        env.step(int(env.episode.deal.legal_actions()[0]))

    assert kept(begin_again, 1_500, 200).below(0.5, 100)


def test_what_each_call_keeps_is_seen() -> None:
    there: list[object] = []
    assert kept(lambda: there.append(object()), 100, 50).blocks > 0.9
