"""The tables of the law, read from `books/*.toml`: the offences of each rule set, and every kind of consequence."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import convert

from canasta.club.referee.model import CallingTerm, Effect, Instead, Law, Offence

FOLDER: Final = Path(__file__).parent / "books"
EFFECTS: Final = "consequences"  # the file that is no book


@cache
def laws() -> tuple[str, ...]:
    """The rule sets that have a file of their own, in alphabetical order."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml") if path.stem != EFFECTS))


@cache
def law(rule_set: str) -> Law:
    """The law of that rule set, one of `laws()`."""
    data = _read(rule_set)
    offences = convert([{"book": rule_set, **_with_facts(each)} for each in data.get("offence", ())], list[Offence])
    return Law(
        rule_set,
        convert(_with_facts(data.get("gate", {})), CallingTerm),
        tuple(data.get("borrows", ())),
        {each.code: each for each in offences},
        convert(data.get("instead", ()), tuple[Instead, ...]),
    )


@cache
def effects() -> Mapping[str, Effect]:
    """Every kind of consequence by its code."""
    return {code: convert({"code": code, **entry}, Effect) for code, entry in _read(EFFECTS).items()}


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _with_facts(entry: Mapping[str, Any]) -> dict[str, Any]:
    """The entry with its facts as fields: ``"yes-no"`` has none, a list is the choices, a table has the limits."""
    facts = {}
    for name, what in entry.get("facts", {}).items():
        fields = what if isinstance(what, dict) else {"choices": what} if isinstance(what, list) else {}
        facts[name] = {"name": name, **fields}
    return {**entry, "facts": facts}
