"""The address of the database, a path or a URL, and the connections to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from canasta.extras import needed
from canasta.server.store.errors import StoreError
from canasta.server.store.libpq import translated
from canasta.server.store.runner import AsyncRunner, Runner, ThreadRunner
from canasta.server.store.sqlite_file import uri_of

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

# FULL: a commit is on the disk, not only with the system, before it is acknowledged. A power cut loses nothing, and
# with group commit it costs no more than a few flushes a second more (benchmarks/bench_store.py).
PRAGMAS: tuple[str, ...] = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA busy_timeout=10000")

# A process that is stopped in the middle of an append holds the rows of its tables: the database frees them before the
# process's lease ends. It also ends the connection of a machine that is gone after half a minute, not after two hours.
# A statement is planned once, not anew for the values of each batch (`store/batch.py`).
_SETTINGS: Final = {
    "idle_in_transaction_session_timeout": "2000",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "plan_cache_mode": "force_generic_plan",
}


@dataclass(frozen=True, slots=True)
class Address:
    """`file` is the SQLite file, None for PostgreSQL. `shown` is for messages: it holds no password.

    `options` and `settings` are those that the URL names, for each connection and for its session.
    """

    url: URL
    file: Path | None
    shown: str
    options: Mapping[str, Any] = field(default_factory=dict)
    settings: Mapping[str, str] = field(default_factory=dict)

    def runner(self, connections: int, *, probing: bool = False, writing: bool = True) -> Runner:
        """A runner with at most that many connections, each opened on first use.

        `probing`: see that a connection to a server still lives before each use. Without `writing` the database stays
        as it is, whatever is run.
        """
        if self.file is None:
            settings = _SETTINGS if writing else _SETTINGS | {"default_transaction_read_only": "on"}
            return AsyncRunner(self.engine(connections, settings, pool_pre_ping=probing))
        file = uri_of(self.file, "rwc" if writing else "ro")
        engine = create_engine(
            self.url,
            pool_size=connections,
            max_overflow=0,
            creator=lambda: sqlite3.connect(file, uri=True, check_same_thread=False),
        )
        event.listen(engine, "connect", _settle if writing else _look)
        event.listen(engine, "begin", _begin)
        return ThreadRunner(engine, connections)

    def engine(self, connections: int, settings: Mapping[str, str] | None = None, **options: Any) -> AsyncEngine:
        """Connections to a server of PostgreSQL, with settings of their sessions and options of SQLAlchemy."""
        from sqlalchemy.ext.asyncio import create_async_engine  # a server on SQLite does without

        return create_async_engine(
            self.url,
            pool_size=connections,
            max_overflow=0,
            connect_args={
                "timeout": 5,
                "command_timeout": 60,
                **self.options,
                "server_settings": {**self.settings, **(settings or {})},
            },
            **options,
        )


def read(address: str) -> Address:
    """Read an address.

    Raises `StoreError` if it is not an address of a supported database, `MissingExtraError` without its driver,
    `OSError` for a certificate that cannot be read.
    """
    if "://" not in address:
        address = f"sqlite:///{address}"
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError("address") from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
            raise StoreError("no-file")
        file = Path(url.database).absolute()
        return Address(URL.create("sqlite+pysqlite", database=str(file)), file, str(file))
    if kind not in ("postgresql", "postgres"):
        raise StoreError("address")
    needed("asyncpg")
    left, options, settings = translated(url)
    return Address(left.set(drivername="postgresql+asyncpg"), None, shown(url), options, settings)


def shown(url: URL) -> str:
    """The address for people: without the password, wherever it stands in it."""
    secret = [name for name in url.query if "password" in name.lower()]
    return url.difference_update_query(secret).render_as_string(hide_password=True)


def with_password(address: str, password: str) -> str:
    """Return the URL with that password.

    Raises `StoreError` unless it is the URL of a server, since only servers have passwords.
    """
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError("no-password") from None
    if not url.drivername.startswith("postgres"):
        raise StoreError("no-password")
    return url.set(password=password).render_as_string(hide_password=False)


def _settle(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # else Python's module begins transactions where it thinks best, not for DDL
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _look(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout=10000")


def _begin(connection: Any) -> None:
    connection.connection.driver_connection.execute("BEGIN")  # at each transaction, so not by way of SQLAlchemy
