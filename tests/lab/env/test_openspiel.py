"""The game of OpenSpiel against OpenSpiel's own tests, and what it shows."""

from __future__ import annotations

import copy
import random

import numpy as np
import pyspiel
import pytest

from canasta.lab.env.episode import Episode
from canasta.lab.env.features import Features
from canasta.lab.env.spiel import NAME, SpielObserver


@pytest.mark.parametrize("name", ["clasica", "reglamento/3"])
def test_openspiel_finds_its_interface(name: str) -> None:
    """Random play with clones, written states, masks and observations checked at every step."""
    game = pyspiel.load_game(f"{NAME}(rules={name},draws=2,turns=2)")
    assert str(game) == f"{NAME}(draws=2,rules={name},turns=2)"
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_from_its_root_to_its_end() -> None:
    game, rng = pyspiel.load_game(NAME, {"rules": "salon", "draws": 2}), random.Random(1)
    state = game.new_initial_state()
    for draw in (5, 63):
        assert state.is_chance_node()
        assert state.chance_outcomes() == [(outcome, 1 / 64) for outcome in range(64)]
        assert state.action_to_string(pyspiel.PlayerId.CHANCE, draw) == f"draw {draw}"
        assert state.returns() == [0, 0, 0, 0]
        state.apply_action(draw)
    assert state.episode.deal == Episode.dealt(Features("salon"), 5 * 64 + 63, [0, 0]).deal
    dealt = str(state)
    forked = copy.deepcopy(state)
    observer = SpielObserver(Features("salon"))
    while not state.is_terminal():
        seat = state.current_player()
        observer.set_from(state, seat)
        assert np.array_equal(observer.tensor, state.observation_tensor(seat))
        texts = [state.action_to_string(seat, action) for action in state.legal_actions()]
        assert len(set(texts)) == len(texts)
        named = observer.features.named(observer.tensor)
        assert named["hand"].sum() == named["hand_sizes"][0]
        assert f"hand_sizes = {int(named['hand_sizes'][0])} " in state.observation_string(seat)
        state.apply_action(rng.choice(state.legal_actions()))
    points = state.episode.points()
    assert state.returns() == [points[0], points[1], points[0], points[1]]
    assert str(forked) == dealt != str(state)
    assert forked.returns() == [0, 0, 0, 0]


def test_what_is_refused() -> None:
    game = pyspiel.load_game(NAME)
    with pytest.raises(ValueError, match=r"^canasta has observations, and no information states"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for draws in (0, 11):
        with pytest.raises(ValueError, match=rf"^a shuffle takes 1 to 10 draws, not {draws}$"):
            pyspiel.load_game(f"{NAME}(draws={draws})")
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(0)
    with pytest.raises(ValueError, match=r"^2 is no action: expected a whole number"):
        state.apply_action(2)
