"""Digests of resolved rules: two sets of rules with the same digest play and score alike.

A digest covers every switch that does not stand as in ``baseline.toml``. So a switch that comes later, and stands as
the game was played before, changes no digest; a changed default does.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from canasta.rules.model import Rules

DIGITS: Final = 32  # hexadecimal: 128 bits


@lru_cache(maxsize=256)
def digest(rules: Rules) -> str:
    """The SHA-256 of the resolved rules in hex, cut to `DIGITS`."""
    from canasta.rules.switches import SWITCHES  # not before it is needed: the command line starts faster

    standing = _baseline()
    lines = [
        f"{name} = {value}"
        for name, switch in SWITCHES.items()
        if (value := switch.text(getattr(rules, name))) != standing[name]
    ]
    return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()[:DIGITS]


@cache
def _baseline() -> dict[str, str]:
    """The text of every switch as the baseline has it; of a later one, as its default says."""
    from canasta.rules.switches import SWITCHES

    plain = Rules(id="plain", version=1)
    found = tomllib.loads(Path(__file__).with_name("baseline.toml").read_text(encoding="utf-8"))
    return {name: found.get(name) or switch.text(getattr(plain, name)) for name, switch in SWITCHES.items()}
