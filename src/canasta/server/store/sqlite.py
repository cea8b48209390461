"""SQLite: the checks of a file before it is opened, its lock, its copy, and the threads that work on it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, NullPool, create_engine, event

from canasta.server.store.runner import Runner, T, Told, Work, worded, wording
from canasta.server.store.schema import VERSION_TABLE
from canasta.server.store.values import StoreError

# FULL: a commit is on the disk, not only with the system, before it is acknowledged. A power cut loses nothing, and
# with group commit it costs no more than a few flushes a second more (docs/reference/store.md).
PRAGMAS: tuple[str, ...] = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL")

_PRIVATE: Final = 0o600
_OWNERS: Final = 0o700
HEADER: Final = b"SQLite format 3\0"


class SqliteRunner(Runner):
    """A runner on some threads, each with a connection that it keeps: a pool takes longer than a small write.

    A whole transaction is one trip to a thread. An asynchronous driver makes a trip for each statement, and each trip
    waits for Python's lock when the event loop is busy. Without `writing` the file stays as it is, whatever is run.
    """

    def __init__(self, file: Path, threads: int, told: Told, *, writing: bool) -> None:
        uri, pragmas = _uri(file, "rwc" if writing else "ro"), PRAGMAS if writing else ()

        def connect() -> sqlite3.Connection:
            # Without a level Python's module begins no transactions where it thinks best: not for DDL.
            made = sqlite3.connect(uri, timeout=10, isolation_level=None, check_same_thread=False, uri=True)
            for pragma in pragmas:
                made.execute(pragma)
            return made

        engine = create_engine("sqlite+pysqlite://", creator=connect, poolclass=NullPool)
        event.listen(engine, "begin", _begin)
        super().__init__(engine, str(file), told)
        self._threads = ThreadPoolExecutor(threads, "store")
        self._kept: dict[int, Connection] = {}  # by thread

    async def _transact(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._in_thread, work)

    def _in_thread(self, work: Work[T]) -> T:
        thread = threading.get_ident()
        connection = self._kept.get(thread)
        if connection is None:
            connection = self._kept[thread] = self.engine.connect()
        try:
            with connection.begin():
                return work(connection)
        except Exception:
            del self._kept[thread]
            connection.close()
            raise

    def abandon(self, *, for_good: bool = False) -> None:
        """There is no server."""

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        while self._kept:
            self._kept.popitem()[1].close()


def _begin(connection: Any) -> None:
    connection.connection.driver_connection.execute("BEGIN")  # at each transaction, so not by way of SQLAlchemy


def _uri(file: Path, mode: str) -> str:
    """The URI by which SQLite opens a file: `mode` is ``ro`` for a look, ``rwc`` to write and to make it."""
    return f"{file.absolute().as_uri()}?mode={mode}"


class FileLock:
    """A lock that keeps other processes, and other stores of this one, off a file until its release or our death.

    It is an exclusive transaction on an empty database beside the file: SQLite knows how to lock on every system, and
    the file itself stays free for our own connections.
    """

    def __init__(self, file: Path) -> None:
        """Take the lock. Raises `StoreError` if it is held or cannot be made."""
        real = file.resolve()  # by whatever links it is reached, there is one lock
        beside = real.with_name(f"{real.name}.lock")
        self._left = None if beside.exists() else beside
        make_private(beside, like=real if real.exists() else real.parent)
        with wording(str(file)):
            self._connection = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            found = worded(error, str(file))
            raise (StoreError("in-use", where=str(file)) if found.code == "busy" else found) from None

    def release(self, *, remove: bool = False) -> None:
        """Release the lock. May be called twice. `remove`: leave no trace beside a file that is not ours after all."""
        self._connection.close()
        if remove and self._left is not None:
            with suppress(OSError):
                self._left.unlink()


def take(file: Path) -> FileLock:
    """Lock the file and check that it is ours, or create one for its owner alone. Its content stays unchanged.

    Raises `StoreError` if the file is in use, is something else or may not be written, or its folder does not exist.
    """
    if not file.parent.is_dir():
        raise StoreError("no-folder", where=str(file.parent))
    lock = FileLock(file)
    try:
        # Only with the lock: when a process closes a file, it loses the locks that SQLite has on it elsewhere in it.
        _check_ours(file)
        make_private(file, like=file.parent)
    except BaseException:
        lock.release(remove=True)
        raise
    return lock


def check_readable(file: Path) -> None:
    """Raise `StoreError` unless a SQLite file is there."""
    start = _start(file, "rb")
    if start is None:
        raise StoreError("not-there", where=str(file))
    if start != HEADER:
        raise StoreError("foreign", where=str(file))


def _check_ours(file: Path) -> None:
    start = _start(file, "r+b")
    if not start:  # an empty file is an empty database
        return
    if start != HEADER:
        raise StoreError("foreign", where=str(file))
    with wording(str(file)), closing(sqlite3.connect(_uri(file, "ro"), uri=True)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        ours = VERSION_TABLE in names
        faults = [said for (said,) in connection.execute("PRAGMA quick_check(1)")] if ours else ["ok"]
    if names and not ours:
        raise StoreError("foreign", where=str(file))
    if faults != ["ok"]:
        raise StoreError("damaged", where=str(file))


def _start(file: Path, mode: str) -> bytes | None:
    """The first bytes of a file, None if it is not there. Raises `StoreError` if it cannot be opened so."""
    try:
        with file.open(mode) as opened:
            start: bytes = opened.read(len(HEADER))
    except FileNotFoundError:
        return None
    except OSError:
        readable = os.access(file, os.R_OK) and file.is_file()
        raise StoreError("read-only" if readable else "cannot-open", where=str(file)) from None
    return start


def compact(file: Path) -> None:
    """Write a file anew with nothing but what is there, while nobody writes to it. Raises `StoreError`."""
    with wording(str(file)), closing(sqlite3.connect(_uri(file, "rw"), isolation_level=None, uri=True)) as opened:
        opened.execute("VACUUM")


async def copy_database(source: Path, target: Path, *, beside: bool = False) -> None:
    """Copy a file as it is at one moment, also while a server writes to it. Raises `StoreError`.

    `beside`: the copy belongs to the owner of the file, not to the user who makes it.
    """
    await asyncio.to_thread(_copy, source, target, source if beside else None)


def _copy(source: Path, target: Path, like: Path | None) -> None:
    make_private(target, like=like)
    with (
        wording(str(source)),
        closing(sqlite3.connect(_uri(source, "ro"), uri=True)) as opened,
        wording(str(target)),
        closing(sqlite3.connect(target)) as copy,
    ):
        opened.backup(copy)  # in one step: no writer can come in between, and none has to wait (WAL)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it


def make_private(file: Path, like: Path | None = None) -> None:
    """Create the file if necessary; only its owner may read or write it: it holds names and the secrets of cards.

    A file that root creates belongs to the owner of `like`, so that a server of theirs can open it. If that fails, as
    in a read-only folder, the next step fails with its own reason.
    """
    with suppress(OSError):
        with suppress(FileExistsError):
            made = os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, _PRIVATE)  # never through a link of somebody
            try:
                if like is not None and hasattr(os, "geteuid") and os.geteuid() == 0:
                    owner = like.stat()
                    os.fchown(made, owner.st_uid, owner.st_gid)
            finally:
                os.close(made)
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & ~_OWNERS:
            file.chmod(mode & _OWNERS)


def owner_of(file: Path) -> str | None:
    """The name of the user to whom a file belongs that root works on; None if it is root's, or one is not root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or file.stat().st_uid == 0:
        return None
    try:
        return file.owner()
    except KeyError:  # a user without a name
        return str(file.stat().st_uid)
