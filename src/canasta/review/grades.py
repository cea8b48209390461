"""Grading a decision: worlds that fit the seat's knowledge, playouts of every candidate, and the cost of the choice.

All candidates meet the same worlds. The best is chosen on one half of them and measured on the other, then the other
way round, so that luck in the playouts does not invent a best one. Candidates that are surely worse are dropped, and
worlds are added until the class is clear or `most` is reached: everything follows from the seed.

The loss of a turn is counted once. The policy plays on after a candidate. So where something good was left out, every
action of the turn before that point seems to lose it, though it could still be done. What can still be done is not
lost: an action that leaves an equally good best costs nothing; the action that rules it out bears the cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import structs

from canasta.cards import JOKER, TWO
from canasta.engine.rng import Rng
from canasta.players.core.appraisal import Trial, appraise
from canasta.players.core.files import tuned_weights
from canasta.players.core.outlook import Outlook
from canasta.players.core.search import EACH, SearchPlan, candidates
from canasta.players.equity import Equity
from canasta.players.possible_deals import PossibleDeals
from canasta.players.searching import opponents
from canasta.review.candidates import Candidate, CandidateResult, gain, spread_of
from canasta.review.classes import BORDERS, GIVEN_UP, GREAT, LATE, PER_SHARE, PRAISED, TRIVIAL, Class, class_of, settled
from canasta.tabletop.notation import parse_action

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.review.decisions import Decision
    from canasta.rules import Rules

MOST_CANDIDATES: Final = 10
STYLES: Final = ("tuned", "by-eye")  # of the opponents, in turn
CLOSE: Final = 0.2  # the precision wanted, as a share of a loss
BEHIND: Final = 2.5  # standard errors behind the best, from which a candidate is tried no further


@dataclass(frozen=True, slots=True)
class Effort:
    """The number of worlds: per decision from `first`, doubled up to `most`; per moment of the course `course`."""

    first: int = 64
    most: int = 512
    course: int = 256


@dataclass(frozen=True, slots=True)
class Grade:
    """A decision with its grade.

    `points` and `share` are its loss against the best candidate. `cost` is the loss that counts at that stage of the
    match, as points of `clasica`, measured on other worlds than those that the best was chosen in, so that it may lie
    below 0; `error` is its standard error. `spread` is the gap between the best and the worst candidate, 0 if it may be
    chance. `tried` has the played candidate first, then the others, best first.
    """

    turn: int
    action: int
    part: int
    seat: int
    late: bool
    points: float
    share: float
    cost: float
    error: float
    spread: float
    kind: Class
    tried: tuple[CandidateResult, ...]

    @property
    def trivial(self) -> bool:
        """True if the choice hardly mattered."""
        return self.spread <= TRIVIAL

    @property
    def lost(self) -> float:
        """The certain part of the cost: a cost that may be zero counts as zero."""
        return 0.0 if self.kind in (Class.BRILLIANT, Class.GREAT, Class.BEST) else self.cost


@lru_cache(maxsize=16)
def plan_of(rules: Rules) -> SearchPlan:
    """The policy of playouts: tuned weights for all; opponents by eye in every other world, if that is likely."""
    own = tuned_weights(rules.name)
    return SearchPlan(own, opponents(rules, STYLES), MOST_CANDIDATES * EACH, MOST_CANDIDATES, 0)


def is_late(view: View) -> bool:
    """True if a side may win within the next deals: then the chance to win the match counts, not points."""
    return max(side.score for side in view.sides) >= LATE * view.rules.target


def grade(decision: Decision, effort: Effort, seed: int, *, every: bool = False) -> Grade | None:
    """Grade a decision; the result follows from `seed` and the number of worlds alone. `every`: try all legal actions.

    None for an answer to a partner if no likely hand of the partner could go out.
    """
    view, rules = decision.view, decision.view.rules
    equity, worlds, plan, rng = Equity(rules), PossibleDeals(view), plan_of(rules), Rng(seed)
    worlds.believe()
    late = is_late(view)
    found = _candidates(worlds, plan, decision.played, every=every)
    alive, number = found, 0
    while True:
        more = min(max(effort.first, number), effort.most - number)
        trials = [each.trial for each in alive]
        if appraise(worlds.deal, worlds.memory, worlds.hidden, trials, plan, rng, number, more) < more:
            return None
        number += more
        for each in alive:
            each.take_in(view, equity, late)
        found_out = _compared(alive)
        if number >= effort.most or found_out.clear:
            return _graded(decision, found, found_out, late=late)
        alive = [each for each in alive if each.played or not _hopeless(each, found_out.best)]


def _candidates(worlds: PossibleDeals, plan: SearchPlan, played: str, *, every: bool) -> list[Candidate]:
    """The candidates of the policy, its own choice first, and the played action, or `every` action.

    One action may come twice: once going out with it in this turn, once not.
    """
    texts = worlds.texts()
    number = next(action for action, text in texts.items() if text == played)
    outlooks = candidates(worlds.deal, worlds.memory, plan)
    thought_of = {int(each.action) for each in outlooks}
    more = [each for each in (texts if every else (number,)) if each not in thought_of]
    outlooks += [Outlook(each, closing=False, score=0) for each in more]
    return [Candidate(texts[int(each.action)], Trial(each), played=each.action == number) for each in outlooks]


class _Compared(NamedTuple):
    """`played`: the played candidate; `best`: the best of all; `cost` and `error` as in `Grade`."""

    played: Candidate
    best: Candidate
    cost: float
    error: float
    clear: bool


def _compared(alive: Sequence[Candidate]) -> _Compared:
    """The cost of the played candidate so far, and whether more worlds would hardly change its class."""
    played = max((each for each in alive if each.played), key=lambda each: each.mean)
    others = [each for each in alive if not each.played]
    if not others:
        return _Compared(played, played, 0.0, 0.0, clear=True)
    best = max((played, *others), key=lambda each: each.mean)
    halves = [[fmean(each.values[half::2]) for each in (played, *others)] for half in (0, 1)]
    lost = [there[here.index(max(here))] - there[0] for here, there in (halves, halves[::-1])]
    cost = fmean(lost)
    rival = best if best is not played else max(others, key=lambda each: each.mean)
    ahead, error = gain(rival, played)
    highest = max((sum_ + 2 * wrong for sum_, wrong in (gain(each, played) for each in others)), default=0.0)
    if best is played or ahead < 2 * error:
        clear = highest < BORDERS[2]
    else:
        clear = settled(ahead, error) and error <= CLOSE * ahead
    return _Compared(played, best, cost, error, clear)


def _hopeless(each: Candidate, best: Candidate) -> bool:
    if each is best:
        return False
    behind, error = gain(best, each)
    return behind > BEHIND * error


def _graded(decision: Decision, found: Sequence[Candidate], seen: _Compared, *, late: bool) -> Grade:
    played = seen.played
    others = sorted((each for each in found if not each.played), key=lambda each: each.mean, reverse=True)
    spread = spread_of([played, *others])
    better = seen.best
    tried = [each.tried(better) for each in (played, *others)]
    kind = class_of(seen.cost, seen.error)
    if kind is Class.BEST and others:
        kind = _praised(found, played, *gain(played, others[0]))
    return Grade(
        turn=decision.turn,
        action=decision.action,
        part=decision.part,
        seat=decision.seat,
        late=late,
        points=max(0.0, fmean(better.leads) - fmean(played.leads)),
        share=max(0.0, fmean(better.shares) - fmean(played.shares)),
        cost=seen.cost,
        error=seen.error,
        spread=spread,
        kind=kind,
        tried=tuple(tried),
    )


def _praised(found: Sequence[Candidate], played: Candidate, ahead: float, error: float) -> Class:
    """The class of a best move that was hard to find: not the policy's choice, and surely better than all else."""
    if found[0].played or ahead < PRAISED * error:
        return Class.BEST
    wild = parse_action(played.action)
    if wild.verb == "discard" and wild.cards[0] in (TWO, JOKER) and ahead >= GIVEN_UP:
        return Class.BRILLIANT
    return Class.GREAT if ahead >= GREAT else Class.BEST


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
