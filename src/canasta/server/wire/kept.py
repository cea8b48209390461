"""The log of a table that the browser keeps itself: between its Python and its database."""

from __future__ import annotations

from msgspec import Struct


class KeptRow(Struct, frozen=True):
    """One input of a log: its number, the command that made it, the input itself as JSON, and its time in ms."""

    seq: int
    command: str | None
    body: str
    at: float


class KeptLog(Struct, frozen=True):
    """A log: its id, what it was created from, and its inputs in order. `first` is its header, as JSON."""

    id: str
    seed: str
    first: str
    created: float
    rows: list[KeptRow]
