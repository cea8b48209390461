"""Erased names: other words in the rows of a log, which replays to the same but for the name.

Names stand in fields of their own, which must be the name; and in words that people wrote (labels, reasons, remarks),
where it stands as a word. The address of a call goes from every table where something is erased: it may be the number
of a telephone. With the names of a person goes all else that is theirs: the hashes of the keys that opened their seats
and let others look at their cards, their free words, and the devices that get notices for them.
"""

from __future__ import annotations

import random
import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from canasta.server.journal.kind import JournalError
from canasta.server.store.values import StoreError
from canasta.server.tables import inputs
from canasta.server.tables.people import MOST_NAME
from canasta.server.tables.table import Table
from canasta.server.upkeep.copy_file import CopyError
from canasta.server.upkeep.replays import kind_of, replayed

if TYPE_CHECKING:
    from canasta.server.store.store import Store
    from canasta.server.store.values import Stored
    from canasta.texts.errors import WordedError

# Of all inputs and entries, of every kind of log.
_NAMES: Final = frozenset({"name", "players", "player", "out", "into", "also"})
_WORDS: Final = frozenset(
    {"by", "name", "accepted", "sides", "label", "title", "reason", "cause", "what", "insist", "text"}
)
_OF_THE_SHUFFLE: Final = "contributed"  # words that a player added to a shuffle: the cards follow from them
_NOTHING_SAID: Final = "…"


class NameEraser:
    """The erasing of some names, each replaced by the same other one wherever it stands."""

    def __init__(self, names: Iterable[str], instead: Sequence[str], key_hash: str | None = None) -> None:
        """Replace each name by the one at its place in `instead`; with the hash of a key, erase all of its holder."""
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
        """The number of rows in which a name stays: it was added to a shuffle or is a seed, and the cards follow."""
        return sum(self._word.search(_of_the_cards(body)) is not None for body in _bodies(stored).values())

    def changed(self, stored: Stored) -> dict[int, bytes]:
        """The rows of the log that hold what is erased, by number, as they are without it."""
        self._no_key = secrets.token_hex(32)  # another one in each log: they do not belong together any more
        bodies = _bodies(stored)
        own = dict(_rows_of(stored, self._key_hash)) if self._key_hash is not None else {}
        others = {seq: self._in(_unsaid(body) if seq in own else body) for seq, body in bodies.items()}
        if others != bodies:
            others = {seq: _without_call(body) for seq, body in others.items()}
        return {seq: msgspec.json.encode(body) for seq, body in others.items() if body != bodies[seq]}

    def _in(self, value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            if value.get("did") == _OF_THE_SHUFFLE:
                return value
            return {name: self._in(each, name) for name, each in value.items()}
        if isinstance(value, list):
            return [self._in(each, key) for each in value if key != "devices" or not self._theirs(each)]
        if not isinstance(value, str):
            return value
        if key == "key_hash" and value == self._key_hash:
            return self._no_key
        if key in _NAMES and " ".join(value.split()).casefold() in self._exact:
            return self._exact[" ".join(value.split()).casefold()]
        if key in _WORDS:
            return self._word.sub(lambda hit: self._exact[hit[0].casefold()], value)
        return None if key == "call" and self._word.search(value) else value

    def _theirs(self, device: Any) -> bool:
        """True for a device that gets notices for the person."""
        return isinstance(device, dict) and device.get("key_hash", "") == self._key_hash


def _bodies(stored: Stored) -> dict[int, Any]:
    """The rows of a log, by number; a spoilt one stays what it is."""
    found = {}
    for row in stored.rows:
        with suppress(msgspec.DecodeError):
            found[row.seq] = msgspec.json.decode(row.body)
    return found


def _of_the_cards(body: Any) -> str:
    """The words in a row from which the cards follow."""
    match body:
        case [_, {"did": "contributed", "text": str(said)}] | [_, {"settings": {"seed": str(said)}}]:
            return said
    return ""


def _unsaid(body: Any) -> Any:
    """A row of a person without the words or the key that they gave there."""
    match body:
        case [by, {"did": "words"} as entry]:
            return [by, {**entry, "text": _NOTHING_SAID}]
        case [by, {"did": "beside", "key_hash": str()} as entry]:
            return [by, {**entry, "key_hash": secrets.token_hex(32)}]
    return body


def _without_call(body: Any) -> Any:
    match body:
        case [by, {"settings": {"call": _} as settings} as entry]:
            return [by, {**entry, "settings": {name: each for name, each in settings.items() if name != "call"}}]
    return body


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
    """Look for names in all logs, or in some, and for all of the holder of a key; each log is replayed without them.

    With a name go all spellings that a register joins with it. `nobody` begins the other names; `tell` hears how many
    logs were looked at.
    """
    said = [" ".join(name.split()) for name in names]
    spelt = [*said, *await _spellings(store, said, within)]
    wanted = list({name.casefold(): name for name in reversed(spelt)}.values())[::-1]  # capitals do not part names
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


async def _spellings(store: Store, names: Sequence[str], within: Sequence[str] | None) -> list[str]:
    """All that registers write for the persons of these names; of one that makes no sense, nothing."""
    found = list[str]()
    for each in await store.tables():
        if each.kind == "register" and (within is None or each.table_id in within):
            with suppress(CopyError, JournalError, StoreError):
                stored = await _loaded(store, each.table_id)
                state, kind = replayed(stored), kind_of(stored)
                found += [other for name in names for other in kind.spellings(state, name)]
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


class Person(NamedTuple):
    """A person by the hash of their key: all names that they had, and the logs where something of them stands."""

    key_hash: str
    names: tuple[str, ...]
    logs: tuple[str, ...]


async def person_at(store: Store, place: str) -> Person:
    """The person at a place, given as ``TABLE:CHAIR``, with all that has the same key.

    A log with rows missing is among theirs, since it may be. Raises `CopyError` ``no-log`` and ``no-person``.
    """
    table_id, _, chair = place.partition(":")
    state = replayed(await _loaded(store, table_id))
    number = int(chair) if chair.isdecimal() else -1
    seated = state.chairs[number] if isinstance(state, Table) and 0 <= number < len(state.chairs) else None
    if seated is None or seated.key_hash is None:
        raise CopyError("no-person", name=place)
    key_hash = seated.key_hash
    names, logs = dict[str, None](), list[str]()
    for log_id in [each.table_id for each in await store.tables()]:
        try:
            stored = await _loaded(store, log_id)
        except StoreError as error:
            if error.code != "rows-missing":
                raise
            logs.append(log_id)  # `find_names` says why their names stay there
            continue
        if any(key_hash.encode() in row.body for row in stored.rows):
            logs.append(log_id)
            said = [entry for _, entry in _rows_of(stored, key_hash)]
            names |= {one.name: None for one in said if isinstance(one, inputs.Joined | inputs.PlayerRenamed)}
    return Person(key_hash, tuple(names), tuple(logs))


def _rows_of(stored: Stored, key_hash: str) -> Iterator[tuple[int, inputs.Input]]:
    """The inputs at a table, by number, with which the holder of a key joined, took another name, or told something."""
    if stored.kind != "table":
        return
    chairs = set[int]()
    for row in stored.rows:
        if not any(did in row.body for did in (b'"joined"', b'"renamed"', b'"words"', b'"beside"')):
            continue
        try:
            by, entry = inputs.ROWS.decode(row.body)
        except msgspec.MsgspecError:
            continue  # a spoilt row
        if isinstance(entry, inputs.Joined):
            (chairs.add if entry.key_hash == key_hash else chairs.discard)(entry.chair)
            by = entry.chair
        if by in chairs:
            yield row.seq, entry
