"""Value nets: states to learn from, a net in floats, and its file, whole numbers in TOML with a line for each input."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from canasta.engine.compile_rules import rule_table_of
from canasta.players.core.files import net_numbers
from canasta.players.core.value_net import OUTPUT_BITS, ValueRangeError, check_ranges, input_names

if TYPE_CHECKING:
    from canasta.rules import Rules

Floats: TypeAlias = NDArray[np.float32]


@dataclass(frozen=True)
class Sample:
    """States at the beginning of a turn and what became of them.

    `inputs`: (states, inputs), whole numbers as `canasta.players.core.value_net` names them. `leads`: (states,
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


FRACTIONS: Final = range(14, 5, -1)  # bits after the point, the most that the ranges allow


@dataclass(frozen=True)
class WholeNet:
    """A net in whole numbers, as `canasta.players.core.value_net.ValueNet` takes them."""

    rows: list[list[int]]
    bias: list[int]
    outputs: list[list[int]]
    offsets: list[int]
    fraction: int

    def leads(self, inputs: NDArray[np.int16]) -> NDArray[np.int64]:
        """The outputs for states: (states, outputs), in points."""
        rows = np.array(self.rows)
        clipped = np.clip(inputs, rows[:, 0], rows[:, 1]).astype(np.float64)  # exact: all sums are below 2**53
        within = np.where(inputs == 0, 0.0, clipped)  # players skip a 0, also where training met none
        sums = np.maximum(within @ rows[:, 2:] + self.bias, 0)
        found = sums @ np.array(self.outputs).T + np.array(self.offsets) * 2.0 ** (self.fraction + int(OUTPUT_BITS))
        leads: NDArray[np.int64] = found.astype(np.int64) >> (self.fraction + int(OUTPUT_BITS))
        return leads


def quantised(net: FloatNet) -> WholeNet:
    """The net in whole numbers. Raises `ValueRangeError` if a sum needs more bits than there are."""
    for fraction in FRACTIONS:
        whole = _with(net, fraction)
        try:
            check_ranges(whole.rows, whole.bias)
        except ValueRangeError:
            continue
        return whole
    raise ValueRangeError(f"the sums of the net leave no room for {FRACTIONS[-1]} bits after the point")


def _with(net: FloatNet, fraction: int) -> WholeNet:
    first = np.rint(net.first * 2**fraction).astype(np.int64)
    middle = (net.lows + net.highs) / 2
    bias = np.rint((net.bias + middle @ net.first) * 2**fraction - middle @ first).astype(np.int64)
    rows = [[int(low), int(high), *map(int, row)] for low, high, row in zip(net.lows, net.highs, first, strict=True)]
    outputs = np.rint(net.second.T * 2 ** int(OUTPUT_BITS)).astype(np.int64)
    return WholeNet(
        rows,
        [int(each) for each in bias],
        [[int(each) for each in row] for row in outputs],
        [round(float(each)) for each in net.offsets],
        fraction,
    )


def whole_net(rules: Rules, text: str, place: str) -> WholeNet:
    """The net in a file. Raises `WeightsError`."""
    return WholeNet(*net_numbers(rules, text, place))


def net_text(rules: Rules, net: WholeNet, made: Mapping[str, str | int | float]) -> str:
    """The text of the file. Inputs without any weight are left out."""
    lines = [
        f"# The value net of {rules.name}: see canasta.players.core.value_net. Made by scripts/values.py.",
        "# An input has its lowest value, its highest, and a weight for each hidden sum.",
        "",
        "[made]",
        *(f"{name} = {_value(value)}" for name, value in made.items()),
        "",
        "[net]",
        f"fraction = {net.fraction}",
        f"bias = {net.bias}",
        f"outputs = {net.outputs}",
        f"offsets = {net.offsets}",
        "",
        "[inputs]",
    ]
    for name, row in zip(input_names(rule_table_of(rules)), net.rows, strict=True):
        if any(row[2:]):
            lines.append(f"{name} = {row}")
    return "\n".join(lines) + "\n"


def _value(value: str | float) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
