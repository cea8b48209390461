"""Search: tests a policy's choice by playouts in possible worlds; prefers another action only if it is surely better.

Every candidate is played on in the same worlds, each seat by a policy that sees its own hand only: to the end of the
deal or, with a horizon, for some turns, after which a value net says the rest. The worse half is dropped in each round,
and any candidate as soon as more worlds could hardly save it. The policy's own choice stays to the end. The policy's
scores count like a number of worlds: after few playouts its choice yields only to an action that is much better, or
nearly as good by the scores (`Outlook.expected`). The result depends only on the seed and on fixed numbers.
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
from canasta.players.core.closing import could_close
from canasta.players.core.hidden import Hidden
from canasta.players.core.manners import MANNERS, SURELY, finishing_lay, is_rude, stands, strands
from canasta.players.core.memory import Memory
from canasta.players.core.outlook import Aim, Outlook, try_out
from canasta.players.core.policy import decide, score_actions
from canasta.players.core.ranking import NOTHING, WORST
from canasta.players.core.reading import Reading
from canasta.players.core.value_net import Horizon
from canasta.players.core.weights import Weights

WORTH: Final = 1 / 900  # of a mixed canasta: a candidate that can gain no more than this is dropped
NO_END: Final[i64] = 1_000_000_000_000
TRIES: Final[i64] = 400  # worlds tried to find one in which the partner that asks could go out
DEALING: Final[i64] = 60  # cost of dealing out a world, in legal actions examined
EACH: Final = 24  # mean playouts for a candidate; if there are fewer playouts, there are fewer candidates
OFTEN: Final[i64] = 32  # worlds between checks which candidates may still be the best
TOGETHER: Final[i64] = 0  # styles in a world: the opponents share one,
PARTNERS: Final[i64] = 1  # the partner also has its own,
EVERYONE: Final[i64] = 2  # or every other player has its own


def better_half(alive: list[Outlook], trust: i64) -> list[Outlook]:
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


def undecided(alive: list[Outlook], trust: i64, canasta: i64) -> list[Outlook]:
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


def chosen_first(
    deal: EngineDeal,
    memory: Memory,
    hidden: Hidden,
    found: list[Outlook],
    alive: list[Outlook],
    plan: SearchPlan,
    rng: Rng,
    aim: Aim | None,
) -> list[Outlook]:
    """All that were `found`, the best of those `alive` first. If a partner would call that one a blunder, and a judge
    does not uphold it in `judged` worlds, the best natural one is first."""
    best = _best(alive, plan.trust, memory.awards.usual)
    if plan.judged > 0 and deal.phase != ANSWER and (best.rude or strands(best)):
        natural = _best_natural(found, plan.trust)
        if natural is not None and not stands(deal, memory, hidden, best, natural, plan.own, plan.judged, rng, aim):
            best = natural
    chosen = [best]
    for outlook in found:
        if outlook is not best:
            chosen.append(outlook)
    return chosen


def _best_natural(found: list[Outlook], trust: i64) -> Outlook | None:
    """The best candidate that no partner would call a blunder; None if there is none."""
    best: Outlook | None = None
    most = -1e9
    for outlook in found:
        if outlook.worlds > 0 and not outlook.rude and not strands(outlook):
            hope = outlook.expected(found[0].score, trust)
            if hope > most:
                best = outlook
                most = hope
    return best


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


@mypyc_attr(acyclic=True)
class SearchPlan:
    """Parameters of a search.

    At most `playouts` playouts in all and `candidates` candidates; the policy's scores count like `trust` worlds.
    `work` limits the legal actions examined in all playouts: the longer playouts are, the fewer there are.

    `own`: the policy of the searching side. `others`: policies of the opponents, one for each world in turn. `apart`:
    `TOGETHER`, `PARTNERS` or `EVERYONE`, the players that draw a policy of their own. `tries`: the worlds tried to find
    one in which a partner that asks for leave could go out.

    `horizon`: where playouts are cut, None for nowhere; playouts for the match are never cut. `watch`: the playouts of
    one world in `watch` run to the end all the same, to tell how deals end; 0 for none. It changes no choice.
    `judged`: the worlds of a second opinion on a choice that a partner would call a blunder; 0 for none.
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
        horizon: Horizon | None = None,
        watch: i64 = 1,
        judged: i64 = 0,
    ) -> None:
        self.own: Weights = own
        self.others: list[Weights] = others
        self.playouts: i64 = playouts
        self.candidates: i64 = candidates
        self.trust: i64 = trust
        self.work: i64 = work
        self.apart: i64 = apart
        self.tries: i64 = tries
        self.horizon: Horizon | None = horizon
        self.watch: i64 = watch
        self.judged: i64 = judged


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
    horizon = plan.horizon
    if horizon is not None and (aim is not None or deal.stock_left() < horizon.stock):
        horizon = None
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
            watched = plan.watch > 0 and number % plan.watch == 0
            looked = _try_all(world, memory, alive, styles, aim, horizon, watched)
            looked += DEALING * (hidden.dealt - before)
            steps -= looked
            work -= looked
            tries -= len(alive)
            left -= len(alive)
            number += 1
            if number % OFTEN == 0:
                doubtful = undecided(alive, plan.trust, memory.awards.usual)
                if len(doubtful) == 1:
                    return chosen_first(deal, memory, hidden, found, alive, plan, rng, aim)
                alive = doubtful if doubtful[0] is alive[0] else [alive[0], *doubtful]
        rounds -= 1
        if rounds > 0:
            alive = better_half(alive, plan.trust)
    return chosen_first(deal, memory, hidden, found, alive, plan, rng, aim)


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
    """The candidates: the policy's choice, going out if possible, the lay that finishes a canasta, and the next best by
    the policy's scores."""
    ranking = score_actions(deal, memory, plan.own)
    table = Reading(deal, memory, plan.own, deal.seat)
    finishing = finishing_lay(table)
    order: list[tuple[int, int, int]] = []
    for place, action in enumerate(ranking.actions):
        if action != ranking.best:
            order.append((-ranking.scores[place], place, action))
    if finishing != NOTHING and finishing not in ranking.actions:  # a plan to open or to go out ranks its own lays only
        order.append((-int(WORST), len(order), int(finishing)))
    order.sort()
    found = [Outlook(ranking.best, False, ranking.best_score)]
    closing = _closing(deal, memory, plan)
    most = max(min(int(plan.candidates), int(plan.playouts) // EACH), 2)
    if closing is not None:
        found.append(closing)
    for wanted in (True, False):  # the lay that partners wait for first
        for score, _place, action in order:
            if len(found) < most and (action == finishing) == wanted and (closing is None or closing.action != action):
                found.append(Outlook(action, False, -score))
    for outlook in found:
        outlook.rude = is_rude(table, outlook.action, finishing)
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


def _try_all(
    world: EngineDeal,
    memory: Memory,
    alive: list[Outlook],
    styles: list[Weights],
    aim: Aim | None,
    horizon: Horizon | None,
    watched: bool,
) -> i64:
    """Play every candidate in one world; the number of legal actions examined."""
    base: i64 = 0
    steps: i64 = 0
    for place, outlook in enumerate(alive):
        steps -= outlook.steps
        value = try_out(world.copy(), memory.copy(), styles, world.to_act, outlook, aim, horizon, watched)
        steps += outlook.steps
        if place == 0:
            base = value
        outlook.note(value, base)
    return steps
