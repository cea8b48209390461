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

from canasta.deal.deal import Deal
from canasta.deal.view import view
from canasta.lab.env.actions import after_reset, whole_action
from canasta.lab.env.episode import Episode
from canasta.lab.env.features import TURNS, USUAL_RULES, Features
from canasta.lab.env.rewards import Rewards, asked_scores
from canasta.players import get
from canasta.players.quick_bots import QuickBot
from canasta.players.simulation import deal_out
from canasta.rules import Rules

ID = "canasta/AgainstBots-v0"
_ILLEGAL = ("raise", "lose")

Observation = dict[str, NDArray[Any]]


class AgainstBots(gymnasium.Env[Any, Any]):
    """A deal at a seat of a table with bots. They know what they know at any table, and no hidden card.

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
        self.observation_space: spaces.Dict = self.features.observation_space()
        self.action_space: spaces.Discrete = self.features.action_space()
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
            self._chance = Random(name)
            self._table = deal_out(self.rules, name, first, self._rewards.scores)
            self._ahead: list[int] = []  # actions that the table has still to follow
            self._episode = Episode(self.features, self._table.core.copy())
            self._bots_play()
            if not self._episode.deal.over:
                return self._observed(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, and let the bots play until the seat is to act again. Raises `EnvError`."""
        after_reset(self, "_episode")
        number, episode = whole_action(action), self._episode
        if self._illegal == "lose" and not episode.deal.is_legal(number):
            lost = [0] * self.rules.sides
            lost[self.seat % self.rules.sides] = self.LOST
            return self._observed(), self._earned(lost), True, False, {"illegal": True}
        episode.apply(number)
        self._ahead.append(number)
        self._bots_play()
        if not episode.deal.over:
            return self._observed(), 0.0, False, False, {}
        points = episode.points()
        return self._observed(), self._earned(points), True, False, {"points": np.array(points)}

    def _earned(self, points: list[int]) -> float:
        return float(self._rewards.by_seat(np.array([points]))[0, self.seat])

    def _observed(self) -> Observation:
        return {"observation": self._episode.row(self.seat), "action_mask": self._episode.mask(self.seat)}

    def _bots_play(self) -> None:
        deal, episode = self._episode.deal, self._episode
        while not deal.over and deal.to_act != self.seat:
            legal = deal.legal_actions()
            for number in legal if len(legal) == 1 else self._chosen(int(deal.to_act)):
                episode.note(number)
                deal.apply(number)
                self._ahead.append(number)

    def _chosen(self, seat: int) -> list[int]:
        """The choice of a bot; most make it in the deal of the episode, which spares them a view."""
        bot, deal = self._bots[seat], self._episode.deal
        if isinstance(bot, QuickBot) and not bot.needs_view(deal):
            return [bot.decision(deal, self._episode.chronicle.memory, self.rules, self._chance)]
        table = self._followed()
        return table.numbers_of(bot.choose(view(table, seat), self._chance))

    def _followed(self) -> Deal:
        """The table with real cards, which follows the deal of the episode when somebody looks at it."""
        for number in self._ahead:
            self._table.play(self._table.action_of(number))
        self._ahead.clear()
        return self._table


gymnasium.register(ID, entry_point="canasta.lab.env.solo:AgainstBots")
