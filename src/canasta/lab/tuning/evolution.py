"""A search for better numbers by samples: the separable CMA evolution strategy, in plain Python.

Samples are drawn from a normal distribution with a spread of its own for each number; it moves to where the better half
of them lies, and learns the spreads and the length of its steps from how it moved. Ranks are all that it uses, so it
bears noise. Parameters are those of R. Ros and N. Hansen, "A Simple Modification in CMA-ES Achieving Linear Time and
Space Complexity" (2008); no correlations are learnt, which would take far more samples than a game can pay for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, fsum, log, sqrt
from random import Random
from typing import TypeAlias

Point: TypeAlias = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Cloud:
    """The whole state of the search: `mean`, the spread of each number (`scale` · `step`), two evolution paths."""

    mean: Point
    scale: Point
    step: float
    path: Point
    step_path: Point
    generation: int = 0

    @classmethod
    def at(cls, mean: Sequence[float], spread: Sequence[float]) -> Cloud:
        """A search that begins at `mean`; a spread is above 0 and about the distance to the best value."""
        if len(mean) != len(spread) or not mean or not all(each > 0 for each in spread):
            raise ValueError("a search takes a spread above 0 for each number")
        none = (0.0,) * len(mean)
        return cls(tuple(mean), tuple(spread), 1.0, none, none)

    def sample(self, number: int, chance: Random) -> list[Point]:
        """Draw that many points, at least 2."""
        return [
            tuple(m + self.step * s * chance.gauss() for m, s in zip(self.mean, self.scale, strict=True))
            for _ in range(number)
        ]

    def moved(self, best_first: Sequence[Point]) -> Cloud:
        """The state after a generation, given all its points with the best first."""
        size = len(self.mean)
        weights = _weights(len(best_first))
        mass = 1 / fsum(weight**2 for weight in weights)
        step_rate = (mass + 2) / (size + mass + 3)
        path_rate = 4 / (size + 4)
        damping = 1 + 2 * max(0.0, sqrt((mass - 1) / (size + 1)) - 1) + step_rate
        first_rate = (size + 2) / 3 * 2 / ((size + 1.3) ** 2 + mass)
        many_rate = min(1 - first_rate, (size + 2) / 3 * 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass))

        normal = [  # each chosen point in spreads from the mean
            [(p - m) / (self.step * s) for p, m, s in zip(point, self.mean, self.scale, strict=True)]
            for point in best_first[: len(weights)]
        ]
        along = [fsum(w * point[k] for w, point in zip(weights, normal, strict=True)) for k in range(size)]
        mean = tuple(m + self.step * s * a for m, s, a in zip(self.mean, self.scale, along, strict=True))

        gain = sqrt(step_rate * (2 - step_rate) * mass)
        step_path = tuple((1 - step_rate) * p + gain * a for p, a in zip(self.step_path, along, strict=True))
        length = sqrt(fsum(part**2 for part in step_path))
        expected = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))
        settled = sqrt(1 - (1 - step_rate) ** (2 * (self.generation + 1)))
        goes_on = length / settled < (1.4 + 2 / (size + 1)) * expected
        gain = sqrt(path_rate * (2 - path_rate) * mass) if goes_on else 0.0
        path = tuple((1 - path_rate) * p + gain * s * a for p, s, a in zip(self.path, self.scale, along, strict=True))
        variances = [
            (1 - first_rate - many_rate) * self.scale[k] ** 2
            + first_rate * (path[k] ** 2 + (0.0 if goes_on else path_rate * (2 - path_rate) * self.scale[k] ** 2))
            + many_rate * self.scale[k] ** 2 * fsum(w * each[k] ** 2 for w, each in zip(weights, normal, strict=True))
            for k in range(size)
        ]
        return replace(
            self,
            mean=mean,
            scale=tuple(sqrt(each) for each in variances),
            step=self.step * exp(min(1.0, step_rate / damping * (length / expected - 1))),
            path=path,
            step_path=step_path,
            generation=self.generation + 1,
        )


def _weights(samples: int) -> list[float]:
    """Weights of the better half, falling from the best; they sum to 1."""
    half = max(1, samples // 2)
    raw = [log(half + 0.5) - log(place) for place in range(1, half + 1)]
    return [each / fsum(raw) for each in raw]
