"""A process of the other build: takes a pickle of values from its input, plays them on, and writes them as a pickle."""

from __future__ import annotations

import pickle
import random
import sys
from typing import TypedDict

from tests.match.playing import cards, choose

from canasta._build import build_kind
from canasta.deal.deal import Deal
from canasta.deal.view import View
from canasta.engine.batch import Batch
from canasta.engine.deal import EngineDeal
from canasta.engine.rng import Rng
from canasta.match.match import Match

STEPS = 40


class Values(TypedDict):
    """The values that go to and fro."""

    build: str
    rng: Rng
    core: EngineDeal
    core_bytes: bytes
    batch: Batch
    deal: Deal
    match: Match
    view: View
    view_bytes: bytes


def play_on(values: Values) -> Values:
    """The values after the same further steps; what only travels, as it is here."""
    core, batch, deal, match = values["core"], values["batch"], values["deal"], values["match"]
    rng, chance = values["rng"], random.Random(5)
    assert EngineDeal.from_bytes(core.rule_table, values["core_bytes"]) == core
    assert View.from_bytes(values["view_bytes"]) == values["view"]
    for _step in range(STEPS):
        if not core.over:
            core.apply(core.random_action(rng))
        batch.step(batch.sample())
        if not deal.over:
            deal.play(choose(deal.legal().texts(), chance))
        if match.stage == "play":
            match.play(match.to_act, choose(match.legal(match.to_act), chance))
    seen = match.view(cards(match).turn)
    return Values(
        build=build_kind(),
        rng=rng,
        core=core,
        core_bytes=core.as_bytes(),
        batch=batch,
        deal=deal,
        match=match,
        view=seen,
        view_bytes=seen.as_bytes(),
    )


if __name__ == "__main__":
    asked = pickle.load(sys.stdin.buffer)  # noqa: S301 - from our own test
    pickle.dump([play_on(values) for values in asked], sys.stdout.buffer)
