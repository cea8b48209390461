"""Every case by every rule set of the book: the questions walked through, and all combinations of facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

import pytest

from canasta.club.referee import Fact, Offence, Ruling, offences, rule
from canasta.club.referee.model import Answer
from canasta.rules import Rules, games, get

EVERY = games()
each_game = pytest.mark.parametrize("rules", EVERY, ids=lambda rules: rules.name)
MIDDLE = (1, 2, 3, 4, 5, 6)  # numbers at which a book decides otherwise


@cache
def cases_of(rules: Rules) -> list[Offence]:
    """The cases of a game, lent ones too."""
    return [offence for offence, _ in offences(rules)]


def every_case() -> Iterator[tuple[Rules, Offence]]:
    """The cases of all games."""
    return ((rules, offence) for rules in EVERY for offence in cases_of(rules))


def sample(fact: Fact) -> list[Answer]:
    """Every answer; of the numbers the ends and those where something may change."""
    if not fact.number:
        return list(fact.answers)
    return sorted({fact.low, fact.high, *(n for n in MIDDLE if n in range(fact.low, fact.high, fact.step))})


def combinations(offence: Offence) -> Iterator[dict[str, Answer]]:
    """Every combination of answers to all of its questions."""
    for given in product(*map(sample, offence.facts.values())):
        yield dict(zip(offence.facts, given, strict=True))


def walked(rules: Rules, code: str, known: Mapping[str, Answer] | None = None) -> Iterator[Ruling]:
    """Every ruling that comes of answering what is asked, whatever is answered."""
    said = rule(rules, code, known)
    if isinstance(said, Ruling):
        yield said
        return
    assert said.fact.name not in (known or {}), "the same question again"
    for given in sample(said.fact):
        yield from walked(rules, code, {**(known or {}), said.fact.name: given})


def ruled(name: str, code: str, /, **facts: Answer) -> Ruling:
    """The ruling by the rules of that name; the facts leave nothing open."""
    said = rule(get(name), code, facts)
    assert isinstance(said, Ruling), said
    return said


def codes(ruling: Ruling) -> list[str]:
    """The consequences, by code."""
    return [each.code for each in ruling.consequences]
