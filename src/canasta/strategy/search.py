"""Search: what a policy would do, tried out in worlds that may be; another action only where that is surely better.

Every candidate is played to the end of the deal in the same worlds, each seat by a policy that sees its own hand only;
candidates that fall behind are dropped by halves. The policy's own choice stays to the end. What it thinks of the
others counts like so many worlds: few playouts leave its choice only for one that is much better or nearly as good in
its own eyes (`Outlook.expected`). All follows from the seed and the number of playouts.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from canasta.engine import legal
from canasta.engine.actions import ASK_BIT, DRAW_ACTION, PASS_BIT, START, TAKE_NATURALS
from canasta.engine.deal import Deal
from canasta.engine.rng import Rng
from canasta.engine.score import side_points
from canasta.engine.state import ANSWER, DRAW, NOT_DRAWN, OVER, PLAY, WENT_OUT, YES
from canasta.strategy.closing import could_close
from canasta.strategy.hidden import Hidden
from canasta.strategy.memory import Memory
from canasta.strategy.policy import decide, score_actions
from canasta.strategy.reading import Reading
from canasta.strategy.weights import Weights

NO_END: Final[i64] = 1_000_000_000_000
MEASURED: Final = 4  # worlds by which the length of playouts is judged
SHARE: Final = 0.25  # of the differences of the policy's scores that is expected to be true
LEAST: Final = -60.0  # points: what no score says more against a candidate
TRIES: Final = 400  # worlds looked at for one in which a partner could go out as it asks
EACH: Final = 24  # playouts for a candidate, on average; with fewer there are fewer candidates


@mypyc_attr(acyclic=True)
class Outlook:
    """A candidate, and what its playouts came to: sums over `worlds`, of which `outlook` gives means.

    `closing`: the turn goes out with it. `score` is the policy's. `points`: of the own side less the mean of the
    others; `gain` and `squares`: how much better than the policy's choice, and the squares of that. `taken`: times that
    the next opponent took the pile, `lost` the cards that it had then; `out` times that the own side went out,
    `beaten` that another did; `held` card points in the own side's hands at the end, `steps` all
    actions.
    """

    def __init__(self, action: i64, closing: bool, score: i64) -> None:
        self.action: i64 = action
        self.closing: bool = closing
        self.score: i64 = score
        self.worlds: i64 = 0
        self.points: i64 = 0
        self.gain: i64 = 0
        self.squares: i64 = 0
        self.taken: i64 = 0
        self.lost: i64 = 0
        self.out: i64 = 0
        self.beaten: i64 = 0
        self.held: i64 = 0
        self.steps: i64 = 0

    def mean_gain(self) -> float:
        """Points by which it is better than the policy's choice."""
        return int(self.gain) / max(int(self.worlds), 1)

    def expected(self, policy: i64, trust: i64) -> float:
        """The gain to be expected: the mean, and as if seen in `trust` worlds more what the scores say, against the
        score of the policy's choice."""
        said = 0.0 if self.closing else max(SHARE * 0.1 * int(self.score - policy), LEAST)
        return (int(self.gain) + said * int(trust)) / (int(self.worlds) + int(trust))

    def error(self) -> float:
        """The standard error of that."""
        number = int(self.worlds)
        if number < 2:
            return 1e9
        mean = int(self.gain) / number
        variance = max(int(self.squares) / number - mean * mean, 0.0)
        return sqrt(variance / (number - 1))


@mypyc_attr(acyclic=True)
class Plan:
    """How to search: `playouts` in all, the most `candidates`, and how many worlds the policy's opinion counts like.

    Where playouts are long there are fewer, so that all of them have about `work` actions.

    `own` is the policy of the own side, `others` are those that the opponents may have: each world takes one of them.
    """

    def __init__(
        self, own: Weights, others: list[Weights], playouts: i64, candidates: i64, trust: i64, work: i64 = NO_END
    ) -> None:
        self.own: Weights = own
        self.others: list[Weights] = others
        self.playouts: i64 = playouts
        self.candidates: i64 = candidates
        self.trust: i64 = trust
        self.work: i64 = work


