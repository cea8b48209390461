"""The security log: refused keys, rates, origins, names and connections, as events of their own."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from canasta.server.web.limits import neighbourhood
from canasta.texts import default_language, text

QUIET_S: Final = 60.0  # within this time the same event of the same address is one line
_MANY: Final = 1_000  # lines within that time; further events are only counted
EVENTS: Final = {
    "table-wrong-key": "refused-key",
    "club-wrong-key": "refused-key",
    "club-no-key": "refused-key",
    "club-link-revoked": "refused-key",
    "club-link-expired": "refused-key",
    "club-may-not": "refused-right",
    "web-too-fast": "refused-rate",
    "web-too-many-sockets": "refused-crowd",
    "web-many-bodies": "refused-crowd",
    "table-no-watchers": "refused-right",
    "club-not-its-table": "refused-right",
    "web-full": "refused-crowd",
    "web-foreign-origin": "refused-origin",
    "web-bad-origin": "refused-origin",
    "web-foreign-host": "refused-host",
    "web-bad-host": "refused-host",
}
_LOG: Final = logging.getLogger("canasta.security")


class SecurityLog:
    """A log that clients cannot fill: it names an address once a minute for each kind of event."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, count: Callable[[str], object] = lambda _: None
    ) -> None:
        """Create it; `count` hears the code of every refusal, also of those that are no events."""
        self._clock = clock
        self._count = count
        self._told: dict[tuple[str, str], tuple[float, int]] = {}

    def note(self, code: str, address: str, path: str = "") -> None:
        """Count a refusal by its code, and tell it if it is one for this log; without a path that of a connection."""
        self._count(code)
        event = EVENTS.get(code)
        if event is None:
            return
        address, place = neighbourhood(address), kind_of(path)
        now, key = self._clock(), (event, address)
        at, before = self._told.get(key, (float("-inf"), 0))
        if now - at < QUIET_S:
            self._told[key] = (at, before + 1)
            return
        if len(self._told) >= _MANY:
            self._told = {each: told for each, told in self._told.items() if now - told[0] < QUIET_S}
            if len(self._told) >= _MANY:
                return
        self._told[key] = (now, 0)
        fields: dict[str, str | int] = {"code": code, "address": address, "place": place, "before": before}
        _LOG.warning(text(default_language(), "security-refused", **fields), extra={"event": event, "fields": fields})


def kind_of(path: str) -> str:
    """The beginning of a path, which names no table and no competition."""
    parts = [part for part in path.split("/") if part]
    return "/" + "/".join(part for part in parts[:2] if part.isalpha() and part.islower() and len(part) < 10)
