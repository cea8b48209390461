"""The text of each rule states the numbers that the rule sets play by, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

import pytest

from canasta.rules import Rules, games, get
from canasta.rules.build import THE_BOOK
from canasta.rules.rulebook import rule_text
from canasta.rules.switches import SWITCHES
from canasta.rules.values import FLOOR, Points, PointsTable, Whole

WORDS: Final[Mapping[str, Mapping[str, int]]] = {
    "es": {
        "un": 1,
        "una": 1,
        "uno": 1,
        "dos": 2,
        "tres": 3,
        "cuatro": 4,
        "cinco": 5,
        "seis": 6,
        "siete": 7,
        "once": 11,
    },
    "en": {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eleven": 11},
}
# Rules that name another rule for the numbers, or that leave them to it.
STATED_BY: Final = {
    ("RE-1.10", "value_eight_to_king"): "SA-1.2",
    ("RE-1.10", "value_ace"): "SA-1.2",
    ("RE-1.10", "value_two"): "SA-1.2",
    ("RE-1.10", "value_joker"): "SA-1.2",
    ("RE-2.10", "opening"): "SA-5.1",
    ("RE-1.5", "red_threes"): "RE-4.2",  # up to four; five and six are its own
}
# Values that say "none", which a text says by its silence, and what follows from another number.
SILENT: Final = {
    "canasta_sevens": {0},
    "deals": {0},
    "red_threes_against_limit": {0},
    "value_red_three_in_hand": {0},
    "opening": {FLOOR},
}
FOLLOWS: Final = {
    ("SA-2.1", "seats"): {4},  # two against the other two
    ("TB-3.3", "min_naturals"): {2},  # three cards with more naturals than wilds
}
EACH: Final = re.compile(r"cada tres rojo|each red three", re.IGNORECASE)


def numbers_of(text: str, lang: str) -> set[int]:
    """All whole numbers that a text states, in figures or in words."""
    digits = re.sub(r"(?<=\d)[.,\s](?=\d{3}\b)", "", text)
    words = re.findall(r"\w+", text.lower())
    return {int(found) for found in re.findall(r"\d+", digits)} | {
        WORDS[lang][word] for word in words if word in WORDS[lang]
    }


def values_of(rules: Rules, name: str) -> set[int]:
    """The numbers of a switch; none for one that is no number."""
    kind, value = SWITCHES[name].kind, getattr(rules, name)
    if isinstance(kind, Whole):
        return {value}
    if isinstance(kind, Points):
        return set(value)
    return {number for pair in value for number in pair} if isinstance(kind, PointsTable) else set()


def missing(rules: Rules) -> Iterator[tuple[str, str, str, int]]:
    """Each number that the text of its rule does not state: rule, language, switch, number."""
    for name in SWITCHES:
        rule = THE_BOOK.rule(rules, name)
        if rule is None:
            continue
        for lang in ("es", "en"):
            said = rule_text(rule, lang)
            stated = numbers_of(said, lang)
            if (rule, name) in STATED_BY:
                said = rule_text(STATED_BY[rule, name], lang)
                stated |= numbers_of(said, lang)
            wanted = values_of(rules, name) - SILENT.get(name, set()) - FOLLOWS.get((rule, name), set())
            if name == "red_threes" and EACH.search(said):
                wanted -= {rules.red_threes[0] * number for number in (2, 3)}
            yield from ((rule, lang, name, number) for number in sorted(wanted - stated))


@pytest.mark.parametrize("rules", games(), ids=str)
def test_the_text_of_a_rule_states_the_numbers_of_its_switches(rules: Rules) -> None:
    assert list(missing(rules)) == []


@pytest.mark.parametrize(
    ("game", "changed", "rule"),
    [
        ("tres-barajas", {"red_threes": (100, 300, 500, 850, 1000, 1200)}, "TB-8.2"),
        ("clasica", {"target": 5005}, "CL-6.3"),
        ("reglamento", {"value_joker": 55}, "RE-1.10"),
        ("salon", {"opening": ((FLOOR, 15), (0, 55), (1500, 90), (3000, 120))}, "SA-5.1"),
    ],
)
def test_a_number_that_a_text_does_not_state_is_found(game: str, changed: dict[str, Any], rule: str) -> None:
    assert {found[0] for found in missing(replace(get(game), **changed))} == {rule}


@pytest.mark.parametrize(
    ("key", "lang", "expected"),
    [("1,000 and six 1.200", "en", {1000, 1200, 6}), ("15 000 y un 5", "es", {15000, 1, 5})],
)
def test_numbers_are_read_in_figures_and_in_words(key: str, lang: str, expected: set[int]) -> None:
    assert numbers_of(key, lang) == expected
