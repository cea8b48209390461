"""Rule sets and their awards for the tests."""

from __future__ import annotations

import os
from dataclasses import fields
from enum import Enum

from canasta.engine.score import Awards
from canasta.rules import get
from canasta.rules.model import RedThreesNeed, Rules

NAMES = (
    "clasica",
    "internacional",
    "salon",
    "tres-barajas",
    *(f"reglamento/{form}" for form in ("2", "3", "4", "6-teams", "6-pairs")),
)
EARLIER = ("salon@1", "tres-barajas@1")  # versions by which deals are played otherwise; what is recorded of them stays
SOAK = int(os.environ.get("CANASTA_SOAK", "1"))  # how many times as much to try


def rules_of(name: str) -> Rules:
    return get(name)


def awards_of(rules: Rules) -> Awards:
    """The awards of a rule set, for `canasta.engine.score`."""
    numbers = {}
    for field in fields(Rules):
        value = getattr(rules, field.name)
        if isinstance(value, int) and not isinstance(value, Enum):
            numbers[field.name] = int(value)
    numbers["red_threes_need"] = int(rules.red_threes_need is RedThreesNeed.CANASTA)
    return Awards(numbers, list(rules.red_threes), list(rules.canasta_awards), list(rules.concealed_awards))
