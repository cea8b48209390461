"""The choice among the candidates of a search after some worlds: the doubtful ones, the better half, the best."""

from __future__ import annotations

from math import erfc, exp, pi, sqrt
from typing import Final

from mypy_extensions import i64

from canasta.engine.deal import EngineDeal
from canasta.engine.rng import Rng
from canasta.engine.state import ANSWER
from canasta.players.core.aim import Aim
from canasta.players.core.hidden import Hidden
from canasta.players.core.manners import MANNERS, SURELY, stands, strands
from canasta.players.core.memory import Memory
from canasta.players.core.outlook import Outlook
from canasta.players.core.weights import Weights

WORTH: Final = 1 / 900  # of a mixed canasta: a candidate that can gain no more than this is dropped


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
    trust: i64,
    own: Weights,
    judged: i64,
    rng: Rng,
    aim: Aim | None,
) -> list[Outlook]:
    """All that were `found`, the best of those `alive` first. If a partner would call that one a blunder, and a judge
    does not uphold it in `judged` worlds, the best natural one is first."""
    best = _best(alive, trust, memory.awards.usual)
    if judged > 0 and deal.phase != ANSWER and (best.rude or strands(best)):
        natural = _best_natural(found, trust)
        if natural is not None and not stands(deal, memory, hidden, best, natural, own, judged, rng, aim):
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
