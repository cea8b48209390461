"""Rewards: what a finished deal is worth to each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from canasta.lab.env.actions import EnvError
from canasta.players.equity import Equity
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from canasta.rules import Rules

REWARDS: Final = ("points", "difference", "sign", "equity")


class Rewards:
    """The reward of each seat for the points of the sides, in one of four ways.

    ``points``: those of its side. ``difference``: those less the best of another side. ``sign``: 1, 0 or -1 for that.
    ``equity``: the change of its side's chance to win the match, from the scores before the deal.
    """

    def __init__(self, rules: Rules, kind: str, scores: Sequence[int] | None = None) -> None:
        """`scores` are those of the sides before the deal. Raises `ValueError`."""
        if kind not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {kind!r}")
        self.scores: list[int] = [0] * rules.sides if scores is None else [int(score) for score in scores]
        if len(self.scores) != rules.sides:
            raise ValueError(f"scores are one for each of {rules.sides} sides, not {len(self.scores)}")
        self.kind = kind
        self.rules = rules
        self._equity = Equity(rules)
        self._seats = np.arange(rules.seats) % rules.sides

    def at(self, scores: Sequence[int] | None) -> Rewards:
        """Return rewards of this kind from those scores on, by default from 0. Raises `ValueError`."""
        wanted = [0] * self.rules.sides if scores is None else [int(score) for score in scores]
        return self if wanted == self.scores else Rewards(self.rules, self.kind, wanted)

    def by_seat(self, points: NDArray[np.int64]) -> NDArray[np.float64]:
        """The rewards, a row for each deal and a column for each seat; `points` has a column for each side."""
        by_side: NDArray[np.float64] = self._by_side(points)[:, self._seats]
        return by_side

    def _by_side(self, points: NDArray[np.int64]) -> NDArray[np.float64]:
        if self.kind == "points":
            return points.astype(np.float64)
        if self.kind == "equity":
            before = np.array(self._equity.shares(self.scores))
            after = np.array([self._equity.shares((row + self.scores).tolist()) for row in points])
            gained: NDArray[np.float64] = after - before
            return gained
        ahead = np.empty(points.shape)
        for side in range(points.shape[1]):
            ahead[:, side] = points[:, side] - np.delete(points, side, axis=1).max(axis=1)
        if self.kind == "sign":
            np.sign(ahead, out=ahead)
        return ahead


def asked_scores(options: Mapping[str, Any] | None) -> Sequence[int] | None:
    """The option ``scores`` of `reset`, the only one that there is. Raises `EnvError`."""
    for name in options or {}:
        if name != "scores":
            raise EnvError("option", found=shortened(str(name)))
    return None if options is None else options.get("scores")
