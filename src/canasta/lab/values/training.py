"""Training a value net by stochastic gradient descent (Adam), in NumPy."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import numpy as np

from canasta.lab.values.net import FloatNet

if TYPE_CHECKING:
    from canasta.lab.values.net import Floats, Sample

HIDDEN: Final = 33  # sums; three share a machine word
BATCH: Final = 1024
RATE: Final = 2e-3  # falls along a half cosine
DECAY: Final = 1e-5
MEAN, SQUARE = 0.9, 0.999  # of Adam
NARROWEST: Final = 0.05  # of the range of an input: the least spread by which it is scaled


def train(sample: Sample, passes: int, seed: int, told: Callable[[float], None]) -> FloatNet:
    """A net that fits the leads of a sample; `told` hears the share of the work that is done."""
    lows, highs = sample.inputs.min(axis=0).astype(np.int64), sample.inputs.max(axis=0).astype(np.int64)
    means = sample.inputs.mean(axis=0)
    spreads = np.maximum(sample.inputs.std(axis=0), NARROWEST * (highs - lows))
    spreads[spreads == 0] = np.inf  # an input that never changes has no weight
    unit = float(sample.leads.std())
    chance = np.random.default_rng(seed)
    parts = _first_guess(chance, sample.inputs.shape[1], sample.leads.shape[1])
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    steps, step = passes * (len(sample) // BATCH), 0
    scale, centre = (1 / spreads).astype(np.float32), means.astype(np.float32)
    for _pass in range(passes):
        order = chance.permutation(len(sample))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            chosen = order[at : at + BATCH]
            slopes = _slopes(parts, (sample.inputs[chosen] - centre) * scale, sample.leads[chosen] / unit)
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps)) + 1e-5
            for part, slope, one, two in zip(parts, slopes, first, second, strict=True):
                one += (1 - MEAN) * (slope - one)
                two += (1 - SQUARE) * (slope * slope - two)
                part -= rate * (one / (1 - MEAN**step)) / (np.sqrt(two / (1 - SQUARE**step)) + 1e-8)
            if step % 256 == 0:
                told(step / steps)
    weights, wide = parts[0].astype(np.float64) / spreads[:, None], [part.astype(np.float64) for part in parts[2:]]
    return FloatNet(weights, parts[1] - means @ weights, wide[0] * unit, wide[1] * unit, lows, highs)


def _first_guess(chance: np.random.Generator, inputs: int, outputs: int) -> list[Floats]:
    return [
        chance.normal(0, np.sqrt(1.6 / inputs), (inputs, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        chance.normal(0, 0.07, (HIDDEN, outputs)).astype(np.float32),
        np.zeros(outputs, np.float32),
    ]


def _slopes(parts: list[Floats], inputs: Floats, wanted: Floats) -> list[Floats]:
    """The gradient of the mean squared error, part by part."""
    hidden = np.maximum(inputs @ parts[0] + parts[1], 0)
    wrong = (hidden @ parts[2] + parts[3] - wanted) / np.float32(len(inputs))
    back = (wrong @ parts[2].T) * (hidden > 0)
    return [inputs.T @ back + np.float32(DECAY) * parts[0], back.sum(0), hidden.T @ wrong, wrong.sum(0)]
