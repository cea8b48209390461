"""New keys for a log whose links got into wrong hands: the same seats and links, opened by other secrets.

Only hashes lie in the log, so they are rewritten in place. The secrets of links follow from the secret of the link that
made them, and so from the organiser's new one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from canasta.server.clubs.club_state import ClubState
from canasta.server.clubs.links import derived_key
from canasta.server.clubs.sheet_state import ClubSheet
from canasta.server.journal.chance import Chance
from canasta.server.tables import inputs as table_inputs
from canasta.server.tables.people import hash_of
from canasta.server.tables.table import Table
from canasta.server.upkeep.errors import CopyError
from canasta.server.upkeep.replays import replayed

if TYPE_CHECKING:
    from canasta.server.store.values import Stored


@dataclass(frozen=True, slots=True)
class NewKeys:
    """The rows that change, and the new secrets by who holds them: the number of a player, or of a link.

    The secrets of other links are seen by the organiser, at the page.
    """

    bodies: dict[int, bytes] = field(default_factory=dict)
    keys: dict[int, str] = field(default_factory=dict)


def rotated(stored: Stored) -> NewKeys:
    """New keys for a log. Raises `CopyError` ``match-sheet`` for a sheet that has none of its own."""
    state = replayed(stored)
    if isinstance(state, Table):
        return _of_seats(stored, state)
    if isinstance(state, ClubSheet) and state.match is not None:
        raise CopyError("match-sheet", name=state.match.club)
    return _of_links(stored, state)


def _of_seats(stored: Stored, table: Table) -> NewKeys:
    found, of_hash = NewKeys(), dict[str, str]()
    for row in stored.rows:
        by, entry = table_inputs.from_json(row.body)
        if isinstance(entry, table_inputs.Joined):
            key = of_hash.setdefault(entry.key_hash, Chance().new_key())
            changed = msgspec.structs.replace(entry, key_hash=hash_of(key))
            found.bodies[row.seq] = table_inputs.to_json(by, changed)
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
