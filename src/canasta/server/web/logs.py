"""The lines of the log: sentences for people, or JSON for programs; never with a key, a link or a password."""

from __future__ import annotations

import json
import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")  # the id of the request that is being answered
FORMATS: Final = ("text", "json")

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
