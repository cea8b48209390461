"""Checks of a SQLite file before it is opened: it is ours, and no other process uses it. Called off the event loop."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from canasta.server.store.errors import StoreError
from canasta.server.store.failures import worded, wording
from canasta.server.store.schema import VERSION_TABLE

_PRIVATE: Final = 0o600
_OWNERS: Final = 0o700
HEADER: Final = b"SQLite format 3\0"


def uri_of(file: Path, mode: str) -> str:
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
        _check(file)
        make_private(file, like=file.parent)
    except BaseException:
        lock.release(remove=True)
        raise
    return lock


def _check(file: Path) -> None:
    try:
        with file.open("r+b") as opened:
            start = opened.read(len(HEADER))
    except FileNotFoundError:
        return
    except OSError:
        raise StoreError(
            "read-only" if os.access(file, os.R_OK) and file.is_file() else "cannot-open", where=str(file)
        ) from None
    if not start:  # an empty file is an empty database
        return
    if start != HEADER:
        raise StoreError("foreign", where=str(file))
    with wording(str(file)), closing(sqlite3.connect(uri_of(file, "ro"), uri=True)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        ours = VERSION_TABLE in names
        faults = [said for (said,) in connection.execute("PRAGMA quick_check(1)")] if ours else ["ok"]
    if names and VERSION_TABLE not in names:
        raise StoreError("foreign", where=str(file))
    if faults != ["ok"]:
        raise StoreError("damaged", where=str(file))


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
