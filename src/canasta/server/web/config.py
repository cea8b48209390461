"""The configuration of a server: limits, trusted origins, and the folder of the page."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

LOOPBACK: Final = frozenset({"127.0.0.1", "::1"})
PACKAGE: Final = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Rate:
    """A rate: `per_second` in the long run, and `burst` at once."""

    per_second: float
    burst: float


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The limits of a server, of one address and of one socket. Sizes in bytes, times in seconds.

    `requests`, `tables` (new ones, also competitions and sheets), `heavy` (replays) and `reviews` are those of an
    address. `frames` are those of one socket, of any kind, also empty ones; `frames_per_address` those of all its
    sockets. `tables_in_memory` is the number at which no further one is opened. `sockets` counts all of them,
    `sockets_per_table` and `_per_club` those without a key, `sockets_per_key` those of one key there. `bodies` are the
    bytes of large ones under way. `copy` is the body that brings a competition with its sheets and tables.
    A socket has `hello` for its first message. A player of whom nothing comes in `absence`, not even the answer to a
    ping, counts as gone; a watcher in `silence`.
    `unlimited` are addresses exempt from the limits by address: this machine, where tests and reverse proxies run.
    """

    requests: Rate = Rate(30, 300)
    tables: Rate = Rate(0.5, 30)
    heavy: Rate = Rate(2, 20)
    reviews: Rate = Rate(0.2, 20)
    frames: Rate = Rate(20, 100)
    frames_per_address: Rate = Rate(200, 2_000)
    tables_in_memory: int = 10_000
    sockets: int = 60_000
    sockets_per_table: int = 120
    sockets_per_club: int = 600
    sockets_per_key: int = 60
    body: int = 64 * 1024
    record: int = 4 * 1024 * 1024
    copy: int = 32 * 1024 * 1024
    bodies: int = 256 * 1024 * 1024
    hello: float = 15
    silence: float = 120
    absence: float = 15
    unlimited: frozenset[str] = LOOPBACK


@dataclass(frozen=True, kw_only=True)
class Config:
    """The configuration. `client`: the folder of the built page, `manual`: the archive of the documentation, or None.

    A browser's origin must be the host of its request, or one of `origins` (``https://host``). `hosts` are the names by
    which clients may address the server, besides IP addresses (`canasta.server.web.addresses.own_names`); None: any
    name, since a proxy checks it. `copy_code` lets the operator take in a copy from another machine; None: no copy is
    taken in. `prefix` is the path under which a proxy shows the server, such as ``/canasta``.
    """

    limits: Limits = field(default_factory=Limits)
    origins: frozenset[str] = frozenset()
    hosts: frozenset[str] | None = None
    prefix: str = ""
    copy_code: str | None = None
    client: Path | None = None
    manual: Path | None = None


def client_folder(environ: Mapping[str, str] = os.environ) -> Path | None:
    """The folder of the built page: CANASTA_CLIENT, else build/ of the sources, else in this package.

    None if there is no page in any of them.
    """
    return _built("client", environ.get("CANASTA_CLIENT"), "index.html")


def manual_file(environ: Mapping[str, str] = os.environ) -> Path | None:
    """The archive of the documentation: CANASTA_DOCS, else build/docs.zip of the sources, else in this package.

    None if there is none.
    """
    return _built("docs.zip", environ.get("CANASTA_DOCS"))


def _built(name: str, named: str | None, within: str = "") -> Path | None:
    checkout = PACKAGE.parents[2]
    candidates = [Path(named)] if named else []
    if (checkout / "hatch_build.py").is_file():
        candidates.append(checkout / "build" / name)
    if not named:
        candidates.append(PACKAGE / name)
    return next((place for place in candidates if (place / within).is_file()), None)
