"""A candidate of a search, one playout of it, and the sums over its playouts.

Near the end of a match the aim of a deal is the chance to win the match, in points of the deal.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from canasta.engine.actions import DRAW_ACTION, START, TAKE_NATURALS, decode
from canasta.engine.deal import EngineDeal
from canasta.engine.packed import bit_count
from canasta.engine.state import DRAW, NOT_DRAWN, OVER, PLAY, WENT_OUT
from canasta.engine.units import ActionCode, Seat
from canasta.players.core.memory import Memory
from canasta.players.core.playout import play_out, points_of
from canasta.players.core.policy import decide
from canasta.players.core.reading import canastas
from canasta.players.core.value_net import STEPS, Horizon
from canasta.players.core.weights import Weights

LEAST_CHANCE: Final = 0.02  # that is used; the highest is 1 - LEAST_CHANCE. Beyond them a point is worth no less
SHARE: Final = 0.25  # expected true part of a difference between the policy's scores
LEAST: Final = -60.0  # points: the most that a score counts against a candidate
NEVER: Final[i64] = 1_000_000_000  # a turn that no deal reaches


@mypyc_attr(acyclic=True)
class Aim:
    """Totals before a deal, the target, and the two numbers of a fit (`canasta.players.equity`)."""

    def __init__(self, totals: list[int], target: int, deal: float, growth: float) -> None:
        self.totals: list[int] = totals
        self.target: int = target
        self.deal: float = deal
        self.growth: float = growth

    def share(self, points: list[int], side: int) -> float:
        """The chance of a side to win the match after a deal with these points by side."""
        best = self.totals[0] + points[0]
        for index in range(1, len(points)):
            best = max(best, self.totals[index] + points[index])
        own = self.totals[side] + points[side]
        if best >= self.target:
            level = 0
            for index in range(len(points)):
                if self.totals[index] + points[index] == best:
                    level += 1
            if level == 1:
                return 1.0 if own == best else 0.0
        scale = self._scale(best)
        whole = 0.0
        for index in range(len(points)):
            whole += exp((self.totals[index] + points[index] - best) / scale)
        return exp((own - best) / scale) / whole

    def worth(self, points: list[int], side: int) -> i64:
        """The change of that chance over the deal, in points: the lead that would change it as much."""
        nothing = [0] * len(points)
        now = min(max(self.share(nothing, side), LEAST_CHANCE), 1 - LEAST_CHANCE)
        best = self.totals[0]
        for total in self.totals:
            best = max(best, total)
        return int((self.share(points, side) - now) * self._scale(best) / (now * (1 - now)))

    def _scale(self, best: int) -> float:
        return sqrt(self.deal * self.deal + self.growth * max(0, self.target - best))


@mypyc_attr(acyclic=True)
class Outlook:
    """A candidate and the results of its playouts, as sums over `worlds`.

    `closing`: the side goes out in this turn. `then`: further actions of the turn, tried with it. `score`: from the
    policy. `rude`: a partner would call it a blunder. `points`: of the side less the mean of the others; near the end
    of a match, the worth of the chance to win it. `gain`: points better than the policy's choice; `squares`: their
    squares. `taken`: times that the next opponent took the pile; `lost`: the cards in it. `ended`: times that the turn
    itself ended the deal; `stranded`: card points in the side's hands then. `steps`: all legal actions examined.

    The rest are sums over the `whole` playouts that were watched to the end of the deal. `out`: times that the side
    went out; `beaten`: times that another did. `held`: card points in the side's hands at the end. `own`: points of the
    side in the deal; `squares_own`: their squares; `theirs`: the mean of the others; `canastas`: those of the side.
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
        self.ended: i64 = 0
        self.stranded: i64 = 0
        self.steps: i64 = 0
        self.whole: i64 = 0
        self.out: i64 = 0
        self.beaten: i64 = 0
        self.held: i64 = 0
        self.own: i64 = 0
        self.squares_own: i64 = 0
        self.theirs: i64 = 0
        self.canastas: i64 = 0

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
    deal: EngineDeal,
    memory: Memory,
    styles: list[Weights],
    seat: Seat,
    outlook: Outlook,
    aim: Aim | None = None,
    horizon: Horizon | None = None,
    watched: bool = True,
) -> i64:
    """Play a candidate and the rest of the deal; the points of the seat's side less the mean of the others, or with an
    aim their worth.

    With a horizon the playout is cut there and the net says the result; if it is `watched`, it goes on to the end only
    to tell how the deal ends.
    """
    side = deal.rule_table.side_of(seat)
    turn = memory.turns
    _carry_out(deal, memory, outlook.action)
    if outlook.closing and deal.phase == PLAY:
        deal.bound = True
    for action in outlook.then:
        _carry_out(deal, memory, action)
    far = horizon if aim is None else None
    if not _play_on(deal, memory, styles, side, outlook, turn, far):
        assert far is not None
        value = far.net.lead(deal, memory.awards, side)
        outlook.steps += STEPS
        if watched:
            play_out(deal, memory, styles)
            _note_end(deal, points_of(deal, memory.awards), side, outlook)
        return value
    if memory.turns <= turn + 1 and deal.outcome == WENT_OUT and deal.rule_table.side_of(deal.seat) == side:
        outlook.ended += 1
        outlook.stranded += _points_held(deal, side)
    points = points_of(deal, memory.awards)
    if watched:
        _note_end(deal, points, side, outlook)
    if aim is not None:
        return aim.worth(points, int(side))
    return points[int(side)] - _mean_of_others(points, side)


