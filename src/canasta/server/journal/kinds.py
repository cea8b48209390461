"""The kinds of logs by name. Each is imported when a log of it is met: a table in play loads nothing of the club."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from canasta.server.journal.kind import LogKind

HOMES: Final = {
    "table": "canasta.server.tables.table:TABLE_LOG",
    "club": "canasta.club.server.club_state:CLUB_LOG",
    "sheet": "canasta.club.server.sheet_state:SHEET_LOG",
}


@cache
def kind_named(name: str) -> LogKind[Any, Any] | None:
    """The kind of logs with that name; None if this program has none."""
    module, _, constant = HOMES.get(name, "").partition(":")
    return getattr(import_module(module), constant) if module else None
