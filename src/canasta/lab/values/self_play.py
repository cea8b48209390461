"""States of self-play: deals of the compiled core between players of several styles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.lab.env.windows import Window
from canasta.lab.values.net import Sample
from canasta.players.core.value_inputs import input_names
from canasta.players.core.value_states import collect
from canasta.players.searching import HALF_BY_EYE, opponents

if TYPE_CHECKING:
    from canasta.players.core.weights import Weights
    from canasta.rules import Rules

SCORES: Final = (0.0, 0.0, 0.4, 0.7)  # of the target: what the sides begin a deal with, so that opening minimums differ


def line_ups(rules: Rules) -> list[list[Weights]]:
    """Weights by seat: the tuned ones on one side at least, and on the others those that a search expects there."""
    own, *others = opponents(rules, HALF_BY_EYE)
    found = [[own] * rules.seats]
    for other in others:
        found += [_against(rules, own, other, side) for side in range(rules.sides)]
    return found


def _against(rules: Rules, own: Weights, other: Weights, side: int) -> list[Weights]:
    return [own if seat % rules.sides == side else other for seat in range(rules.seats)]


def sample_of(rules: Rules, states: int, seed: int) -> Sample:
    """A sample of `states` states, or a few more, since the last deal is kept whole."""
    rule_table = rule_table_of(rules)
    width, outputs = len(input_names(rule_table)), rules.sides - 1
    scores = [int(share * rules.target) for share in SCORES]
    found = collect(rule_table, awards_of(rules), line_ups(rules), scores, width, states, seed)
    number, room = int(found.number), len(found.deals)
    return Sample(
        Window(found.inputs, "int16", room, width).now()[:number].copy(),
        Window(found.leads, "int64", room, outputs).now()[:number].astype(np.float32),
        Window(found.deals, "int64", room).now()[:number].copy(),
    )
