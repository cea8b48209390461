"""States to learn from, and a net in floats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]


@dataclass(frozen=True)
class Sample:
    """States at the beginning of a turn and what became of them.

    `inputs`: (states, inputs), whole numbers as `canasta.players.core.value_inputs` names them. `leads`: (states,
    outputs), points. `deals`: (states,), the number of the deal, so that a deal can be kept out of training as a whole.
    """

    inputs: NDArray[np.int16]
    leads: Floats
    deals: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.deals)

    def split(self, every: int) -> tuple[Sample, Sample]:
        """All deals but one in `every`, and those left out."""
        out = self.deals % every == 0
        return self.where(~out), self.where(out)

    def where(self, chosen: NDArray[np.bool_]) -> Sample:
        """The states of a mask."""
        return Sample(self.inputs[chosen], self.leads[chosen], self.deals[chosen])


@dataclass(frozen=True)
class FloatNet:
    """A net of one hidden layer with rectified sums: inputs as they come, outputs in points.

    `first`: (inputs, hidden); `bias`: (hidden,); `second`: (hidden, outputs); `offsets`: (outputs,). `lows` and
    `highs`: (inputs,), the ranges met in training.
    """

    first: NDArray[np.float64]
    bias: NDArray[np.float64]
    second: NDArray[np.float64]
    offsets: NDArray[np.float64]
    lows: NDArray[np.int64]
    highs: NDArray[np.int64]

    def leads(self, inputs: NDArray[np.int16]) -> NDArray[np.float64]:
        """The outputs for states: (states, outputs), in points."""
        within = np.clip(inputs, self.lows, self.highs)
        found: NDArray[np.float64] = np.maximum(within @ self.first + self.bias, 0) @ self.second + self.offsets
        return found
