"""The batched environment: seeds, masks, ends of deals, rewards, and what it refuses."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from tests.match.playing import EVERY_GAME
from tests.project.house import ROOT

from canasta.engine.batch import BLOCK
from canasta.lab.env import REWARDS, Rewards, VectorEnv
from canasta.lab.env.actions import EnvError
from canasta.players.equity import Equity
from canasta.rules import get


def played(env: VectorEnv, steps: int, seed: int) -> list[Any]:
    return [env.reset(seed=seed), *[env.step(env.sample()) for _ in range(steps)]]


@pytest.mark.parametrize("name", EVERY_GAME)
def test_all_that_it_gives_lies_in_its_spaces(name: str) -> None:
    env = VectorEnv(name, 4, turns=2, perfect=True)
    seen, info = env.reset(seed=1)
    ends = 0
    for _ in range(250):
        assert env.observation_space.contains(seen)
        rows = np.arange(4), env.sample()
        assert seen["action_mask"][rows].all()
        assert env.action_space.contains(rows[1])
        seen, rewards, done, cut, info = env.step(rows[1])
        assert rewards.shape == done.shape == cut.shape == info["seat"].shape == (4,)
        assert not cut.any()
        assert ("final_obs" in info) == bool(done.any())
        ends += int(done.sum())
    assert ends > 1
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


@pytest.mark.parametrize("turns", [None, 2])
def test_every_row_is_of_its_deal(turns: int | None) -> None:
    """Deals are fetched some at a time, and what is not seen of one must not stand in the row of another."""
    env = VectorEnv("clasica", 2 * BLOCK + 1, turns=turns)
    _, info = env.reset(seed=4)
    for _ in range(60):
        seen, _, _, _, info = env.step(env.sample())
        for place, deal in enumerate(env._batch.deals):
            row = deal.row(int(info["seat"][place]))
            assert seen["observation"][place].tobytes()[: len(row)] == row


def test_a_seed_of_64_bits_fixes_everything() -> None:
    one, other = VectorEnv("clasica", 3), VectorEnv("clasica", 3)
    for seed in (0, 5, 2**64 - 1):
        assert data_equivalence(played(one, 40, seed), played(other, 40, seed))
    assert data_equivalence(one.reset(), other.reset())
    assert not data_equivalence(one.reset(seed=2**63), other.reset(seed=2**63 + 1))
    assert not data_equivalence(one.reset(seed=1), one.reset())
    for seed in (-1, 2**64):
        with pytest.raises(ValueError, match=rf"^a seed is 0 to 18446744073709551615, not {seed}$"):
            one.reset(seed=seed)


def test_arrays_are_new_or_used_again_as_asked() -> None:
    for copy in (True, False):
        env = VectorEnv("clasica", 2, copy=copy)
        first, _ = env.reset(seed=3)
        kept = first["observation"].copy()
        second = env.step(env.sample())[0]
        assert np.shares_memory(first["observation"], second["observation"]) is not copy
        assert (first["observation"].tolist() == kept.tolist()) is copy


def test_what_a_caller_keeps_is_never_written_to_again() -> None:
    """By itself or as a slice, a buffer or a reshaped view of it."""
    env, other = VectorEnv("clasica", 2, turns=1, perfect=True), VectorEnv("clasica", 2, turns=1, copy=False)
    kept: list[tuple[Any, list[Any]]] = []
    seen, info = env.reset(seed=3)
    other.reset(seed=3)
    for step in range(400):
        for array in (*seen.values(), *info.get("final_obs", {}).values()):
            view = (array, array[1:], memoryview(array), array.reshape(-1)[::2])[step % 4]
            kept.append((view, view.tolist()))
        kept = kept[-60 if step > 300 else -4 :]
        seen, _, _, _, info = env.step(env.sample())
        assert seen["observation"].tolist() == other.step(other.sample())[0]["observation"].tolist()
        assert [view.tolist() for view, _ in kept] == [numbers for _, numbers in kept]


def test_memory_that_nobody_refers_to_is_used_again() -> None:
    env = VectorEnv("clasica", 2)
    env.reset(seed=3)
    places = {env.step(env.sample())[0]["observation"].ctypes.data for _ in range(40)}
    assert len(places) == 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env, same = VectorEnv("clasica", 2), VectorEnv("clasica", 2)
    for each in (env, same):
        each.reset(seed=3)
    wrong: list[tuple[Any, str, str]] = [
        (
            [1, 36],
            "Deal 1: action 36 (discard K) is not legal, expected the only legal one, draw.",
            "Juego 1: la acción",
        ),
        ([9999, 1], "Deal 0: 9999 is not an action, expected a whole number", "Juego 0: 9999 no es"),
        ([1, 1, 1], "Actions in the shape (3,): expected a row of 2", "Acciones en la forma"),
        ([1.0, 1.0], "'1.0' is not an action: expected a whole number", "'1.0' no es una acción"),
    ]
    for actions, english, spanish in wrong:
        with pytest.raises(EnvError) as refused:
            env.step(np.array(actions))
        assert str(refused.value).startswith(english)
        assert refused.value.message("es").startswith(spanish)
    assert data_equivalence(env.step(env.sample()), same.step(same.sample()))


WITHOUT_LIBRT = """
import sys
sys.modules.update({"librt": None, "librt.vecs": None})
import numpy
from canasta.lab.env import VectorEnv
env = VectorEnv("tres-barajas", 2, turns=1, perfect=True)
seen, info = env.reset(seed=2**63 + 5)
for _ in range(150):
    seen, reward, done, cut, info = env.step(numpy.array(env.sample()))
