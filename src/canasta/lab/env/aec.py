"""`AEC`: a deal as an environment of PettingZoo, in which agents act one after another (AEC)."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium import logger, spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from canasta.engine.state import OVER
from canasta.lab.env.actions import EnvError, after_reset, whole_action
from canasta.lab.env.episode import Episode
from canasta.lab.env.features import TURNS, USUAL_RULES, Features
from canasta.lab.env.rewards import Rewards
from canasta.rules import Rules
from canasta.texts.errors import shortened

ILLEGAL_REWARD = -1


class AEC(AECEnv[str, dict[str, NDArray[Any]], int]):
    """One deal. The agents are ``seat_0``, ``seat_1`` and so on in the order of play; the first turn is drawn by lot.

    An observation has the row of `Features` and the mask of the legal actions, which is 0 for seats not to act.
    Rewards come at the end of the deal.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "name": "canasta_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }
    episode: Episode
    agents: list[str]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    agent_selection: str

    def __init__(
        self,
        rules: Rules | str = USUAL_RULES,
        *,
        turns: int | None = TURNS,
        reward: str = "points",
        render_mode: str | None = None,
    ) -> None:
        """`reward` is one of `rewards.REWARDS`, `turns` as in `Features`. Raises `ValueError`."""
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise EnvError("render", found=shortened(str(render_mode)), known=", ".join(self.metadata["render_modes"]))
        self.features: Features = Features(rules, turns=turns)
        self.render_mode = render_mode
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(self.features.rules.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = self.features.observation_space()
        self._action_space = self.features.action_space()
        self._rewards = Rewards(self.features.rules, reward)
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of all observations, the same for each agent."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Discrete:
        """The action numbers of the rule set, the same for each agent."""
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal afresh. Without a seed the sequence of the last one goes on; ``options["scores"]`` as in `VectorEnv`.

        Other options are let be: PettingZoo's own test hands in one that means nothing.
        """
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._rewards = self._rewards.at((options or {}).get("scores"))
        drawn = int(self._seeds.integers(2**64, dtype=np.uint64))
        self.episode = Episode.dealt(self.features, drawn, self._rewards.scores)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[int(self.episode.deal.to_act)]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """The observation of an agent now, to act or not."""
        seat = self._seats[agent]
        return {"observation": self.episode.row(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int) -> None:
        """Carry out an action of the agent that is selected. Raises `ValueError` if it is not legal."""
        after_reset(self, "terminations")
        if self.terminations[self.agent_selection]:  # an agent is never truncated alone
            self._was_dead_step(action)
            return
        deal = self.episode.deal
        self.episode.apply(whole_action(action))
        if deal.phase != OVER:
            self.agent_selection = self.possible_agents[deal.to_act]
        else:
            earned = self._rewards.by_seat(np.array([self.episode.points()]))[0].tolist()
            self.rewards = dict(zip(self.agents, earned, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table with all hands open, as text; ``human`` writes it to the standard output.

        Without a mode there is a warning and no text, as in Gymnasium.
        """
        if self.render_mode is None:
            logger.warn("render() was called without a mode: expected AEC(render_mode='ansi') or 'human'.")
            return None
        text = self.episode.text()
        if self.render_mode != "human":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """Do nothing: it holds nothing open."""


def aec_wrapped(**options: Any) -> OrderEnforcingWrapper[str, dict[str, NDArray[Any]], int]:
    """`AEC` in PettingZoo's wrappers: an illegal action ends the deal, at `ILLEGAL_REWARD` for who did it.

    A number that is no action is refused by `AEC` itself, without a wrapper more: each costs a fifth of the speed.
    """
    return OrderEnforcingWrapper(TerminateIllegalWrapper(AEC(**options), illegal_reward=ILLEGAL_REWARD))
