"""Sealed bundles from one device to another: by a hand-over now, under the key of a recovery code later.

A hand-over is in memory: one device gives a bundle, one other asks for it and takes it, within ten minutes. Its id
follows from its code, which the server never hears. Each device has a key of its own, so that nobody else answers for
it. A process that ends forgets its hand-overs: then people begin again, and nothing is lost.

A bundle under a key is in the store by the hash of that key, as a log whose last row holds it
(`canasta.server.journal.renewed`): of two devices with the same code, the second is told that the other was faster.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from msgspec import Meta, Struct

from canasta.logs import LogDecoder
from canasta.server.journal.kind import LogKind
from canasta.server.journal.renewed import RenewedLogs, RenewedState
from canasta.server.wire.rest import HandoverState, HandoverStep
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from canasta.server.store.store import Store


class AlongError(WordedError):
    """A hand-over or a bundle that is not to be had: ``along-error-CODE`` of the catalogue. Nothing has changed."""

    family: ClassVar[str] = "along"


LASTS_MS: Final = 10 * 60_000
REMEMBERED_MS: Final = 60 * 60_000  # how long one is told that it is over
MOST: Final = 1000  # hand-overs that a process remembers
WAITING_BYTES: Final = 64 * 1024 * 1024  # of all sealed bundles that wait to be taken


@dataclass(slots=True)
class Handover:
    """A hand-over: the keys of both devices, by what the new one is recognised, and the bundle while it waits."""

    giver: str
    begun: float
    step: HandoverStep = "open"
    taker: str | None = None
    nonce: str | None = None
    bundle: bytes = b""


class Handovers:
    """The hand-overs of a process. `now` gives milliseconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._all: dict[str, Handover] = {}

    def begin(self, name: str, key: str) -> HandoverState:
        """Begin one, for the old device. Raises `AlongError` ``used`` and ``full``."""
        now = self._now()
        self._all = {each: one for each, one in self._all.items() if now - one.begun < REMEMBERED_MS}
        if name in self._all:
            raise AlongError("used")
        if len(self._all) >= MOST:
            raise AlongError("full")
        self._all[name] = Handover(key, now)
        return self._told(self._all[name])

    def ask(self, name: str, key: str, nonce: str) -> HandoverState:
        """Ask for it, for the new device; the first that asks is the only one.

        Raises `AlongError` ``no-handover``, ``stale``, ``refused``, ``used``.
        """
        found = self._found(name)
        if found.step == "refused":
            raise AlongError("refused")
        if found.step == "open":
            found.step, found.taker, found.nonce = "asked", key, nonce
        elif found.taker is None or not hmac.compare_digest(found.taker, key):
            raise AlongError("used")
        return self._told(found)

    def look(self, name: str, key: str) -> HandoverState:
        """The state of it, for either device. Raises as `ask`."""
        return self._told(self._of(name, key))

    def give(self, name: str, key: str, bundle: bytes) -> HandoverState:
        """Give the sealed bundle to the device that asks, as its person has said. Raises as `ask`, and ``full``."""
        found = self._of(name, key)
        if found.step != "asked" or not hmac.compare_digest(found.giver, key):
            raise AlongError("refused" if found.step == "refused" else "used")
        if len(bundle) + sum(len(one.bundle) for one in self._all.values()) > WAITING_BYTES:
            raise AlongError("full")
        found.step, found.bundle = "given", bundle
        return self._told(found)

    def take(self, name: str, key: str) -> bytes:
        """The sealed bundle, for the device that asked; as often as it likes until it ends the hand-over."""
        found = self._of(name, key)
        if found.step != "given" or hmac.compare_digest(found.giver, key):
            raise AlongError("refused" if found.step == "refused" else "used")
        return found.bundle

    def end(self, name: str, key: str) -> HandoverState:
        """End it: the new device has all, or either does not want it any more."""
        found = self._of(name, key)
        if found.step not in ("taken", "refused"):
            takes = found.step == "given" and not hmac.compare_digest(found.giver, key)
            found.step, found.bundle = "taken" if takes else "refused", b""
        return self._told(found)

    def _of(self, name: str, key: str) -> Handover:
        """That hand-over, for one of its two devices."""
        found = self._found(name)
        if not any(one is not None and hmac.compare_digest(one, key) for one in (found.giver, found.taker)):
            raise AlongError("used")
        return found

    def _found(self, name: str) -> Handover:
        found = self._all.get(name)
        if found is None:
            raise AlongError("no-handover")
        if self._now() - found.begun >= LASTS_MS and found.step not in ("taken", "refused"):
            found.bundle = b""
            raise AlongError("stale")
        return found

    def _told(self, found: Handover) -> HandoverState:
        left = max(0.0, found.begun + LASTS_MS - self._now()) / 1000
        return HandoverState(step=found.step, nonce=found.nonce, left=round(left))


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
    letter="B",
    letters=_LETTERS,
    most_text=_MOST_TEXT,
    under_way=lambda _state: True,  # its matches may be: it stays as long as a match that is not over
)


class Bundles:
    """The bundles in a store. `now` gives the time of inputs (ms)."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
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