print(seen["perfect"].sum(), info["seat"].tolist())
"""


def test_it_is_the_same_where_librt_has_no_wheel() -> None:
    """The engine reckons with plain numbers there: those of NumPy overflow, which is a warning."""
    command = [sys.executable, "-W", "error::RuntimeWarning", "-c", WITHOUT_LIBRT]
    source = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=source, capture_output=True, text=True, check=False)
    env = VectorEnv("tres-barajas", 2, turns=1, perfect=True)
    seen, info = env.reset(seed=2**63 + 5)
    for _ in range(150):
        seen, _, _, _, info = env.step(env.sample())
    assert (done.stderr, done.stdout) == ("", f"{seen['perfect'].sum()} {info['seat'].tolist()}\n")


def test_rewards() -> None:
    rules = get("reglamento/6-pairs")
    points = np.array([[300, 100, -50], [0, 700, 700]])
    seats = [side for _ in range(2) for side in range(3)]
    wanted = {
        "points": [[300, 100, -50], [0, 700, 700]],
        "difference": [[200, -200, -350], [-700, 0, 0]],
        "sign": [[1, -1, -1], [-1, 0, 0]],
    }
    for kind, rows in wanted.items():
        assert Rewards(rules, kind).by_seat(points).tolist() == [[row[seat] for seat in seats] for row in rows]
    equity, scores = Equity(rules), [1000, 2000, 1500]
    gained = Rewards(rules, "equity", scores).by_seat(points)
    before, after = equity.shares(scores), equity.shares([1300, 2100, 1450])
    assert gained[0].tolist() == pytest.approx([after[seat] - before[seat] for seat in seats])
    assert gained.sum(axis=1).tolist() == pytest.approx([0, 0])
    assert set(REWARDS) == {*wanted, "equity"}
    with pytest.raises(ValueError, match=r"^reward is one of points, difference, sign, equity, not 'fame'$"):
        Rewards(rules, "fame")
    with pytest.raises(ValueError, match=r"^scores are one for each of 3 sides, not 2$"):
        Rewards(rules, "points", [0, 0])


def test_scores_set_what_opens_and_what_equity_counts() -> None:
    env = VectorEnv("clasica", 2, reward="equity")
    seen, _ = env.reset(seed=1, options={"scores": [0, 3000]})
    minimums = [env.features.named(seen["observation"])[f"side {side}: minimum"][:, 0] for side in range(2)]
    assert sorted(np.unique(minimums).tolist()) == [50, 120]
    with pytest.raises(ValueError, match=r"^scores are one for each of 2 sides, not 1$"):
        env.reset(options={"scores": [0]})
    env.reset(seed=1, options={"scores": [0, 3000]})
    done = np.zeros(2, bool)
    while not done.any():
        _, _, done, _, info = env.step(env.sample())
    for row in info["rewards"][done]:
        assert row.tolist() == pytest.approx([row[0], -row[0], row[0], -row[0]])
        assert abs(row[0]) < 1
