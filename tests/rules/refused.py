"""Refusals of rule sets and house rules as tests write them: the error, what provokes it, words of both sentences."""

from __future__ import annotations

from collections.abc import Callable

from canasta.rules import Book, HouseRuleError, Rules, RulesError, RuleSet, RuleSetError, get
from canasta.rules.house import with_house
from canasta.rules.sets import BOOK

Case = tuple[type[RulesError], Callable[[], object], str, str]  # the error, what provokes it, words in es and in en


def house(name: str, **changes: object) -> Callable[[], Rules]:
    return lambda: with_house(get(name), changes)


def own(parent: str | None = "clasica", default_form: str = "", **differences: object) -> Callable[[], Rules]:
    mine = RuleSet("mia", 1, parent, differences, default_form=default_form)
    return lambda: Book([*BOOK.values(), mine]).get("mia")


def set_(ask: Callable[[], object], es: str, en: str) -> Case:
    return RuleSetError, ask, es, en


def change(ask: Callable[[], object], es: str, en: str) -> Case:
    return HouseRuleError, ask, es, en
