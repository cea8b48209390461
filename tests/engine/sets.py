"""Rule sets for the tests, and batches of their deals."""

from __future__ import annotations

import os

from canasta.engine.batch import Batch
from canasta.engine.compile_rules import awards_of, rule_table_of
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
# `make test` proves rules on the compiled build, and tries a fifth on the source beside it: that both play alike, and
# that no line of the source is left out, needs no more.
SHARE = (1 if os.environ.get("CANASTA_EXPECT") == "pure" else 5) * SOAK


def rules_of(name: str) -> Rules:
    return get(name)


def batch_of(name: str, size: int, *, seed: int = 1, restart: bool = True) -> Batch:
    rules = rules_of(name)
    return Batch(rule_table_of(rules), awards_of(rules), size, seed, restart)
