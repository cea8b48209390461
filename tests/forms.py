"""The ways to have a value once more: its own copy, those of the standard library, and a pickle."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own


FORMS: list[Callable[[Any], Any]] = [lambda value: value.copy(), copy.copy, copy.deepcopy, pickled]