def _play_on(
    deal: EngineDeal,
    memory: Memory,
    styles: list[Weights],
    side: i64,
    outlook: Outlook,
    turn: i64,
    horizon: Horizon | None,
) -> bool:
    """Play to the end of the deal, or to the horizon: False if that comes first. `turn`: the one of the decision."""
    rule_table = deal.rule_table
    last = NEVER if horizon is None else turn + horizon.turns
    watching = True
    while deal.phase != OVER:
        if memory.turns >= last and deal.phase == DRAW and deal.came == NOT_DRAWN:
            return False
        acting = deal.to_act
        action = decide(deal, memory, styles[acting])
        outlook.steps += bit_count(deal.base) + bit_count(deal.starts) + bit_count(deal.adds)
        if watching and rule_table.side_of(acting) != side:
            if TAKE_NATURALS <= action < START and decode(action)[2] == 1:
                outlook.taken += 1
                outlook.lost += deal.pile_size
                watching = False
            elif action == DRAW_ACTION:
                watching = False
        _carry_out(deal, memory, action)
    return True


def _carry_out(deal: EngineDeal, memory: Memory, action: ActionCode) -> None:
    memory.note(deal, action)
    deal.apply(action)


def _points_held(deal: EngineDeal, side: i64) -> i64:
    """Card points in the hands of a side."""
    rule_table = deal.rule_table
    found: i64 = 0
    for seat in range(rule_table.seats):
        if rule_table.side_of(seat) == side:
            found += rule_table.worth(deal.hands[seat])
    return found


def _note_end(deal: EngineDeal, points: list[int], side: i64, outlook: Outlook) -> None:
    """Add how a deal ended, with these points by side, to the sums of a candidate."""
    rule_table = deal.rule_table
    outlook.whole += 1
    if deal.outcome == WENT_OUT:
        if rule_table.side_of(deal.seat) == side:
            outlook.out += 1
        else:
            outlook.beaten += 1
    outlook.held += _points_held(deal, side)
    own: i64 = points[int(side)]
    outlook.own += own
    outlook.squares_own += own * own
    outlook.theirs += _mean_of_others(points, side)
    outlook.canastas += canastas(deal.sides[int(side)])


def _mean_of_others(points: list[int], side: i64) -> i64:
    others = 0
    for index in range(len(points)):
        if index != side:
            others += points[index]
    return others // (len(points) - 1)
