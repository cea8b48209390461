"""Quotas of what is stored: the client that causes it pays for it. The server's own acts, bots' moves too, are free."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from math import ceil
from typing import TYPE_CHECKING, ClassVar, Final, Protocol

from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from canasta.server.store.values import Row

AT_MOST: Final = 2  # times its quota an address may store, so that the deal it plays comes to its end


class QuotaError(WordedError):
    """A quota is full: ``quota-error-CODE`` (``tables``, ``stored``, ``database``).

    `wait_s`: the seconds after which it is worth asking again.
    """

    family: ClassVar[str] = "quota"

    def __init__(self, code: str, wait_s: float) -> None:
        super().__init__(code, hours=ceil(wait_s / 3600))
        self.wait_s: int = ceil(wait_s)


class Payer(Protocol):
    """The client for whom something is stored."""

    def check_new(self, many: int) -> None:
        """Raise `QuotaError` unless `many` new logs may be made."""

    def check_stored(self, times: int) -> None:
        """Raise `QuotaError` if rows or bytes are `times` times what their quota allows."""

    def pay(self, logs: int, rows: int, size: int) -> None:
        """Count what was stored."""


# Set for the time of a request or a socket (`canasta.server.web.app`).
PAYER: Final[ContextVar[Payer | None]] = ContextVar("payer", default=None)


def check_new(many: int = 1) -> None:
    """Raise `QuotaError` unless the client may open `many` new tables, competitions or sheets."""
    if (payer := PAYER.get()) is not None:
        payer.check_new(many)


def check_begin() -> None:
    """Raise `QuotaError` unless the client may sit down at a table, or begin a match."""
    if (payer := PAYER.get()) is not None:
        payer.check_stored(1)


def check_more() -> None:
    """Raise `QuotaError` unless the client may go on with what has begun."""
    if (payer := PAYER.get()) is not None:
        payer.check_stored(AT_MOST)


def pay(rows: Iterable[Row], *, logs: int = 0, more: int = 0) -> None:
    """Count stored rows for the client, and that many new logs with `more` bytes besides their rows."""
    if (payer := PAYER.get()) is not None:
        sizes = [len(row.body) + len(row.command or "") for row in rows]
        payer.pay(logs, len(sizes), sum(sizes) + more)


@contextmanager
def free() -> Iterator[None]:
    """Charge no client for what is stored within: the server does it by itself."""
    token = PAYER.set(None)
    try:
        yield
    finally:
        PAYER.reset(token)
