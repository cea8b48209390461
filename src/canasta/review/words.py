"""A graded decision in words: the action, its cost, the better one and why; and the lesson that teaches the reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from canasta.advice.advisee import MEMORY, Advisee
from canasta.advice.chances import honest, in_words
from canasta.advice.choosing import reasoning
from canasta.advice.scene import Scene
from canasta.advice.words import Speaker
from canasta.players.equity import Equity
from canasta.review.classes import PER_SHARE, PRAISE, WRONG
from canasta.texts import decimals, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.advice.choosing import Reasoning
    from canasta.deal.view import View
    from canasta.players.prospects import Prospect
    from canasta.review.candidates import CandidateResult
    from canasta.review.classes import Class
    from canasta.review.grades import Grade
    from canasta.review.key_decisions import KeyDecision


def class_in_words(kind: Class, lang: str) -> str:
    """The name of a class."""
    return text(lang, f"review-class-{kind}")


class Commentator:
    """A voice that judges one decision after another in one language, and gives no player the same reason each time.

    `names` are those of the players by seat.
    """

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names
        self._said: dict[int, tuple[str, ...]] = {}  # reasons given to each seat, the last first

    def verdict(self, view: View, grade: Grade) -> str:
        """The words about a decision; `view` is what the player saw."""
        lang, scene = self.lang, Scene(view)
        speaker = Speaker(scene, lang, self.names)
        played, *others = [each.prospect for each in grade.tried]
        done = speaker.begun(played)
        if not others:
            return text(lang, "review-alone", done=done)
        best, lead = others[0], _lead(view, grade)
        if grade.kind not in WRONG:
            found = self._reasoning(scene, grade, played, others, lead)
            why = speaker.reason(found)
            if grade.kind not in PRAISE:
                return text(lang, "review-right", done=done, why=why)
            first, second = grade.tried[:2]
            ahead = _cost(lang, first.points - second.points, first.share - second.share, late=grade.late)
            return text(lang, f"review-{grade.kind}", done=done, ahead=ahead, why=why)
        found = self._reasoning(scene, grade, best, [played], -lead)
        why = speaker.reason(found) if found.grounds or found.situation else ""  # that it is better is said already
        lost = _cost(lang, grade.points, grade.share, late=grade.late)
        return text(lang, "review-wrong", done=done, cost=lost, better=speaker.deed(best), why=why).rstrip()

    def _reasoning(
        self, scene: Scene, grade: Grade, best: Prospect, others: Sequence[Prospect], lead: float
    ) -> Reasoning:
        said = self._said.get(grade.seat, ())
        found = reasoning(scene, best, others, gap=(lead, grade.error), advisee=Advisee(said))
        self._said[grade.seat] = (found.said + said)[:MEMORY]
        return found


def told_of(decision: KeyDecision, answer: CandidateResult, lang: str, names: Sequence[str] = ()) -> str:
    """The words about an answer: why it is the best, that it is as good, or what it loses and allows."""
    if answer is decision.best:
        return why_best(decision, lang, names)
    if answer.good:
        speaker = Speaker(Scene(decision.view), lang, names)
        return text(lang, "reason-even", deed=speaker.begun(decision.best.prospect))
    return why_worse(decision, answer, lang, names)


def chances_of(answer: CandidateResult, lang: str) -> str:
    """The chance, in words and as a rate, that a discard is taken with the pile; empty for all that is no discard.

    Other chances of playouts are not told: they do not come true (``docs/laboratory/hints.md``).
    """
    if answer.action.split()[0] != "discard":
        return ""
    return text(lang, "review-taken", chance=in_words(lang, honest(answer.taken, of="review")))


def why_best(decision: KeyDecision, lang: str, names: Sequence[str] = ()) -> str:
    """The reasons for the best answer, in words."""
    return Speaker(Scene(decision.view), lang, names).reason(grounds_of_best(decision))


def grounds_of_best(decision: KeyDecision) -> Reasoning:
    """The reasons for the best answer: against what was played first, then against all that is not good."""
    others = [each for each in decision.answers[1:] if not each.good] or list(decision.answers[1:])
    others.sort(key=lambda each: each.action != decision.played)
    gap = (others[0].behind, others[0].error) if others else None
    rivals = [each.prospect for each in others]
    return reasoning(Scene(decision.view), decision.best.prospect, rivals, gap=gap)


def why_worse(decision: KeyDecision, answer: CandidateResult, lang: str, names: Sequence[str] = ()) -> str:
    """The loss of an answer and the reason: what speaks against it, or for the best one."""
    scene = Scene(decision.view)
    speaker = Speaker(scene, lang, names)
    best, other = decision.best.prospect, answer.prospect
    found = reasoning(scene, best, (other,), gap=(answer.behind, answer.error))
    why = speaker.blames(found)
    if not why and found.grounds:
        why = text(lang, "reason-of-best", why=speaker.reason(replace(found, even=None)))
    points = answer.behind * Equity(decision.view.rules).scale
    cost = _cost(lang, points, answer.behind / PER_SHARE, late=decision.late)
    return text(lang, "review-loses", done=speaker.begun(other), cost=cost, why=why).rstrip()


def _cost(lang: str, points: float, share: float, *, late: bool) -> str:
    if late:
        return text(lang, "review-cost-share", share=percent(lang, share))
    return text(lang, "review-cost", points=round(points))


def _lead(view: View, grade: Grade) -> float:
    """Points of `clasica` by which the played action is better than the best of the others."""
    played, best = grade.tried[:2]
    if grade.late:
        return (played.share - best.share) * PER_SHARE
    return (played.points - best.points) / Equity(view.rules).scale


def percent(lang: str, share: float) -> str:
    """A share in per cent with one decimal place: "2,5 %", "2.5 %", not to be broken."""
    shown = f"{100 * share:.1f}\u00a0%".replace("-", "−")
    return decimals(lang, shown)


# The lessons of the finer points, by the reasons of the coach that they teach.
TAUGHT: Final[Mapping[str, tuple[str, ...]]] = {
    "safe-discard": ("feeds", "picked-up", "passed", "thrown"),
    "sure-discard": ("sure", "counted"),
    "save-stop": ("save-stop",),
    "keep-pairs": ("single", "break", "keep-pair", "keep-trio"),
    "freeze": ("freeze-melds", "freeze-even", "freeze-three", "freeze-pairs"),
    "open-lean": ("open-lean",),
    "small-pile": ("draw-cheap", "draw-useless"),
    "wild-finish": ("wild-finish", "wild-idle", "keep-wild"),
    "clean-game": ("clean-game",),
    "concealed": ("concealed",),
    "catch": ("catch",),
}
_LESSONS: Final = {fact: lesson for lesson, facts in TAUGHT.items() for fact in facts}


def lesson_of(decision: KeyDecision) -> str:
    """The id of the lesson that teaches why the best answer is best; empty where none does.

    A game may have a form of its own of that lesson, whose id goes on after a hyphen, or lack it.
    """
    facts = (each.fact.id for each in grounds_of_best(decision).grounds if each.fact is not None)
    return next((_LESSONS[fact] for fact in facts if fact in _LESSONS), "")
