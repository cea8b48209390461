"""Logs that make no sense: set aside as they are, told once to who runs the server, and not read again.

A row that somebody changed, or that a newer program wrote, closes its own table and no other.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, TypeVar

from canasta.server.store.errors import StoreError
from canasta.texts import default_language, text
from canasta.texts.errors import shortened

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator

    from canasta.server.store.values import Stored
    from canasta.texts.errors import WordedError

_log: Final = logging.getLogger("canasta.server")
T = TypeVar("T")


class Quarantine:
    """`error` makes what is raised, from the step that makes no sense."""

    def __init__(self, error: Callable[[int], WordedError]) -> None:
        self._error = error
        self._steps: dict[str, int] = {}

    async def stored(self, name: str, loading: Awaitable[Stored | None]) -> Stored | None:
        """The stored log of that id. Raises `StoreError`, and the error of a log that was or is set aside."""
        if name in self._steps:
            if asyncio.iscoroutine(loading):
                loading.close()
            raise self._error(self._steps[name])
        try:
            return await loading
        except StoreError as error:
            if error.code != "rows-missing":
                raise
            raise self._set_aside(name, 0, error) from None

    async def built(self, stored: Stored, build: Callable[[Iterable[tuple[bytes, float]]], T]) -> T:
        """The result of `build` on bodies and times, off the event loop. Raises the error of a log set aside."""
        step = 0

        def rows() -> Iterator[tuple[bytes, float]]:
            nonlocal step
            for row in stored.rows:
                step = row.seq
                yield row.body, row.at

        try:
            return await asyncio.to_thread(lambda: build(rows()))
        except Exception as error:  # whatever a row may bring about
            raise self._set_aside(stored.table_id, step, error) from None

    def _set_aside(self, name: str, step: int, error: Exception) -> WordedError:
        self._steps[name] = step
        reason = shortened(f"{type(error).__name__}: {error}", 200)
        _log.error(text(default_language(), "log-set-aside", name=name, seq=step, reason=reason))
        return self._error(step)
