"""The rulebook by id: the rules of each rule set under their headings, with texts in Spanish and English."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from canasta.rules.sets import CLASICA
from canasta.texts import text
from canasta.texts.errors import WordedError, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canasta.rules.model import Rules

__all__ = [
    "TAGS",
    "Customs",
    "Rule",
    "UnknownRuleError",
    "cited",
    "customs",
    "parent",
    "rule",
    "rule_sets",
    "rule_text",
    "rules",
    "sections",
    "speaking",
    "text_key",
]

TAGS: Final = ("deal", "play", "score", "match", "law", "table", "show", "comp", "advice", "example")
"""What a rule is about: set-up, play, scoring, the match, an irregularity and its remedy, conduct and information at
the table, presentation, competitions; besides these, advice and worked examples."""


class UnknownRuleError(WordedError):
    """An unknown rule or rule set. The sentence names the nearest."""

    family = "rulebook"


@dataclass(frozen=True, slots=True)
class Rule:
    """One entry of the rulebook: its id ("TB-4.3"), rule set, tag (one of TAGS) and the text key of its heading."""

    id: str
    set: str
    tag: str
    section: str


@dataclass(frozen=True, slots=True)
class Customs:
    """The ways of a rule set's book to lay and call things, which change nothing in the game."""

    crosswise: bool = False  # freezing cards lie crosswise, in view (CL-7.1, TB-3.11)
    stack: int = 7  # a meld of this many cards or more is stacked (TB-9.3)
    numbers: Mapping[str, str] = field(default_factory=dict)  # the score line of a number of canastas (SA-6.1, TB-8.3)


def rule_sets() -> tuple[str, ...]:
    """The rule sets in the order of the book."""
    return tuple(_book().parents)


def parent(rule_set: str) -> str | None:
    """The rule set whose rules this one inherits wherever its own do not change them; None if it stands alone.

    UnknownRuleError: no such rule set.
    """
    return _book().parents[_known(rule_set)]


def speaking(played: Rules) -> Iterator[str]:
    """The rule sets whose rules apply to these, nearest first: their own, then those inherited.

    UnknownRuleError: the rulebook knows nothing of them.
    """
    rule_set: str | None = played.book or played.id
    while rule_set is not None:
        yield rule_set
        rule_set = parent(rule_set)


def cited(played: Rules, by_set: Mapping[str, str]) -> str | None:
    """The rule that the nearest book with one has, by ``SET`` or ``SET/FORM``; None if all are silent.

    UnknownRuleError: the rulebook knows nothing of these rules.
    """
    names = (name for rule_set in speaking(played) for name in (f"{rule_set}/{played.form}", rule_set))
    return next((by_set[name] for name in names if name in by_set), None)


@cache
def customs(played: Rules) -> Customs:
    """The customs of a rule set's book and of those it inherits; those of the classic game if its own has none."""
    sets = _book().customs
    known = list(speaking(played)) if (played.book or played.id) in sets else [CLASICA.id]
    return Customs(**{name: value for rule_set in reversed(known) for name, value in sets[rule_set].items()})


def rules(rule_set: str) -> tuple[Rule, ...]:
    """The rule set's own rules in the order of the book, without those of its parent. UnknownRuleError: no such set."""
    known = _known(rule_set)
    return tuple(entry for entry in _book().by_id.values() if entry.set == known)


def sections(rule_set: str) -> dict[str, tuple[Rule, ...]]:
    """The rule set's own rules under the text keys of their headings, in order. UnknownRuleError: no such rule set."""
    grouped: dict[str, tuple[Rule, ...]] = {}
    for entry in rules(rule_set):
        grouped[entry.section] = (*grouped.get(entry.section, ()), entry)
    return grouped


def rule(rule_id: str) -> Rule:
    """The rule with that id. UnknownRuleError: there is none; the message names the nearest ids."""
    by_id = _book().by_id
    if rule_id not in by_id:
        near = get_close_matches(rule_id.strip().upper(), by_id, n=3)
        if near:
            raise UnknownRuleError("nearest", found=shortened(rule_id), nearest=", ".join(near))
        raise UnknownRuleError("rule", found=shortened(rule_id))
    return by_id[rule_id]


def text_key(rule_id: str) -> str:
    """The key of a rule's text in the catalogue: TB-4_3 for TB-4.3."""
    return rule_id.replace(".", "_")


def rule_text(rule_id: str, lang: str) -> str:
    """The text of a rule, a line for each paragraph. UnknownRuleError: no such rule; TextError: no such language."""
    return text(lang, text_key(rule(rule_id).id))


@dataclass(frozen=True, slots=True)
class _Book:
    parents: dict[str, str | None]  # by rule set
    customs: dict[str, dict[str, Any]]  # by rule set, by the names of `Customs`
    by_id: dict[str, Rule]


@cache
def _book() -> _Book:
    data = tomllib.loads(Path(__file__).with_name("rulebook.toml").read_text(encoding="utf-8"))
    entries = [Rule(**entry) for entry in data["rule"]]
    customs = {entry.pop("id"): entry for entry in data["set"]}
    parents = {rule_set: entry.pop("parent", None) for rule_set, entry in customs.items()}
    return _Book(parents, customs, {entry.id: entry for entry in entries})


def _known(rule_set: str) -> str:
    if rule_set not in _book().parents:
        raise UnknownRuleError("set", found=shortened(rule_set), known=", ".join(_book().parents))
    return rule_set
