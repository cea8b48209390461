"""The short cuts of the lookahead against a search that has none."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .cards import BLACK, NATURALS, WILDS, in_order
from .laying import do
from .lookahead import _key, can_finish, draw_phase_lays, may_be_empty, may_discard, may_pass, pending
from .melds import WILD, Meld, rank_of, valid
from .moves import lays, takes
from .position import read
from .rulesets import ALL, book_rules
from .state import State

ROUNDS = 100  # random states a rule set


def plainly(state: State, known: dict[Any, bool]) -> bool:
    """True if the turn can be finished, every micro-action tried from everywhere."""
    if state.phase == "play":
        if not state.hand and not pending(state):
            return may_be_empty(state)
        if may_discard(state) or may_pass(state):
            return True
    key = _key(state)
    if key not in known:
        moves = [*takes(state), *draw_phase_lays(state)] if state.phase == "draw" else lays(state)
        known[key] = any(plainly(do(state, move), known) for move in moves)
    return known[key]


def random_state(name: str, luck: random.Random) -> State:
    """A small position in the middle of a turn: few ranks, many wilds, so that every case comes up."""
    rules = book_rules(name)
    seats: list[dict[str, Any]] = [{} for _ in range(rules.seats)]
    sides: list[dict[str, Any]] = [{} for _ in range(rules.sides)]
    ranks = luck.sample(NATURALS, 3)
    pool = ranks * 5 + list(WILDS) * 3 + [BLACK] * 3
    seats[0]["hand"] = luck.choices(pool, k=luck.randint(1, 8))
    melds: list[str] = []
    if luck.random() < 0.7:
        for _ in range(luck.randint(1, 3)):
            cards = in_order(luck.choices([luck.choice(ranks)] * 4 + list(WILDS), k=luck.choice([3, 5, 6, 7])))
            held = {rank_of(m.split()) for m in melds}
            if valid(rules, cards) and (rules.separate_melds or rank_of(cards) not in held):
                melds.append(" ".join(cards))
    sides[0] |= {"melds": melds, "taken_frozen_pile": luck.random() < 0.3}
    position: dict[str, Any] = {
        "rules": name,
        "seat": seats,
        "side": sides,
        "scores": [luck.choice([-50, 0, 1500]) for _ in sides],
        "stock": luck.choice(["", "4 5"]),
    }
    if luck.random() < 0.3:
        position |= {"phase": "draw", "pile": [*luck.choices([*ranks, "2"], k=luck.randint(0, 3)), luck.choice(ranks)]}
    else:
        position |= {"phase": "play", "leave": luck.choice(["yes", "yes", "no", None])}
    return read(position)


def scenes_of(name: str, luck: random.Random) -> list[State]:
    """States after one move of a random state; the state itself too where it is a promise to go out."""
    state = random_state(name, luck)
    if state.phase == "draw":
        return [do(state, m, abatir=a) for m in takes(state) for a in (False, True) if not (a and state.is_open)] + [
            do(state, m) for m in draw_phase_lays(state) if not state.is_open
        ]
    return [state] + [do(state, m) for m in lays(state)]


@pytest.mark.parametrize("name", ALL)
def test_short_cuts_change_nothing(name: str) -> None:
    luck = random.Random(name)
    seen = {True: 0, False: 0}
    for _ in range(ROUNDS):
        for state in scenes_of(name, luck):
            answer = can_finish(state)
            assert answer == plainly(state, {}), (state.hand, state.table, _key(state))
            seen[answer] += 1
    assert min(seen.values()) > ROUNDS // 4, "both answers must come up"


def test_random_states_hold_every_sort_of_meld() -> None:
    luck = random.Random(0)
    melds = [m for _ in range(200) for m in random_state("reglamento/4", luck).table]
    assert any(m.rank == WILD for m in melds)
    assert any(m.canasta for m in melds)
    assert all(isinstance(m, Meld) for m in melds)
