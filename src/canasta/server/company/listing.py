"""Open tables as the rows that all processes see, and in the words of a reader."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from canasta.players import level_name
from canasta.server.company.apart import KnownDevice
from canasta.server.journal.time_and_chance import ID_LETTERS, routing_key
from canasta.server.live.attendance import GONE_MS
from canasta.server.live.table import LiveTable
from canasta.server.tables.settings import rules_of, title_in_words
from canasta.server.tables.table import Table
from canasta.server.wire.company import OpenTable
from canasta.server.wire.values import Settings

BACK_MS: Final = 15_000  # for a host who loads the page again; then the table is not listed until they are back
_OWN: Final = 6  # letters of an entry's id after its routing key


class Entry(Struct, frozen=True):
    """An open table: its id, its settings, and the people who are there.

    `devices` are those of the persons, `avoided` those that they avoid.
    """

    table: str
    settings: Settings
    names: list[str]
    bots: int
    free: int
    since: float
    devices: list[str] = []
    avoided: list[str] = []

    def suits(self, party: KnownDevice | None) -> bool:
        """True unless the party sits there already, or somebody there and the party are to be kept apart."""
        return party is None or not (party.device in self.devices or party.is_apart(self.devices, self.avoided))


def entry_id(table: Table) -> str:
    """The id of a table's entry: nobody can tell the table's own from it, which is for those who have its link."""
    digest = hmac.new(table.seed.encode(), b"open", "sha256").digest()
    return routing_key(table.id) + "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in digest[:_OWN])


def is_listed(live: LiveTable) -> bool:
    """True for an open table that waits for players, with its host."""
    table = live.table
    if table.settings.open == "no" or table.match is not None or table.of is not None or table.cards is not None:
        return False
    if not table.free or table.host is None:
        return False
    return live.people.here[table.host] or live.people.left_ms(table.host) > GONE_MS - BACK_MS


def entry_of(table: Table, parties: Mapping[str, KnownDevice], since: float) -> Entry:
    """The entry of a table; `parties` are those of persons by the hash of their key."""
    chairs = [table.chair(number) for number in table.persons]
    known = [party for chair in chairs if (party := parties.get(chair.key_hash or "")) is not None]
    return Entry(
        table=table.id,
        settings=table.settings,
        names=[chair.name for chair in chairs],
        bots=len(table.chairs) - len(table.free) - len(chairs),
        free=len(table.free),
        since=since,
        devices=[party.device for party in known],
        avoided=sorted({each for party in known for each in party.avoid}),
    )


def in_words(name: str, entry: Entry, lang: str) -> OpenTable:
    """The entry of that id for a reader. Names are shown where people may watch."""
    settings = entry.settings
    rules = rules_of(settings)
    return OpenTable(
        id=name,
        rules=settings.rules,
        title=title_in_words(settings, lang),
        changes=len(settings.house),
        bots=level_name(settings.bots, lang),
        seats=rules.seats,
        persons=len(entry.names),
        bots_seated=entry.bots,
        free=entry.free,
        target=rules.target,
        turn_seconds=settings.turn_seconds,
        names=entry.names if settings.spectators else [],
        asks=settings.open == "ask",
        since=entry.since,
    )
