"""Refusals of rule sets and house rules as tests write them: the error, what provokes it, words of its sentence."""

from __future__ import annotations

from collections.abc import Callable

from canasta.rules import Book, HouseRuleError, Rules, RulesError, RuleSet, RuleSetError, get
from canasta.rules.house import with_house
from canasta.rules.sets import BOOK

Case = tuple[type[RulesError], Callable[[], object], str]  # the error, what provokes it, words of its sentence


def house(name: str, **changes: object) -> Callable[[], Rules]:
    return lambda: with_house(get(name), changes)


def own(parent: str | None = "clasica", default_form: str = "", **differences: object) -> Callable[[], Rules]:
    mine = RuleSet("mia", 1, parent, differences, default_form=default_form)
    return lambda: Book([*BOOK.values(), mine]).get("mia")


def set_(ask: Callable[[], object], said: str) -> Case:
    return RuleSetError, ask, said


def change(ask: Callable[[], object], said: str) -> Case:
    return HouseRuleError, ask, said
