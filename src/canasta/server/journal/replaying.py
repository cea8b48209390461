"""The replay of one stored log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from canasta.server.journal.errors import JournalError
from canasta.server.store.errors import StoreError
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canasta.server.journal.kind import LogKind
    from canasta.server.store.values import Stored


class BrokenLogError(Exception):
    """A log that makes no sense at row `step` (0: its header), with the `reason` in short."""

    def __init__(self, step: int, cause: Exception) -> None:
        super().__init__(step, cause)
        self.step = step
        self.reason: str = shortened(f"{type(cause).__name__}: {cause}", 200)


def replay(kind: LogKind[Any, Any], stored: Stored) -> Any:
    """The state of a log, which may be frozen (`canasta.server.journal.folding`).

    Raises `JournalError` for a log of a newer program, `BrokenLogError` for one that makes no sense or lacks rows.
    """
    step = 0

    def rows() -> Iterator[tuple[bytes, float]]:
        nonlocal step
        for step, row in enumerate(stored.rows, 1):
            if row.seq != step:
                raise StoreError("rows-missing", where="", table=stored.table_id)
            yield row.body, row.at

    try:
        header = kind.header_of(stored.first)
        state: Any = kind.fold(stored.table_id, stored.seed, rows(), header.digest)
    except JournalError:
        raise
    except Exception as error:  # any error that a corrupt row may raise
        raise BrokenLogError(step, error) from error
    state.carried = header.carried or {}
    return state
