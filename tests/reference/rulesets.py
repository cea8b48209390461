"""The `Rules` value of a rule set, put together from the differences that the book's list holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import StrEnum
from typing import Any

from canasta.rules import model
from canasta.rules.model import Rules
from canasta.rules.sets import BOOK

FORMS_OF_REGLAMENTO = {
    (2, 2): "2",
    (3, 3): "3",
    (4, 2): "4",
    (6, 2): "6-teams",
    (6, 3): "6-pairs",
}  # by seats and sides


def book_rules(name: str, house: Mapping[str, Any] | None = None) -> Rules:
    """The rules of ``clasica``, ``reglamento/6-pairs`` or ``salon@1``, with the switches of a table changed.

    Raises `KeyError`.
    """
    name, _, edition = name.partition("@")
    set_id, _, form = name.partition("/")
    chain = [BOOK[set_id]]
    while chain[-1].parent is not None:
        chain.append(BOOK[chain[-1].parent])
    values: dict[str, Any] = {}
    for rule_set in reversed(chain):
        values |= rule_set.differences
    form = form or BOOK[set_id].default_form
    values |= BOOK[set_id].forms[form]
    version = int(edition or BOOK[set_id].version)
    for older in range(BOOK[set_id].version - 1, version - 1, -1):
        values |= BOOK[set_id].earlier[older]
    for key, given in (house or {}).items():
        values[key] = _as_field(key, given)
    return Rules(id=set_id, version=version, form=form, **values)


def _as_field(key: str, given: Any) -> Any:
    """A switch as TOML gives it, as the field wants it: words become choices, lists become tuples."""
    annotation = next(f.type for f in fields(Rules) if f.name == key)
    choice = getattr(model, str(annotation), None)
    if isinstance(choice, type) and issubclass(choice, StrEnum):
        return choice(given)
    if isinstance(given, list):
        return tuple(tuple(x) if isinstance(x, list) else x for x in given)
    return given
