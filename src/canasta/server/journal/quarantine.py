"""Logs that make no sense: set aside as they are, told once to who runs the server, and not read again.

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
    """The logs of one kind that are set aside, each with the step that makes no sense."""

    def __init__(self, error: type[WordedError]) -> None:
        """`error` is raised with the code ``set-aside`` and the step `seq`."""
        self._error = error
        self._steps: dict[str, int] = {}

    def check(self, log_id: str) -> None:
        """Raise the error of a log that was set aside."""
        if log_id in self._steps:
            raise self._error("set-aside", seq=self._steps[log_id])

    def put(self, log_id: str, step: int, error: Exception) -> WordedError:
        """Set a log aside for what reading it brought about; the error to raise."""
        self._steps[log_id] = step
        reason = shortened(f"{type(error).__name__}: {error}", 200)
        _log.error(text(default_language(), "log-set-aside", name=log_id, seq=step, reason=reason))
        return self._error("set-aside", seq=step)
