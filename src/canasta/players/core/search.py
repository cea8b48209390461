"""Search: tests a policy's choice by playouts in possible worlds; prefers another action only if it is surely better.

Every candidate is played to the end of the deal in the same worlds, each seat by a policy that sees its own hand only;
the worse half is dropped in each round, and any candidate as soon as more worlds could hardly save it. The policy's
own choice stays to the end. The policy's scores count like a number of worlds: after few playouts its choice yields
only to an action that is much better, or nearly as good by the scores (`Outlook.expected`). The result depends only on
the seed and on fixed numbers.
"""

from __future__ import annotations

from math import erfc, exp, pi, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from canasta.engine import legal
from canasta.engine.actions import ASK_BIT, PASS_BIT
from canasta.engine.deal import EngineDeal
from canasta.engine.rng import Rng
from canasta.engine.state import ANSWER, DRAW, NOT_DRAWN, PLAY, YES
from canasta.players.core.aim import Aim
from canasta.players.core.closing import could_close
from canasta.players.core.hidden import Hidden
from canasta.players.core.manners import strands, throws_own, wastes_wild
from canasta.players.core.memory import Memory
from canasta.players.core.outlook import Outlook, try_out
from canasta.players.core.policy import decide, score_actions
from canasta.players.core.reading import Reading
from canasta.players.core.weights import Weights

NO_END: Final[i64] = 1_000_000_000_000
TRIES: Final[i64] = 400  # worlds tried to find one in which the partner that asks could go out
DEALING: Final[i64] = 60  # cost of dealing out a world, in legal actions examined
EACH: Final = 24  # mean playouts for a candidate; if there are fewer playouts, there are fewer candidates
MANNERS: Final = 1 / 15  # of a mixed canasta: the gain required of an action that a partner would call a blunder
SURELY: Final = 2.0  # standard errors by which its gain must exceed 0
OFTEN: Final[i64] = 32  # worlds between checks which candidates may still be the best
WORTH: Final = 1 / 900  # of a mixed canasta: a candidate that can gain no more than this is dropped
TOGETHER: Final[i64] = 0  # styles in a world: the opponents share one,
PARTNERS: Final[i64] = 1  # the partner also has its own,
EVERYONE: Final[i64] = 2  # or every other player has its own


@mypyc_attr(acyclic=True)
class SearchPlan:
    """Parameters of a search.

    At most `playouts` playouts in all and `candidates` candidates; the policy's scores count like `trust` worlds.
    `work` limits the legal actions examined in all playouts, so long playouts are fewer.

    `own`: the policy of the searching side. `others`: policies of the opponents, one for each world in turn. `apart`:
    `TOGETHER`, `PARTNERS` or `EVERYONE`, the players that draw a policy of their own. `tries`: the worlds tried to find
    one in which a partner that asks for leave could go out.
    """

    def __init__(
        self,
        own: Weights,
        others: list[Weights],
        playouts: i64,
        candidates: i64,
        trust: i64,
        work: i64 = NO_END,
        apart: i64 = TOGETHER,
        tries: i64 = TRIES,
    ) -> None:
        self.own: Weights = own
        self.others: list[Weights] = others
        self.playouts: i64 = playouts
        self.candidates: i64 = candidates
        self.trust: i64 = trust
        self.work: i64 = work
        self.apart: i64 = apart
        self.tries: i64 = tries


