"""A table's log applied again, and the messages that each of its readers may get."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final

import msgspec
from tests.server.tables.tables import standing

from canasta.server.live.answers import first_told
from canasta.server.live.errors import encode
from canasta.server.tables.table import Table
from canasta.server.tables.table_log import TABLE_LOG, Outcome
from canasta.server.tables.words import deal_view, events_in_words, said_in_words, table_info

if TYPE_CHECKING:
    from tests.server.simulation.world import World

    from canasta.server.store import Row

LANGS: Final = ("es", "en")
_KEPT: Final = 400  # inputs of which the messages are kept: no client is further behind


class RawTold(msgspec.Struct):
    """A `Did` or `Welcome`, its parts as they came. `t` is the tag."""

    t: str
    seq: int = 0
    id: str | None = None
    by: int | None = None
    player: int | None = None
    table: msgspec.Raw = msgspec.Raw(b"null")
    view: msgspec.Raw = msgspec.Raw(b"null")
    events: msgspec.Raw = msgspec.Raw(b"[]")
    said: msgspec.Raw = msgspec.Raw(b"null")
    code: str = ""
    message: str = ""
    again: bool = False


class _Expected(msgspec.Struct):
    """The part of an input that one reader may hear."""

    view: bytes
    events: bytes
    said: bytes
    table: bytes


class LogReplay(ABC):
    """A log applied again, row by row, and what each of its readers may hear of each input."""

    kind: Any

    def __init__(self, world: World, name: str, seed: str) -> None:
        self._world = world
        self._name = name
        self._seed = seed
        self.state: Any = None
        self.moved = 0.0  # the time of the last row
        self.told: dict[Any, Any] = {}

    def add(self, row: Row) -> None:
        """Apply the next row."""
        by, entry = self.kind.rows.decode(row.body)
        outcome = None
        if self.state is None:
            self.state = self.kind.begin(self._name, self._seed, entry, row.at)
        else:
            outcome = self.kind.apply(self.state, by, entry, row.at)
        self.moved = self._world.loop.now
        self.keep(outcome)

    @abstractmethod
    def keep(self, outcome: Any) -> None:
        """Keep what may be heard of the input just applied, which had that outcome."""

    @abstractmethod
    def differs(self, live: Any) -> bool:
        """True if a state in a server differs from this one, which has as many inputs."""


class TableReplay(LogReplay):
    """A table, replayed. A player hears in Spanish or English by the evenness of the number; a watcher in English."""

    kind = TABLE_LOG

    def __init__(self, *of: Any) -> None:
        super().__init__(*of)
        self.dealt: list[float] = []  # the time at which each deal ended

    @staticmethod
    def lang(player: int | None) -> str:
        """The language of a player."""
        return LANGS[1 if player is None else player % 2]

    def keep(self, outcome: Outcome | None) -> None:
        if len(self.state.score_sheets) > len(self.dealt):
            self.dealt.append(self.moved)
        watched = self._name in self._world.watched
        readers = [None, *self.state.persons] if watched else self.state.persons
        self.told[self.state.seq] = {player: self._expected(player, outcome) for player in readers}
        self.told.pop(self.state.seq - _KEPT, None)

    def _expected(self, player: int | None, outcome: Outcome | None) -> _Expected:
        table, lang = self.state, self.lang(player)
        match, seat = table.match, table.seat_of(player)
        events = [] if outcome is None or match is None else outcome.events
        said = None if outcome is None or outcome.said is None else said_in_words(outcome.said, lang)
        return _Expected(
            view=b"null" if match is None or match.deal is None else encode(deal_view(match.deal, seat)),
            events=msgspec.json.encode(events_in_words(events, lang, seat, match.names)) if events else b"[]",
            said=msgspec.json.encode(said),
            table=plain(encode(table_info(table, lang))) if outcome is None or outcome.table_changed else b"null",
        )

    def check_did(self, player: int | None, told: RawTold) -> str:
        """The part of a `Did` that this player may not have heard so; "" if there is none."""
        expected: _Expected | None = self.told.get(told.seq, {}).get(player)
        if expected is None:
            return "nobody did that" if told.seq > self.state.seq else ""
        table = bytes(told.table)
        found = {
            "view": bytes(told.view) == expected.view,
            "events": bytes(told.events) == expected.events,
            "said": bytes(told.said) == expected.said,
            "table": table == expected.table or plain(table) == expected.table,
        }
        return next((part for part, fine in found.items() if not fine), "")

    def check_welcome(self, player: int | None, told: RawTold, after: int) -> str:
        """The same for a `Welcome`."""
        expected: _Expected | None = self.told.get(told.seq, {}).get(player)
        if expected is None:
            return "nobody did that" if told.seq > self.state.seq else ""
        if bytes(told.view) != expected.view:
            return "view"
        if told.seq < self.state.seq:
            return ""
        table, lang = self.state, self.lang(player)
        if plain(bytes(told.table)) != plain(encode(table_info(table, lang))):
            return "table"
        match = table.match
        events = [] if match is None else match.log[first_told(match, after) :]
        words = [] if match is None else events_in_words(events, lang, table.seat_of(player), match.names)
        return "" if bytes(told.events) == msgspec.json.encode(words) else "events"

    def differs(self, live: Table) -> bool:
        return standing(live) != standing(self.state)


def plain(info: bytes) -> bytes:
    """A `TableInfo` without what is no input: who is here."""
    if info == b"null":
        return info
    found = msgspec.json.decode(info)
    found["watchers"] = 0
    for chair in found["chairs"]:
        if chair is not None:
            chair["here"] = False
    return msgspec.json.encode(found)
