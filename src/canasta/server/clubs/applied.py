"""Applied inputs, as the desks of competitions and score sheets keep them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from canasta.server.journal.frozen import Kept


@dataclass(frozen=True, slots=True)
class AppliedInput:
    """An applied input: its number, the link (0: the server), the time (ms), the numbers of its entries.

    `kept` is what its row keeps.
    """

    seq: int
    by: int
    at: float
    entry: Any
    numbers: range
    kept: Kept | None = None


def iso(at: float) -> str:
    """A time in the form that entries use."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
