"""Storage of the data that outlive a process: tables, their logs, their jobs (``docs/reference/store.md``).

`Store` is loaded when it is first asked for: a caller that keeps logs elsewhere needs the values and errors alone.
"""

import importlib
from typing import TYPE_CHECKING

from canasta.server.store.values import KEEP, Conflict, Hold, Job, Keep, Kind, Listed, Row, Stored, StoreError

if TYPE_CHECKING:
    from canasta.server.store.store import Store

__all__ = ["KEEP", "Conflict", "Hold", "Job", "Keep", "Kind", "Listed", "Row", "Store", "StoreError", "Stored"]

_HOMES = {"Store": "canasta.server.store.store"}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)
