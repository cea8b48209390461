"""Logs of every kind, replayed: the state of each, or the step at which it makes no sense."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from canasta.server.clubs.club_state import ClubState
from canasta.server.clubs.kinds import KINDS
from canasta.server.clubs.sheet_state import ClubSheet
from canasta.server.journal.kind import BrokenLogError, replay
from canasta.server.tables.table import Table
from canasta.server.upkeep.errors import CopyError
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from canasta.server.journal.kind import LogKind
    from canasta.server.store.values import Stored

_KINDS: Final[dict[str, LogKind[Any, Any]]] = {each.name: each for each in KINDS}
AnyState: TypeAlias = Table | ClubState | ClubSheet


def kind_of(stored: Stored) -> LogKind[Any, Any]:
    """The kind of a log. Raises `CopyError` for one that this program does not know."""
    kind = _KINDS.get(stored.kind)
    if kind is None:
        raise CopyError("kind", name=stored.table_id, kind=shortened(stored.kind, 20))
    return kind


def replayed(stored: Stored) -> AnyState:
    """The state of a log. Raises `CopyError` ``senseless`` or ``kind``, and `JournalError` for a newer program's."""
    try:
        found: AnyState = replay(kind_of(stored), stored)
    except BrokenLogError as error:
        raise CopyError("senseless", name=stored.table_id, seq=error.step, reason=error.reason) from None
    return found
