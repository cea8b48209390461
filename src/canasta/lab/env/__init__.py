"""Environments for learners: observations, actions and rewards as numbers (``docs/reference/env.md``).

Nearly all of it needs packages of the extra ``env``. A name is brought in when it is first used; where its package is
missing, that raises `canasta.extras.MissingExtraError`, which says the command that installs it.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canasta.lab.env.actions import action_of, action_text
    from canasta.lab.env.aec import AEC, aec_wrapped
    from canasta.lab.env.episode import Episode
    from canasta.lab.env.features import Features, Field
    from canasta.lab.env.rewards import REWARDS, Rewards
    from canasta.lab.env.seat import SeatedPolicy, ViewRow, onnx_policy, view_row
    from canasta.lab.env.solo import AgainstBots
    from canasta.lab.env.vector import VectorEnv

__all__ = [
    "AEC",
    "REWARDS",
    "AgainstBots",
    "Episode",
    "Features",
    "Field",
    "Rewards",
    "SeatedPolicy",
    "VectorEnv",
    "ViewRow",
    "action_of",
    "action_text",
    "aec_wrapped",
    "onnx_policy",
    "view_row",
]

# The module of each name
_HOMES = {
    "AEC": "canasta.lab.env.aec",
    "REWARDS": "canasta.lab.env.rewards",
    "AgainstBots": "canasta.lab.env.solo",
    "Episode": "canasta.lab.env.episode",
    "Features": "canasta.lab.env.features",
    "Field": "canasta.lab.env.features",
    "Rewards": "canasta.lab.env.rewards",
    "SeatedPolicy": "canasta.lab.env.seat",
    "VectorEnv": "canasta.lab.env.vector",
    "ViewRow": "canasta.lab.env.seat",
    "action_of": "canasta.lab.env.actions",
    "action_text": "canasta.lab.env.actions",
    "aec_wrapped": "canasta.lab.env.aec",
    "onnx_policy": "canasta.lab.env.seat",
    "view_row": "canasta.lab.env.seat",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from canasta.extras import missing

    try:
        home = importlib.import_module(_HOMES[name])
    except ImportError as error:
        raise missing(error) or error from None
    value: object = getattr(home, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
