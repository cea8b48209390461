"""The address of the database, a path or a URL, and the connections to it."""

from __future__ import annotations

import sqlite3
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from canasta.extras import needed
from canasta.server.store.errors import StoreError
from canasta.server.store.runner import AsyncRunner, Runner, ThreadRunner
from canasta.server.store.sqlite_file import uri_of

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

# FULL: a commit is on the disk, not only with the system, before it is acknowledged. A power cut loses nothing, and
# with group commit it costs no more than a few flushes a second more (benchmarks/bench_store.py).
PRAGMAS: tuple[str, ...] = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA busy_timeout=10000")

# A process that is stopped in the middle of an append holds the rows of its tables: the database frees them soon. It
# also ends the connection of a machine that is gone after half a minute, not after two hours.
SESSION: Final = {
    "idle_in_transaction_session_timeout": "2000",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_LONGEST_WAIT_S: Final = 600  # for a connection


@dataclass(frozen=True, slots=True)
class Address:
    """`file` is the SQLite file, None for PostgreSQL. `shown` is for messages: it holds no password.

    `options` are the arguments of a connection to PostgreSQL for what the driver does not take from the URL.
    """

    url: URL
    file: Path | None
    shown: str
    options: Mapping[str, Any] = field(default_factory=dict)

    def runner(self, connections: int, *, probing: bool = False, writing: bool = True) -> Runner:
        """A runner with at most that many connections, each opened on first use.

        `probing`: see that a connection to a server still lives before each use. Without `writing` the database stays
        as it is, whatever is run.
        """
        if self.file is None:
            settings = SESSION if writing else SESSION | {"default_transaction_read_only": "on"}
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

        url, made = self.url.set(drivername="postgresql+asyncpg"), partial(self.connect, settings)
        return create_async_engine(url, async_creator=made, pool_size=connections, max_overflow=0, **options)

    async def connect(self, settings: Mapping[str, str] | None = None) -> Any:
        """A connection of the driver of PostgreSQL, outside any pool, with settings of its session.

        The driver understands the options of the URL as `psql` does.
        """
        driver: Any = needed("asyncpg")
        dsn = self.url.render_as_string(hide_password=False)
        return await driver.connect(dsn, server_settings=settings, **self.options)


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
    url = url.set(drivername="postgresql")
    options = _options(url.query)
    ours = ["connect_timeout", *(["sslrootcert"] if "ssl" in options else [])]
    return Address(url.difference_update_query(ours), None, shown(url), options)


def _options(said: Mapping[str, object]) -> dict[str, Any]:
    """The arguments of a connection for what the driver does not take from the URL.

    Raises `StoreError` ``option-value`` for a wrong value, and `OSError` for a certificate that cannot be read.
    """
    options: dict[str, Any] = {"timeout": 5, "command_timeout": 60}
    wait, root = str(said.get("connect_timeout", "")), str(said.get("sslrootcert", ""))
    if wait:
        if not wait.isdecimal() or not 1 <= int(wait) <= _LONGEST_WAIT_S:
            raise StoreError("option-value", option="connect_timeout", expected=f"1-{_LONGEST_WAIT_S}")
        options["timeout"] = int(wait)
    if root == "system":
        options["ssl"] = ssl.create_default_context()
    elif root:
        Path(root).read_bytes()  # its error names the file, that of the library does not
        try:
            ssl.create_default_context(cafile=root)
        except ssl.SSLError:
            raise StoreError("option-value", option="sslrootcert", expected="PEM") from None
    return options


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
