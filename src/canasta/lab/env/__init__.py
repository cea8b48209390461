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

_MODULES = {
    "actions": ("action_of", "action_text"),
    "aec": ("AEC", "aec_wrapped"),
    "episode": ("Episode",),
    "features": ("Features", "Field"),
    "rewards": ("REWARDS", "Rewards"),
    "seat": ("SeatedPolicy", "ViewRow", "onnx_policy", "view_row"),
    "solo": ("AgainstBots",),
    "vector": ("VectorEnv",),
}
_HOMES = {name: f"{__name__}.{module}" for module, names in _MODULES.items() for name in names}


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
