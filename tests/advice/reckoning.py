"""The claims of a hint about prospects, reckoned again from the stored numbers; it shares no code with the advice."""

from __future__ import annotations

from math import hypot, inf, sqrt
from typing import TYPE_CHECKING

from tests.advice.claims import true
from tests.advice.plainly import Act, Plain

from canasta.players.equity import Equity

if TYPE_CHECKING:
    from canasta.advice.choosing import Grounds, Reasoning
    from canasta.deal.view import View
    from canasta.players.prospects import Prospect

MORE = ("out", "canastas", "own")  # channels in which more is better
RATES = ("taken", "out", "beaten")
AT_LEAST = {"taken": 0.0, "out": 0.1, "beaten": 0.1, "held": 15.0}  # differences that an effect may speak of


def kind_of(found: Reasoning) -> str:
    """The kind of a reasoning: the best of what it has."""
    if found.situation:
        return "situation"
    if any(each.fact is not None for each in found.grounds):
        return "fact, proven" if any(each.proven for each in found.grounds) else "fact"
    if told_toward(found):
        return "fact"
    return "effect" if found.grounds else "even" if found.even is not None else "points"


def told_toward(found: Reasoning) -> bool:
    """True if nothing is told but the points laid towards opening."""
    return found.toward > 0 and not found.grounds and found.contrast is None


def lead(view: View, best: Prospect, other: Prospect) -> tuple[float, float]:
    """The points of `clasica` by which an action is better, and their standard error."""
    scale = Equity(view.rules).scale
    error = inf if best.error is None or other.error is None else hypot(best.error, other.error)
    return (best.points - other.points) / scale, error / scale


def shown(channel: str, best: Prospect, other: Prospect) -> tuple[float, float] | None:
    """The advantage of an action in a channel, and its standard error; None where nothing was counted."""
    here, there = getattr(best, channel), getattr(other, channel)
    if here is None or there is None or not best.worlds or not other.worlds:
        return None
    if channel in RATES:
        error = sqrt(here * (1 - here) / best.worlds + there * (1 - there) / other.worlds)
    elif channel in ("own", "theirs"):
        error = hypot(best.own_error or inf, other.own_error or inf)
    else:  # as wide as their mean
        error = sqrt(here**2 / best.worlds + there**2 / other.worlds) if channel == "held" else 0.0
    return (here - there if channel in MORE else there - here), error


def is_so(view: View, best: Prospect, found: Reasoning) -> bool:
    """True if all that a reasoning says holds, on the table and by the numbers."""
    if found.situation:
        return not found.grounds and _situation(view, best, found.situation)
    if told_toward(found) and found.toward != view.points + Plain(view).worth(Act(view, best.action).cards):
        return False
    grounded = all(_grounded(view, best, each) for each in found.grounds)
    return grounded and (found.even is None or _level(view, best, found.even))


def _situation(view: View, best: Prospect, name: str) -> bool:
    taking = [each for each in view.legal if each.startswith("take")]
    return {
        "only": len(view.legal) == 1,
        "freed": view.freed is not None,
        "must-go-out": view.must_go_out,
        "must-take": view.stock == 0 and len(taking) == len(view.legal),
        "must-draw": best.action == "draw" and not taking,
    }[name]


def _grounded(view: View, best: Prospect, each: Grounds) -> bool:
    other, (gap, error) = each.other, lead(view, best, each.other)
    if each.fact is None:
        return gap >= 5 and gap >= 2 * error and each.proven and _effect(view, best, other, each.effect)
    if not true(view, each.fact, best.action, other.action) or (
        each.fact.channel == "taken" and best.action.startswith("take")
    ):
        return False
    if each.fact.channel == "points":
        return not each.proven or gap >= 2 * error
    found = shown(each.fact.channel, best, other)
    if each.proven:
        return found is not None and found[0] > 2 * found[1] and gap >= 5 and gap >= 2 * error
    if each.fact.certainty < 0.9:  # read from play: only where the numbers say so too
        return found is not None and found[0] > found[1]
    return found is None or found[0] >= 0


def _effect(view: View, best: Prospect, other: Prospect, name: str) -> bool:
    if name == "race":
        return best.closing and not other.closing and (other.beaten or 0.0) >= 0.3
    if name in ("match-won", "match-lost"):
        return _decided(view, best if name == "match-won" else other, won=name == "match-won")
    found = shown(name, best, other)
    return found is not None and found[0] > max(2 * found[1], AT_LEAST[name])


def _decided(view: View, closing: Prospect, *, won: bool) -> bool:
    """True if the totals decide the match as told, should the deal end as that prospect expects it to on average."""
    side = view.to_act % view.rules.sides
    ours = view.sides[side].score + (closing.own or 0.0)
    theirs = view.sides[1 - side].score + (closing.theirs or 0.0)
    high, low = (ours, theirs) if won else (theirs, ours)
    return closing.closing and high >= view.rules.enough and high > low


def _level(view: View, best: Prospect, other: Prospect) -> bool:
    gap, error = lead(view, best, other)
    return abs(gap) < 15 and (gap < 5 or gap < 2 * error)
