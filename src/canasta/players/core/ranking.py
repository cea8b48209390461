"""The legal actions that a policy weighs, and the best of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.engine.rng import Rng
from canasta.engine.units import ActionCode

NOTHING: Final[i64] = -1
WORST: Final[i64] = -1_000_000_000
# e to the power of -n/16, in 65536ths
_FALLING: Final[vec[i64]] = vec[i64]([int(65536 * 0.9394130628134758**n) for n in range(192)])


_UNKEPT: Final[list[int]] = []  # shared and never changed


@mypyc_attr(acyclic=True, free_list_len=1)
class Ranking:
    """The offered actions with their scores in tenths of a point; of equal scores the first wins.

    `everything` keeps all offers, in their order, instead of the best only.
    """

    def __init__(self, everything: bool) -> None:
        self.everything: bool = everything
        self.best: i64 = NOTHING
        self.best_score: i64 = WORST
        self.actions: list[int] = [] if everything else _UNKEPT
        self.scores: list[int] = [] if everything else _UNKEPT

    def offer(self, action: ActionCode, score: i64) -> None:
        """Add an action."""
        if self.everything:
            self.actions.append(int(action))
            self.scores.append(int(score))
        if score > self.best_score:
            self.best = action
            self.best_score = score

    def softly(self, temperature: i64, rng: Rng) -> ActionCode:
        """An action drawn with odds exp(score / temperature), the temperature in tenths of a point, 1 at least."""
        weights: list[int] = []
        total = 0
        for score in self.scores:
            place = (self.best_score - score) * 16 // temperature
            weight = int(_FALLING[place]) if place < 192 else 0
            weights.append(weight)
            total += weight
        pick = int(rng.below(total))
        for index, weight in enumerate(weights):
            pick -= weight
            if pick < 0:
                return self.actions[index]
        return self.best
