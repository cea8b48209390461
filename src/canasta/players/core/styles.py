"""Styles: extreme forms of well-known ways to play, as opponents for tuning and measuring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from canasta.players.core.weights import NAMES, Weights

# What each style changes in the weights of a rule set
STYLES: Final[Mapping[str, Mapping[str, int]]] = {
    "hoarder": {"open_base": -600, "open_round": 40, "start": -400, "add": -200, "keep": 90, "thin": 300},
    "always-freeze": {"freeze": 2000, "hold_frozen": 300, "hold_frozen_card": 40},
    "never-freeze": {"freeze": -100_000},
    "speed-out": {"open_base": 3000, "keep": 0, "thin": 0, "out": 5000, "build": 150, "two": 100, "joker": 150},
    "pile-hunter": {"take_base": 1000, "take_card": 300, "pair": 300, "hold": 300, "hold_card": 40},
    "stingy": {"two": 800, "joker": 1200, "open_two": 500, "open_joker": 900, "plan": 100},
}


def styles_of(weights: Weights) -> dict[str, Weights]:
    """All styles by name, derived from the weights of a rule set; `by-eye` is the player `greedy`."""
    found = {name: weights.but(**changes) for name, changes in STYLES.items()}
    found["by-eye"] = by_eye()
    return found


def by_eye() -> Weights:
    """Weights that make the core play as `greedy`."""
    weights = Weights(dict.fromkeys(NAMES, 0))
    weights.by_eye = True
    return weights
