"""Rule sets for the tests."""

from __future__ import annotations

import os

from canasta.rules import get
from canasta.rules.model import Rules

NAMES = (
    "clasica",
    "internacional",
    "salon",
    "tres-barajas",
    *(f"reglamento/{form}" for form in ("2", "3", "4", "6-teams", "6-pairs")),
)
SOAK = int(os.environ.get("CANASTA_SOAK", "1"))  # how many times as much to try


def rules_of(name: str) -> Rules:
    return get(name)
