"""`VectorEnv`: many deals side by side, each played by the seat to act, as a vector environment of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from canasta.engine.batch import Batch
from canasta.lab.env.actions import EnvError, after_reset, not_legal
from canasta.lab.env.features import TURNS, USUAL_RULES, Features
from canasta.lab.env.rewards import Rewards, asked_scores
from canasta.lab.env.windows import RowMemory, Spares, Window
from canasta.players.core.chronicle import NO_HISTORY, BatchObserver
from canasta.rules import Rules
from canasta.texts.errors import shortened

Observations = dict[str, NDArray[Any]]


class VectorEnv(GymnasiumVectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Deals of one rule set, stepped together; each begins anew in the step that ends it (`SAME_STEP`).

    An action is that of the seat that is to act in its deal: all seats learn, or the caller plays some of them
    otherwise. `reset` and `step` give the observation of the seat that is to act next, and in `info`: ``seat``, which
    one that is; ``rewards``, a column for each seat; where deals have ended ``final_obs`` of the seats that ended them,
    with ``_final_obs`` to say where. The reward is that of the seat whose action it was.

    With `perfect` an observation has a third part for a critic, which sees all (`critic` names its fields). Without
    `copy` observations are read-only views that show every later step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        rules: Rules | str = USUAL_RULES,
        num_envs: int = 256,
        *,
        turns: int | None = TURNS,
        reward: str = "points",
        perfect: bool = False,
        copy: bool = True,
    ) -> None:
        """`reward` is one of `rewards.REWARDS`, `turns` as in `Features`. Raises `ValueError`."""
        self.features: Features = Features(rules, turns=turns)
        self.critic: Features | None = Features(rules, turns=turns, perfect=True) if perfect else None
        self.rules: Rules = self.features.rules
        if type(num_envs) is not int or num_envs < 1:
            raise EnvError("deals", found=shortened(str(num_envs)))
        self.num_envs: int = num_envs
        self.single_observation_space: spaces.Space[Any] = self.features.observation_space(self.critic)
        self.single_action_space: spaces.Space[Any] = self.features.action_space()
        self.observation_space: spaces.Space[Any] = batch_space(self.single_observation_space, num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self._rewards = Rewards(self.rules, reward)
        self._copy = copy
        self._batch = batch = Batch(self.features.rule_table, self.features.awards, num_envs, 0)
        self._observer = BatchObserver(batch, int(NO_HISTORY) if turns is None else turns, perfect)
        self._acting = Window(batch.acting, "i8", num_envs)
        self._points = Window(batch.rewards, "i8", num_envs, self.rules.sides)
        self._done = Window(batch.done, "u1", num_envs)
        self._chosen = Window(batch.chosen, "i8", num_envs)
        self._masks = Window(batch.masks, "i1", num_envs, self.features.action_number)
        self._rows = RowMemory(self._observer.rows, num_envs, int(self._observer.width))
        self._final = Window(self._observer.final_rows, "i2", num_envs, int(self._observer.width))
        self._spare_rows, self._spare_final = Spares(self._rows.copy), Spares(lambda: np.zeros_like(self._final.now()))
        self._spare_masks, self._spare_ended = (Spares(lambda: np.zeros_like(self._masks.now())) for _ in range(2))
        self._never = np.zeros(num_envs, bool)
        self._places = np.arange(num_envs)
        self._seeds = np.random.default_rng()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all deals again. A seed has 64 bits; without one the sequence of the last seed goes on.

        ``options["scores"]``: the scores of the sides before every deal, which set what they need to open. Raises
        `ValueError`.
        """
        if seed is not None:
            if not 0 <= seed < 2**64:
                raise ValueError(f"a seed is 0 to {2**64 - 1}, not {seed}")
            self._seeds = np.random.default_rng(seed)
        else:
            seed = int(self._seeds.integers(2**64, dtype=np.uint64))
        super().reset(seed=seed)
        self._rewards = self._rewards.at(asked_scores(options))
        self._batch.reset(seed, self._rewards.scores)
        rows = self._next_rows()
        self._observer.restart(rows.buffer)
        return self._observed(rows), self._info(np.zeros((self.num_envs, self.rules.seats)))

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out one legal action in each deal. Raises `EnvError` that names the first deal where it is none."""
        after_reset(self, "_np_random")
        acting = self._acting.copy()
        numbers, rows = whole_actions(actions, self.num_envs), self._next_rows()
        try:
            self._observer.step(numbers if self._acting.shared else numbers.tolist(), rows.buffer)
        except ValueError:
            for place, (deal, number) in enumerate(zip(self._batch.deals, numbers.tolist(), strict=True)):
                if not deal.is_legal(number):
                    raise not_legal(deal, number, place) from None
            raise
        done = self._done.now().astype(bool)
        rewards = np.zeros((self.num_envs, self.rules.seats))
        ended = np.flatnonzero(done)
        if len(ended):
            rewards[ended] = self._rewards.by_seat(self._points.now()[ended])
        info = self._info(rewards)
        if len(ended):
            info["final_obs"] = self._ended(ended)
            info["_final_obs"] = done
        return self._observed(rows), rewards[self._places, acting], done, self._never.copy(), info

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each deal, all of a deal equally likely, drawn by the engine from the seed of `reset`."""
        self._batch.sample()
        return self._chosen.copy()

    def _info(self, rewards: NDArray[Any]) -> dict[str, Any]:
        return {"seat": self._acting.copy(), "rewards": rewards}

    def _next_rows(self) -> RowMemory:
        """The memory for the next observation."""
        return self._spare_rows.one() if self._copy else self._rows

    def _observed(self, memory: RowMemory) -> Observations:
        self._batch.expand()
        rows, masks = memory.array(), self._masks.now()
        if not self._copy:
            rows.flags.writeable = False
            return self._parts(rows, masks)
        copied = self._spare_masks.one()
        copied[...] = masks
        return self._parts(rows, copied)

    def _ended(self, places: NDArray[np.intp]) -> Observations:
        """The last observations of the deals that have ended; of the others nothing is said."""
        rows, masks = self._spare_final.one(), self._spare_ended.one()
        rows[places], masks[places] = self._final.now()[places], 0
        return self._parts(rows, masks)

    def _parts(self, rows: NDArray[Any], masks: NDArray[Any]) -> Observations:
        if self.critic is None:
            return {"observation": rows, "action_mask": masks}
        return {"observation": rows[:, : self.features.width], "action_mask": masks, "perfect": rows}


def whole_actions(actions: Any, deals: int) -> NDArray[np.int64]:
    """A whole number for each deal, as the engine takes them. Raises `EnvError`."""
    numbers = np.asarray(actions)
    if numbers.shape != (deals,):
        raise EnvError("actions", found=str(numbers.shape), deals=deals)
    if numbers.dtype.kind not in "iu":
        raise EnvError("action", found=shortened(str(numbers[0])))
    return np.ascontiguousarray(numbers, np.int64)
