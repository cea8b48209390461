"""What everybody at a table is told of one input, built once for each seat and language.

A `Did` is put together from parts that are encoded once: the view hangs on the seat, the table on the language, an
event in words on the language and on whether it speaks to the reader. The test builds it the plain way and compares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from canasta.server.table.words import deal_view, happening, said_in_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from canasta.game.events import Event
    from canasta.server.table.table import Outcome, Table
    from canasta.server.wire.values import Clock

_encode: Final = msgspec.json.Encoder().encode


class Telling:
    """One input in the words of every reader. `info` gives the encoded `TableInfo` of a language."""

    def __init__(
        self, table: Table, outcome: Outcome, by: int | None, clock: Clock | None, info: Callable[[str], bytes]
    ) -> None:
        self._table = table
        self._outcome = outcome
        self._info = info
        self._head = b',"by":%b,"table":' % _encode(by)
        self._tail = b',"clock":%b}' % _encode(clock)
        self._frames: dict[tuple[int | None, str, str | None], bytes] = {}
        self._views: dict[int | None, bytes] = {}
        self._events: dict[tuple[int, str, int | None], bytes] = {}
        self._said: dict[str, bytes] = {}

    def frame(self, seat: int | None, lang: str, command: str | None) -> bytes:
        """The `Did` for a seat (None: somebody who watches); `command` is the reader's own that did it."""
        key = (seat, lang, command)
        frame = self._frames.get(key)
        if frame is None:
            frame = self._frames[key] = self._build(seat, lang, command)
        return frame

    def _build(self, seat: int | None, lang: str, command: str | None) -> bytes:
        outcome = self._outcome
        return b"".join(
            (
                b'{"t":"did","seq":%d,"id":%b' % (outcome.seq, _encode(command)),
                self._head,
                self._info(lang) if outcome.table_changed else b"null",
                b',"view":',
                self._view(seat),
                b',"events":[',
                b",".join([self._event(event, lang, seat) for event in outcome.events]),
                b'],"said":',
                self._spoken(lang),
                self._tail,
            )
        )

    def _view(self, seat: int | None) -> bytes:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = encoded_view(self._table, seat)
        return view

    def _event(self, event: Event, lang: str, seat: int | None) -> bytes:
        # An event speaks in its own way to the one who did it and to the one it was done to; to all others alike.
        addressed = seat if seat in (event.seat, event.public.get("to")) else None
        key = (event.number, lang, addressed)
        told = self._events.get(key)
        if told is None:
            assert self._table.match is not None
            told = self._events[key] = _encode(happening(event, lang, addressed, self._table.match.names))
        return told

    def _spoken(self, lang: str) -> bytes:
        if self._outcome.said is None:
            return b"null"
        said = self._said.get(lang)
        if said is None:
            said = self._said[lang] = _encode(said_in_words(self._outcome.said, lang))
        return said


def encoded_view(table: Table, seat: int | None) -> bytes:
    """The `DealView` of that seat as JSON, ``null`` where no cards are dealt."""
    deal = None if table.match is None else table.match.deal
    return b"null" if deal is None else _encode(deal_view(deal, seat))
