"""Training a value net in NumPy: states of self-play, gradient descent, and errors on states that it has not met."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from canasta.engine.compile_rules import awards_of, rule_table_of
from canasta.lab.env.windows import Window
from canasta.lab.values.nets import FloatNet, Sample
from canasta.players.core.value_net import input_names
from canasta.players.core.value_states import collect
from canasta.players.searching import HALF_BY_EYE, opponents

if TYPE_CHECKING:
    from canasta.lab.values.nets import Floats, WholeNet
    from canasta.players.core.weights import Weights
    from canasta.rules import Rules

SCORES: Final = (0.0, 0.0, 0.4, 0.7)  # of the target: what the sides begin a deal with, so that opening minimums differ
HIDDEN: Final = 33  # sums; three share a machine word
BATCH: Final = 1024
RATE: Final = 2e-3  # falls along a half cosine
DECAY: Final = 1e-5
MEAN, SQUARE = 0.9, 0.999  # of Adam
NARROWEST: Final = 0.05  # of the range of an input: the least spread by which it is scaled
PHASES: Final = 4  # quarters of the stock, the first with most cards
TENTHS: Final = 10


def line_ups(rules: Rules) -> list[list[Weights]]:
    """Weights by seat: the tuned ones on one side at least, and on the others those that a search expects there."""
    own, *others = opponents(rules, HALF_BY_EYE)
    found = [[own] * rules.seats]
    for other in others:
        found += [_against(rules, own, other, side) for side in range(rules.sides)]
    return found


def _against(rules: Rules, own: Weights, other: Weights, side: int) -> list[Weights]:
    return [own if seat % rules.sides == side else other for seat in range(rules.seats)]


def sample_of(rules: Rules, states: int, seed: int) -> Sample:
    """A sample of `states` states, or a few more, since the last deal is kept whole."""
    rule_table = rule_table_of(rules)
    width, outputs = len(input_names(rule_table)), rules.sides - 1
    scores = [int(share * rules.target) for share in SCORES]
    found = collect(rule_table, awards_of(rules), line_ups(rules), scores, width, states, seed)
    number, room = int(found.number), len(found.deals)
    return Sample(
        Window(found.inputs, "int16", room, width).now()[:number].copy(),
        Window(found.leads, "int64", room, outputs).now()[:number].astype(np.float32),
        Window(found.deals, "int64", room).now()[:number].copy(),
    )


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


@dataclass(frozen=True)
class PhaseError:
    """One phase. `states`: their number. Points: `spread` of the leads, and the root of the mean squared `error` of the
    net. `fit`: the share of the variance that the net explains. `slope`: of the true lead on the foretold one, 1 is
    right. `furthest`: the largest distance between foretold and true mean in a tenth of the states, in points, and its
    standard error."""

    states: int
    spread: float
    error: float
    fit: float
    slope: float
    furthest: float
    furthest_error: float


def errors_by_phase(net: WholeNet, sample: Sample, stock: int) -> list[PhaseError]:
    """The errors by quarter of the stock; `stock` is the column of the cards left in it."""
    left = sample.inputs[:, stock]
    quarter = (left.max() + 1) / PHASES
    told = net.leads(sample.inputs)[:, 0]
    found = []
    for phase in reversed(range(PHASES)):
        chosen = (left >= phase * quarter) & (left < (phase + 1) * quarter)
        found.append(_phase(told[chosen], sample.leads[chosen, 0].astype(float)))
    return found


def _phase(told: Floats, true: Floats) -> PhaseError:
    wrong = true - told
    order = np.argsort(told)
    tenths = [wrong[part] for part in np.array_split(order, TENTHS)]
    worst = max(tenths, key=lambda each: abs(each.mean()))
    return PhaseError(
        states=len(true),
        spread=float(true.std()),
        error=float(np.sqrt((wrong**2).mean())),
        fit=float(1 - (wrong**2).mean() / true.var()),
        slope=float(np.cov(told, true)[0, 1] / told.var()),
        furthest=float(worst.mean()),
        furthest_error=float(worst.std() / np.sqrt(len(worst))),
    )
