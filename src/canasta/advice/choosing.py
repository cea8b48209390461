"""The choice of a reason: one turn, one sentence; a second one where much depends on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from canasta.advice.advisee import ANYBODY
from canasta.advice.deed import Deed
from canasta.advice.effects import FINAL, TELLING, effects_of
from canasta.advice.evidence import EVEN, LARGE, Evidence
from canasta.advice.fact import COUNTED, TableFact
from canasta.advice.facts import KINDS_OF_FACTS
from canasta.players.prospects import Prospect

if TYPE_CHECKING:
    from canasta.advice.advisee import Advisee
    from canasta.advice.evidence import Difference
    from canasta.advice.scene import Scene

OTHERS: Final = 8  # actions that the advised one is set against
FARTHER: Final = 0.85  # weight of each further action: the nearest alternative explains best
UNMEASURED: Final = 0.5  # weight of a fact whose channel shows too little, or was not measured


@dataclass(frozen=True, slots=True)
class Grounds:
    """The grounds for an action over `other`: a fact, or without one the `effect`, the name of a `ShownEffect`.

    `proven`: the channel of the fact differs as it should by two standard errors, and the gap is no chance.
    """

    evidence: Evidence
    fact: TableFact | None = None
    effect: str = ""
    score: float = 0.0
    proven: bool = False

    @property
    def other(self) -> Prospect:
        """The action that it is set against."""
        return self.evidence.other

    @property
    def channel(self) -> str:
        """The field of `Prospect` in which it shows; the name of an effect."""
        return self.fact.channel if self.fact is not None else self.effect


@dataclass(frozen=True, slots=True)
class Reasoning:
    """The reasons for an action: at most two grounds, and the runner-up that is as good, if there is one.

    `contrast` is the evidence against the runner-up, None without one. `situation` names a case in which there is
    nothing to weigh. `toward` are the points laid towards opening, if the action lays some of them.
    """

    grounds: tuple[Grounds, ...] = ()
    even: Prospect | None = None
    contrast: Evidence | None = None
    situation: str = ""
    toward: int = 0

    @property
    def said(self) -> tuple[str, ...]:
        """The names of its facts and effects, to remember."""
        return tuple([each.fact.id if each.fact is not None else f"effect-{each.effect}" for each in self.grounds])


def reasoning(
    scene: Scene,
    best: Prospect,
    others: Sequence[Prospect],
    *,
    first: str = "",
    gap: tuple[float, float] | None = None,
    advisee: Advisee = ANYBODY,
) -> Reasoning:
    """Find the reasons for an action.

    `first` is the action that a person would have thought of, to be set against first. `gap` is that to the
    first of the others, where it is known better.
    """
    situation = situation_of(scene, best)
    deed = Deed(scene, best.action, closing=best.closing)
    toward = scene.view.points + scene.points(Counter(deed.cards)) if deed.lays and not scene.own.opened else 0
    rivals = [(each, Deed(scene, each.action, closing=each.closing)) for each in others]
    rivals = [(each, other) for each, other in rivals if _differs(deed, other)]
    rivals.sort(key=lambda pair: (pair[0].action != first, -pair[0].points))
    weighed = [(Evidence(scene, best, each, gap if each is others[0] else None), other) for each, other in rivals]
    if not weighed:
        weighed = _unweighed(scene, best, deed)
        return Reasoning(_grounds(scene, deed, weighed, advisee), situation=situation, toward=toward)
    apart = [each for each, other in weighed if not (deed.lays and other.lays)] or [each for each, _other in weighed]
    near = max(apart, key=lambda each: each.other.points)
    level = Deed(scene, near.other.action, closing=near.other.closing) if near.even else None
    grounds = _grounds(scene, deed, weighed, advisee, level)
    if situation and not any(each.proven for each in grounds):
        return Reasoning(situation=situation)
    even = near.other if near.even and not (grounds and near.gap >= EVEN) else None
    return Reasoning(grounds, even, near, toward=toward)


def situation_of(scene: Scene, best: Prospect) -> str:
    """The case in which there is little to weigh: `only`, `freed`, `must-go-out`, `must-take`, `must-draw`."""
    view = scene.view
    verbs = {action.split()[0] for action in view.legal}
    if len(view.legal) == 1:
        return "only"
    if view.freed is not None:
        return "freed"
    if view.must_go_out:
        return "must-go-out"
    if view.phase == "draw" and verbs == {"take"} and not view.stock:
        return "must-take"
    return "must-draw" if best.action == "draw" and "take" not in verbs else ""


def _unweighed(scene: Scene, best: Prospect, deed: Deed) -> list[tuple[Evidence, Deed]]:
    """An alternative action, used when all weighed actions are equivalent."""
    for action in reversed(scene.view.legal):
        other = Deed(scene, action)
        if _differs(deed, other) and not (deed.lays and other.lays):
            return [(Evidence(scene, best, Prospect(action, best.points), (0.0, LARGE)), other)]
    return []


def _differs(one: Deed, other: Deed) -> bool:
    """True if the two mean different things; two lays may well be one turn in another order."""
    return one.meaning != other.meaning or one.closing != other.closing


def _grounds(
    scene: Scene,
    deed: Deed,
    weighed: Sequence[tuple[Evidence, Deed]],
    advisee: Advisee,
    equal: Deed | None = None,
) -> tuple[Grounds, ...]:
    """The grounds for an action; nothing that would also speak against the one that is `equal`."""
    found: list[Grounds] = []
    effects: list[Grounds] = []
    level: list[Grounds] = []  # facts that distinguish it from actions that are as good
    weight = 1.0
    for evidence, other in weighed[:OTHERS]:
        if deed.lays and other.lays and not evidence.clear:
            continue
        facts = [
            replace(each, score=each.score * weight) for each in _facts(scene, deed, evidence, other, advisee, equal)
        ]
        weight *= FARTHER
        if evidence.gap < EVEN:
            level += facts if evidence.even else []
            continue
        found += facts
        effects += [
            Grounds(evidence, effect=each.name, score=each.score, proven=True)
            for each in effects_of(scene, evidence, deed, other, advisee.against)
        ]
    if final := next((each for each in effects if each.score >= FINAL), None):
        return (final,)
    found.sort(key=_rank)
    if not found or not found[0].proven:
        best = max(effects, key=lambda each: each.score, default=None)
        if best is not None and not any(each.channel == best.effect for each in found):
            return (best,)
    if not found:
        return tuple(sorted(level, key=_rank)[:1])
    chosen = found[0]
    if chosen.evidence.gap < LARGE or not chosen.proven:
        return (chosen,)
    more = next((each for each in found[1:] if each.proven and each.channel != chosen.channel), None)
    return (chosen,) if more is None else (chosen, more)


def _rank(each: Grounds) -> tuple[bool, float]:
    return not each.proven, -each.score


def _facts(
    scene: Scene, deed: Deed, evidence: Evidence, other: Deed, advisee: Advisee, equal: Deed | None
) -> list[Grounds]:
    found = []
    for kind in KINDS_OF_FACTS:
        if kind.depth > advisee.depth:
            continue
        fact = kind.of(scene, deed, other)
        if fact is None or (fact.channel == "taken" and deed.verb == "take"):
            continue
        if kind.warns and equal is not None and kind.of(scene, deed, equal) is not None:
            continue
        shown = evidence.of(fact.channel)
        proven = evidence.clear and shown is not None and shown.sure and _telling(shown, evidence)
        if not proven and not _leans(fact, shown):
            continue
        share = TELLING
        if shown is not None and fact.channel != "points":
            share = min(1.0, max(0.1, shown.worth / max(evidence.gap, EVEN)))
        score = share * fact.certainty * advisee.novelty(fact.id) * (1.0 if proven else UNMEASURED)
        found.append(Grounds(evidence, fact, score=score, proven=proven))
    return found


def _leans(fact: TableFact, shown: Difference | None) -> bool:
    """True if a fact may be told though its channel proves nothing: it is certain by itself, or at least likely."""
    if fact.certainty < COUNTED:
        return shown is not None and shown.better > shown.error
    return shown is None or shown.better >= 0 or fact.channel == "points"


def _telling(shown: Difference, evidence: Evidence) -> bool:
    return shown.worth >= TELLING * evidence.gap
