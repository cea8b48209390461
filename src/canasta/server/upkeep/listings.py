"""Listings and exports of a database, beside the server that may be writing to it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from canasta.server.journal.clocks import wall_ms
from canasta.server.store import whole_logs
from canasta.server.store.reader import Reader
from canasta.server.upkeep.carrying import WHATS, parts_of
from canasta.server.upkeep.copy_file import header_of, write_copy
from canasta.server.upkeep.errors import CopyError
from canasta.server.upkeep.replays import kind_of
from canasta.server.upkeep.summaries import LogDetails, summary

if TYPE_CHECKING:
    from canasta.server.store.values import Stored


async def latest(address: str, kind: str | None, most: int) -> tuple[list[LogDetails], int]:
    """The logs that were touched last, of one kind or of all, and the number of all. Raises `StoreError`."""

    def work(connection: Connection) -> tuple[list[LogDetails], int]:
        listed = [each for each in whole_logs.listed(connection) if kind in (None, each.kind)]
        logs = (whole_logs.anyhow(connection, each.table_id) for each in listed[:most])
        return [summary(log) for log in logs if log is not None], len(listed)

    async with await Reader.open(address) as reader:
        return await reader.at_one_moment(work)


async def one(address: str, log_id: str) -> LogDetails:
    """A log. Raises `CopyError` ``no-log``, `StoreError`."""
    async with await Reader.open(address) as reader:
        return summary(await reader.at_one_moment(partial(_there, log_id=log_id)))


async def export(address: str, ids: Sequence[str], target: Path) -> int:
    """Write a copy of these logs, with the parts of competitions; return the number of logs.

    One log with its parts is a copy that a page takes in too. Raises `CopyError` (``no-log``, ``kind``), `StoreError`,
    OSError.
    """

    def work(connection: Connection) -> int:
        firsts = [_there(connection, log_id) for log_id in dict.fromkeys(ids)]
        logs = {log.table_id: log for first in firsts for log in _whole(connection, first)}
        single = firsts[0] if len(firsts) == 1 else None
        header = header_of("logs", wall_ms())
        if single is not None:
            header = header_of(WHATS[kind_of(single).name], wall_ms(), of=single.table_id)
        write_lines(target, write_copy(header, logs.values()))
        return len(logs)

    async with await Reader.open(address) as reader:
        return await reader.at_one_moment(work)


def write_lines(target: Path, lines: Iterable[bytes]) -> None:
    """Write a file that only its owner may read, and wait until it is on the disk. Raises OSError."""
    with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.writelines(lines)
        file.flush()
        os.fsync(file.fileno())


def _there(connection: Connection, log_id: str) -> Stored:
    found = whole_logs.anyhow(connection, log_id)
    if found is None:
        raise CopyError("no-log", name=log_id)
    return found


def _whole(connection: Connection, first: Stored) -> Iterator[Stored]:
    yield first
    for part in parts_of(first) if first.kind == "club" else ():
        found = whole_logs.anyhow(connection, part)
        if found is not None:
            yield found
