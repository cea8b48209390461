"""The messages about one input to everybody at a table, built once for each seat and language.

They share their parts: most of a view is the same for every seat, an event in words depends on the language and on
whether it addresses the reader. A test builds them the plain way and compares (``docs/decisions/server-shortcuts.md``).
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from canasta.server.live.errors import encode
from canasta.server.tables.words import deal_view, said_in_words
from canasta.server.wire.messages import Did

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from canasta.deal.events import Event
    from canasta.server.live.session import Session
    from canasta.server.tables.table import Outcome, Table
    from canasta.server.wire.values import Clock, DealView, TableInfo

_log: Final = logging.getLogger("canasta.server")


class Broadcast:
    """The messages about one input, for every reader. `info` gives the `TableInfo` of a language."""

    def __init__(
        self, table: Table, outcome: Outcome, by: int | None, clock: Clock | None, info: Callable[[str], TableInfo]
    ) -> None:
        self._outcome = outcome
        self._by = by
        self._clock = clock
        self._info = info
        self._infos: dict[str, TableInfo] = {}
        self._names = [] if table.match is None else table.match.names
        self._deal = None if table.match is None else table.match.deal
        self._views: dict[int | None, DealView] = {}
        if self._deal is not None:
            self._views[None] = deal_view(self._deal, None)
        self._events: dict[tuple[int, str, int | None], Event] = {}
        self._frames: dict[tuple[int | None, str, str | None], bytes] = {}

    def frame(self, seat: int | None, lang: str, command: str | None) -> bytes:
        """The `Did` for a seat (None: a watcher); `command` is the reader's own command that did it."""
        key = (seat, lang, command)
        frame = self._frames.get(key)
        if frame is None:
            frame = self._frames[key] = encode(self._did(seat, lang, command))
        return frame

    def _did(self, seat: int | None, lang: str, command: str | None) -> Did:
        outcome = self._outcome
        return Did(
            seq=outcome.seq,
            id=command,
            by=self._by,
            table=self._table_info(lang) if outcome.table_changed else None,
            view=self._view(seat),
            events=[self._event(event, lang, seat) for event in outcome.events],
            said=None if outcome.said is None else said_in_words(outcome.said, lang),
            clock=self._clock,
        )

    def _table_info(self, lang: str) -> TableInfo:
        found = self._infos.get(lang)
        if found is None:
            found = self._infos[lang] = self._info(lang)
        return found

    def _view(self, seat: int | None) -> DealView | None:
        if self._deal is None:
            return None
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = deal_view(self._deal, seat, self._views[None])
        return found

    def _event(self, event: Event, lang: str, seat: int | None) -> Event:
        # An event speaks in its own way to the one who did it and to the one it was done to; to all others alike.
        addressed = seat if seat in (event.seat, getattr(event, "to", None)) else None
        key = (event.number, lang, addressed)
        told = self._events.get(key)
        if told is None:
            told = self._events[key] = event.told(lang, addressed, self._names)
        return told


def send_to_all(
    table: Table,
    make: Callable[[], Broadcast],
    readers: Sequence[Session],
    session: Session | None,
    command: str | None,
) -> None:
    """Send the stored input to each reader of a table; the `command` of `session` made it.

    A reader to whom sending fails reconnects and gets everything again.
    """
    broadcast: Broadcast | None = None
    for reader in readers:
        try:
            broadcast = broadcast or make()
            seat = table.seat_of(reader.player)
            reader.send(broadcast.frame(seat, reader.lang, command if reader is session else None))
        except Exception:
            _log.exception("player %s cannot be told what happened", reader.player)
            reader.end("restart")
