"""The value net: the lead that a deal will come to, said by a small network of whole numbers.

One hidden layer with rectified sums, in fixed point. Three hidden sums of 21 bits share a machine word, so that one
multiplication serves three. Each input is kept within the range met in training. By these ranges `ValueNet` proves,
when it is made, that no sum can leave its 21 bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

try:
    from librt.vecs import vec
except ImportError:
    from canasta.engine._purevec import vec  # type: ignore[assignment]

from canasta.engine.awards import Awards
from canasta.engine.state import State
from canasta.players.core.value_inputs import fill_inputs

LANES: Final[i64] = 3  # hidden sums in a word
LANE_BITS: Final[i64] = 21
LIMIT: Final = 1 << 20  # a sum lies below it, and above its negative
OUTPUT_BITS: Final[i64] = 10  # of the fraction of the second layer's weights
STEPS: Final[i64] = 12  # cost of an evaluation, in legal actions examined
_LANE: Final[i64] = 0x1FFFFF
_SIGN: Final[i64] = 0x100000


class ValueRangeError(ValueError):
    """Raised for a net with a sum that could leave its bits."""


@mypyc_attr(acyclic=True)
class ValueNet:
    """A net for a rule set and form.

    `rows`: by input its lowest and highest value and a weight for each hidden sum; `bias`: by hidden sum; both with
    `fraction` bits after the point. `outputs`: by output a weight for each hidden sum, in points, with `OUTPUT_BITS`
    more; `offsets`: by output, in points. Output k is the lead of the side k places after the side on turn over the
    mean of the others; that of the last side follows, since they add up to 0. Raises `ValueRangeError`.
    """

    def __init__(
        self, rows: list[list[int]], bias: list[int], outputs: list[list[int]], offsets: list[int], fraction: int
    ) -> None:
        check_ranges(rows, bias)
        self.lows: vec[i64] = vec[i64]([row[0] for row in rows])
        self.highs: vec[i64] = vec[i64]([row[1] for row in rows])
        packed: list[int] = []
        for row in rows:
            packed += _words(row[2:])
        self.blank: vec[i64] = vec[i64]([0] * len(rows))
        self.weights: vec[i64] = vec[i64](packed)
        self.bias: vec[i64] = vec[i64](_words(bias))
        self.words: i64 = len(self.bias)
        second: list[int] = []
        for each in outputs:
            second += each + [0] * (int(self.words * LANES) - len(each))
        self.outputs: vec[i64] = vec[i64](second)
        self.offsets: vec[i64] = vec[i64]([offset << (fraction + OUTPUT_BITS) for offset in offsets])
        self.shift: i64 = fraction + OUTPUT_BITS

    def lead(self, s: State, awards: Awards, side: i64) -> i64:
        """The expected points of a side less the mean of the others; a turn is about to begin."""
        inputs = self.blank[:]
        fill_inputs(s, awards, inputs)
        sums = self._sums(inputs)
        sides = s.rule_table.sides
        place = side - s.rule_table.side_of(s.seat)
        if place < 0:
            place += sides
        if place < sides - 1:
            return self._output(sums, place) >> self.shift
        found: i64 = 0
        for other in range(sides - 1):
            found += self._output(sums, other)
        return -(found >> self.shift)

    def _sums(self, inputs: vec[i64]) -> vec[i64]:
        """The hidden sums, packed."""
        sums = self.bias[:]
        weights, lows, highs = self.weights, self.lows, self.highs
        words = self.words
        base: i64 = 0
        for at in range(len(inputs)):
            value = inputs[at]
            if value != 0:
                value = max(min(value, highs[at]), lows[at])
                for word in range(words):
                    sums[word] = sums[word] + value * weights[base + word]
            base += words
        return sums

    def _output(self, sums: vec[i64], number: i64) -> i64:
        found = self.offsets[number]
        outputs = self.outputs
        at = number * self.words * LANES
        for word in range(self.words):
            rest = sums[word]
            low = ((rest & _LANE) ^ _SIGN) - _SIGN
            rest = (rest - low) >> LANE_BITS
            middle = ((rest & _LANE) ^ _SIGN) - _SIGN
            high = (rest - middle) >> LANE_BITS
            if low > 0:
                found += low * outputs[at]
            if middle > 0:
                found += middle * outputs[at + 1]
            if high > 0:
                found += high * outputs[at + 2]
            at += LANES
        return found


@mypyc_attr(acyclic=True)
class Horizon:
    """The end of a playout's sight: it is cut at the beginning of a turn, `turns` turns after the decision or more,
    and `net` says the rest. With fewer than `stock` cards in the stock at the decision playouts go to the end."""

    def __init__(self, net: ValueNet, turns: i64, stock: i64) -> None:
        self.net: ValueNet = net
        self.turns: i64 = turns
        self.stock: i64 = stock


def check_ranges(rows: list[list[int]], bias: list[int]) -> None:
    """Raise `ValueRangeError` if inputs within their ranges, or 0, could bring a hidden sum to `LIMIT`."""
    for number in range(len(bias)):
        lowest = highest = bias[number]
        for row in rows:
            weight = row[number + 2]
            lowest += min(weight * row[0], weight * row[1], 0)
            highest += max(weight * row[0], weight * row[1], 0)
        if lowest <= -LIMIT or highest >= LIMIT:
            raise ValueRangeError(f"hidden sum {number} could lie between {lowest} and {highest}, {LIMIT} is the limit")


def _words(sums: list[int]) -> list[int]:
    """Numbers packed by threes."""
    found: list[int] = []
    for number, value in enumerate(sums):
        lane = number % 3
        if lane == 0:
            found.append(0)
        found[-1] += value * (1, 1 << 21, 1 << 42)[lane]
    return found
