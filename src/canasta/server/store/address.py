"""The address of the database: a path or a URL, and connections to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from canasta.extras import needed
from canasta.server.store.postgres import SESSION, PostgresRunner, options_of
from canasta.server.store.runner import Runner, Told
from canasta.server.store.sqlite import SqliteRunner
from canasta.server.store.values import StoreError

Use: TypeAlias = Literal["write", "read", "migrate"]
"""The use of connections. ``read``: the database stays as it is, whatever is run. ``migrate``: no limits of time."""

_SESSIONS: Final[Mapping[Use, Mapping[str, str]]] = {
    "write": SESSION,
    "read": {**SESSION, "default_transaction_read_only": "on"},
    "migrate": {},  # a step may think for long between two statements
}


@dataclass(frozen=True, slots=True)
class Address:
    """`file` is the SQLite file, None for PostgreSQL. `shown` is for messages: it holds no password.

    `options` are the arguments of a connection to PostgreSQL for what the driver does not take from the URL.
    """

    url: URL
    file: Path | None
    shown: str
    options: Mapping[str, Any] = field(default_factory=dict)

    def runner(self, connections: int, told: Told = lambda _: None, use: Use = "write") -> Runner:
        """A runner with at most that many connections, each opened on first use; `told` hears whether work succeeds."""
        if self.file is None:
            return PostgresRunner(partial(self.connect, _SESSIONS[use]), connections, self.shown, told)
        return SqliteRunner(self.file, connections, told, writing=use != "read")

    async def connect(self, settings: Mapping[str, str] = SESSION) -> Any:
        """A connection of the driver of PostgreSQL, outside any pool, with settings of its session.

        The driver understands the options of the URL as `psql` does.
        """
        driver: Any = needed("asyncpg")
        dsn = self.url.render_as_string(hide_password=False)
        return await driver.connect(dsn, server_settings=dict(settings), **self.options)


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
    options = options_of(url.query)
    ours = ["connect_timeout", *(["sslrootcert"] if "ssl" in options else [])]
    return Address(url.difference_update_query(ours), None, shown(url), options)


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
