"""A graded decision in words: the action, its cost, the better one and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.advice.choosing import reasoning
from canasta.advice.scene import Scene
from canasta.advice.words import Speaker
from canasta.review.classes import PER_SHARE, WRONG
from canasta.review.grades import equity_of
from canasta.texts import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.deal.view import View
    from canasta.review.classes import Class
    from canasta.review.grades import Grade


def class_in_words(kind: Class, lang: str) -> str:
    """The name of a class."""
    return text(lang, f"review-class-{kind}")


def verdict(view: View, grade: Grade, lang: str, names: Sequence[str] = ()) -> str:
    """The words about a decision; `view` is what the player saw, `names` are those of the players by seat."""
    scene = Scene(view)
    speaker = Speaker(scene, lang, names)
    played, *others = [each.prospect for each in grade.tried]
    done = speaker.begun(played)
    if not others:
        return text(lang, "review-alone", done=done)
    best = others[0]
    lead = _lead(view, grade)
    if grade.kind not in WRONG:
        why = speaker.reason(reasoning(scene, played, others, gap=(lead, grade.error)))
        return text(lang, "review-right", done=done, why=why)
    found = reasoning(scene, best, (played,), gap=(-lead, grade.error))
    why = speaker.reason(found) if found.grounds or found.situation else ""  # that it is better is said already
    lost = text(lang, "review-cost", points=round(grade.points))
    if grade.late:
        lost = text(lang, "review-cost-share", share=percent(lang, grade.share))
    return text(lang, "review-wrong", done=done, cost=lost, better=speaker.deed(best), why=why).rstrip()


def _lead(view: View, grade: Grade) -> float:
    """Points of `clasica` by which the played action is better than the best of the others."""
    played, best = grade.tried[:2]
    if grade.late:
        return (played.share - best.share) * PER_SHARE
    return (played.points - best.points) / equity_of(view.rules).scale


def percent(lang: str, share: float) -> str:
    """A share in per cent with one decimal place: "2,5 %", "2.5 %", not to be broken."""
    shown = f"{100 * share:.1f}\u00a0%".replace("-", "−")
    return shown.replace(".", ",") if lang == "es" else shown
