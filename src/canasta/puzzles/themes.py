"""Themes of puzzles, by the fact that leads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from canasta.advice.deed import Deed

if TYPE_CHECKING:
    from canasta.advice.scene import Scene
    from canasta.deal.view import View

LAST: Final = "abatir"  # going out with the whole hand in one turn, whatever the fact
WHOLE: Final = 7  # cards of a hand that go down together, unless it is the player's first lay in the deal
CUT: Final = "cut"  # melds of the moda, the rank that the cut has named
GROWING: Final = ("canasta", "lay", CUT)  # themes of facts that speak of a meld
FACTS: Final[Mapping[str, tuple[str, ...]]] = {
    "take": ("take-many", "take-deny", "take-meld", "take-known", "take-canasta", "take-opens", "take-wilds-first"),
    "leave": ("draw-cheap", "draw-useless", "draw-near"),
    "open": ("open-both", "open-pile", "open-to-take", "open-toward", "open-near", "threes"),
    "wait": ("open-lean", "wait-dear", "keep-high"),
    "safe": (
        "stop",
        "sure",
        "passed",
        "thrown",
        "counted",
        "feeds",
        "picked-up",
        "useless-meld",
        "closed-rivals",
        "leader",
    ),
    "keep": (
        "save-stop",
        "single",
        "keep-ours",
        "partner-holds",
        "break",
        "risk-early",
        "keep-pair",
        "keep-trio",
        "keep-cards",
    ),
    "freeze": ("freeze-melds", "freeze-even", "freeze-three", "freeze-pairs", "freeze-not"),
    "wild": ("wild-finish", "wild-idle", "keep-wild", "wild-burden", "no-clean", "keep-clean"),
    "wild-canasta": ("wild-canasta",),
    "canasta": ("make-canasta", "first-canasta", "make-six", "grow", "fifth", "need-kind"),
    "lay": ("new-meld", "bank", "place-partner", "own-danger"),
    "out": ("catch", "concealed", "two-needed"),
    "on": ("more", "pumba", "strand", "ask"),
    "end": ("unload", "last-round", "dump-high", "all-threes", "no-close"),
    CUT: ("moda",),
    "house": ("second", "clean-game", "swap-clean", "swap-free"),
}
_THEMES: Final = {fact: theme for theme, facts in FACTS.items() for fact in facts}
THEMES: Final = (*FACTS, LAST)
# Themes whose name says what is to be done; the others only hint at it
TELLING: Final = frozenset({"take", "leave", "open", "wait", "wild-canasta", "out", "on", CUT, LAST})
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
    CUT: "keep",
    "house": "wild",
    LAST: "on",
}


def whole_hand(view: View) -> bool:
    """True if a player whose turn begins would go out with a whole hand at once."""
    return not view.laid and (not view.has_laid[view.to_act] or len(view.hand) >= WHOLE)


def theme_of(scene: Scene, action: str, *, closing: bool, fact: str) -> str:
    """The theme of an answer whose leading fact that is; empty for none."""
    deed = Deed(scene, action)
    if closing and deed.lays and whole_hand(scene.view):
        return LAST
    if scene.rules.moda_doubles and deed.lays and deed.rank == scene.view.moda and _THEMES.get(fact) in GROWING:
        return CUT
    return _THEMES.get(fact, "")
