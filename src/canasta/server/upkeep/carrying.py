"""Carry-over: a competition, a sheet or a table as one file, taken in by another machine that goes on with it.

Ids, keys, rules with their version and all inputs stay what they were. The copy of a competition has its sheets and its
tables online too.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from msgspec.structs import replace

from canasta.server.store.errors import StoreError
from canasta.server.store.values import Row, Stored
from canasta.server.tables.table import Table
from canasta.server.upkeep.bounds import check_bounds, check_home
from canasta.server.upkeep.copy_file import CopyReader, What, header_of, write_copy
from canasta.server.upkeep.errors import CopyError
from canasta.server.upkeep.replays import kind_of, replayed

if TYPE_CHECKING:
    from collections.abc import Sequence


WHATS: Final[dict[str, What]] = {"club": "club", "sheet": "sheet", "table": "table"}


class LogLoader(Protocol):
    """A store from which logs are copied."""

    async def load(self, table_id: str) -> Stored | None: ...


class LogTaker(LogLoader, Protocol):
    """A store that takes copied logs in."""

    async def take_in(self, logs: Sequence[Stored], *, going_on: bool = ...) -> list[str]: ...


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


async def copy_of(source: LogLoader, *ids: str, at: float, key: str | None = None) -> list[bytes]:
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
        header = header_of(WHATS[kind_of(found[ids[0]]).name], at, of=ids[0], key=key)
    return list(write_copy(header, found.values()))


def read_copy(lines: Iterable[bytes], now: float) -> TakenCopy:
    """Read a copy and replay all that is in it, for the machine that takes it in at that time (ms).

    A part of a competition that makes no sense was set aside where it was copied; it is left out, and the others go on.
    A competition or a sheet whose copy says no key gets a link for the organiser beside those that it has.
    Raises `CopyError`, and `JournalError` for a log of a newer program.
    """
    reader = CopyReader(lines)
    header, logs = reader.header, list(reader.logs())
    ids, marks = {log.table_id for log in logs}, _Marks()
    for log in logs:
        check_bounds(log)
    if header.what == "logs":
        if not ids.issuperset(log.held_with for log in logs if log.held_with is not None):
            raise CopyError("changed")
        for log in logs:
            state = replayed(log)
            check_home(log, state, ids)
            marks.note(log, state)
        return TakenCopy("logs", None, tuple(map(marks.put, logs)))
    if not logs or (logs[0].table_id, logs[0].kind) != (header.of, header.what):
        raise CopyError("changed")
    first, state = replace(logs[0], held_with=None), replayed(logs[0])
    kind = kind_of(first)
    check_home(first, state, ())
    marks.note(first, state)
    parts = kind.parts(first)
    if not ids.issubset([first.table_id, *parts]):
        raise CopyError("changed")
    whole = [replace(log, held_with=first.table_id) for log in logs[1:] if _is_part(log, first.table_id, marks)]
    missing = tuple(part for part in parts if part not in {log.table_id for log in whole})
    first, *_ = logs = list(map(marks.put, [first, *whole]))
    if state.frozen is not None:
        return TakenCopy(header.what, header.of, tuple(logs), header.key, missing=missing)
    copied = max(state.at, min(header.at, now))  # by whatever clock
    arrival = kind.arrive(state, copied, now, header.key)
    for entry, at in arrival.entries:
        outcome = state.apply(0, entry, at)
        first.rows.append(Row(state.seq, None, kind.body(0, entry, outcome), state.at))
    added = len(arrival.entries)
    return TakenCopy(header.what, header.of, tuple(logs), arrival.key, arrival.paused, missing, added)


class _Marks(defaultdict[str, dict[str, int]]):
    """The tables that come in the middle of a deal, in the header of each and of its competition.

    Who has the copy knows the cards of that deal. Rows stay as they were, so that a newer copy can go on from them.
    """

    def __init__(self) -> None:
        super().__init__(dict)

    def note(self, log: Stored, state: Any) -> None:
        if isinstance(state, Table) and state.sealed:
            for of in {log.table_id, state.of or log.table_id}:
                self[of][log.table_id] = len(log.rows)

    def put(self, log: Stored) -> Stored:
        return replace(log, first=kind_of(log).carried(log.first, self[log.table_id]))


def _is_part(log: Stored, club: str, marks: _Marks) -> bool:
    """True for a part that goes on. Raises `CopyError` ``changed`` for one of another competition, or of none."""
    try:
        state = replayed(log)
    except CopyError:
        return False
    if kind_of(log).home(state) != club:
        raise CopyError("changed")
    marks.note(log, state)
    return True


async def receive(store: LogTaker, lines: Iterable[bytes], now: float) -> tuple[TakenCopy, list[str]]:
    """Read a copy and store it; return it and what `store_copy` returns, and raise as both."""
    copy = await asyncio.to_thread(read_copy, lines, now)
    return copy, await store_copy(store, copy)


async def store_copy(store: LogTaker, copy: TakenCopy, wanted: What | None = None) -> list[str]:
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


async def _here(store: LogLoader, log_id: str) -> Stored | None:
    """The log of that id on this machine; one with rows missing is no part of anything."""
    try:
        return await store.load(log_id)
    except StoreError as error:
        if error.code != "rows-missing":
            raise
        return Stored(log_id, "", b"", 0.0, [])


async def _knows(store: LogLoader, copy: TakenCopy, log_id: object) -> bool:
    """True if all that was copied of a log is here, but for the rows that `read_copy` adds to it."""
    here = await _here(store, str(log_id))
    log = next(each for each in copy.logs if each.table_id == log_id)
    rows = log.rows[: len(log.rows) - copy.added] if log is copy.logs[0] else log.rows
    return here is not None and (here.seed, here.kind, here.rows[: len(rows)]) == (log.seed, log.kind, rows)
