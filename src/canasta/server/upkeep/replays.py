"""Logs of every kind, replayed: the state of each, or the step at which it makes no sense."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from canasta.server.journal.kind import BrokenLogError, kind_named, replay
from canasta.server.upkeep.copy_file import CopyError
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from canasta.server.journal.kind import LogKind
    from canasta.server.store.values import Stored


def kind_of(stored: Stored) -> LogKind[Any, Any]:
    """The kind of a log. Raises `CopyError` for one that this program does not know."""
    kind = kind_named(stored.kind)
    if kind is None:
        raise CopyError("kind", name=stored.table_id, kind=shortened(stored.kind, 20))
    return kind


def replayed(stored: Stored) -> Any:
    """The state of a log.

    Raises `CopyError` ``senseless`` or ``kind``, and `JournalError` for a frozen log or a newer program's.
    """
    try:
        return replay(kind_of(stored), stored)
    except BrokenLogError as error:
        raise CopyError("senseless", name=stored.table_id, seq=error.step, reason=error.reason) from None
