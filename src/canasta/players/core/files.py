"""Files of the playing core, in TOML: weights by name, counted holdings, and value nets; styles made from weights.

A style is an extreme form of a well-known way to play, as an opponent for tuning and measuring. This module is
interpreted in every build.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from canasta.engine.compile_rules import rule_table_of
from canasta.players.core.hidden import CLASSES, EVEN, NUMBERS, Belief, class_name
from canasta.players.core.value_net import ValueNet, ValueRangeError, input_names
from canasta.players.core.weights import NAMES, Weights
from canasta.texts.errors import WordedError, shortened
from canasta.texts.toml import TOMLDecodeError, read_toml

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from canasta.rules.model import Rules

FOLDER: Final = files("canasta.players.core") / "weights"
HOLDINGS: Final = files("canasta.players.core") / "holdings"
VALUES: Final = files("canasta.players.core") / "values"
BASE: Final = "base"


MOST: Final = 1_000_000_000  # of a weight: their products and sums stay within 64 bits

# What each style changes in the weights of a rule set
STYLES: Final[Mapping[str, Mapping[str, int]]] = {
    "hoarder": {"open_base": -600, "open_round": 40, "start": -400, "add": -200, "keep": 90, "thin": 300},
    "always-freeze": {"freeze": 2000, "hold_frozen": 300, "hold_frozen_card": 40},
    "never-freeze": {"freeze": -100_000},
    "speed-out": {"open_base": 3000, "keep": 0, "thin": 0, "out": 5000, "build": 150, "two": 100, "joker": 150},
    "pile-hunter": {"take_base": 1000, "take_card": 300, "pair": 300, "hold": 300, "hold_card": 40},
    "stingy": {"two": 800, "joker": 1200, "open_two": 500, "open_joker": 900, "plan": 100},
}


class WeightsError(WordedError):
    """A file of weights or of a value net that cannot be used."""

    family = "weights"


def file_name(rules: Rules) -> str:
    """The file of the tuned weights of a rule set: ``clasica.toml``, ``reglamento-6-pairs.toml``."""
    return f"{rules.name.replace('/', '-')}.toml"


def read_weights(text: str, place: str, rest: Mapping[str, int] = {}) -> Weights:
    """Read the table ``[weights]`` of a tuned file; other tables say how it was made. Raises `WeightsError`.

    `rest` has the numbers of weights that are newer than the file.
    """
    numbers = _tables(text, place).get("weights")
    if not isinstance(numbers, dict):
        raise WeightsError("table", file=place)
    return _weights({**rest, **numbers}, place)


@cache
def rules_weights(name: str) -> Weights:
    """The hand-written weights of a rule set and form (``clasica``, ``reglamento/6-pairs``)."""
    tables = _tables((FOLDER / "rules.toml").read_text(encoding="utf-8"), "rules.toml")
    numbers = dict(tables[BASE])
    for table in (name.partition("/")[0], name.replace("/", "-")):
        numbers |= tables.get(table, {})
    return _weights(numbers, "rules.toml")


@cache
def tuned_weights(name: str) -> Weights:
    """The tuned weights of a rule set and form; the hand-written ones if none are shipped."""
    file: Traversable = FOLDER / f"{name.replace('/', '-')}.toml"
    if not file.is_file():
        return rules_weights(name)
    return read_weights(file.read_text(encoding="utf-8"), file.name, rules_weights(name).numbers())


@cache
def holdings(name: str) -> Belief | None:
    """The belief about hands in a rule set and form; None if nothing was counted for it."""
    file: Traversable = HOLDINGS / f"{name.replace('/', '-')}.toml"
    if not file.is_file():
        return None
    factors = _tables(file.read_text(encoding="utf-8"), file.name)["factors"]
    even = [int(EVEN)] * int(NUMBERS)
    return Belief([factor for number in range(int(CLASSES)) for factor in factors.get(class_name(number), even)])


@cache
def value_net(rules: Rules) -> ValueNet | None:
    """The value net of a rule set and form; None if none is shipped."""
    file: Traversable = VALUES / file_name(rules)
    return read_value_net(rules, file.read_text(encoding="utf-8"), file.name) if file.is_file() else None


def read_value_net(rules: Rules, text: str, place: str) -> ValueNet:
    """Read a value net: its table ``[inputs]`` has for each input the lowest value, the highest and the weights.

    Inputs that it does not name have no weight. Raises `WeightsError`.
    """
    try:
        return ValueNet(*net_numbers(rules, text, place))
    except (TypeError, IndexError, ValueRangeError) as error:
        raise WeightsError("net", file=place, rules=rules.name, reason=shortened(str(error), 200)) from None


def net_numbers(
    rules: Rules, text: str, place: str
) -> tuple[list[list[int]], list[int], list[list[int]], list[int], int]:
    """The numbers in the file of a value net, as `ValueNet` takes them. Raises `WeightsError`."""
    tables = _tables(text, place)
    names = input_names(rule_table_of(rules))
    try:
        inputs, net = tables["inputs"], tables["net"]
        unknown = sorted(inputs.keys() - set(names))
        if unknown:
            raise WeightsError("input", file=place, found=shortened(unknown[0]))
        nothing = [0] * (2 + len(net["bias"]))
        rows = [inputs.get(name, nothing) for name in names]
        return rows, net["bias"], net["outputs"], net["offsets"], net["fraction"]
    except (KeyError, TypeError) as error:
        raise WeightsError("net", file=place, rules=rules.name, reason=shortened(str(error), 200)) from None


def _tables(text: str, place: str) -> dict[str, Any]:
    try:
        return read_toml(text)
    except TOMLDecodeError as error:
        raise WeightsError("toml", file=place, reason=shortened(str(error), 200)) from None


def _weights(numbers: dict[str, Any], place: str) -> Weights:
    for name in NAMES:
        number = numbers.get(name)
        if type(number) is not int or abs(number) > MOST:
            raise WeightsError("whole", file=place, name=name, most=MOST)
    unknown = sorted(numbers.keys() - set(NAMES))
    if unknown:
        raise WeightsError("unknown", file=place, found=shortened(unknown[0]))
    return Weights(numbers)


def styles_of(weights: Weights) -> dict[str, Weights]:
    """All styles by name, derived from the weights of a rule set; `by-eye` is the player `greedy`."""
    found = {name: weights.but(**changes) for name, changes in STYLES.items()}
    found["by-eye"] = by_eye()
    return found


def by_eye() -> Weights:
    """Weights that make the core play as `greedy`."""
    weights = Weights(dict.fromkeys(NAMES, 0))
    weights.by_eye = True
    return weights
