"""Stepping through a record: forwards, backwards, by deals; every step shows the same whichever way it was reached."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.cli.matches import played

from canasta.cli.replay import step_through
from canasta.cli.screen import Screen
from canasta.match.record import write
from canasta.match.walk import Walk


@pytest.fixture
def walk() -> Walk:
    return Walk(write(played("salon", 2, 3).record(public=False)).encode(), None)


def here(walk: Walk) -> tuple[Any, ...]:
    deal = walk.match.deal
    assert deal is not None
    return walk.step, walk.events(), [*map(tuple, deal.hands)], tuple(deal.pile), deal.phase


def test_every_step_is_the_same_from_both_sides(walk: Walk) -> None:
    forwards = []
    for at in range(len(walk.steps)):
        walk.go(at)
        forwards.append(here(walk))
    rng = Random(3)
    for at in [*rng.sample(range(len(walk.steps)), 12), 0, len(walk.steps) - 1]:
        walk.go(at)
        assert here(walk) == forwards[at]


def test_steps_begin_with_the_cards_dealt(walk: Walk) -> None:
    assert walk.steps[0] == (1, 0)
    walk.go(0)
    kinds = [event.kind for event in walk.events()]
    assert kinds[0] == "deal"
    assert kinds.count("dealt") == 4
    assert [step.deal for step in walk.steps if step.turn == 0] == [1, 2, 3]


def test_keys(walk: Walk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    keys = iter(
        ["n", " ", "\x1b[C", "b", "d", "n", "u", "u", "\x1b[D", "?", "d", "d", "d", "n", "n", "n", "n", "n", "q"]
    )
    steps = []

    def key() -> str:
        steps.append(walk.step)
        return next(keys)

    monkeypatch.setattr("typer.getchar", key)
    step_through(Screen("en"), walk)
    assert steps[:11] == [(1, 0), (1, 1), (1, 2), (1, 3), (1, 2), (2, 0), (2, 1), (2, 0), (1, 0), (1, 0), (1, 0)]
    assert steps[-1] == walk.steps[-1]
    out = capsys.readouterr().out
    assert "deal 2, turn 1  n next" in out
    assert "the end" in out
