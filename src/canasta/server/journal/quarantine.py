"""Quarantine of corrupt logs: they stay unchanged, are reported once to the operator, and are not read again.

A row that somebody changed closes its own log and no other.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from canasta.texts import default_language, text
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from canasta.texts.errors import WordedError

_log: Final = logging.getLogger("canasta.server")


class Quarantine:
    """The quarantined logs of one kind, each with the number of its first bad step."""

    def __init__(self, error: type[WordedError]) -> None:
        """Create an empty quarantine. It raises `error` with the code ``set-aside`` and the step `seq`."""
        self._error = error
        self._steps: dict[str, int] = {}

    def check(self, log_id: str) -> None:
        """Raise the error of a quarantined log."""
        if log_id in self._steps:
            raise self._error("set-aside", seq=self._steps[log_id])

    def put(self, log_id: str, step: int, error: Exception) -> WordedError:
        """Quarantine a log for the error that reading it raised; return the error to raise instead."""
        self._steps[log_id] = step
        reason = shortened(f"{type(error).__name__}: {error}", 200)
        _log.error(text(default_language(), "log-set-aside", name=log_id, seq=step, reason=reason))
        return self._error("set-aside", seq=step)
