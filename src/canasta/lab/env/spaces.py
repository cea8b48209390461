"""The spaces of Gymnasium for observations and actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from canasta.lab.env.features import Features


def observation_space(features: Features, critic: Features | None = None) -> spaces.Dict:
    """A row and the mask of the legal actions; with a `critic` the row that sees all, too."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": rows_space(features),
        "action_mask": spaces.Box(0, 1, (features.action_number,), np.int8),
    }
    if critic is not None:
        parts["perfect"] = rows_space(critic)
    return spaces.Dict(parts)


def rows_space(features: Features) -> spaces.Box:
    """The rows of features, each number from 0 to the most that can stand there."""
    return spaces.Box(np.zeros(features.width, np.int16), features.most, dtype=np.int16)


def action_space(features: Features) -> spaces.Discrete:
    """The action numbers of a rule set."""
    return spaces.Discrete(features.action_number)
