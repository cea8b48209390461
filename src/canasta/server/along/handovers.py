"""Hand-overs in memory: one device gives a sealed bundle, one other asks for it and takes it, within ten minutes.

The id of a hand-over follows from its code, which the server never hears. Each device has a key of its own, so that
nobody else answers for it. A process that ends forgets its hand-overs: then people begin again, and nothing is lost.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from canasta.server.along.errors import AlongError
from canasta.server.wire.rest import HandoverState, HandoverStep

LASTS_MS: Final = 10 * 60_000
REMEMBERED_MS: Final = 60 * 60_000  # how long one is told that it is over
MOST: Final = 1000  # hand-overs that a process remembers
MOST_BYTES: Final = 64 * 1024 * 1024  # of all sealed bundles that wait to be taken


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
        if len(bundle) + sum(len(one.bundle) for one in self._all.values()) > MOST_BYTES:
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
