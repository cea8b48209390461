"""Environments for learners: observations, actions and rewards as numbers (``docs/reference/env.md``).

Nearly all of it needs packages of the extra ``env``. A name is brought in when it is first used; where its package is
missing, that raises `canasta.extras.MissingExtraError`, which says the command that installs it.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from canasta.extras import missing

if TYPE_CHECKING:
    from canasta.env.aec import AEC, aec_wrapped
    from canasta.env.episode import Episode
    from canasta.env.features import Features
    from canasta.env.fields import Field
    from canasta.env.rewards import REWARDS, Rewards
    from canasta.env.seat import Seated, onnx_policy
    from canasta.env.solo import AgainstBots
    from canasta.env.vector import VectorEnv
    from canasta.env.words import action_of, action_text

__all__ = [
    "AEC",
    "REWARDS",
    "AgainstBots",
    "Episode",
    "Features",
    "Field",
    "Rewards",
    "Seated",
    "VectorEnv",
    "action_of",
    "action_text",
    "aec_wrapped",
    "onnx_policy",
]

# The module of each name
_HOMES = {
    "AEC": "canasta.env.aec",
    "REWARDS": "canasta.env.rewards",
    "AgainstBots": "canasta.env.solo",
    "Episode": "canasta.env.episode",
    "Features": "canasta.env.features",
    "Field": "canasta.env.fields",
    "Rewards": "canasta.env.rewards",
    "Seated": "canasta.env.seat",
    "VectorEnv": "canasta.env.vector",
    "action_of": "canasta.env.words",
    "action_text": "canasta.env.words",
    "aec_wrapped": "canasta.env.aec",
    "onnx_policy": "canasta.env.seat",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        home = importlib.import_module(_HOMES[name])
    except ImportError as error:
        raise missing(error) or error from None
    value: object = getattr(home, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
