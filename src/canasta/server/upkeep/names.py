"""Erased names: other words in the rows of a log, which replays to the same but for the name.

Names stand in fields of their own, which must be the name; and in words that people wrote (labels, reasons, remarks),
where it stands as a word. With the names of a person goes the hash of the key that opened their seats.
"""

from __future__ import annotations

import random
import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from canasta.server.journal.kind import JournalError
from canasta.server.store.values import StoreError
from canasta.server.tables import inputs
from canasta.server.tables.people import MOST_NAME
from canasta.server.tables.table import Table
from canasta.server.upkeep.copy_file import CopyError
from canasta.server.upkeep.replays import replayed

if TYPE_CHECKING:
    from canasta.server.store.store import Store
    from canasta.server.store.values import Stored
    from canasta.texts.errors import WordedError

# Of all inputs and entries, of every kind of log.
_NAMES: Final = frozenset({"name", "players", "player", "out", "into"})
_WORDS: Final = frozenset(
    {"by", "name", "accepted", "sides", "label", "title", "reason", "cause", "what", "insist", "text"}
)
_OF_THE_SHUFFLE: Final = "contributed"  # words that a player added to a shuffle: the cards follow from them


class NameEraser:
    """The erasing of some names, each replaced by the same other one wherever it stands."""

    def __init__(self, names: Iterable[str], instead: Sequence[str], key_hash: str | None = None) -> None:
        """Replace each name by the one at its place in `instead`, and a hash of a key by one that no key has."""
        self._key_hash = key_hash
        self._no_key = ""
        self._exact: dict[str, str] = {}
        words: dict[str, str] = {}
        for name, other in zip(names, instead, strict=True):
            plain = " ".join(name.split())
            for form in (plain, plain[:MOST_NAME].strip()):  # tables keep the beginning of a long name
                self._exact[form.casefold()] = words[form.casefold()] = other
        longest_first = sorted(words, key=len, reverse=True)
        self._word = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)

    def remaining(self, stored: Stored) -> int:
        """The number of rows in which a name stays: players added it to a shuffle, and the cards follow from it."""
        return sum(
            _OF_THE_SHUFFLE.encode() in row.body and self._word.search(row.body.decode(errors="replace")) is not None
            for row in stored.rows
        )

    def changed(self, stored: Stored) -> dict[int, bytes]:
        """The rows of the log that hold a name or the key, by number, as they are without it."""
        found = {}
        self._no_key = secrets.token_hex(32)  # another one in each log: they do not belong together any more
        for row in stored.rows:
            try:
                body = msgspec.json.decode(row.body)
            except msgspec.DecodeError:
                continue  # a spoilt row stays what it is
            other = self._in(body)
            if other != body:
                found[row.seq] = msgspec.json.encode(other)
        return found

    def _in(self, value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            if value.get("did") == _OF_THE_SHUFFLE:
                return value
            return {name: self._in(each, name) for name, each in value.items()}
        if isinstance(value, list):
            return [self._in(each, key) for each in value]
        if not isinstance(value, str):
            return value
        if key == "key_hash" and value == self._key_hash:
            return self._no_key
        if key in _NAMES and " ".join(value.split()).casefold() in self._exact:
            return self._exact[" ".join(value.split()).casefold()]
        if key in _WORDS:
            return self._word.sub(lambda hit: self._exact[hit[0].casefold()], value)
        return value


@dataclass(slots=True)
class FoundNames:
    """The rows that hold a name, by log and number, as they are without it; and the names that stand there instead.

    `remaining` rows keep a name, in what was added to a shuffle. `faults` are of logs that make no sense, and stay.
    """

    instead: tuple[str, ...]
    bodies: dict[str, dict[int, bytes]] = field(default_factory=dict)
    remaining: int = 0
    faults: list[WordedError] = field(default_factory=list)

    @property
    def rows(self) -> int:
        return sum(map(len, self.bodies.values()))


async def find_names(
    store: Store,
    names: Sequence[str],
    nobody: str,
    within: Sequence[str] | None = None,
    tell: Callable[[int], None] = lambda _: None,
    key_hash: str | None = None,
) -> FoundNames:
    """Look for names in all logs, or in some, and for the hash of a key; each log is replayed without them.

    `nobody` begins the other names; `tell` hears how many logs were looked at.
    """
    wanted = list(dict.fromkeys(" ".join(name.split()) for name in names))
    numbers = random.SystemRandom().sample(range(1000, 10_000), len(wanted))
    found = FoundNames(tuple(f"{nobody} {number}" for number in numbers))
    eraser = NameEraser(wanted, found.instead, key_hash)
    for number, log_id in enumerate(within or [each.table_id for each in await store.tables()]):
        tell(number)
        try:
            stored = await _loaded(store, log_id)
            found.remaining += eraser.remaining(stored)
            bodies = eraser.changed(stored)
            if bodies:
                _check(stored, bodies)
                found.bodies[log_id] = bodies
        except (CopyError, JournalError, StoreError) as error:
            found.faults.append(error)
    return found


def _check(stored: Stored, bodies: Mapping[int, bytes]) -> None:
    """Replay the log as it is and as it would be. Raises `CopyError` if one makes no sense, or they end differently."""
    rows = [replace(row, body=bodies.get(row.seq, row.body)) for row in stored.rows]
    before, after = _end(stored), _end(replace(stored, rows=rows))
    if before != after:
        raise CopyError("senseless", name=stored.table_id, seq=len(rows), reason="frozen")


def _end(stored: Stored) -> object:
    """The number of the last input; the reason why the log is frozen, if it is."""
    try:
        return replayed(stored).seq
    except JournalError as error:
        return error.code, error.data


async def _loaded(store: Store, log_id: str) -> Stored:
    found = await store.load(log_id)
    if found is None:
        raise CopyError("no-log", name=log_id)
    return found


async def key_of(store: Store, person: str) -> str:
    """The hash of the key of a person, given as ``TABLE:CHAIR``. Raises `CopyError` ``no-log`` and ``no-person``."""
    table_id, _, chair = person.partition(":")
    state = replayed(await _loaded(store, table_id))
    number = int(chair) if chair.isdecimal() else -1
    seated = state.chairs[number] if isinstance(state, Table) and 0 <= number < len(state.chairs) else None
    if seated is None or seated.key_hash is None:
        raise CopyError("no-person", name=person)
    return seated.key_hash


async def names_of(store: Store, person: str) -> tuple[list[str], list[str]]:
    """All names of a person, given as ``TABLE:CHAIR``, and the tables where the same key opened their seat.

    A table with rows missing is one of them, since it may be. Raises `CopyError` ``no-log`` and ``no-person``.
    """
    key_hash = await key_of(store, person)
    names, tables = dict[str, None](), list[str]()
    for log_id in [each.table_id for each in await store.tables() if each.kind == "table"]:
        try:
            found = list(_names_in(await _loaded(store, log_id), key_hash))
        except StoreError as error:
            if error.code != "rows-missing":
                raise
            tables.append(log_id)  # `find_names` says why their names stay there
            continue
        names |= dict.fromkeys(found)
        tables += [log_id] if found else []
    return list(names), tables


def _names_in(stored: Stored, key_hash: str) -> Iterator[str]:
    """The names that the holder of a key had at a table."""
    chairs = set[int]()
    for row in stored.rows:
        if b'"joined"' not in row.body and b'"renamed"' not in row.body:
            continue
        try:
            by, entry = inputs.ROWS.decode(row.body)
        except msgspec.MsgspecError:
            continue  # a spoilt row
        if isinstance(entry, inputs.Joined):
            (chairs.add if entry.key_hash == key_hash else chairs.discard)(entry.chair)
            if entry.key_hash == key_hash:
                yield entry.name
        elif isinstance(entry, inputs.PlayerRenamed) and by in chairs:
            yield entry.name
