"""Whole deals played by policies inside the compiled core: playouts for search, duels for tuning."""

from __future__ import annotations

from mypy_extensions import i64

from canasta.engine.awards import Awards
from canasta.engine.deal import EngineDeal
from canasta.engine.rng import Rng
from canasta.engine.rule_table import RuleTable
from canasta.engine.score import side_points
from canasta.engine.simulate import fingerprint, random_deal
from canasta.engine.state import OVER
from canasta.players.core.memory import Memory, begin
from canasta.players.core.policy import decide
from canasta.players.core.weights import Weights


def play_out(deal: EngineDeal, memory: Memory, styles: list[Weights]) -> i64:
    """Play a deal to its end, each seat by its style; the number of actions. Changes deal and memory."""
    steps: i64 = 0
    while deal.phase != OVER:
        action = decide(deal, memory, styles[deal.to_act])
        memory.note(deal, action)
        deal.apply(action)
        steps += 1
    return steps


def points_of(deal: EngineDeal, awards: Awards) -> list[int]:
    """The points by side of a deal that is over."""
    points: list[int] = []
    for side in range(int(deal.rule_table.sides)):
        points.append(side_points(deal, awards, side))
    return points


def duel(
    rule_table: RuleTable, awards: Awards, first: Weights, second: Weights, boards: int, seed: int, score: int
) -> list[float]:
    """Play random deals with every line-up of two styles; for each deal, the mean points by which `first` is better.

    Two sides: both ways round. Three sides: the six line-ups that include both styles, the mean side of one style
    against the mean side of the other. Every side starts at `score`. The same seed deals the same cards to any styles.
    """
    rng = Rng(seed)
    minimums = [int(rule_table.minimum(score))] * int(rule_table.sides)
    differences: list[float] = []
    board: i64 = 0
    while board < boards:
        deal = random_deal(rule_table, rng, minimums)
        differences.append(_board(deal, awards, first, second))
        board += 1
    return differences


def _board(deal: EngineDeal, awards: Awards, first: Weights, second: Weights) -> float:
    found = 0.0
    line_ups = 2 if deal.rule_table.sides == 2 else 6
    for line_up in range(1, line_ups + 1):
        found += _played(deal.copy(), awards, first, second, line_up)
    return found / line_ups


def _played(deal: EngineDeal, awards: Awards, first: Weights, second: Weights, line_up: int) -> float:
    """Points by which the mean side of `first` beats the mean side of `second`; each bit of `line_up` is a side."""
    rule_table = deal.rule_table
    styles: list[Weights] = []
    for seat in range(rule_table.seats):
        styles.append(first if (line_up >> int(seat % rule_table.sides)) & 1 == 1 else second)
    play_out(deal, begin(deal, awards), styles)
    good = 0
    bad = 0
    many = 0
    for side, points in enumerate(points_of(deal, awards)):
        if (line_up >> side) & 1 == 1:
            good += points
            many += 1
        else:
            bad += points
    return good / many - bad / (int(rule_table.sides) - many)


def played(rule_table: RuleTable, awards: Awards, style: Weights, deals: int, seed: int, score: int) -> tuple[int, int]:
    """Play random deals with one style on every seat: (actions, checksum of the final states)."""
    rng = Rng(seed)
    minimums = [int(rule_table.minimum(score))] * int(rule_table.sides)
    styles = [style] * int(rule_table.seats)
    actions: i64 = 0
    checksum: i64 = 0
    done: i64 = 0
    while done < deals:
        deal = random_deal(rule_table, rng, minimums)
        actions += play_out(deal, begin(deal, awards), styles)
        checksum = (checksum * 31 + fingerprint(deal)) & 0xFFFFFFFFFFFF
        done += 1
    return int(actions), int(checksum)
