"""The tables of the law, read from `books/*.toml`: the offences of each rule set, and every kind of consequence.

A book whose printed rules are silent applies another's law: `borrows` names whose, nearest first.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from canasta.club.referee.model import (
    Amount,
    Counts,
    Effect,
    Fact,
    Kind,
    Offence,
    OffenceRow,
    Party,
    Stage,
    Test,
    Until,
)

FOLDER: Final = Path(__file__).parent / "books"
EFFECTS: Final = "consequences"  # the file that is no book


@dataclass(frozen=True, slots=True)
class Instead:
    """Consequences that a form of the game does not know, and their replacement there."""

    under: Mapping[str, Test]
    of: tuple[str, ...]
    then: str
    rules: tuple[str, ...]
    open: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CallingTerm:
    """The term for calling a fault by one book: it goes before every case of those stages, lent ones included."""

    stages: tuple[Stage, ...]
    facts: Mapping[str, Fact]
    rows: tuple[OffenceRow, ...]


NO_TERM: Final = CallingTerm((), MappingProxyType({}), ())


@dataclass(frozen=True, slots=True)
class Law:
    """The law of one rule set, its offences by code in the order of the book."""

    set: str
    gate: CallingTerm
    borrows: tuple[str, ...]
    offences: Mapping[str, Offence]
    instead: tuple[Instead, ...]


def laws() -> tuple[str, ...]:
    """The rule sets that have a file of their own, in alphabetical order."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml") if path.stem != EFFECTS))


@cache
def law(rule_set: str) -> Law:
    """The law of that rule set, one of `laws()`."""
    data = _read(rule_set)
    offences = {
        entry["code"]: Offence(
            code=entry["code"],
            book=rule_set,
            stage=Stage(entry.get("stage", Stage.PLAY)),
            facts=_facts(entry),
            rows=tuple(map(_row, entry["row"])),
            under=_conditions(entry.get("under", {})),
        )
        for entry in data.get("offence", ())
    }
    instead = tuple(
        Instead(_conditions(each["under"]), tuple(each["of"]), each["then"], tuple(each["rules"]), tuple(each["open"]))
        for each in data.get("instead", ())
    )
    gate = NO_TERM
    if term := data.get("gate"):
        gate = CallingTerm(tuple(map(Stage, term["stages"])), _facts(term), tuple(map(_row, term["row"])))
    return Law(rule_set, gate, tuple(data.get("borrows", ())), MappingProxyType(offences), instead)


@cache
def effects() -> Mapping[str, Effect]:
    """Every kind of consequence by its code."""
    return MappingProxyType(
        {
            code: Effect(
                code=code,
                kind=Kind(entry["kind"]),
                who=Party(entry["who"]),
                what=tuple(entry.get("what", ())),
                until=Until(entry["until"]) if "until" in entry else None,
                cards=entry.get("cards", ""),
                to=entry.get("to", ""),
            )
            for code, entry in _read(EFFECTS).items()
        }
    )


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _facts(entry: Mapping[str, Any]) -> Mapping[str, Fact]:
    return MappingProxyType({name: _fact(name, what) for name, what in entry.get("facts", {}).items()})


def _fact(name: str, what: Any) -> Fact:
    if what == "yes-no":
        return Fact(name)
    if isinstance(what, dict):
        return Fact(
            name, low=what["low"], high=what.get("high", 0), step=what.get("step", 1), per_pack=what.get("per_pack", 0)
        )
    return Fact(name, choices=tuple(what))


def _row(entry: Mapping[str, Any]) -> OffenceRow:
    amount = entry.get("points")
    return OffenceRow(
        when=_conditions(entry.get("when", {})),
        under=_conditions(entry.get("under", {})),
        then=tuple(entry.get("then", ())),
        amount=None if amount is None else _amount(amount),
        count=entry.get("count", 0),
        rests_on=entry.get("rests_on", ""),
        rules=tuple(entry.get("rules", ())),
        readings=tuple(entry.get("readings", ())),
        open=tuple(entry.get("open", ())),
        end=entry.get("end", False),
    )


def _amount(entry: int | Mapping[str, Any]) -> Amount:
    if isinstance(entry, int):
        return Amount(entry)
    return Amount(**{**entry, "counts": Counts(entry.get("counts", Counts.NOTHING))})


def _conditions(entry: Mapping[str, Any]) -> Mapping[str, Test]:
    return MappingProxyType({name: _test(what) for name, what in entry.items()})


def _test(what: Any) -> Test:
    """Read a condition: ``{ from = 1, to = 5 }`` is a range that includes both ends, a list one of several choices."""
    if isinstance(what, dict):
        return range(what["from"], what["to"] + 1)
    return tuple(what) if isinstance(what, list) else what
