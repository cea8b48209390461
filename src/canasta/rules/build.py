"""From differences to rules: finds a rule set by any of its names and resolves its differences, parent first."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from typing import Any, Final

from canasta.rules.errors import RuleSetError
from canasta.rules.model import Rules
from canasta.rules.sets import BOOK, RuleSet

FIXED: Final = ("id", "version", "form")  # say which rule set it is: never differences

ALIASES: Final = {
    "classic": "clasica",
    "canasta": "clasica",
    "canasta-clasica": "clasica",
    "classic-canasta": "clasica",
    "international": "internacional",
    "canasta-internacional": "internacional",
    "pumba": "salon",
    "abatir": "salon",
    "canasta-de-salon": "salon",
    "drawing-room": "salon",
    "parlour": "salon",
    "regulation": "reglamento",
    "regulations": "reglamento",
    "canasta-de-reglamento": "reglamento",
    "3-barajas": "tres-barajas",
    "tresbarajas": "tres-barajas",
    "canasta-de-tres-barajas": "tres-barajas",
    "three-packs": "tres-barajas",
    "three-decks": "tres-barajas",
    "15000": "tres-barajas",
}


def plain(name: str) -> str:
    """A name as it is looked up: lower case, no accents, words joined by hyphens."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("15.000", "15000"))
    letters = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return "-".join(letters.replace("_", " ").replace("-", " ").split())


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name that looks most like this one; empty when none comes near."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(name, list(known), n=1, cutoff=0.5)), "")


class Book:
    """A collection of rule sets that refer to each other as parents. What it resolves it keeps."""

    def __init__(self, rule_sets: Iterable[RuleSet], aliases: dict[str, str] | None = None) -> None:
        self.sets: Final = {rule_set.id: rule_set for rule_set in rule_sets}
        self._aliases: Final = aliases or {}
        self._resolved: Final[dict[tuple[str, str], Rules]] = {}

    def names(self) -> tuple[str, ...]:
        """The ids of the rule sets, in the order of the book."""
        return tuple(self.sets)

    def find(self, name: str) -> RuleSet:
        """The rule set of that id or alias; case, accents and kinds of spaces do not matter. Raises `RuleSetError`."""
        looked_up = plain(name)
        found = self.sets.get(self._aliases.get(looked_up, looked_up))
        if found is None:
            guess = nearest(looked_up, (*self.sets, *self._aliases))
            guess = self._aliases.get(guess, guess)
            raise RuleSetError("unknown-rule-set", name=name, known=", ".join(self.sets), nearest=guess or "none")
        return found

    def forms(self, name: str) -> tuple[str, ...]:
        """The forms of a rule set, ``("",)`` where it has one only. Raises `RuleSetError`."""
        return tuple(self.find(name).forms)

    def get(self, name: str, form: str | None = None, *, seats: int | None = None, sides: int | None = None) -> Rules:
        """The rules of that name, in the form named or that fits those seats and sides.

        ``reglamento/6-pairs`` names both. Left out, the form is the rule set's usual one. Raises `RuleSetError`.
        """
        name, _, named = name.partition("/")
        rule_set = self.find(name)
        form = form or named or None
        if form is None and seats is None and sides is None:
            form = rule_set.default_form
        if form is None:
            form = self._fitting(rule_set, seats, sides)
        elif plain(form) not in rule_set.forms:
            raise RuleSetError("unknown-form", set=rule_set.id, form=form, known=_listed(rule_set))
        rules = self._rules(rule_set, plain(form))
        if seats not in (None, rules.seats) or sides not in (None, rules.sides):
            raise RuleSetError("seats-of-form", name=rules.name, seats=rules.seats, sides=rules.sides)
        return rules

    def _fitting(self, rule_set: RuleSet, seats: int | None, sides: int | None) -> str:
        fitting = [
            form
            for form in rule_set.forms
            for rules in (self._rules(rule_set, form),)
            if seats in (None, rules.seats) and sides in (None, rules.sides)
        ]
        if rule_set.default_form in fitting:
            return rule_set.default_form
        if not fitting:
            everything = [self._rules(rule_set, form) for form in rule_set.forms]
            known = ", ".join(f"{rules.seats} ({rules.sides})" for rules in everything)
            raise RuleSetError("no-form-for-seats", set=rule_set.id, seats=seats or 0, sides=sides or 0, known=known)
        if len(fitting) > 1:
            raise RuleSetError("form-undecided", set=rule_set.id, seats=seats or 0, known=", ".join(fitting))
        return fitting[0]

    def _rules(self, rule_set: RuleSet, form: str) -> Rules:
        key = rule_set.id, form
        if key not in self._resolved:
            self._resolved[key] = self.resolve(rule_set, form)
        return self._resolved[key]

    def line(self, rule_set: RuleSet) -> Iterator[RuleSet]:
        """The rule set, its parent, the parent's parent and so on. Raises `RuleSetError` on a gap or a circle."""
        seen: list[str] = []
        current: RuleSet | None = rule_set
        while current is not None:
            if current.id in seen:
                raise RuleSetError("parent-circle", set=rule_set.id, circle=" > ".join((*seen, current.id)))
            seen.append(current.id)
            yield current
            if current.parent is None:
                return
            child, current = current, self.sets.get(current.parent)
            if current is None:
                raise RuleSetError("unknown-parent", set=child.id, parent=child.parent, known=", ".join(self.sets))

    def resolve(self, rule_set: RuleSet, form: str) -> Rules:
        """The rules of a set and form: every difference from the oldest ancestor down. Raises `RuleSetError`."""
        rules = Rules(id=rule_set.id, version=rule_set.version, form=form)
        for ancestor in reversed(list(self.line(rule_set))):
            rules = _changed(rules, ancestor.differences, ancestor.id)
        return _changed(rules, rule_set.forms[form], rules.name)


def _changed(rules: Rules, differences: Any, where: str) -> Rules:
    known = {field.name: field for field in fields(Rules) if field.name not in FIXED}
    for name, value in differences.items():
        if name not in known:
            raise RuleSetError("unknown-field", set=where, name=name, nearest=nearest(name, known) or "none")
        if getattr(rules, name) == value:
            raise RuleSetError("difference-changes-nothing", set=where, name=name, value=str(value))
    return replace(rules, **differences)


def _listed(rule_set: RuleSet) -> str:
    return ", ".join(form or '""' for form in rule_set.forms)


_BOOK: Final = Book(BOOK.values(), ALIASES)
get: Final = _BOOK.get
names: Final = _BOOK.names
forms: Final = _BOOK.forms
