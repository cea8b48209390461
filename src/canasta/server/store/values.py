"""What goes in and out of the store: rows of a log, tables, jobs. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal, TypeAlias

Kind: TypeAlias = Literal["table", "club", "sheet"]
"""Whose log it is: a table's, a competition's, a score sheet's. Each is read only by those who know its inputs."""


@dataclass(frozen=True, slots=True)
class Row:
    """One input of a table's log. `seq` counts them from 1, without gaps.

    `command` is the id of the command it came from, unique in its table (the caller prefixes it with the player), or
    None for what no client asked for. `body` is JSON.
    """

    seq: int
    command: str | None
    body: bytes
    at: float


@dataclass(frozen=True, slots=True)
class Job:
    """Something that a table has to do by itself from `due_at` on. A table has one job at most.

    `for_seq` is the caller's: the state of the log that the job was meant for, to see whether it still holds.
    """

    table_id: str
    due_at: float
    for_seq: int


class Keep(Enum):
    """The type of `KEEP`."""

    KEEP = "keep"


KEEP: Final[Literal[Keep.KEEP]] = Keep.KEEP  # the table's job stays as it is


@dataclass(frozen=True, slots=True)
class Stored:
    """A whole table as it was stored: what it was created with, and its log in order."""

    table_id: str
    seed: str
    first: bytes
    created: float
    rows: list[Row]
    kind: str = "table"


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a listing: its last `seq` (0 for an empty log), and the time of its last row or of its creation."""

    table_id: str
    created: float
    touched: float
    last: int
    kind: str = "table"
