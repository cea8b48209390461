"""Backups of a whole database, and files from which one is restored: a copy in lines, or a database of SQLite."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from sqlalchemy import URL, Connection, create_engine

from canasta.server.journal.time_and_chance import wall_ms
from canasta.server.store import whole_logs
from canasta.server.store.reader import Reader
from canasta.server.store.sqlite import HEADER, copy_database
from canasta.server.store.store import Store
from canasta.server.store.values import StoreError
from canasta.server.upkeep.copy_file import CopyError, CopyReader, header_of, is_copy, write_copy
from canasta.server.upkeep.replays import inspect_each

if TYPE_CHECKING:
    from canasta.server.store.values import Stored
    from canasta.server.upkeep.replays import Inspection

Logs: TypeAlias = Callable[[], Iterator["Stored"]]
_START: Final = 4096


async def back_up(reader: Reader, target: Path, tell: Callable[[int], None]) -> Inspection:
    """Write a backup of the database as it is at this moment, then replay all of the file.

    SQLite gives a database, PostgreSQL a copy in lines. The server may run. Raises `StoreError`, OSError.
    """
    part = target.with_name(f".{target.name}.part")
    try:
        await _copy(reader, part)
        async with logs_in(part) as logs:
            found = await asyncio.to_thread(inspect_each, logs(), tell)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return found


async def _copy(reader: Reader, target: Path, *, beside: bool = False) -> None:
    if reader.file is not None:
        await copy_database(reader.file, target, beside=beside)
        return

    def write(connection: Connection) -> None:
        write_lines(target, write_copy(header_of("logs", wall_ms()), whole_logs.every(connection)))

    await reader.at_one_moment(write)


def write_lines(target: Path, lines: Iterable[bytes]) -> None:
    """Write a file that only its owner may read, and wait until it is on the disk. Raises OSError."""
    with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.writelines(lines)
        file.flush()
        os.fsync(file.fileno())


async def kept_aside(address: str) -> Path:
    """A backup of the database beside it, before it is replaced; its place. Raises `StoreError`, OSError."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    async with await Reader.open(address) as reader:
        if reader.file is not None:
            target = reader.file.with_name(f"{reader.file.name}.before-{stamp}")
        else:
            target = Path(f"canasta-before-{stamp}.jsonl").absolute()
        await _copy(reader, target, beside=True)
    return target


@asynccontextmanager
async def logs_in(file: Path) -> AsyncIterator[Logs]:
    """All logs in a backup or a copy, as often as they are asked for; an older database is brought up to date aside.

    Raises `CopyError` for a file of another kind, or while the logs are read from one that is spoilt; `StoreError`.
    """
    with file.open("rb") as opened:
        start = opened.read(_START)
    if is_copy(start):
        yield partial(_from_lines, file)
    elif start.startswith(HEADER):
        with tempfile.TemporaryDirectory(prefix="canasta-") as folder:
            beside = Path(folder) / "copy.sqlite"
            try:
                await copy_database(file, beside)
                await (await Store.open(str(beside))).close()  # it is whole, ours, and of the present schema
            except StoreError as error:
                if error.code == "newer":
                    raise StoreError("newer", where=str(file)) from None
                raise CopyError("not-backup", file=str(file)) from None
            yield partial(_from_database, beside)
    else:
        raise CopyError("not-backup", file=str(file))


def _from_lines(file: Path) -> Iterator[Stored]:
    with file.open("rb") as lines:
        yield from CopyReader(lines).logs()


def _from_database(file: Path) -> Iterator[Stored]:
    engine = create_engine(URL.create("sqlite", database=str(file)))
    with closing(engine.connect()) as connection:
        yield from whole_logs.every(connection)
    engine.dispose()
