"""Values of switches, for tests: a few of each kind, its borders among them."""

from __future__ import annotations

from typing import Any

from canasta.rules import Rules
from canasta.rules.switches import SWITCHES, Switch
from canasta.rules.values import NamedChoice, Points, PointsTable, Whole, YesNo


def values(switch: Switch) -> list[Any]:
    """Some values that the switch takes, as `Rules` holds them."""
    kind = switch.kind
    if isinstance(kind, YesNo):
        return [True, False]
    if isinstance(kind, NamedChoice):
        return list(kind.choices)
    if isinstance(kind, Whole):
        spread = range(kind.low, kind.high + 1, kind.step)
        return sorted({spread[0], *spread[1:4], spread[len(spread) // 2], spread[-1]})
    if isinstance(kind, Points):
        return [tuple(range(100, 100 * length + 1, 100)) for length in range(kind.shortest, kind.longest + 1)]
    assert isinstance(kind, PointsTable)
    if kind.floor:
        return [((-100_000, 0),), ((-100_000, 30), (0, 60), (1500, 95)), ((-100_000, 50), (-500, 1000))]
    return [(), ((5, 500),), ((2, 5), (20, 20_000))]


def native_values(rules: Rules) -> dict[str, int | bool | str]:
    """All switches of the rules as a TOML file holds them."""
    return {name: switch.native(getattr(rules, name)) for name, switch in SWITCHES.items()}
