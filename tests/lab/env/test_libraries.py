"""Our environments against the tests of the libraries that they are made for."""

from __future__ import annotations

import copy
import random
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import BaseWrapper

from canasta.lab.env import AEC, AgainstBots, VectorEnv, aec_wrapped
from canasta.lab.env.actions import EnvError
from canasta.lab.env.aec import ILLEGAL_REWARD
from canasta.lab.env.episode import Episode
from canasta.lab.env.features import Features
from canasta.lab.env.solo import ID
from canasta.lab.env.spiel import NAME, SpielObserver
from canasta.players import UnknownBotError


@pytest.mark.parametrize("name", ["clasica", "reglamento/6-pairs"])
def test_pettingzoo_finds_its_interface(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # It expects an array and a mask apart, and names a dictionary of both, which its own games give, as unusual.
        warnings.filterwarnings("ignore", message="Observation is not|Observation space for each agent")
        api_test(aec_wrapped(rules=name), num_cycles=150)
    assert "Passed" in capsys.readouterr().out


def test_pettingzoo_finds_the_same_deals_for_the_same_seed() -> None:
    seed_test(aec_wrapped, num_cycles=40)


def test_pettingzoo_finds_all_ways_to_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(AEC)
    assert "> seat" in capsys.readouterr().out


def first_legal(seen: dict[str, Any]) -> int:
    return int(np.argmax(seen["action_mask"]))  # the first legal one; any where a deal waits for the next step to begin


def test_an_agent_gets_what_its_side_has_earned() -> None:
    env = AEC("reglamento/3", reward="difference")
    env.reset(seed=2, options={"scores": [0, 500, 1000]})
    last = 0.0
    for agent in env.agent_iter():
        seen, last, over, cut, _ = env.last()
        for other in env.agents:
            assert env.observe(other)["action_mask"].any() == (other == agent and not over)
        env.step(None if over or cut else first_legal(seen))  # type: ignore[arg-type]
        if env.agents and all(env.terminations.values()) and len(env.agents) == 3:
            points = np.array(env.episode.points())
            wanted = [points[side] - np.delete(points, side).max() for side in range(3)]
            assert [env.rewards[each] for each in env.agents] == wanted
    assert last == wanted[2]
    assert env.agents == []


def test_what_is_not_legal() -> None:
    env = AEC()
    env.reset(seed=1)
    wrong = [
        (36, "Action 36 (discard K) is not legal: expected the only legal one, draw.", "La acción 36 (discard K)"),
        (2, "2 is not an action: expected a whole number", "2 no es una acción"),
    ]
    for action, english, spanish in wrong:
        with pytest.raises(EnvError) as refused:
            env.step(action)
        assert str(refused.value).startswith(english)
        assert refused.value.message("es").startswith(spanish)
    wrapped: BaseWrapper[Any, Any, Any] = aec_wrapped()
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(2)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[agent] == ILLEGAL_REWARD


def test_gymnasium_finds_its_interface() -> None:
    check_env(gymnasium.make(ID, illegal="lose", bots="random").unwrapped)


def test_gymnasium_puts_deals_against_bots_side_by_side() -> None:
    one, other = (gymnasium.make_vec(ID, num_envs=2, bots=["random", "rules", "greedy"], seat=1) for _ in range(2))
    ends = 0
    seen, _ = one.reset(seed=5)
    assert data_equivalence(seen, other.reset(seed=5)[0])
    while ends < 2:
        assert one.observation_space.contains(seen)
        actions = np.array([first_legal({"action_mask": mask}) for mask in seen["action_mask"]])
        given, again = one.step(actions), other.step(actions)
        assert data_equivalence(given[:3], again[:3])
        seen = given[0]
        ends += int(given[2].sum())


def test_a_learner_against_bots_is_asked_for_its_seat_alone() -> None:
    env = AgainstBots("salon", "random", seat=2, reward="sign")
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        assert env._episode.deal.to_act == 2
        seen, reward, over, _, info = env.step(first_legal(seen))
    points = info["points"]
    assert reward == np.sign(points[0] - points[1])
    with pytest.raises(EnvError, match=r"^No deal is in progress: expected reset"):
        env.step(2)
    seen, _ = env.reset(seed=1)
    while (legal := np.flatnonzero(seen["action_mask"])).size < 2:
        seen = env.step(int(legal[0]))[0]
    with pytest.raises(EnvError, match=rf"^Action 1 \(draw\) is not legal: expected one of the {legal.size} "):
        env.step(1)
    lost = AgainstBots("salon", "random", illegal="lose")
    lost.reset(seed=1)
    assert lost.step(2)[1:4] == (AgainstBots.LOST, True, False)


def test_bots_that_need_a_view_get_that_of_the_same_deal() -> None:
    """A table follows the deal of the episode, once for all that happened since a bot was last shown it."""
    env = AgainstBots("tres-barajas", ["strong/2", "greedy", "tuned"], seat=3, turns=None)
    seen, _ = env.reset(seed=4)
    over, steps = False, 0
    while not over:
        seen, _, over, _, _ = env.step(first_legal(seen))
        steps += 1
        assert steps % 3 or env._followed().core == env._episode.deal
    assert env._followed().core == env._episode.deal
    assert steps > 10


def test_what_is_no_table_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^bots are 1 or one for each of 3 seats, not 2$"):
        AgainstBots(bots=["random", "random"])
    with pytest.raises(ValueError, match=r"^seat is 0 to 3, not 4$"):
        AgainstBots(seat=4)
    with pytest.raises(ValueError, match=r"^illegal is one of raise, lose, not 'pass'$"):
        AgainstBots(illegal="pass")
    with pytest.raises(UnknownBotError):
        AgainstBots(bots="nobody")


def test_nonsense_is_answered_with_a_sentence() -> None:
    """Before `reset`, by an action, an option, a mode and a number that are none; in both languages."""
    table, alone, many = AEC(), AgainstBots(bots="random"), VectorEnv("clasica", 2)
    asked: list[tuple[str, Callable[[], object]]] = [
        ("reset", lambda: table.step(0)),
        ("reset", lambda: alone.step(0)),
        ("reset", lambda: many.step(many.sample())),
        *(("option", lambda each=each: each.reset(options={"score": [0, 0]})) for each in (alone, many)),
        ("render", lambda: AEC(render_mode="rgb_array")),
        ("deals", lambda: VectorEnv("clasica", -1)),
        ("deals", lambda: VectorEnv("clasica", 2.0)),  # type: ignore[arg-type]
    ]
    for code, ask in asked:
        with pytest.raises(EnvError) as refused:
            ask()
        assert refused.value.code == code
        assert refused.value.message("es") != refused.value.message("en")
    table.reset(seed=1)
    alone.reset(seed=1)
    for environment in (table, alone):
        with pytest.raises(EnvError, match=r"'1\.5' is not an action"):
            environment.step(1.5)  # type: ignore[arg-type]


def test_without_a_mode_nothing_is_drawn_and_a_warning_says_so() -> None:
    table = AEC()
    table.reset(seed=1)
    with pytest.warns(UserWarning, match="without a mode"):
        assert table.render() is None


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
    with pytest.raises(ValueError, match=r"^2 is not an action: expected a whole number"):
        state.apply_action(2)
