"""The options of a URL of PostgreSQL, as `psql` and others understand them, in the words of the driver."""

from __future__ import annotations

import ssl
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL

from canasta.server.store.errors import StoreError

MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
OURS: Final = ("sslmode", "sslrootcert", "connect_timeout", "application_name")
_OF_THE_DRIVER: Final = frozenset(
    {"host", "port", "user", "password", "passfile", "ssl", "target_session_attrs", "prepared_statement_cache_size"}
)
_LONGEST_S: Final = 600


def translated(url: URL) -> tuple[URL, dict[str, Any], dict[str, str]]:
    """The URL without them, the arguments of a connection, and the settings of its session.

    Raises `StoreError` ``option`` for one that is not understood, ``option-value`` for a wrong value, and `OSError` for
    a certificate that cannot be read.
    """
    said = {name: value if isinstance(value, str) else value[-1] for name, value in url.query.items() if name in OURS}
    unknown = set(url.query) - set(OURS) - _OF_THE_DRIVER
    if unknown:
        raise StoreError("option", option=min(unknown), expected=", ".join(OURS))
    options: dict[str, Any] = {}
    mode, root = said.get("sslmode"), said.get("sslrootcert")
    if mode is not None and mode not in MODES:
        raise StoreError("option-value", option="sslmode", expected=", ".join(MODES))
    if mode is not None:
        options["ssl"] = mode
    if root is not None and mode not in ("disable", "allow", "prefer"):
        options["ssl"] = _trusting(root, whole=mode == "verify-full")
    if (timeout := said.get("connect_timeout")) is not None:
        if not timeout.isdecimal() or not 1 <= int(timeout) <= _LONGEST_S:
            raise StoreError("option-value", option="connect_timeout", expected=f"1-{_LONGEST_S}")
        options["timeout"] = int(timeout)
    settings = {name: said[name] for name in ("application_name",) if name in said}
    return url.difference_update_query(OURS), options, settings


def _trusting(root: str, *, whole: bool) -> ssl.SSLContext:
    """Trust in that certificate, or in those of the system; in the name of the server too if `whole`."""
    if root == "system":
        return ssl.create_default_context()
    Path(root).read_bytes()  # its error names the file, that of the library does not
    try:
        context = ssl.create_default_context(cafile=root)
    except ssl.SSLError:
        raise StoreError("option-value", option="sslrootcert", expected="PEM") from None
    context.check_hostname = whole
    return context
