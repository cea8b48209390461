"""Sealed bundles in the store, each under the hash of a key that follows from a recovery code.

A bundle is a log whose last row holds it. Each renewal is a row, whose number is the version: of two devices with the
same code, the second is told that the other was faster. The rows before are emptied.
"""

from __future__ import annotations

import base64
import hashlib
import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Final, Protocol

from msgspec import Meta, Struct, json

from canasta.logs import LogDecoder
from canasta.server.along.errors import AlongError
from canasta.server.journal.kind import LogHeader, LogKind
from canasta.server.store.values import Conflict, Row, Stored, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

MOST_BYTES: Final = 512 * 1024  # of a sealed bundle: two thousand matches, and the records of the last ones


class SealedBundle(Struct, frozen=True, tag_field="did", tag="sealed"):
    """A sealed bundle in base64; empty once another has taken its place."""

    bundle: Annotated[str, Meta(max_length=MOST_BYTES * 4 // 3 + 4)]


@dataclass
class BundleState:
    """The state of a bundle's log, for those who replay all logs."""

    id: str
    at: float
    seq: int = 1
    carried: Mapping[str, int] = field(default_factory=dict)

    def renew(self, _by: object, _entry: SealedBundle, at: float) -> None:
        self.seq, self.at = self.seq + 1, at


BUNDLE_LOG: Final = LogKind(
    name="bundle",
    error=AlongError,
    missing="no-bundle",
    made=SealedBundle,
    begin=lambda log_id, _seed, _made, at: BundleState(log_id, at),
    apply=BundleState.renew,
    rows=LogDecoder[tuple[None, SealedBundle]](tuple[None, SealedBundle]),
    rules=lambda _entry: None,
    scores=lambda _kept: "",
    letter="B",
    under_way=lambda _state: True,  # its matches may be: it stays as long as a match that is not over
)
_HEADER: Final = json.encode(LogHeader(BUNDLE_LOG.format, "", 0, ""))
_EMPTY: Final = BUNDLE_LOG.body(None, SealedBundle(""))
_LETTERS: Final = 24  # of an id: 120 bits


class BundleStore(Protocol):
    """The part of the store that bundles need; `canasta.server.store.Store` documents the methods."""

    async def append(self, table_id: str, rows: Sequence[Row]) -> None: ...
    async def load(self, table_id: str) -> Stored | None: ...
    async def take_in(self, logs: Sequence[Stored]) -> list[str]: ...
    async def rewrite(self, bodies: Mapping[str, Mapping[int, bytes]]) -> None: ...
    async def remove(self, ids: Collection[str], before: float) -> bool: ...


class Bundles:
    """The bundles in a store. `now` gives the time of inputs (ms)."""

    def __init__(self, store: BundleStore, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def keep(self, key: str, bundle: bytes, after: int) -> int:
        """Keep a bundle after the version that the device knows, 0 for none; return its version.

        Raises `AlongError` ``newer`` if another is there, ``no-bundle`` if none is there any more, and `StoreError`.
        """
        name, stored, now = id_of(key), await self._store.load(id_of(key)), self._now()
        there = 0 if stored is None else len(stored.rows)
        if after != there:
            raise AlongError("newer" if there else "no-bundle")
        row = Row(there + 1, None, BUNDLE_LOG.body(None, SealedBundle(base64.b64encode(bundle).decode())), now)
        try:
            if stored is None:
                await self._store.take_in([Stored(name, "", _HEADER, now, [row], BUNDLE_LOG.name)])
            else:
                await self._store.append(name, [row])
        except StoreError as error:
            if isinstance(error, Conflict) or error.code == "table-exists":
                raise AlongError("newer") from None
            raise
        before = {each.seq: _EMPTY for each in stored.rows if each.body != _EMPTY} if stored is not None else {}
        if before:
            await self._store.rewrite({name: before})
        return row.seq

    async def read(self, key: str) -> tuple[bytes, int]:
        """The bundle of that key and its version. Raises `AlongError` ``no-bundle``, `StoreError`."""
        stored = await self._store.load(id_of(key))
        if stored is None:
            raise AlongError("no-bundle")
        _, sealed = BUNDLE_LOG.rows.decode(stored.rows[-1].body)
        return base64.b64decode(sealed.bundle), len(stored.rows)

    async def forget(self, key: str) -> None:
        """Delete the bundle of that key, if there is one. Raises `StoreError`."""
        await self._store.remove([id_of(key)], math.inf)


def id_of(key: str) -> str:
    """The id of the bundle under that key: it does not tell the key."""
    letters = base64.b32encode(hashlib.sha256(key.encode()).digest()).decode().lower()
    return BUNDLE_LOG.letter + letters[:_LETTERS]