def search(deal: Deal, memory: Memory, hidden: Hidden, plan: Plan, seed: i64) -> list[Outlook]:
    """The candidates of the seat to act, the chosen one first; the first is the only one where there is no choice."""
    found = candidates(deal, memory, plan)
    if len(found) < 2:
        return found
    rng = Rng(seed)
    world = deal.copy()
    alive = found[:]
    rounds = 1
    reach = 2
    while reach < len(alive):
        reach *= 2
        rounds += 1
    left = plan.playouts
    number: i64 = 0
    while rounds > 0:
        until = number + max(left // (rounds * len(alive)), 1)
        while number < until and next_world(world, hidden, rng):
            _try_all(world, memory, alive, plan, number)
            number += 1
            left -= len(alive)
            if number == MEASURED:
                left = min(left, _affordable(alive, plan))
                until = number + left // (rounds * len(alive))
        rounds -= 1
        if rounds > 0:
            alive = _better_half(alive, plan.trust)
    return _chosen_first(found, alive, plan)


def _affordable(alive: list[Outlook], plan: Plan) -> i64:
    """How many playouts there may be, by how long the first ones were."""
    steps: i64 = 0
    for outlook in alive:
        steps += outlook.steps
    return plan.work * MEASURED * len(alive) // max(steps, 1)


def next_world(world: Deal, hidden: Hidden, rng: Rng) -> bool:
    """Deal out a world. Who asks for leave could go out with the hand that asks: if no such world is found, False."""
    hidden.fill(world, rng)
    if world.phase != ANSWER:
        return True
    for _try in range(TRIES):
        world.phase = DRAW if world.came == NOT_DRAWN else PLAY
        legal.fill(world)
        world.phase = ANSWER
        if world.base & ASK_BIT != 0:
            return True
        hidden.fill(world, rng)
    return False


def candidates(deal: Deal, memory: Memory, plan: Plan) -> list[Outlook]:
    """The policy's choice, the next best by its scores, and going out where that is possible."""
    ranking = score_actions(deal, memory, plan.own)
    order: list[tuple[int, int, int]] = []
    for place, action in enumerate(ranking.actions):
        if action != ranking.best:
            order.append((-ranking.scores[place], place, action))
    order.sort()
    found = [Outlook(ranking.best, False, ranking.best_score)]
    closing = _closing(deal, memory, plan)
    most = max(min(int(plan.candidates), int(plan.playouts) // EACH), 2)
    if closing is not None:
        found.append(closing)
    for score, _place, action in order:
        if len(found) >= most:
            break
        if closing is None or closing.action != action:
            found.append(Outlook(action, False, -score))
    return found


def _closing(deal: Deal, memory: Memory, plan: Plan) -> Outlook | None:
    """The first step of going out in this turn, where the policy may think otherwise."""
    if deal.phase != PLAY or deal.bound or deal.leave == YES:
        return None
    if not could_close(Reading(deal, memory, plan.own, deal.seat)):
        return None
    bound = deal.copy()
    bound.bound = True
    legal.fill(bound)
    if (bound.starts | bound.adds) == 0 and bound.base & ~PASS_BIT == 0:
        return None
    return Outlook(decide(bound, memory, plan.own), True, 0)


def _try_all(world: Deal, memory: Memory, alive: list[Outlook], plan: Plan, number: i64) -> None:
    """Play every candidate in one world."""
    sheet = world.sheet
    seat = world.to_act
    side = seat % sheet.sides
    other = plan.others[int(number % len(plan.others))]
    styles: list[Weights] = []
    for at in range(sheet.seats):
        styles.append(plan.own if at % sheet.sides == side else other)
    base: i64 = 0
    for place, outlook in enumerate(alive):
        value = try_out(world.copy(), memory.copy(), styles, seat, outlook)
        if place == 0:
            base = value
        gain = value - base
        outlook.worlds += 1
        outlook.points += value
        outlook.gain += gain
        outlook.squares += gain * gain


def try_out(deal: Deal, memory: Memory, styles: list[Weights], seat: i64, outlook: Outlook) -> i64:
    """Play a candidate and all that follows; the points of the own side less the mean of the others."""
    sheet = deal.sheet
    side = seat % sheet.sides
    memory.note(deal, outlook.action)
    deal.apply(outlook.action)
    if outlook.closing and deal.phase == PLAY:
        deal.bound = True
    watching = True
    while deal.phase != OVER:
        acting = deal.to_act
        action = decide(deal, memory, styles[acting])
        if watching and acting % sheet.sides != side:
            if TAKE_NATURALS <= action < START and action & 3 == 1:
                outlook.taken += 1
                outlook.lost += deal.pile_size
                watching = False
            elif action == DRAW_ACTION:
                watching = False
        memory.note(deal, action)
        deal.apply(action)
        outlook.steps += 1
    return _value(deal, memory, side, outlook)


def _value(deal: Deal, memory: Memory, side: i64, outlook: Outlook) -> i64:
    sheet = deal.sheet
    if deal.outcome == WENT_OUT:
        if deal.seat % sheet.sides == side:
            outlook.out += 1
        else:
            outlook.beaten += 1
    for seat in range(sheet.seats):
        if seat % sheet.sides == side:
            outlook.held += sheet.worth(deal.hands[seat])
    others = 0
    for index in range(int(sheet.sides)):
        if index != side:
            others += side_points(deal, memory.stakes.awards, index)
    return side_points(deal, memory.stakes.awards, int(side)) - others // (int(sheet.sides) - 1)


def _better_half(alive: list[Outlook], trust: i64) -> list[Outlook]:
    """The policy's choice and the better ones of the others, half of all in number."""
    order: list[tuple[float, int]] = []
    for place, outlook in enumerate(alive):
        if place > 0:
            order.append((-outlook.expected(alive[0].score, trust), place))
    order.sort()
    kept = alive[:1]
    for _gain, place in order[: max(len(alive) // 2, 2) - 1]:
        kept.append(alive[place])
    return kept


def _chosen_first(found: list[Outlook], alive: list[Outlook], plan: Plan) -> list[Outlook]:
    best = found[0]
    most = 0.0
    for outlook in alive[1:]:
        expected = outlook.expected(found[0].score, plan.trust)
        if expected > most:
            best = outlook
            most = expected
    chosen = [best]
    for outlook in found:
        if outlook is not best:
            chosen.append(outlook)
    return chosen
