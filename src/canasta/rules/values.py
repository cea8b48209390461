"""The kinds of values that a switch takes: how to read, check and write each.

`read` takes a native value (int, bool, StrEnum, tuple or list) or its text, and returns the value as `Rules` holds it.
`text` is the canonical text of a value, and ``read(text(v)) == v``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Any, Final, TypeGuard

from canasta.rules.errors import HouseRuleError
from canasta.texts.errors import one_line

POINTS_STEP: Final = 5  # every card and award is a multiple of five: so is every score
FLOOR: Final = -100_000  # below every score that a match can reach

_TRUE: Final = frozenset({"true", "yes", "y", "on", "si", "sí"})
_FALSE: Final = frozenset({"false", "no", "n", "off"})
_NOTHING: Final = frozenset({"", "none", "ninguno", "ninguna"})
_WHOLE: Final = re.compile(r"[+-]?\d{1,9}")


@dataclass(frozen=True)
class Whole:
    """A whole number from `low` to `high`, in steps; `unit` names what is counted (``points``, ``cards``, …)."""

    low: int
    high: int
    step: int = 1
    unit: str = "number"

    def read(self, name: str, value: object) -> int:
        number = _whole(value)
        if number is None or not self.low <= number <= self.high:
            code = "expected-whole" if number is None else "out-of-range"
            raise HouseRuleError(code, name=name, value=one_line(value), low=str(self.low), high=str(self.high))
        if number % self.step:
            raise HouseRuleError("not-a-multiple", name=name, value=one_line(value), step=self.step)
        return number

    def text(self, value: Any) -> str:
        return str(value)


@dataclass(frozen=True)
class YesNo:
    """True or false; read in the words of either language."""

    def read(self, name: str, value: object) -> bool:
        if isinstance(value, bool):
            return value
        word = value.strip().casefold() if isinstance(value, str) else None
        if word in _TRUE or word in _FALSE:
            return word in _TRUE
        raise HouseRuleError("expected-yes-no", name=name, value=one_line(value))

    def text(self, value: Any) -> str:
        return "true" if value else "false"


@dataclass(frozen=True)
class NamedChoice:
    """One of a few named values."""

    choices: type[StrEnum]

    def read(self, name: str, value: object) -> StrEnum:
        if isinstance(value, str):
            word = re.sub(r"[\s-]+", "_", value.strip().casefold())
            if word in {choice.value for choice in self.choices}:
                return self.choices(word)
        raise HouseRuleError("expected-choice", name=name, value=one_line(value), choices=", ".join(self.choices))

    def text(self, value: Any) -> str:
        return str(value)


@dataclass(frozen=True)
class Points:
    """A row of points, ``100 200 300 800``: from `shortest` to `longest` numbers."""

    shortest: int
    longest: int
    high: int

    def read(self, name: str, value: object) -> tuple[int, ...]:
        items = re.split(r"[,;]?\s+", value.strip()) if isinstance(value, str) else value
        numbers = [_whole(item) for item in items] if _is_row(items) else []
        if None in numbers or not self.shortest <= len(numbers) <= self.longest:
            raise HouseRuleError(
                "expected-row", name=name, value=one_line(value), shortest=self.shortest, longest=self.longest
            )
        return tuple(Whole(0, self.high, POINTS_STEP).read(name, number) for number in numbers)

    def text(self, value: Any) -> str:
        return " ".join(map(str, value))


@dataclass(frozen=True)
class PointsTable:
    """Points by a rising number, ``5:500 7:2000``.

    With a `floor` the first entry holds for every lower number too and is written alone:
    ``15 0:50 1500:90`` is 15 below 0, 50 from 0 and 90 from 1,500. Without one a table may be empty, ``none``.
    """

    example: str
    keys: Whole
    points: Whole
    floor: bool = False

    def read(self, name: str, value: object) -> tuple[tuple[int, int], ...]:
        pairs = self._pairs(value)
        if pairs is None or (self.floor and not pairs):
            raise HouseRuleError("expected-table", name=name, value=one_line(value), example=self.example)
        table = [
            (FLOOR if self.floor and place == 0 else self.keys.read(name, key), self.points.read(name, points))
            for place, (key, points) in enumerate(pairs)
        ]
        for (key, points), (next_key, next_points) in pairwise(pairs):
            if next_key <= key or next_points <= points:
                raise HouseRuleError("table-not-rising", name=name, value=self.text(pairs))
        return tuple(table)

    def _pairs(self, value: object) -> list[tuple[int, int]] | None:
        """The pairs written, `FLOOR` for a number left out; None if it is no table."""
        if isinstance(value, str):
            words = [] if value.strip().casefold() in _NOTHING else re.split(r"[,;]?\s+", value.strip())
            pairs: list[Any] = [word.split(":") for word in words]
            if self.floor and pairs and len(pairs[0]) == 1:
                pairs[0] = [FLOOR, pairs[0][0]]
        elif _is_row(value):
            pairs = list(value)
        else:
            return None
        numbers = [tuple(map(_whole, pair)) for pair in pairs if _is_row(pair) and len(pair) == 2]
        if len(numbers) != len(pairs) or any(None in pair for pair in numbers):
            return None
        return [(pair[0] or 0, pair[1] or 0) for pair in numbers]

    def text(self, value: Any) -> str:
        words = [f"{points}" if self.floor and key == FLOOR else f"{key}:{points}" for key, points in value]
        return " ".join(words) or "none"


Kind = Whole | YesNo | NamedChoice | Points | PointsTable


def _whole(value: object) -> int | None:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and _WHOLE.fullmatch(value.strip()):
        return int(value)
    return None


def _is_row(value: object) -> TypeGuard[Sequence[Any]]:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)
