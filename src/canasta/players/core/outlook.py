"""A candidate of a search, one playout of it, and the sums over its playouts."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from canasta.engine.actions import DRAW_ACTION, START, TAKE_NATURALS, decode
from canasta.engine.deal import EngineDeal
from canasta.engine.packed import bit_count
from canasta.engine.score import side_points
from canasta.engine.state import OVER, PLAY, WENT_OUT
from canasta.engine.units import ActionCode, Seat
from canasta.players.core.aim import Aim
from canasta.players.core.memory import Memory
from canasta.players.core.policy import decide
from canasta.players.core.reading import canastas
from canasta.players.core.weights import Weights

SHARE: Final = 0.25  # expected true part of a difference between the policy's scores
LEAST: Final = -60.0  # points: the most that a score counts against a candidate


@mypyc_attr(acyclic=True)
class Outlook:
    """A candidate and the results of its playouts, as sums over `worlds`.

    `closing`: the side goes out in this turn. `then`: further actions of the turn, tried with it. `score`: from the
    policy. `rude`: a partner would call it a blunder. `points`: of the side less the mean of the others; near the end
    of a match, the worth of the chance to win it. `gain`: points better than the policy's choice; `squares`: their
    squares. `taken`: times that the next opponent took the pile; `lost`: the cards in it. `out`: times that the side
    went out; `beaten`: times that another did. `held`: card points in the side's hands at the end. `own`: points of the
    side in the deal; `squares_own`: their squares; `theirs`: the mean of the others; `canastas`: those of the side.
    `steps`: all legal actions examined.
    """

    def __init__(self, action: ActionCode, closing: bool, score: i64) -> None:
        self.action: i64 = action
        self.closing: bool = closing
        self.score: i64 = score
        self.then: list[i64] = []
        self.rude: bool = False
        self.worlds: i64 = 0
        self.points: i64 = 0
        self.gain: i64 = 0
        self.squares: i64 = 0
        self.taken: i64 = 0
        self.lost: i64 = 0
        self.out: i64 = 0
        self.beaten: i64 = 0
        self.held: i64 = 0
        self.own: i64 = 0
        self.squares_own: i64 = 0
        self.theirs: i64 = 0
        self.canastas: i64 = 0
        self.steps: i64 = 0

    def mean_gain(self) -> float:
        """Mean gain over the policy's choice, in points."""
        return int(self.gain) / max(int(self.worlds), 1)

    def expected(self, policy: i64, trust: i64) -> float:
        """The expected gain: the mean, with the difference of the scores to `policy`, the score of the policy's choice,
        counted like `trust` more worlds."""
        said = 0.0 if self.closing else max(SHARE * 0.1 * int(self.score - policy), LEAST)
        return (int(self.gain) + said * int(trust)) / max(int(self.worlds) + int(trust), 1)

    def error(self) -> float:
        """The standard error of the mean gain."""
        number = int(self.worlds)
        if number < 2:
            return 1e9
        mean = int(self.gain) / number
        variance = max(int(self.squares) / number - mean * mean, 0.0)
        return sqrt(variance / (number - 1))

    def note(self, value: i64, base: i64) -> None:
        """Add a world in which the candidate is worth `value` and the policy's choice `base`."""
        gain = value - base
        self.worlds += 1
        self.points += value
        self.gain += gain
        self.squares += gain * gain


def try_out(
    deal: EngineDeal, memory: Memory, styles: list[Weights], seat: Seat, outlook: Outlook, aim: Aim | None = None
) -> i64:
    """Play a candidate and the rest of the deal; the points of the seat's side less the mean of the others, or with an
    aim their worth."""
    rule_table = deal.rule_table
    side = seat % rule_table.sides
    _carry_out(deal, memory, outlook.action)
    if outlook.closing and deal.phase == PLAY:
        deal.bound = True
    for action in outlook.then:
        _carry_out(deal, memory, action)
    watching = True
    while deal.phase != OVER:
        acting = deal.to_act
        action = decide(deal, memory, styles[acting])
        outlook.steps += bit_count(deal.base) + bit_count(deal.starts) + bit_count(deal.adds)
        if watching and acting % rule_table.sides != side:
            if TAKE_NATURALS <= action < START and decode(action)[2] == 1:
                outlook.taken += 1
                outlook.lost += deal.pile_size
                watching = False
            elif action == DRAW_ACTION:
                watching = False
        _carry_out(deal, memory, action)
    return _value(deal, memory, side, outlook, aim)


def _carry_out(deal: EngineDeal, memory: Memory, action: ActionCode) -> None:
    memory.note(deal, action)
    deal.apply(action)


def _value(deal: EngineDeal, memory: Memory, side: i64, outlook: Outlook, aim: Aim | None) -> i64:
    rule_table = deal.rule_table
    if deal.outcome == WENT_OUT:
        if deal.seat % rule_table.sides == side:
            outlook.out += 1
        else:
            outlook.beaten += 1
    for seat in range(rule_table.seats):
        if seat % rule_table.sides == side:
            outlook.held += rule_table.worth(deal.hands[seat])
    points: list[int] = []
    others = 0
    for index in range(int(rule_table.sides)):
        points.append(side_points(deal, memory.awards, index))
        if index != side:
            others += points[index]
    own = points[int(side)]
    rest = others // (int(rule_table.sides) - 1)
    outlook.own += own
    outlook.squares_own += own * own
    outlook.theirs += rest
    outlook.canastas += canastas(deal.sides[int(side)])
    if aim is not None:
        return aim.worth(points, int(side))
    return own - rest
