"""Sealed bundles in the store, each under the hash of a key that follows from a recovery code.

A bundle is a log whose last row holds it (`canasta.server.journal.renewed`): of two devices with the same code, the
second is told that the other was faster.
"""

from __future__ import annotations

import base64
import hashlib
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct

from canasta.logs import LogDecoder
from canasta.server.along.errors import AlongError
from canasta.server.journal.kind import LogKind
from canasta.server.journal.renewed import RenewedLogs, RenewedState

if TYPE_CHECKING:
    from collections.abc import Callable

    from canasta.server.journal.renewed import RenewedStore

MOST_BYTES: Final = 512 * 1024  # of a sealed bundle: two thousand matches, and the records of the last ones


_MOST_TEXT: Final = MOST_BYTES * 4 // 3 + 4  # in base64
_LETTERS: Final = 24  # of an id: 120 bits


class SealedBundle(Struct, frozen=True, tag_field="did", tag="sealed"):
    """A sealed bundle in base64; empty once another has taken its place."""

    bundle: Annotated[str, Meta(max_length=_MOST_TEXT)]


BUNDLE_LOG: Final = LogKind(
    name="bundle",
    error=AlongError,
    missing="no-bundle",
    made=SealedBundle,
    begin=lambda log_id, _seed, _made, at: RenewedState(log_id, at),
    apply=RenewedState.renew,
    rows=LogDecoder[tuple[None, SealedBundle]](tuple[None, SealedBundle]),
    rules=lambda _entry: None,
    scores=lambda _kept: "",
    letter="B",
    letters=_LETTERS,
    most_text=_MOST_TEXT,
    under_way=lambda _state: True,  # its matches may be: it stays as long as a match that is not over
)


class Bundles:
    """The bundles in a store. `now` gives the time of inputs (ms)."""

    def __init__(self, store: RenewedStore, now: Callable[[], float]) -> None:
        self._logs = RenewedLogs(BUNDLE_LOG, SealedBundle(""), store, now)

    async def keep(self, key: str, bundle: bytes, after: int) -> int:
        """Keep a bundle after the version that the device knows, 0 for none; return its version.

        Raises `AlongError` ``newer`` if another is there, ``no-bundle`` if none is there any more, and `StoreError`.
        """
        name = id_of(key)
        before = await self._logs.held(name)
        if after != before.version:
            raise AlongError("newer" if before.version else "no-bundle")
        version = await self._logs.renew(name, SealedBundle(base64.b64encode(bundle).decode()), before)
        if version is None:
            raise AlongError("newer")
        return version

    async def read(self, key: str) -> tuple[bytes, int]:
        """The bundle of that key and its version. Raises `AlongError` ``no-bundle``, `StoreError`."""
        sealed, version, _ = await self._logs.held(id_of(key))
        if sealed is None:
            raise AlongError("no-bundle")
        return base64.b64decode(sealed.bundle), version

    async def forget(self, key: str) -> None:
        """Delete the bundle of that key, if there is one. Raises `StoreError`."""
        await self._logs.remove(id_of(key))


def id_of(key: str) -> str:
    """The id of the bundle under that key: it does not tell the key."""
    letters = base64.b32encode(hashlib.sha256(key.encode()).digest()).decode().lower()
    return BUNDLE_LOG.letter + letters[:_LETTERS]
