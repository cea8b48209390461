"""A search for rules of the book, and for switches, by people's questions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from canasta.rules.describe import listing, named_values
from canasta.rules.model import Rules
from canasta.rules.rulebook import parent, rule_sets, rule_text, rules
from canasta.rules.switches import SWITCHES
from canasta.texts import has, text
from canasta.texts.finding import Finder, words


def find_rules(rule_set: str | None, said: str, lang: str) -> list[str]:
    """The ids of rules that match, the best first: of the set, and of those whose rules it inherits.

    Without a set, of all books. UnknownRuleError: no such rule set.
    """
    return _rules(rule_set, lang).find(said)


def find_switches(played: Rules, said: str, lang: str) -> list[str]:
    """The names of the switches that match, the best first."""
    return _switches(played, lang).find(said)


@lru_cache(maxsize=32)
def _rules(rule_set: str | None, lang: str) -> Finder:
    books = rule_sets() if rule_set is None else _line(rule_set)
    entries = (entry for book in books for entry in rules(book))
    # The first words of a text count for more, so its heading and id come after it.
    return Finder(
        words(lang),
        {
            each.id: f"{rule_text(each.id, lang)}; {text(lang, each.section)}; {_asked(each.id, lang)}; {each.id}"
            for each in entries
        },
    )


def _asked(rule_id: str, lang: str) -> str:
    """The questions to which the rule is the answer; empty for one that is never asked for."""
    key = f"rule-asked-{rule_id.replace('.', '_')}"
    return text(lang, key) if has(lang, key) else ""


def _line(rule_set: str) -> Iterator[str]:
    of: str | None = rule_set
    while of is not None:
        yield of
        of = parent(of)


@lru_cache(maxsize=32)
def _switches(played: Rules, lang: str) -> Finder:
    return Finder(
        words(lang),
        {
            line.name: "; ".join(
                (line.label, line.sentence, *named_values(SWITCHES[line.name], lang).values(), line.name)
            )
            for line in listing(played, lang)
        },
    )
