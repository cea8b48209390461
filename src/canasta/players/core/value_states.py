"""Deals of self-play with what became of them, to learn a value from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64, mypyc_attr

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.engine.awards import Awards
from canasta.engine.deal import EngineDeal
from canasta.engine.rng import Rng
from canasta.engine.rule_table import RuleTable
from canasta.engine.simulate import random_deal
from canasta.engine.state import DRAW, NOT_DRAWN, OVER
from canasta.players.core.memory import begin
from canasta.players.core.playout import points_of
from canasta.players.core.policy import decide, decide_softly
from canasta.players.core.value_net import fill_inputs
from canasta.players.core.weights import Weights

SOFT_TURNS: Final[i64] = 8  # by seat: half of the deals begin with at most this number of turns played softly
WARMTH: Final[i64] = 300  # tenths of a point (`decide_softly`)


@mypyc_attr(acyclic=True)
class ValueStates:
    """States at the beginning of a turn.

    `inputs`: `width` numbers for each (`canasta.players.core.value_net`). `leads`: for each, the points at the end
    of every side but the last, less the mean of the others, from the side on turn on. `deals`: the number of its deal.
    """

    def __init__(self, width: i64, outputs: i64) -> None:
        self.width: i64 = width
        self.outputs: i64 = outputs
        self.inputs: vec[i16] = vec[i16]([])
        self.leads: vec[i64] = vec[i64]([])
        self.deals: vec[i64] = vec[i64]([])
        self.number: i64 = 0


def collect(
    rule_table: RuleTable,
    awards: Awards,
    line_ups: list[list[Weights]],
    scores: list[int],
    width: int,
    most: int,
    seed: int,
) -> ValueStates:
    """Play random deals until there are `most` states.

    The line-ups, weights by seat, take turns. Every side's score is one of `scores`, drawn at random. Half of the deals
    begin with turns played softly, so that odd states are met; these turns are left out.
    """
    rng = Rng(seed)
    sides = rule_table.sides
    found = ValueStates(width, sides - 1)
    blank = vec[i64]([0] * width)
    room = most + 64
    found.inputs = vec[i16]([0] * (room * width))
    found.leads = vec[i64]([0] * (room * int(sides - 1)))
    found.deals = vec[i64]([0] * room)
    turns: vec[i64] = vec[i64]([0] * room)
    number: i64 = 0
    at: i64 = 0
    while at < most:
        minimums: list[int] = []
        for _side in range(sides):
            minimums.append(int(rule_table.minimum(scores[int(rng.below(len(scores)))])))
        deal = random_deal(rule_table, rng, minimums)
        softly: i64 = rng.below(SOFT_TURNS * rule_table.seats) if number & 1 == 1 else 0
        first = at
        at = _play(deal, awards, line_ups[int(number % len(line_ups))], softly, rng, found, turns, blank, at, most)
        _note_leads(deal, awards, found, turns, first, at)
        for place in range(first, at):
            found.deals[place] = number
        number += 1
    found.number = at
    return found


def _play(
    deal: EngineDeal,
    awards: Awards,
    styles: list[Weights],
    softly: i64,
    rng: Rng,
    found: ValueStates,
    turns: vec[i64],
    blank: vec[i64],
    at: i64,
    most: i64,
) -> i64:
    """Play a deal to its end and note its states from a place on; the place after them."""
    memory = begin(deal, awards)
    width = found.width
    last: i64 = -1
    while deal.phase != OVER:
        if deal.phase == DRAW and deal.came == NOT_DRAWN and memory.turns != last:
            last = memory.turns
            if last >= softly and at < most:
                inputs = blank[:]
                fill_inputs(deal, awards, inputs)
                base = at * width
                for number in range(width):
                    found.inputs[base + number] = i16(inputs[number])
                turns[at] = deal.seat
                at += 1
        style = styles[deal.to_act]
        if memory.turns < softly:
            action = decide_softly(deal, memory, style, WARMTH, rng)
        else:
            action = decide(deal, memory, style)
        memory.note(deal, action)
        deal.apply(action)
    return at


def _note_leads(deal: EngineDeal, awards: Awards, found: ValueStates, turns: vec[i64], first: i64, end: i64) -> None:
    rule_table = deal.rule_table
    sides = rule_table.sides
    points = points_of(deal, awards)
    whole: i64 = sum(points)
    for place in range(first, end):
        side_on_turn = rule_table.side_of(turns[place])
        for number in range(found.outputs):
            own: i64 = points[int((side_on_turn + number) % sides)]
            found.leads[place * found.outputs + number] = own - (whole - own) // (sides - 1)
