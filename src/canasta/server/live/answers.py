"""Answers to one reader of a table: everything for a newcomer, and the effect of actions that a player tries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta import __version__
from canasta.deal.events import DealBegan
from canasta.server.live.errors import encode
from canasta.server.tables.errors import TableError
from canasta.server.tables.trial import trial
from canasta.server.tables.words import deal_view, events_in_words, refusal_in_words, said_in_words
from canasta.server.wire.messages import Tried, Welcome

if TYPE_CHECKING:
    from canasta.match.match import Match
    from canasta.server.tables.table import Table
    from canasta.server.wire.values import Clock, TableInfo

MOST_MISSED: Final = 1000  # events sent to somebody who reconnects; the replay has the rest


def welcome(table: Table, player: int | None, lang: str, after: int, info: TableInfo, clock: Clock | None) -> bytes:
    """The encoded `Welcome` of a player (None: a watcher) who knows the events up to number `after`."""
    match, seat = table.match, table.seat_of(player)
    events = [] if match is None else match.log[first_told(match, after) :]
    return encode(
        Welcome(
            seq=table.seq,
            player=player,
            table=info,
            view=None if match is None or match.deal is None else deal_view(match.deal, seat),
            events=[] if match is None else events_in_words(events, lang, seat, match.names),
            said=[said_in_words(spoken, lang) for spoken in table.said],
            clock=clock,
            version=__version__,
        )
    )


def first_told(match: Match, after: int) -> int:
    """The first event to send to a reader: the first missed one, else the first of the current deal."""
    told = len(match.log)
    if after > 0 and told - after <= MOST_MISSED:
        return after
    begins = (place for place in range(told - 1, -1, -1) if isinstance(match.log[place], DealBegan))
    return max(next(begins, 0) if match.ended else 0, told - MOST_MISSED)


def tried(table: Table, player: int | None, lang: str, name: str, actions: str) -> bytes:
    """The encoded `Tried`: how many of the actions are legal. Raises `TableError` if that player has no cards."""
    table.person(player)
    match, seat = table.match, table.seat_of(player)
    if match is None or match.deal is None or seat is None:
        raise TableError("no-cards")
    found = trial(match.deal, seat, actions)
    return encode(
        Tried(
            id=name,
            accepted=found.accepted,
            refusal=None if found.refusal is None else refusal_in_words(found.refusal, lang),
            points=found.points,
            minimum=found.minimum,
            legal=found.legal,
            melds=list(found.melds),
        )
    )
