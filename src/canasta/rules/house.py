"""House rules: the rules of the book with some switches turned, checked before the match.

The changes are not stored beside the rules but derived from them: `changes` compares them with the book.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from canasta.rules.build import THE_BOOK, nearest
from canasta.rules.errors import HouseRuleError
from canasta.rules.model import Rules
from canasta.rules.sense import contradictions, without_effect
from canasta.rules.switches import SWITCHES, Switch


@dataclass(frozen=True)
class HouseRule:
    """A switch that the table has changed, its value and the book's."""

    switch: Switch
    value: Any
    in_book: Any


def find_switch(name: str) -> Switch:
    """The switch of that name; capitals and hyphens do not matter. Raises `HouseRuleError`."""
    looked_up = name.strip().casefold().replace("-", "_")
    if looked_up not in SWITCHES:
        raise HouseRuleError("unknown-switch", name=name, nearest=nearest(looked_up, SWITCHES) or "none")
    return SWITCHES[looked_up]


def with_house(rules: Rules | str, house: Mapping[str, object]) -> Rules:
    """The rules, or those of that name, with those switches turned.

    Values may be native or text, as in a record or a TOML file.

    Raises `HouseRuleError` for a name or value that does not exist, a change that changes nothing, and rules that do
    not go together.
    """
    rules = THE_BOOK.of(rules)
    values: dict[str, Any] = {}
    for name, given in house.items():
        switch = find_switch(name)
        if switch.name in values:
            raise HouseRuleError("named-twice", name=switch.name)
        forms = THE_BOOK.forms(rules.id)
        if switch.name in ("seats", "sides") and len(forms) > 1:
            raise HouseRuleError("form-instead", name=switch.name, set=rules.id, forms=", ".join(forms))
        values[switch.name] = switch.read(given)
        if values[switch.name] == getattr(rules, switch.name):
            value = switch.text(values[switch.name])
            raise HouseRuleError("changes-nothing", name=switch.name, value=value, set=rules.name)
    changed = replace(rules, **values)
    for code, data in contradictions(changed):
        raise HouseRuleError(code, **data)
    for change in changes(changed):
        if without_effect(changed, change.switch.name):
            value = change.switch.text(change.value)
            raise HouseRuleError("without-effect", name=change.switch.name, value=value)
    return changed


def agreeing(rules: Rules, house: Mapping[str, object]) -> list[str]:
    """The names in a list of house rules that say what these rules have already: a printed list says all of them.

    A switch named twice is none of them, so that `with_house` refuses it. Raises `HouseRuleError`.
    """
    names = [find_switch(name).name for name in house]
    found = zip(house, map(find_switch, house), strict=True)
    return [
        name
        for name, switch in found
        if names.count(switch.name) == 1 and switch.read(house[name]) == getattr(rules, switch.name)
    ]


def changes(rules: Rules) -> list[HouseRule]:
    """The differences from the book's rules of that version, in the order of the switches.

    Raises `RuleSetError` if the book has no such set.
    """
    printed = THE_BOOK.get(rules.id, rules.form, version=rules.version)
    pairs = ((switch, getattr(rules, name), getattr(printed, name)) for name, switch in SWITCHES.items())
    return [HouseRule(switch, value, in_book) for switch, value, in_book in pairs if value != in_book]


def house(rules: Rules) -> dict[str, int | bool | str]:
    """The changes as a table of a TOML file: ``with_house(get(rules.edition), house(rules)) == rules``."""
    return {change.switch.name: change.switch.native(change.value) for change in changes(rules)}


def in_code(rules: Rules) -> str:
    """The Python that makes the rules: ``get('clasica')``, ``with_house(get('salon@1'), {'target': 3000})``.

    Raises `RuleSetError` where the book has no such set.
    """
    newest = THE_BOOK.versions(rules.id)[-1]
    made = f"get({rules.name if rules.version == newest else rules.edition!r})"
    changed = house(rules)
    return f"with_house({made}, {changed!r})" if changed else made


def read_lines(lines: list[str]) -> dict[str, object]:
    """Lines ``name = value`` as a mapping for `with_house`. Raises `HouseRuleError` for an invalid line."""
    found: dict[str, object] = {}
    for line in lines:
        name, equals, value = line.partition("=")
        name = name.strip()
        if not equals or not name:
            raise HouseRuleError("expected-change", line=line.strip())
        if name in found:
            raise HouseRuleError("named-twice", name=name)
        found[name] = value.strip()
    return found
