"""The loss of a turn, counted once.

The policy plays on after a candidate. So where something good was left out, every action of the turn before that point
seems to lose it, though it could still be done. What can still be done is not lost: an action that leaves an equally
good best costs nothing; the action that rules it out bears the cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from msgspec import structs

from canasta.review.classes import PER_SHARE, Class, class_of
from canasta.review.grades import Grade

GO_ON: Final = frozenset({"take", "meld", "add", "swap"})  # after them the player acts again and has seen no new card


def once(grades: Sequence[Grade], scale: float) -> tuple[Grade, ...]:
    """The grades of a deal in order, each with its own loss only; `scale` as in `Equity`."""
    found = list(grades)
    for place, (here, after) in enumerate(pairwise(grades)):
        same = (here.turn, here.seat) == (after.turn, after.seat)
        if same and here.cost > 0 and here.tried[0].action.split()[0] in GO_ON:
            found[place] = _less(here, after, scale)
    return tuple(found)


def _less(here: Grade, after: Grade, scale: float) -> Grade:
    points = max(0.0, best(here, late=False) - best(after, late=False))
    share = max(0.0, best(here, late=True) - best(after, late=True))
    cost = min(here.cost, share * PER_SHARE if here.late else points / scale)
    kind = here.kind
    if kind not in (Class.BRILLIANT, Class.GREAT):
        kind = class_of(cost, here.error)
    played, *others = here.tried
    left = structs.replace(
        played,
        points=max(played.points, min(best(here, late=False), best(after, late=False))),
        share=max(played.share, min(best(here, late=True), best(after, late=True))),
    )
    points, share = min(here.points, points), min(here.share, share)
    return replace(here, points=points, share=share, cost=cost, kind=kind, tried=(left, *others))


def best(grade: Grade, *, late: bool) -> float:
    """The value of the best candidate tried to the end: share of the match if `late`, else points."""
    most = grade.tried[0].worlds
    return max(each.share if late else each.points for each in grade.tried if each.worlds == most)
