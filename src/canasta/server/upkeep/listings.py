"""Listings and exports of a database, beside the server that may be writing to it."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeGuard

from msgspec import Struct
from sqlalchemy import Connection

from canasta.server.clubs.club_state import ClubState
from canasta.server.clubs.sheet_state import ClubSheet
from canasta.server.clubs.words import Common
from canasta.server.journal.clocks import wall_ms
from canasta.server.store import whole_logs
from canasta.server.store.reader import Reader
from canasta.server.tables.table import Table
from canasta.server.upkeep.bounds import home_of
from canasta.server.upkeep.carrying import WHATS, parts_of
from canasta.server.upkeep.copy_file import header_of, write_copy
from canasta.server.upkeep.errors import CopyError
from canasta.server.upkeep.replays import AnyState, kind_of, replayed
from canasta.texts.errors import WordedError, shortened

if TYPE_CHECKING:
    from canasta.rules import Rules
    from canasta.server.store.values import Stored

Stage: TypeAlias = Literal["open", "playing", "finished", "unreadable"]
_OPEN: Final = ("open", "confirm")


class LogSummary(Struct, frozen=True, kw_only=True):
    """A log in a line. `rules` are name and version; times are milliseconds since 1970."""

    id: str
    kind: str
    rules: str | None
    house: int
    created: float
    touched: float
    rows: int
    state: Stage


class LogDetails(LogSummary, frozen=True, kw_only=True):
    """A log on a page: its title, its people, the links by role, the logs that belong to it, and why it is unreadable.

    `of` is the competition of a score sheet or of a table for its match.
    """

    title: str = ""
    people: tuple[str, ...] = ()
    links: dict[str, int] = {}
    parts: tuple[str, ...] = ()
    of: str | None = None
    fault: str | None = None


def stage_of(state: AnyState) -> Stage:
    """The stage of a log: nothing played yet, under way, or over."""
    if isinstance(state, Table):
        return "open" if state.stage in _OPEN else "finished" if state.stage == "finished" else "playing"
    if isinstance(state, ClubSheet):
        return "finished" if state.sheet.closed else "playing" if state.sheet.deals else "open"
    if not state.competition.state.rounds:
        return "open"
    return "finished" if Common(state).stage == "over" else "playing"


def rules_of(state: AnyState) -> tuple[Rules, int]:
    """The rules that are played, and the number of house rules."""
    if isinstance(state, Table):
        return state.rules, len(state.settings.house)
    if isinstance(state, ClubSheet):
        return state.sheet.rules, len(state.sheet.opened.house)
    return state.rules, len(state.house)


def summary(stored: Stored) -> LogDetails:
    """A log, replayed. One that cannot be is ``unreadable``, with its fault."""
    touched = stored.rows[-1].at if stored.rows else stored.created
    plain: dict[str, Any] = {
        "id": stored.table_id,
        "kind": stored.kind,
        "created": stored.created,
        "touched": touched,
        "rows": len(stored.rows),
    }
    try:
        return _of_state(replayed(stored), stored, plain)
    except Exception as error:  # whatever a row holds, the others are to be listed
        fault = str(error) if isinstance(error, WordedError) else shortened(f"{type(error).__name__}: {error}", 200)
        return LogDetails(**plain, rules=None, house=0, state="unreadable", fault=fault)


def _of_state(state: AnyState, stored: Stored, plain: dict[str, Any]) -> LogDetails:
    rules, house = rules_of(state)
    return LogDetails(
        **plain,
        rules=rules.edition,
        house=house,
        state=stage_of(state),
        title=_title(state),
        people=_people(state),
        links=dict(Counter(link.role for link in state.links if not link.revoked)) if has_links(state) else {},
        parts=tuple(parts_of(stored)) if stored.kind == "club" else (),
        of=home_of(state),
    )


def has_links(state: AnyState) -> TypeGuard[ClubState | ClubSheet]:
    """True for competitions and sheets; a table has seats."""
    return not isinstance(state, Table)


def _title(state: AnyState) -> str:
    if isinstance(state, Table):
        return ""
    if isinstance(state, ClubSheet):
        return state.sheet.opened.title
    return state.competition.state.settings.name


def _people(state: AnyState) -> tuple[str, ...]:
    if isinstance(state, Table):
        return tuple(chair.name for chair in state.chairs if chair is not None)
    if isinstance(state, ClubSheet):
        return state.sheet.players
    pairs = state.competition.state.pairs.values()
    return tuple(player for pair in pairs for player in pair.players)


def line_of(found: LogDetails) -> LogSummary:
    """The part of it that a listing shows."""
    return LogSummary(**{name: getattr(found, name) for name in LogSummary.__struct_fields__})


async def latest(address: str, kind: str | None, most: int) -> tuple[list[LogDetails], int]:
    """The logs that were touched last, of one kind or of all, and the number of all. Raises `StoreError`."""

    def work(connection: Connection) -> tuple[list[LogDetails], int]:
        listed = [each for each in whole_logs.listed(connection) if kind in (None, each.kind)]
        logs = (whole_logs.anyhow(connection, each.table_id) for each in listed[:most])
        return [summary(log) for log in logs if log is not None], len(listed)

    async with await Reader.open(address) as reader:
        return await reader.at_one_moment(work)


async def one(address: str, log_id: str) -> LogDetails:
    """A log. Raises `CopyError` ``no-log``, `StoreError`."""
    async with await Reader.open(address) as reader:
        return summary(await reader.at_one_moment(partial(_there, log_id=log_id)))


async def export(address: str, ids: Sequence[str], target: Path) -> int:
    """Write a copy of these logs, with the parts of competitions; return the number of logs.

    One log with its parts is a copy that a page takes in too. Raises `CopyError` (``no-log``, ``kind``), `StoreError`,
    OSError.
    """

    def work(connection: Connection) -> int:
        firsts = [_there(connection, log_id) for log_id in dict.fromkeys(ids)]
        logs = {log.table_id: log for first in firsts for log in _whole(connection, first)}
        single = firsts[0] if len(firsts) == 1 else None
        header = header_of("logs", wall_ms())
        if single is not None:
            header = header_of(WHATS[kind_of(single).name], wall_ms(), of=single.table_id)
        write_lines(target, write_copy(header, logs.values()))
        return len(logs)

    async with await Reader.open(address) as reader:
        return await reader.at_one_moment(work)


def write_lines(target: Path, lines: Iterable[bytes]) -> None:
    """Write a file that only its owner may read, and wait until it is on the disk. Raises OSError."""
    with os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.writelines(lines)
        file.flush()
        os.fsync(file.fileno())


def _there(connection: Connection, log_id: str) -> Stored:
    found = whole_logs.anyhow(connection, log_id)
    if found is None:
        raise CopyError("no-log", name=log_id)
    return found


def _whole(connection: Connection, first: Stored) -> Iterator[Stored]:
    yield first
    for part in parts_of(first) if first.kind == "club" else ():
        found = whole_logs.anyhow(connection, part)
        if found is not None:
            yield found
