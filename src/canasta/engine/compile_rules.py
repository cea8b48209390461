"""From the readable `Rules` to the engine's `RuleTable` and `Awards`. Runs once a rule set."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from functools import lru_cache

from canasta.cards import ACE, KIND_TEXTS, NATURAL_KINDS
from canasta.engine.awards import Awards
from canasta.engine.rule_table import RuleTable, kept, rule_table_from
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


def rule_table_of(rules: Rules) -> RuleTable:
    """The rule table of a rule set, shared by all deals played by it."""
    return kept(_compiled(rules))


@lru_cache(maxsize=256)
def _compiled(rules: Rules) -> RuleTable:
    return rule_table_from(_numbers(rules), card_values(rules), list(rules.opening))


@lru_cache(maxsize=256)
def awards_of(rules: Rules) -> Awards:
    """The awards of a rule set, shared by all that score, weigh or bound deals played by it."""
    clean = [award_of_rank(rules, kind, clean=True) for kind in NATURAL_KINDS]
    dirty = [award_of_rank(rules, kind, clean=False) for kind in NATURAL_KINDS]
    number_awards, concealed = list(rules.canasta_awards), list(rules.concealed_awards)
    return Awards(_numbers(rules), clean, dirty, number_awards, concealed, list(rules.red_threes))


def award_of_rank(rules: Rules, kind: int, *, clean: bool) -> int:
    """The award of a canasta of a natural rank, before moda and repetition multiply it."""
    if kind == ACE:
        return rules.aces_clean if clean else rules.aces_dirty
    if KIND_TEXTS[kind] == "7" and rules.canasta_sevens:
        return rules.canasta_sevens
    return rules.canasta_clean if clean else rules.canasta_dirty


def _numbers(rules: Rules) -> dict[str, int]:
    """Every field that is a number, a yes or no, or a choice, whose number is its place in the enumeration."""
    numbers: dict[str, int] = {}
    for field in fields(Rules):
        value = getattr(rules, field.name)
        if isinstance(value, Enum):
            numbers[field.name] = list(type(value)).index(value)
        elif isinstance(value, int):
            numbers[field.name] = int(value)
    return numbers
