"""Values that go in and out of the store: rows, tables, jobs, errors. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar, Final, Literal, TypeAlias

from msgspec import Struct

from canasta.texts.errors import WordedError

Kind: TypeAlias = Literal["table", "club", "sheet", "register", "bundle", "day", "push"]
"""The kind of a log: that of a table, a competition, a score sheet, a club's register, a sealed bundle, a day, or of
notices.

Each is read only by those who know its inputs.
"""


class Row(Struct, frozen=True, gc=False):
    """One input of a table's log. `seq` counts them from 1, without gaps.

    `command` is the id of the command that made it, unique in its table (the caller prefixes it with the player), or
    None for an input that no client asked for. `body` is JSON.
    """

    seq: int
    command: str | None
    body: bytes
    at: float


class Job(Struct, frozen=True, gc=False):
    """An automatic action of a table, due at `due_at`. A table has one job at most.

    `for_seq` is the caller's: the state of the log for which the job was made, to check later that it still applies.
    """

    table_id: str
    due_at: float
    for_seq: int


class Keep(Enum):
    """The type of `KEEP`."""

    KEEP = "keep"


KEEP: Final[Literal[Keep.KEEP]] = Keep.KEEP  # the table's job stays as it is


class Stored(Struct, frozen=True):
    """A whole table as stored: the values of its creation, and its log in order.

    `held_with` is the competition that it belongs to; `job` its job where that was asked for.
    """

    table_id: str
    seed: str
    first: bytes
    created: float
    rows: list[Row]
    kind: str = "table"
    held_with: str | None = None
    job: Job | None = None


class Listed(Struct, frozen=True):
    """A table in a listing: its last `seq` (0 for an empty log), and the time of its last row or of its creation."""

    table_id: str
    created: float
    touched: float
    last: int
    kind: str = "table"


EVERY: Final = "*"  # in a notice, instead of the id of a log: each of them is another one now


class Hold(Struct, frozen=True, gc=False):
    """A log that a server process has taken: the number of the process, and that of the take, which only grows."""

    owner: int
    epoch: int


class StoreError(WordedError):
    """The store cannot be opened, or could not do a request.

    If an append fails with it (and not with `Conflict`), the rows may have been stored or not: load the table.
    """

    family: ClassVar[str] = "store"


class Conflict(StoreError):
    """An append that does not fit the current log. Nothing of it was stored.

    `code` is ``conflict`` if its first seq is not the next one, ``repeated`` if a command id exists already, ``moved``
    if another process, or this one anew, has taken the log since.
    """
