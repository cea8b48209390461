"""From differences to rules: finds a rule set by any of its names and resolves its differences, parent first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from canasta import texts
from canasta.rules.errors import HouseRuleError, RuleSetError
from canasta.rules.model import Rules
from canasta.rules.sets import BOOK, CLASICA, RuleSet
from canasta.texts.errors import shortened

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
    """A name in the form used for look-up: lower case, no accents, words joined by hyphens."""
    letters = texts.plain(name.replace("15.000", "15000"))
    return "-".join(letters.replace("_", " ").replace("-", " ").split())


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name that looks most like this one; empty when none comes near."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(name, list(known), n=1, cutoff=0.5)), "")


class Book:
    """A collection of rule sets that refer to each other as parents. Resolved rules are cached."""

    def __init__(self, rule_sets: Iterable[RuleSet], aliases: dict[str, str] | None = None) -> None:
        self.sets: Final = {rule_set.id: rule_set for rule_set in rule_sets}
        self._aliases: Final = aliases or {}
        self._resolved: Final[dict[tuple[str, str, int], Rules]] = {}

    def add(self, rule_set: RuleSet) -> None:
        """Add a rule set, so that it can be played, saved and replayed by its name.

        Its refusals and scores name the rules of the nearest parent that the rulebook has. Raises `RuleSetError` for a
        name that is taken, and for a set that does not resolve; nothing is added then.
        """
        if rule_set.id != plain(rule_set.id) or rule_set.id in self.sets or rule_set.id in self._aliases:
            raise RuleSetError("name-taken", place=rule_set.id, known=", ".join(self.sets))
        if rule_set.versions[0] < 1:
            raise RuleSetError("version-below-one", place=rule_set.id, version=rule_set.versions[0])
        for version in rule_set.versions:
            for form in rule_set.forms:
                self.resolve(rule_set, form, version)
        self.sets[rule_set.id] = rule_set

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
        """The forms of a rule set, ``("",)`` if it has only one. Raises `RuleSetError`."""
        return tuple(self.find(name).forms)

    def versions(self, name: str) -> tuple[int, ...]:
        """The versions of a rule set that can be played, the newest last. Raises `RuleSetError`."""
        return self.find(name).versions

    def get(
        self,
        name: str,
        form: str | None = None,
        *,
        seats: int | None = None,
        sides: int | None = None,
        version: int | None = None,
    ) -> Rules:
        """The rules of that name, in the given form or the one for these seats and sides, newest version by default.

        ``reglamento/6-pairs`` names a form too, ``tres-barajas@1`` a version, ``reglamento/6-pairs@1`` both. Without a
        form the rule set's usual one is meant. Raises `RuleSetError`.
        """
        if not isinstance(name, str):
            raise RuleSetError("no-rules", found=shortened(str(name)), known=", ".join(self.sets))
        asked, at, edition = name.partition("@")
        name, _, named = asked.partition("/")
        rule_set = self.find(name)
        if at and version is not None and edition.strip() != str(version):
            raise RuleSetError("version-twice", name=f"{asked}@{edition}", version=version)
        version = _version(rule_set, edition.strip() if at else version)
        if rule_set.default_form not in rule_set.forms:
            form = rule_set.default_form
            raise RuleSetError("unknown-default-form", place=rule_set.id, form=form, known=_listed(rule_set))
        form = form or named or None
        if form is None and seats is None and sides is None:
            form = rule_set.default_form
        if form is None:
            form = self._fitting(rule_set, version, seats, sides)
        elif plain(form) not in rule_set.forms:
            raise RuleSetError("unknown-form", set=rule_set.id, form=form, known=_listed(rule_set))
        rules = self._rules(rule_set, plain(form), version)
        if seats not in (None, rules.seats) or sides not in (None, rules.sides):
            raise RuleSetError("seats-of-form", name=rules.name, seats=rules.seats, sides=rules.sides)
        return rules

    def games(self) -> list[Rules]:
        """The newest rules of every rule set in every form, in the order of the book."""
        return [self.get(name, form) for name in self.names() for form in self.forms(name)]

    def of(self, rules: Rules | str) -> Rules:
        """These rules, or those of that name as `get` takes it. Raises `RuleSetError`."""
        if isinstance(rules, Rules):
            return rules
        return self.get(rules)

    def _fitting(self, rule_set: RuleSet, version: int, seats: int | None, sides: int | None) -> str:
        fitting = [
            form
            for form in rule_set.forms
            for rules in (self._rules(rule_set, form, version),)
            if seats in (None, rules.seats) and sides in (None, rules.sides)
        ]
        if rule_set.default_form in fitting:
            return rule_set.default_form
        if not fitting:
            everything = [self._rules(rule_set, form, version) for form in rule_set.forms]
            known = ", ".join(f"{rules.seats} ({rules.sides})" for rules in everything)
            raise RuleSetError("no-form-for-seats", set=rule_set.id, seats=seats or 0, sides=sides or 0, known=known)
        if len(fitting) > 1:
            raise RuleSetError("form-undecided", set=rule_set.id, seats=seats or 0, known=", ".join(fitting))
        return fitting[0]

    def _rules(self, rule_set: RuleSet, form: str, version: int) -> Rules:
        key = rule_set.id, form, version
        if key not in self._resolved:
            self._resolved[key] = self.resolve(rule_set, form, version)
        return self._resolved[key]

    def line(self, rule_set: RuleSet, version: int | None = None) -> Iterator[tuple[RuleSet, int]]:
        """The rule set, its parent, the parent's parent and so on, each with its version; the newest unless named.

        Raises `RuleSetError` on a gap or a circle.
        """
        seen: list[str] = []
        current, version = rule_set, version or rule_set.version
        while True:
            if current.id in seen:
                raise RuleSetError("parent-circle", set=rule_set.id, circle=" > ".join((*seen, current.id)))
            seen.append(current.id)
            yield current, version
            if current.parent is None:
                return
            name, at, edition = current.parent.partition("@")
            parent = self.sets.get(name)
            if parent is None:
                raise RuleSetError("unknown-parent", set=current.id, parent=current.parent, known=", ".join(self.sets))
            current, version = parent, _version(parent, edition if at else None)

    def resolve(self, rule_set: RuleSet, form: str, version: int | None = None) -> Rules:
        """The rules of a set, form and version: every difference from the oldest ancestor down.

        Without a version it is the newest. Raises `RuleSetError`.
        """
        from canasta.rules.sense import contradictions  # not before it is needed: the command line starts faster

        line = list(self.line(rule_set, version))
        printed = "" if rule_set.id in BOOK else next((each.id for each, _ in line if each.id in BOOK), CLASICA.id)
        rules = Rules(id=rule_set.id, version=line[0][1], form=form, book=printed)
        for ancestor, played in reversed(line):
            rules = _changed(rules, ancestor.differences, ancestor.id)
            if ancestor is rule_set:
                rules = _changed(rules, rule_set.forms[form], rules.name)
            for older in sorted((each for each in ancestor.earlier if each >= played), reverse=True):
                rules = _changed(rules, ancestor.earlier[older], f"{ancestor.id}@{older}")
        for code, data in contradictions(rules):
            raise RuleSetError(code, **data, place=rules.name if rules.version == rule_set.version else rules.edition)
        return rules

    def rule(self, rules: Rules, switch: str) -> str | None:
        """The id of the rule that sets a switch in these rules; None if the book of that rule set is silent."""
        from canasta.rules.switches import SWITCHES

        by_set = SWITCHES[switch].rules
        if rules.name in by_set:
            return by_set[rules.name]
        for rule_set, _ in self.line(self.find(rules.id)):
            if rule_set.id in by_set:
                return by_set[rule_set.id]
            if rule_set.own_book:
                break
        return None


def _changed(rules: Rules, differences: Mapping[str, Any], place: str) -> Rules:
    from canasta.rules.switches import SWITCHES

    values = {}
    for name, value in differences.items():
        if name not in SWITCHES:
            raise RuleSetError("unknown-field", place=place, name=name, nearest=nearest(name, SWITCHES) or "none")
        try:
            values[name] = SWITCHES[name].read(value)
        except HouseRuleError as error:
            raise RuleSetError(error.code, **error.data, place=place) from None
        if getattr(rules, name) == values[name]:
            raise RuleSetError(
                "difference-changes-nothing", place=place, name=name, value=SWITCHES[name].text(values[name])
            )
    return replace(rules, **values)


def _version(rule_set: RuleSet, named: int | str | None) -> int:
    """The version of that number, the newest for None. Raises `RuleSetError`."""
    if named is None:
        return rule_set.version
    known = {str(version): version for version in rule_set.versions}
    if str(named) not in known:
        raise RuleSetError("unknown-version", set=rule_set.id, version=str(named), known=", ".join(known))
    return known[str(named)]


def _listed(rule_set: RuleSet) -> str:
    return ", ".join(form or '""' for form in rule_set.forms)


THE_BOOK: Final = Book(BOOK.values(), ALIASES)
get: Final = THE_BOOK.get
rules_of: Final = THE_BOOK.of
add: Final = THE_BOOK.add
names: Final = THE_BOOK.names
forms: Final = THE_BOOK.forms
games: Final = THE_BOOK.games
versions: Final = THE_BOOK.versions
