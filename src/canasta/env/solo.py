"""`AgainstBots`: one seat for a learner, the others for bots by name, as an environment of Gymnasium.

It is registered as ``canasta/AgainstBots-v0``; ``gymnasium.make_vec`` puts many side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from canasta.extras import MissingExtraError

try:
    import gymnasium
except ImportError:
    raise MissingExtraError("gymnasium") from None

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from canasta.deal.view import view
from canasta.env.episode import Episode
from canasta.env.features import TURNS, Features
from canasta.env.fields import USUAL_RULES
from canasta.env.request_checks import after_reset, asked_scores, whole_action
from canasta.env.rewards import Rewards
from canasta.env.spaces import action_space, observation_space
from canasta.players import get
from canasta.players.simulation import deal_out
from canasta.rules import Rules

ID = "canasta/AgainstBots-v0"
_ILLEGAL = ("raise", "lose")

Observation = dict[str, NDArray[Any]]


class AgainstBots(gymnasium.Env[Any, Any]):
    """A deal at a seat of a table with bots. They see views, as at any table.

    `bots` is the name of one for all other seats, or a name for each, beginning with the next seat. The reward comes at
    the end. An illegal action is an error; with ``illegal="lose"`` it ends the deal at the reward for `LOST` points of
    one's own side and none of the others.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as Gymnasium has it
    LOST = -1000

    def __init__(
        self,
        rules: Rules | str = USUAL_RULES,
        bots: str | Sequence[str] = "greedy",
        *,
        seat: int = 0,
        turns: int | None = TURNS,
        reward: str = "points",
        illegal: str = "raise",
    ) -> None:
        """Raises `ValueError`, and for names of bots what `canasta.players.get` raises."""
        self.features: Features = Features(rules, turns=turns)
        self.rules: Rules = self.features.rules
        names = [bots] * (self.rules.seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != self.rules.seats - 1:
            raise ValueError(f"bots are 1 or one for each of {self.rules.seats - 1} seats, not {len(names)}")
        if not 0 <= seat < self.rules.seats:
            raise ValueError(f"seat is 0 to {self.rules.seats - 1}, not {seat}")
        if illegal not in _ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(_ILLEGAL)}, not {illegal!r}")
        self.observation_space: spaces.Dict = observation_space(self.features)
        self.action_space: spaces.Discrete = action_space(self.features)
        self.seat = seat
        self._bots = {(seat + place) % self.rules.seats: get(name) for place, name in enumerate(names, 1)}
        self._rewards = Rewards(self.rules, reward)
        self._illegal = illegal

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal afresh, and let the bots play until the seat is to act. ``options["scores"]`` as in `VectorEnv`."""
        super().reset(seed=seed)
        self._rewards = self._rewards.at(asked_scores(options))
        while True:  # until a deal in which the seat comes to act
            name, first = str(int(self.np_random.integers(2**63))), int(self.np_random.integers(self.rules.seats))
            self._deal = deal_out(self.rules, name, first, self._rewards.scores)
            self._chances = {bot: Random(f"{name}/{bot}") for bot in self._bots}
            self._episode = Episode(self.features, self._deal.core)
            self._bots_play()
            if not self._deal.over:
                return self._observed(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, and let the bots play until the seat is to act again. Raises `ValueError`."""
        after_reset(self, "_deal")
        number = whole_action(action)
        points = np.zeros((1, self.rules.sides), np.int64)
        if self._illegal == "lose" and not self._deal.core.is_legal(number):
            points[0, self.seat % self.rules.sides] = self.LOST
            return self._observed(), self._earned(points), True, False, {"illegal": True}
        self._play(str(self._deal.action_of(number)))
        self._bots_play()
        if not self._deal.over:
            return self._observed(), 0.0, False, False, {}
        points[0] = self._episode.points()
        return self._observed(), self._earned(points), True, False, {"points": points[0]}

    def _earned(self, points: NDArray[np.int64]) -> float:
        return float(self._rewards.by_seat(points)[0, self.seat])

    def _observed(self) -> Observation:
        return {"observation": self._episode.row(self.seat), "action_mask": self._episode.mask(self.seat)}

    def _bots_play(self) -> None:
        while not self._deal.over and self._deal.to_act != self.seat:
            seat = self._deal.to_act
            self._play(self._bots[seat].choose(view(self._deal, seat), self._chances[seat]))

    def _play(self, text: str) -> None:
        for number in self._deal.numbers_of(text):
            self._episode.note(number)
        self._deal.play(text)


gymnasium.register(ID, entry_point="canasta.env.solo:AgainstBots")
