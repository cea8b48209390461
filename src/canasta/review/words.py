"""A graded decision in words: the action, its cost, the better one and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.players.glance import move_of
from canasta.players.prospects import Choice
from canasta.players.reasons import cards_of, clause
from canasta.review.classes import WRONG
from canasta.texts import text

if TYPE_CHECKING:
    from canasta.deal.view import View
    from canasta.review.candidates import CandidateResult
    from canasta.review.classes import Class
    from canasta.review.grades import Grade


def class_in_words(kind: Class, lang: str) -> str:
    """The name of a class."""
    return text(lang, f"review-class-{kind}")


def deed(view: View, tried: CandidateResult, lang: str) -> str:
    """Name an action as the subject of a sentence: "descartar un rey", "discarding a king"."""
    if tried.closing:
        return text(lang, "review-do-close")
    move = move_of(tried.action)
    return text(lang, f"review-do-{move.verb}", **cards_of(view, move, lang))


def verdict(view: View, grade: Grade, lang: str) -> str:
    """One sentence about a decision; `view` is what the player saw."""
    played, *others = grade.tried
    done = _begin(deed(view, played, lang))
    if not others:
        return text(lang, "review-alone", done=done)
    best = others[0]
    if grade.kind not in WRONG:
        why = clause(view, Choice(played.action, (played.prospect, best.prospect)), lang)
        return text(lang, "review-right", done=done, why=why)
    why = clause(view, Choice(best.action, (best.prospect, played.prospect)), lang)
    lost = text(lang, "review-cost", points=round(grade.points))
    if grade.late:
        lost = text(lang, "review-cost-share", share=percent(lang, grade.share))
    return text(lang, "review-wrong", done=done, cost=lost, better=deed(view, best, lang), why=why)


def percent(lang: str, share: float) -> str:
    """A share in per cent with one decimal place: "2,5 %", "2.5 %", not to be broken."""
    shown = f"{100 * share:.1f}\u00a0%".replace("-", "−")
    return shown.replace(".", ",") if lang == "es" else shown


def _begin(words: str) -> str:
    return words[0].upper() + words[1:]
