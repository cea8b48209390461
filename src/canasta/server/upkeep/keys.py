"""New keys for a log whose links got into wrong hands: the same seats and links, opened by other secrets.

A rematch is another table with the same keys, so tables that share keys get new ones together.

Only hashes lie in the log, so they are rewritten in place. The secrets of links follow from the secret of the link that
made them, and so from the organiser's new one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from canasta.server.clubs.club_state import ClubState
from canasta.server.clubs.links import derived_key
from canasta.server.clubs.sheet_state import ClubSheet
from canasta.server.journal.chance import Chance
from canasta.server.store.errors import StoreError
from canasta.server.tables import inputs as table_inputs
from canasta.server.tables.people import hash_of
from canasta.server.tables.table import Table
from canasta.server.upkeep.errors import CopyError
from canasta.server.upkeep.replays import replayed

if TYPE_CHECKING:
    from canasta.server.journal.inspection import LogSource
    from canasta.server.store.values import Stored


@dataclass(frozen=True, slots=True)
class NewKeys:
    """The rows that change, and the new secrets by who holds them: the number of a player, or of a link.

    The secrets of other links are seen by the organiser, at the page.
    """

    bodies: dict[int, bytes] = field(default_factory=dict)
    keys: dict[int, str] = field(default_factory=dict)


async def rotated_together(store: LogSource, log_id: str) -> dict[str, NewKeys]:
    """New keys for a log, by its id; after it the tables at which the same keys open seats.

    The holder of one key has that of the rematch, too. Raises `CopyError` ``no-log`` and ``match-part``.
    """
    stored = await store.load(log_id)
    if stored is None:
        raise CopyError("no-log", name=log_id)
    of_hash: dict[str, str] = {}
    found = {log_id: rotated(stored, of_hash)}
    others = {each.table_id for each in await store.tables() if each.kind == "table"} if of_hash else set()
    hashes: dict[str, set[str]] = {}
    for other in sorted(others - {log_id}):
        with suppress(StoreError):  # nothing opens a table with missing rows
            log = await store.load(other)
            hashes[other] = {entry.key_hash for _, _, entry in _joined(log)} if log is not None else set()
    while more := [other for other, its in hashes.items() if other not in found and not its.isdisjoint(of_hash)]:
        for other in more:
            log = await store.load(other)
            assert log is not None
            found[other] = rotated(log, of_hash)
    return found


def rotated(stored: Stored, of_hash: dict[str, str] | None = None) -> NewKeys:
    """New keys for a log. Raises `CopyError` ``match-part`` for a sheet that has none of its own.

    `of_hash` has the new keys of seats by the hashes of the old ones; those that are missing are added.
    """
    state = replayed(stored)
    if isinstance(state, Table):
        return _of_seats(stored, state, {} if of_hash is None else of_hash)
    if isinstance(state, ClubSheet) and state.match is not None:
        raise CopyError("match-part", name=state.match.club)
    return _of_links(stored, state)


def _joined(stored: Stored) -> Iterator[tuple[int, int | None, table_inputs.Joined]]:
    """The rows by which people sat down: number, who did it, the input."""
    for row in stored.rows:
        if b'"joined"' in row.body:
            by, entry = table_inputs.from_json(row.body)
            if isinstance(entry, table_inputs.Joined):
                yield row.seq, by, entry


def _of_seats(stored: Stored, table: Table, of_hash: dict[str, str]) -> NewKeys:
    found = NewKeys()
    for seq, by, entry in _joined(stored):
        key = of_hash.setdefault(entry.key_hash, Chance().new_key())
        found.bodies[seq] = table_inputs.to_json(by, msgspec.structs.replace(entry, key_hash=hash_of(key)))
    for number, chair in enumerate(table.chairs):
        if chair is not None and chair.key_hash is not None:
            found.keys[number] = of_hash[chair.key_hash]
    return found


def _of_links(stored: Stored, state: ClubState | ClubSheet) -> NewKeys:
    found, keys = NewKeys(), dict[int, str]()
    hashes: dict[int, list[str]] = {}
    for link in state.links:
        made_by = keys.get(link.made_by)
        keys[link.number] = derived_key(made_by, link.salt, link.place) if made_by and link.salt else Chance().new_key()
        hashes.setdefault(link.made_in, []).append(hash_of(keys[link.number]))
        if not link.salt and not link.revoked:
            found.keys[link.number] = keys[link.number]
    for row in stored.rows:
        if row.seq in hashes:
            found.bodies[row.seq] = _with_hashes(row.body, hashes[row.seq])
    return found


def _with_hashes(body: bytes, hashes: list[str]) -> bytes:
    by, entry = msgspec.json.decode(body)
    changed: dict[str, Any] = {**entry}
    if "links" in entry:
        pairs = zip(entry["links"], hashes, strict=True)
        changed["links"] = [{**link, "key_hash": key_hash} for link, key_hash in pairs]
    else:
        changed["key_hash"] = hashes[0]
    return msgspec.json.encode([by, changed])
