"""The lessons of the finer points, by the reasons of the coach that they teach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from canasta.review.words import grounds_of_best

if TYPE_CHECKING:
    from canasta.review.key_decisions import KeyDecision

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
