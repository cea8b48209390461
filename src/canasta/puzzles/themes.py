"""Themes of puzzles, by the fact that leads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from canasta.advice.deed import Deed

if TYPE_CHECKING:
    from canasta.advice.scene import Scene

LAST: Final = "abatir"  # going out from the hand, whatever the fact
FACTS: Final[Mapping[str, tuple[str, ...]]] = {
    "take": ("take-many", "take-meld", "take-known", "take-canasta", "take-opens", "take-wilds-first"),
    "leave": ("draw-cheap", "draw-useless", "draw-near"),
    "open": ("open-both", "open-pile", "open-to-take", "open-toward", "open-near", "threes"),
    "wait": ("open-lean", "wait-dear", "keep-high"),
    "safe": ("stop", "sure", "passed", "thrown", "counted", "feeds", "useless-meld", "closed-rivals", "leader"),
    "keep": ("save-stop", "single", "keep-ours", "break", "risk-early", "keep-pair", "keep-trio", "keep-cards"),
    "freeze": ("freeze-melds", "freeze-even", "freeze-three", "freeze-pairs", "freeze-not"),
    "wild": ("wild-finish", "wild-idle", "keep-wild", "wild-burden", "no-clean", "keep-clean"),
    "wild-canasta": ("wild-canasta",),
    "canasta": ("make-canasta", "first-canasta", "make-six", "grow", "fifth", "need-kind"),
    "lay": ("new-meld", "bank", "place-partner", "own-danger"),
    "out": ("catch", "two-needed"),
    "on": ("more", "pumba", "ask"),
    "end": ("unload", "last-round", "dump-high", "all-threes", "no-close"),
    "house": ("moda", "second", "clean-game", "swap-clean", "swap-free"),
}
_THEMES: Final = {fact: theme for theme, facts in FACTS.items() for fact in facts}
THEMES: Final = (*FACTS, LAST)
# The theme in which the rule of a theme fails
CONTRARY: Final[Mapping[str, str]] = {
    "take": "leave",
    "leave": "take",
    "open": "wait",
    "wait": "open",
    "safe": "freeze",
    "keep": "lay",
    "freeze": "keep",
    "wild": "wild-canasta",
    "wild-canasta": "wild",
    "canasta": "safe",
    "lay": "keep",
    "out": "on",
    "on": "out",
    "end": "canasta",
    "house": "wild",
    LAST: "on",
}


def theme_of(scene: Scene, action: str, *, closing: bool, fact: str) -> str:
    """The theme of an answer whose leading fact that is; empty for none."""
    if closing and not scene.own.melds and Deed(scene, action).lays:
        return LAST
    return _THEMES.get(fact, "")
