"""A deal of canasta as a game of OpenSpiel: ``pyspiel.load_game("canasta(rules=salon,draws=1)")``.

Importing this module registers the game. A game begins with chance nodes of `WAYS` outcomes each, which together name
a shuffle. Then the seats act in turn, and at the end each earns the points of its side.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from canasta.extras import MissingExtraError

try:
    import pyspiel
except ImportError:
    raise MissingExtraError("open_spiel") from None

from canasta.engine.state import OVER
from canasta.lab.env.actions import action_text
from canasta.lab.env.episode import Episode
from canasta.lab.env.features import TURNS, USUAL_RULES, Features

NAME: Final = "canasta"
PARAMETERS: Final[dict[str, Any]] = {"rules": USUAL_RULES, "draws": 3, "turns": TURNS}
WAYS: Final = 64  # a few draws of few outcomes cost less than one of many
_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
_NOBODY: Final = int(pyspiel.PlayerId.TERMINAL)
_DRAW: Final = [(outcome, 1 / WAYS) for outcome in range(WAYS)]
_MOST_POINTS: Final = 20_000
_MOST_ACTIONS: Final = 4_000

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Canasta",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    # A row forgets what lies further back than its turns, and in which order cards were laid within one.
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class SpielGame(pyspiel.Game):
    """The game. `rules` names a rule set, `draws` the chance nodes of a shuffle (1 to 10), `turns` as in `Features`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.draws: int = int(given["draws"])
        if not 1 <= self.draws <= 10:
            raise ValueError(f"a shuffle takes 1 to 10 draws, not {self.draws}")
        self.features: Features = Features(given["rules"], turns=int(given["turns"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.features.action_number,
            max_chance_outcomes=WAYS,
            num_players=self.features.rules.seats,
            min_utility=float(-_MOST_POINTS),
            max_utility=float(_MOST_POINTS),
            utility_sum=None,
            max_game_length=_MOST_ACTIONS,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The root, before the cards are dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        """An observer of the rows of `Features`. Raises `ValueError` where perfect recall is asked for."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("canasta has observations, and no information states with perfect recall")
        return SpielObserver(self.features)


class SpielState(pyspiel.State):
    """A deal at some moment; `episode` is None before the cards are dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.features: Features = game.features
        self.episode: Episode | None = None
        self._draws = game.draws
        self._shuffle = 0
        self._player = _CHANCE

    def current_player(self) -> int:
        """The seat that is to act, chance, or none at the end."""
        return self._player

    def is_terminal(self) -> bool:
        """True once the deal is over."""
        return self._player == _NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a draw."""
        return _DRAW

    def returns(self) -> list[float]:
        """The points of each seat's side; 0 before the end."""
        rules = self.features.rules
        if self.episode is None or not self.is_terminal():
            return [0.0] * rules.seats
        points = self.episode.points()
        return [float(points[seat % rules.sides]) for seat in range(rules.seats)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.deal.legal_actions() if self.episode is not None else []

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.apply(action)
        else:
            self._shuffle = WAYS * self._shuffle + action
            self._draws -= 1
            if self._draws > 0:
                return
            self.episode = Episode.dealt(self.features, self._shuffle, [0] * self.features.rules.sides)
        deal = self.episode.deal
        self._player = _NOBODY if deal.phase == OVER else deal.to_act

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == _CHANCE else action_text(action)

    def __str__(self) -> str:
        return str(self._shuffle) if self.episode is None else self.episode.text()


class SpielObserver:
    """Rows of `Features` as tensors and strings: the plain numbers, which `Features` names and scales."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.tensor: NDArray[np.float32] = np.zeros(features.width, np.float32)
        # one: OpenSpiel copies each by itself, which is dear
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}
        self._named = features.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor`; all 0 before the cards are dealt."""
        self.tensor[:] = 0 if state.episode is None else state.episode.row(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The fields that are not all 0."""
        self.set_from(state, player)
        return "\n".join(
            f"{name} = {' '.join(str(int(number)) for number in part.flat)}"
            for name, part in self._named.items()
            if part.any()
        )


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_TYPE, SpielGame)
