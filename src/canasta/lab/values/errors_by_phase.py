"""The error of a value net on deals that it has not met, by the phase of the deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from canasta.lab.values.net import Floats, Sample
    from canasta.lab.values.net_file import WholeNet

PHASES: Final = 4  # quarters of the stock, the first with most cards
TENTHS: Final = 10


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
