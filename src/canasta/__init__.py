"""Canasta: the rules, the table and the players. A name is brought in when it is first used, so the import is quick."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canasta._build import build_kind
    from canasta.cards import CardError, parse_card, parse_kind
    from canasta.rules import Rules, RulesError

__version__ = "0.1.0"

__all__ = ["CardError", "Rules", "RulesError", "__version__", "build_kind", "parse_card", "parse_kind"]

_HOMES = {
    "CardError": "canasta.cards",
    "Rules": "canasta.rules",
    "RulesError": "canasta.rules",
    "build_kind": "canasta._build",
    "parse_card": "canasta.cards",
    "parse_kind": "canasta.cards",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