def search(
    deal: EngineDeal, memory: Memory, hidden: Hidden, plan: SearchPlan, seed: i64, aim: Aim | None = None
) -> list[Outlook]:
    """The candidates of the seat to act, the chosen one first; only one if there is no choice.

    With an aim the search plays for the match.
    """
    found = candidates(deal, memory, plan)
    if len(found) < 2:
        return found
    rng = Rng(seed)
    world = deal.copy()
    alive = found[:]
    rounds = _halvings(len(alive))
    left, work = plan.playouts, plan.work
    number: i64 = 0
    while rounds > 0:
        tries = max(left // rounds, len(alive))
        steps = max(work // rounds, 1)
        while tries >= len(alive) and steps > 0:
            before = hidden.dealt
            if not next_world(world, hidden, rng, plan.tries):
                break
            styles = styles_by_seat(world, plan, number, rng)
            looked = _try_all(world, memory, alive, styles, aim) + DEALING * (hidden.dealt - before)
            steps -= looked
            work -= looked
            tries -= len(alive)
            left -= len(alive)
            number += 1
            if number % OFTEN == 0:
                undecided = _undecided(alive, plan.trust, memory.awards.usual)
                if len(undecided) == 1:
                    return _chosen_first(found, alive, plan.trust, memory.awards.usual)
                alive = undecided if undecided[0] is alive[0] else [alive[0], *undecided]
        rounds -= 1
        if rounds > 0:
            alive = _better_half(alive, plan.trust)
    return _chosen_first(found, alive, plan.trust, memory.awards.usual)


def _halvings(number: i64) -> i64:
    """Rounds of successive halving until two candidates remain, plus one."""
    rounds: i64 = 1
    reach: i64 = 2
    while reach < number:
        reach *= 2
        rounds += 1
    return rounds


def next_world(world: EngineDeal, hidden: Hidden, rng: Rng, tries: i64 = TRIES) -> bool:
    """Deal out a world, in which a partner that asks for leave can go out. False if no such world is found."""
    hidden.fill(world, rng)
    if world.phase != ANSWER:
        return True
    for _try in range(tries):
        world.phase = DRAW if world.came == NOT_DRAWN else PLAY
        legal.fill(world)
        world.phase = ANSWER
        if world.base & ASK_BIT != 0:
            return True
        hidden.fill(world, rng)
    return False


def candidates(deal: EngineDeal, memory: Memory, plan: SearchPlan) -> list[Outlook]:
    """The candidates: the policy's choice, going out if possible, and the next best by the policy's scores."""
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
    table = Reading(deal, memory, plan.own, deal.seat)
    for outlook in found:
        outlook.rude = throws_own(deal, outlook.action) or wastes_wild(table, outlook.action)
    return found


def _closing(deal: EngineDeal, memory: Memory, plan: SearchPlan) -> Outlook | None:
    """The candidate that goes out in this turn, if that is possible and not decided already."""
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


def styles_by_seat(world: EngineDeal, plan: SearchPlan, number: i64, rng: Rng) -> list[Weights]:
    """The weights of each seat for a world, by its number."""
    seat = world.to_act
    sides = world.rule_table.sides
    other = plan.others[int(number % len(plan.others))]
    styles: list[Weights] = []
    for at in range(world.rule_table.seats):
        ours = at % sides == seat % sides
        if at != seat and (plan.apart == EVERYONE or (ours and plan.apart == PARTNERS)):
            styles.append(plan.others[int(rng.below(len(plan.others)))])
        else:
            styles.append(plan.own if ours else other)
    return styles


def _try_all(world: EngineDeal, memory: Memory, alive: list[Outlook], styles: list[Weights], aim: Aim | None) -> i64:
    """Play every candidate in one world; the number of legal actions examined."""
    base: i64 = 0
    steps: i64 = 0
    for place, outlook in enumerate(alive):
        steps -= outlook.steps
        value = try_out(world.copy(), memory.copy(), styles, world.to_act, outlook, aim)
        steps += outlook.steps
        if place == 0:
            base = value
        outlook.note(value, base)
    return steps


def _better_half(alive: list[Outlook], trust: i64) -> list[Outlook]:
    """The policy's choice and the best of the others: half of all candidates, at least two."""
    order: list[tuple[float, int]] = []
    for place, outlook in enumerate(alive):
        if place > 0:
            order.append((-outlook.expected(alive[0].score, trust), place))
    order.sort()
    kept = alive[:1]
    for _gain, place in order[: max(len(alive) // 2, 2) - 1]:
        kept.append(alive[place])
    return kept


def _undecided(alive: list[Outlook], trust: i64, canasta: i64) -> list[Outlook]:
    """The candidate that would be chosen now, and those that more worlds may show to be better by enough."""
    best = _best(alive, trust, canasta)
    most = _hope(best, alive[0], trust, canasta)
    found: list[Outlook] = []
    for outlook in alive:
        if outlook is best:
            found.append(outlook)
            continue
        error = sqrt(outlook.error() ** 2 + best.error() ** 2) if best is not alive[0] else outlook.error()
        if outlook is alive[0]:
            error = best.error()
        behind = (most - _hope(outlook, alive[0], trust, canasta)) / max(error, 0.001)
        # The mean loss of not finding out: the tail of a normal distribution beyond `behind` deviations.
        lost = error * (exp(-0.5 * behind * behind) / sqrt(2 * pi) - 0.5 * behind * erfc(behind / sqrt(2)))
        if lost > WORTH * int(canasta):
            found.append(outlook)
    return found


def _best(alive: list[Outlook], trust: i64, canasta: i64) -> Outlook:
    best = alive[0]
    most = -1e9
    for outlook in alive:
        hope = _hope(outlook, alive[0], trust, canasta)
        if hope > most:
            best = outlook
            most = hope
    return best


def _hope(outlook: Outlook, policy: Outlook, trust: i64, canasta: i64) -> float:
    """The gain over the policy's choice by which a candidate is judged. `canasta`: the award of a mixed canasta, the
    measure of the cost of manners."""
    expected = outlook.expected(policy.score, trust) if outlook is not policy else 0.0
    if outlook.rude or strands(outlook):
        expected -= MANNERS * int(canasta)
        if outlook is not policy:
            expected = min(expected, outlook.mean_gain() - SURELY * outlook.error())
    return expected


def _chosen_first(found: list[Outlook], alive: list[Outlook], trust: i64, canasta: i64) -> list[Outlook]:
    best = _best(alive, trust, canasta)
    chosen = [best]
    for outlook in found:
        if outlook.action != best.action or outlook.closing != best.closing:
            chosen.append(outlook)
    return chosen
