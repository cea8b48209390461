"""Carry-over: a competition, a sheet or a table as one file, taken in by another machine that goes on with it.

Ids, keys, rules with their version and all inputs stay what they were. The copy of a competition has its sheets and its
tables online too. A copy is a client: it holds no value that a server would not have stored itself.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from canasta.server.journal.input_text import controlled, leaves
from canasta.server.journal.kind import MOST_TEXT, JournalError
from canasta.server.store.values import Row, Stored, StoreError
from canasta.server.tables.table import Table
from canasta.server.upkeep.copy_file import CopyError, CopyReader, What, header_of, write_copy
from canasta.server.upkeep.replays import kind_of, replayed

if TYPE_CHECKING:
    from canasta.server.journal.store import JournalStore
    from canasta.server.store.reader import Reader

_MOST_MS: Final = 4_102_444_800_000.0  # the year 2100, in milliseconds
_MOST_NUMBER: Final = 2**53
_MOST_SEQ: Final = 10_000_000
_SEED: Final = re.compile(r"[!-~]{0,200}")
_COMMAND: Final = re.compile(r"(None|-?[0-9]{1,10}):[A-Za-z0-9_-]{1,40}")


@dataclass(frozen=True, slots=True)
class TakenCopy:
    """A copy that was read and replayed, ready to be stored. `key` opens the log with the id `of` as its organiser.

    `paused`: the clock of the round ran out between the copy and now, so that it waits with the time it had left.
    `missing` are parts of the competition that the copy does not bring: they were lost, or made no sense. `added` is
    the number of rows that the first log got here.
    """

    what: What
    of: str | None
    logs: tuple[Stored, ...]
    key: str | None = None
    paused: bool = False
    missing: tuple[str, ...] = ()
    added: int = 0


async def copy_of(source: JournalStore | Reader, *ids: str, at: float, key: str | None = None) -> list[bytes]:
    """The lines of a copy of logs, each competition with its parts after it; `key` is that of its organiser.

    Of a single log it is a copy that a page takes in too. A part may know more than the competition, as after a crash:
    it hears of it once it is opened. Raises `CopyError` (``no-log``, ``kind``), `StoreError`.
    """
    found: dict[str, Stored] = {}
    for log_id in ids:
        first = await source.load(log_id)
        if first is None:
            raise CopyError("no-log", name=log_id)
        found[log_id] = first
        for part in kind_of(first).parts(first):
            try:
                log = await source.load(part)
            except StoreError as error:
                if error.code != "rows-missing":  # that part is lost here too, and all else goes on
                    raise
                continue
            if log is not None:
                found[part] = log
    header = header_of("logs", at)
    if len(ids) == 1:
        header = header_of(kind_of(found[ids[0]]).name, at, of=ids[0], key=key)
    return list(write_copy(header, found.values()))


def read_copy(lines: Iterable[bytes], now: float) -> TakenCopy:
    """Read a copy and replay all that is in it, for the machine that takes it in at that time (ms).

    A part of a competition that makes no sense was set aside where it was copied; it is left out, as a frozen one is,
    and the others go on. A copy of several logs, as of a whole database, brings its frozen logs as they are.
    A competition or a sheet whose copy says no key gets a link for the organiser beside those that it has.
    Raises `CopyError`, and `JournalError` for a frozen log or one of a newer program.
    """
    reader = CopyReader(lines)
    header, logs = reader.header, list(reader.logs())
    for log in logs:
        _check_bounds(log)
    if header.what == "logs":
        ids = {log.table_id for log in logs}
        if not ids.issuperset(log.held_with for log in logs if log.held_with is not None):
            raise CopyError("changed")
        states = {log.table_id: _state_of(log) for log in logs}
        for log in logs:
            state = states[log.table_id]
            home = None if state is None else kind_of(log).home(state)
            if home is not None and home not in ids:
                raise CopyError("match-part", name=home)
        return TakenCopy("logs", None, _marked(logs, states))
    if not logs or (logs[0].table_id, logs[0].kind) != (header.of, header.what):
        raise CopyError("changed")
    first, state = replace(logs[0], held_with=None), replayed(logs[0])
    kind, of, states = kind_of(first), first.table_id, {first.table_id: state}
    if (home := kind.home(state)) is not None:
        raise CopyError("match-part", name=home)
    parts = kind.parts(first)
    if not {log.table_id for log in logs}.issubset([of, *parts]):
        raise CopyError("changed")
    for log in logs[1:]:
        try:
            part = _state_of(log)
        except CopyError:
            continue
        if part is None:
            continue
        if kind_of(log).home(part) != of:  # of another competition, or of none
            raise CopyError("changed")
        states[log.table_id] = part
    whole = [replace(log, held_with=of) for log in logs[1:] if log.table_id in states]
    missing = tuple(part for part in parts if part not in states)
    taken = _marked([first, *whole], states)
    copied = max(state.at, min(header.at, now))  # by whatever clock
    arrival = kind.arrive(state, copied, now, header.key)
    for entry, at in arrival.entries:
        outcome = kind.apply(state, 0, entry, at)
        taken[0].rows.append(Row(state.seq, None, kind.body(0, entry, outcome), state.at))
    return TakenCopy(header.what, of, taken, arrival.key, arrival.paused, missing, len(arrival.entries))


def _marked(logs: Iterable[Stored], states: Mapping[str, Any]) -> tuple[Stored, ...]:
    """The logs, with the tables that come in the middle of a deal in the header of each and of its competition.

    Who has the copy knows the cards of that deal. Rows stay as they were, so that a newer copy can go on from them.
    """
    marks: dict[str, dict[str, int]] = {log.table_id: {} for log in logs}
    for log in logs:
        state = states[log.table_id]
        if isinstance(state, Table) and state.sealed:
            for of in {log.table_id, state.of or log.table_id}:
                marks[of][log.table_id] = len(log.rows)
    return tuple(replace(log, first=kind_of(log).carried(log.first, marks[log.table_id])) for log in logs)


def _state_of(log: Stored) -> Any:
    """The state of a log, None for a frozen one. Raises as `replayed`."""
    try:
        return replayed(log)
    except JournalError as error:
        if not error.frozen:
            raise
        return None


async def receive(store: JournalStore, lines: Iterable[bytes], now: float) -> tuple[TakenCopy, list[str]]:
    """Read a copy and store it; return it and what `store_copy` returns, and raise as both."""
    copy = await asyncio.to_thread(read_copy, lines, now)
    return copy, await store_copy(store, copy)


async def store_copy(store: JournalStore, copy: TakenCopy, wanted: What | None = None) -> list[str]:
    """Store a copy, all of it or nothing; return the ids that are new here or went on.

    An older copy that was taken in before, and in which nothing has happened since, goes on with this one. `wanted` is
    the kind that the copy must be of.
    Raises `CopyError` ``there`` if this machine knows as much already, ``other`` if it knows something else by that id.
    """
    if wanted not in (None, copy.what):
        raise CopyError("other-kind", kind=copy.what)
    for part in copy.missing:
        here = await _here(store, part)
        if here is not None and here.held_with != copy.of:  # the competition would speak of what is somebody else's
            raise CopyError("other", table=part)
    try:
        return await store.take_in(copy.logs, going_on=True)
    except StoreError as error:
        if error.code != "table-exists":
            raise
        raise CopyError("there" if await _knows(store, copy, error.data["table"]) else "other", **error.data) from None


async def _here(store: JournalStore, log_id: str) -> Stored | None:
    """The log of that id on this machine; one with rows missing is no part of anything."""
    try:
        return await store.load(log_id)
    except StoreError as error:
        if error.code != "rows-missing":
            raise
        return Stored(log_id, "", b"", 0.0, [])


async def _knows(store: JournalStore, copy: TakenCopy, log_id: object) -> bool:
    """True if all that was copied of a log is here, but for the rows that `read_copy` adds to it."""
    here = await _here(store, str(log_id))
    log = next(each for each in copy.logs if each.table_id == log_id)
    rows = log.rows[: len(log.rows) - copy.added] if log is copy.logs[0] else log.rows
    return here is not None and (here.seed, here.kind, here.rows[: len(rows)]) == (log.seed, log.kind, rows)


# What a replay lets pass


def _check_bounds(log: Stored) -> None:
    """Refuse a log of an unknown kind, or with an id, a time, a number or a text that no server stores.

    Raises `CopyError` (``kind``, ``beyond``).
    """
    job, kind = log.job, kind_of(log)
    if (
        not re.fullmatch(f"{kind.letter}[a-z2-9]{{{kind.letters}}}", log.table_id)
        or not (job is None or (_in_time(job.due_at) and 0 <= job.for_seq <= _MOST_SEQ))
        or not (_in_time(log.created) and _SEED.fullmatch(log.seed) and _is_json(log.first, MOST_TEXT))
    ):
        raise CopyError("beyond", name=log.table_id, seq=0)
    for row in log.rows:
        command = row.command is None or _COMMAND.fullmatch(row.command)
        if not (_in_time(row.at) and command and _is_json(row.body, kind.most_text)):
            raise CopyError("beyond", name=log.table_id, seq=min(row.seq, _MOST_SEQ))


def _in_time(at: float) -> bool:
    return 0 <= at <= _MOST_MS


def _is_json(body: bytes, most: int) -> bool:
    """True for JSON without control characters, with short texts, and numbers that any database holds."""
    try:
        found = msgspec.json.decode(body)
        return all(_fits(leaf, most) for leaf in leaves(found)) and not controlled(found)
    except (ValueError, RecursionError):
        return False


def _fits(leaf: str | float | None, most: int) -> bool:
    return len(leaf) <= most if isinstance(leaf, str) else leaf is None or abs(leaf) <= _MOST_NUMBER
