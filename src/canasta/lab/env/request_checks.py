"""Requests to an environment: what callers hand in, checked, with one sentence for each kind of nonsense."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

from canasta.texts.errors import WordedError, shortened


class EnvError(WordedError):
    """A request that an environment cannot meet."""

    family = "env"


def whole_action(action: Any) -> int:
    """The number of an action, of any kind of whole number. Raises `EnvError`."""
    try:
        return index(action)
    except TypeError:
        raise EnvError("action", found=shortened(str(action))) from None


def asked_scores(options: Mapping[str, Any] | None) -> Sequence[int] | None:
    """The option ``scores`` of `reset`, the only one that there is. Raises `EnvError`."""
    for name in options or {}:
        if name != "scores":
            raise EnvError("option", found=shortened(str(name)))
    return None if options is None else options.get("scores")


def deals_asked(number: Any) -> int:
    """A number of deals side by side. Raises `EnvError`."""
    if type(number) is not int or number < 1:
        raise EnvError("deals", found=shortened(str(number)))
    return number


def after_reset(environment: object, name: str) -> None:
    """Check that `reset` has set the attribute of that name. Raises `EnvError`."""
    if name not in vars(environment):
        raise EnvError("reset")
