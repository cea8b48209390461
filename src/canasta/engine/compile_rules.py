"""From the readable `Rules` to the engine's `Sheet`. Runs once a match; interpreted in every build."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from functools import lru_cache

from canasta.engine.sheet import NO_WAIVER, WHENEVER_POSSIBLE, Sheet
from canasta.rules.model import Rules


def card_values(rules: Rules) -> list[int]:
    """Points by kind; for a red three, its cost in the hand."""
    low, middle = rules.value_four_to_seven, rules.value_eight_to_king
    special = [
        rules.value_ace,
        rules.value_black_three,
        rules.value_two,
        rules.value_joker,
        rules.value_red_three_in_hand,
    ]
    return [low] * 4 + [middle] * 6 + special


@lru_cache(maxsize=256)
def sheet_of(rules: Rules) -> Sheet:
    """The sheet of a rule set, shared by all deals played by it."""
    numbers: dict[str, int] = {}
    for field in fields(Rules):
        value = getattr(rules, field.name)
        if isinstance(value, Enum):
            numbers[field.name] = list(type(value)).index(value)
        elif isinstance(value, int):
            numbers[field.name] = int(value)
    values, opening = card_values(rules), list(rules.opening)
    sheet = Sheet(numbers, values, opening)
    if numbers["must_take"] == WHENEVER_POSSIBLE:
        sheet.discarding = Sheet(numbers | {"final_discard": 1, "opening_waiver": int(NO_WAIVER)}, values, opening)
    return sheet
