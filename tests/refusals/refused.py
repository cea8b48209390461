"""Scenes of refused actions: a position told by what matters in it, actions, and why the last of them is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.scenes import deal_of, split

from canasta.refusals import Refusal


@dataclass(frozen=True)
class Scene:
    """Seat 0 in the position that `keys` describe; the last of `actions` is refused with that code, rule and data."""

    code: str
    rule: str
    rules: str
    actions: str
    keys: Mapping[str, Any] = field(default_factory=dict)
    data: Mapping[str, int | str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.code} {self.rule} {self.actions}"


def scene(code: str, rule: str, rules: str, actions: str, /, *, data: Any = None, **keys: Any) -> Scene:
    return Scene(code, rule, rules, actions, keys, data or {})


def play(code: str, rule: str, rules: str, actions: str, /, *, data: Any = None, **keys: Any) -> Scene:
    """The same after drawing from the stock."""
    return Scene(code, rule, rules, actions, {**keys, "phase": "play"}, data or {})


def refused(case: Scene) -> Refusal:
    """Plays all actions but the last, and asks about that one."""
    deal = deal_of(case.rules, **case.keys)
    *before, last = split(case.actions)
    for action in before:
        deal.play(action)
    refusal = deal.check(last)
    assert refusal is not None, f"{last} is legal here, as are {deal.legal().texts()}"
    return refusal


def marked(scenes: Sequence[Scene]) -> list[Any]:
    """The scenes as parameters that name the rule they prove."""
    return [pytest.param(case, marks=pytest.mark.rule(case.rule), id=case.name) for case in scenes]


def assert_refused(case: Scene) -> Refusal:
    """The refusal, which has the code, the rule, the data and the kind of the scene."""
    refusal = refused(case)
    found = {key: refusal.data.get(key) for key in case.data}
    assert (refusal.code, refusal.rule, found) == (case.code, case.rule, dict(case.data)), refusal.message("es")
    assert refusal.kind == ("unavailable" if case.code == "pile-hidden" else "invalid")
    return refusal
