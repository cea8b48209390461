"""The log: sentences for people, or JSON for programs; never with a key, a link or a password.

The security log has refused keys, rates, origins, names and connections as events of their own.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from canasta.server.web.limits import neighbourhood
from canasta.texts import default_language, text

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")  # the id of the request that is being answered

_PASSWORD: Final = re.compile(r"(://[^\s:@/]*):[^\s@]+@")
_NAMED: Final = re.compile(r"((?:password|passwd|secret|key|token|k)=)[^\s&'\",;)]+", re.IGNORECASE)
_BEARER: Final = re.compile(r"(Bearer )\S+", re.IGNORECASE)
_KEY: Final = re.compile(
    r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[A-Za-z0-9_-]{43}(?![\w-])"
)  # as `new_key` makes them


def scrubbed(line: str) -> str:
    """The text without what looks like a password, a key or the secret of a link."""
    line = _PASSWORD.sub(r"\1:***@", line)
    line = _BEARER.sub(r"\1***", _NAMED.sub(r"\1***", line))
    return _KEY.sub("***", line)


class PlainLines(logging.Formatter):
    """A sentence a line, with a traceback where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        return scrubbed(super().format(record))


class JsonLines(logging.Formatter):
    """A JSON object a line. A caller gives ``extra={"event": NAME, "fields": {…}}`` for what programs look for."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC)
            .isoformat(timespec="milliseconds")
            .replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "event": getattr(record, "event", "message"),
            "message": scrubbed(record.getMessage()),
        }
        if request := REQUEST.get():
            said["request"] = request
        for name, value in getattr(record, "fields", {}).items():
            said[name] = scrubbed(value) if isinstance(value, str) else value
        if record.exc_info:
            said["trace"] = scrubbed(self.formatException(record.exc_info))
        return json.dumps(said, ensure_ascii=False, default=str)


def configure(form: str, stream: TextIO | None = None) -> None:
    """Let everything that is logged in this process go to that stream, the standard error without one.

    As text only troubles are told, as JSON events too.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("canasta").setLevel(logging.INFO if form == "json" else logging.WARNING)
    logging.captureWarnings(form == "json")


QUIET_S: Final = 60.0  # within this time the same event of the same address is one line
_MANY: Final = 1_000  # lines within that time; further events are only counted
EVENTS: Final = {
    code: event
    for event, codes in {
        "refused-key": "table-wrong-key club-wrong-key club-no-key club-link-revoked club-link-expired",
        "refused-right": (
            "club-may-not table-no-watchers club-not-its-table club-not-its-match club-phones-table "
            "club-phones-paper club-not-its-side"
        ),
        "refused-rate": "web-too-fast",
        "refused-crowd": "web-too-many-sockets web-many-bodies web-full",
        "refused-origin": "web-foreign-origin web-bad-origin",
        "refused-host": "web-foreign-host web-bad-host",
    }.items()
    for code in codes.split()
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
