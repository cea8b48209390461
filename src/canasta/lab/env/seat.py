"""Policies at the table: a function of NumPy arrays, or a network in an ONNX file, becomes a player.

It sits wherever a bot does: give it a place in a module and name it, ``learned:bot``, in the arena, at the terminal and
at a server, or hand it to `canasta.players.add`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from canasta.extras import needed
from canasta.lab.env.episode import Episode
from canasta.lab.env.features import TURNS, USUAL_RULES, Features
from canasta.players.possible_deals import PossibleDeals
from canasta.rules import Rules
from canasta.texts.errors import WordedError, shortened

if TYPE_CHECKING:
    from random import Random as Chance

    from canasta.deal.view import View


class ViewRow(NamedTuple):
    """The observation of a view: `texts` has the view's text of each legal action by its number."""

    row: NDArray[np.int16]
    mask: NDArray[np.int8]
    texts: dict[int, str]


def view_row(features: Features, view: View) -> ViewRow:
    """The observation of the seat that a view is of, which must be to act. Raises `ValueError`.

    It is that of a deal that may be, told again from the history: whatever is hidden there, the row is the same.
    """
    if features.perfect:
        raise ValueError("a view does not show what is hidden: no features with perfect=True come of it")
    if view.rules != features.rules:
        raise ValueError(f"the features are of {features.rules.name}, and the view is of {view.rules.name}")
    if view.seat is None or view.seat != view.to_act or not view.legal:
        raise ValueError("the view is not of the seat that is to act")
    worlds = PossibleDeals(view)
    told = Episode(features, worlds.begun())
    for step in view.history:
        if step.action >= 0:
            told.note(step.action)
            told.deal.apply(step.action)
    texts = worlds.texts()
    mask = np.zeros(features.action_number, np.int8)
    mask[[*texts]] = 1
    return ViewRow(Episode(features, worlds.deal, told.chronicle).row(view.seat), mask, texts)


# From a row and the mask of the legal actions to how much each action is liked: as many numbers as the mask has
Policy: TypeAlias = Callable[[NDArray[np.int16], NDArray[np.int8]], NDArray[Any]]


class SeatedPolicy:
    """A policy as a bot, for one rule set.

    It plays the legal action that the policy likes best. With a `temperature` it draws one by the softmax of the
    likings divided by it, with the chance of the table.
    """

    def __init__(
        self,
        policy: Policy,
        rules: Rules | str = USUAL_RULES,
        *,
        turns: int | None = TURNS,
        name: str = "policy",
        temperature: float = 0.0,
    ) -> None:
        """`turns` are those that it was trained with. Raises `ValueError`."""
        if not temperature >= 0:
            raise ValueError(f"a temperature is 0 or more, not {temperature}")
        self.name = name
        self.features: Features = Features(rules, turns=turns)
        self._policy = policy
        self._temperature = temperature

    def choose(self, view: View, chance: Chance) -> str:
        """One of the legal actions of a view. Raises `ValueError` for another rule set and for no numbers."""
        row, mask, texts = view_row(self.features, view)
        numbers = [*texts]
        liked = np.asarray(self._policy(row, mask), np.float64).reshape(-1)
        if liked.shape != mask.shape:
            raise ValueError(f"{self.name} gives {len(liked)} numbers: expected {len(mask)}, one for each action")
        legal = liked[numbers]
        if np.isnan(legal).any():
            raise ValueError(f"{self.name} gives a legal action no number")
        best = int(legal.argmax())
        if self._temperature > 0:
            shares = np.exp((legal - legal[best]) / self._temperature).cumsum()
            best = int(np.searchsorted(shares, chance.random() * shares[-1], side="right"))
        return texts[numbers[best]]


class PolicyError(WordedError):
    """A file that gives no policy."""

    family = "policy"


def onnx_policy(file: str | Path, rules: Rules | str = USUAL_RULES, *, turns: int | None = TURNS) -> Policy:
    """The network of an ONNX file: from scaled rows (`Features.scaled`, float32) to a liking of each action.

    The row is its first input, one deal at a time; a second one gets the mask. Raises `MissingExtraError`, `OSError`
    for a file that cannot be read, `PolicyError` for one that is no network.
    """
    runtime = needed("onnxruntime")
    features = Features(rules, turns=turns)
    with Path(file).open("rb"):
        pass  # a file that cannot be read is no matter of ONNX
    try:
        session = runtime.InferenceSession(str(file), providers=["CPUExecutionProvider"])
    except Exception as error:  # its errors have no base of their own
        raise PolicyError("network", file=str(file), reason=shortened(str(error), 120)) from None
    names = [each.name for each in session.get_inputs()]

    def policy(row: NDArray[np.int16], mask: NDArray[np.int8]) -> NDArray[Any]:
        given = dict(zip(names, (features.scaled(row)[None], mask[None].astype(np.float32)), strict=False))
        liked: NDArray[Any] = session.run(None, given)[0]
        return liked

    return policy
