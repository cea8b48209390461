"""The messages about one input to everybody at a table, built once for each seat and language.

A `Did` is put together from parts that are encoded once: the view depends on the seat, the table on the language, an
event in words on the language and on whether it addresses the reader. A test builds it the plain way and compares.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import msgspec

from canasta.deal.view import hand_in_order, view
from canasta.server.tables.words import as_wire, deal_view, said_in_words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from canasta.deal.events import Event
    from canasta.deal.view import View
    from canasta.server.live.session import Session
    from canasta.server.tables.table import Outcome, Table
    from canasta.server.wire.values import Clock

_encode: Final = msgspec.json.Encoder().encode
_log: Final = logging.getLogger("canasta.server")
_NOBODYS: Final = b'"seat":null,"hand":[]'


class Broadcast:
    """The messages about one input, for every reader. `info` gives the encoded `TableInfo` of a language."""

    def __init__(
        self, table: Table, outcome: Outcome, by: int | None, clock: Clock | None, info: Callable[[str], bytes]
    ) -> None:
        self._table = table
        self._outcome = outcome
        self._info = info
        self._head = b',"by":%b,"table":' % _encode(by)
        self._tail = b',"clock":%b}' % _encode(clock)
        self._frames: dict[tuple[int | None, str, str | None], bytes] = {}
        self._views = Views(table)
        self._events: dict[tuple[int, str, int | None], bytes] = {}
        self._said: dict[str, bytes] = {}

    def frame(self, seat: int | None, lang: str, command: str | None) -> bytes:
        """The `Did` for a seat (None: a watcher); `command` is the reader's own command that did it."""
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
                self._views.encoded(seat),
                b',"events":[',
                b",".join([self._event(event, lang, seat) for event in outcome.events]),
                b'],"said":',
                self._spoken(lang),
                self._tail,
            )
        )

    def _event(self, event: Event, lang: str, seat: int | None) -> bytes:
        # An event speaks in its own way to the one who did it and to the one it was done to; to all others alike.
        addressed = seat if seat in (event.seat, getattr(event, "to", None)) else None
        key = (event.number, lang, addressed)
        told = self._events.get(key)
        if told is None:
            assert self._table.match is not None
            told = self._events[key] = _encode(event.told(lang, addressed, self._table.match.names))
        return told

    def _spoken(self, lang: str) -> bytes:
        if self._outcome.said is None:
            return b"null"
        said = self._said.get(lang)
        if said is None:
            said = self._said[lang] = _encode(said_in_words(self._outcome.said, lang))
        return said


def tell_all(
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
            reader.tell(broadcast.frame(seat, reader.lang, command if reader is session else None))
        except Exception:
            _log.exception("player %s cannot be told what happened", reader.player)
            reader.end("restart")


class Views:
    """The `DealView` of every seat as JSON, ``null`` if no cards are dealt.

    The view of spectators is built once. A seat that is not to act sees that and its own hand; the seat to act sees
    a little more.
    """

    def __init__(self, table: Table) -> None:
        self._deal = None if table.match is None else table.match.deal
        self._found: dict[int | None, bytes] = {}
        self._public: View | None = None
        self._around: tuple[bytes, bytes] | None = None

    def encoded(self, seat: int | None) -> bytes:
        """The view of a seat; None is a spectator."""
        deal = self._deal
        if deal is None:
            return b"null"
        found = self._found.get(seat)
        if found is None:
            if self._public is None:
                self._public = view(deal, None)
            if seat is None:
                found = _encode(as_wire(self._public))
            elif seat in (deal.turn, deal.to_act):
                found = _encode(deal_view(deal, seat, self._public))
            else:
                before, after = self._parts()
                found = b'%b"seat":%d,"hand":%b%b' % (before, seat, _encode(hand_in_order(deal.hands[seat])), after)
            self._found[seat] = found
        return found

    def _parts(self) -> tuple[bytes, bytes]:
        """The bytes before and after seat and hand in the view of spectators."""
        if self._around is None:
            before, _, after = self.encoded(None).partition(_NOBODYS)
            self._around = before, after
        return self._around
