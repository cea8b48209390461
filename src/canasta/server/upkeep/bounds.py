"""The bounds of logs in a copy: a copy is a client, and holds no value that a server would not have stored itself.

What each input means is checked by its replay (`canasta.server.upkeep.replays`); here is what a replay lets pass.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import msgspec

from canasta.server.journal.input_text import controlled
from canasta.server.upkeep.errors import CopyError
from canasta.server.upkeep.replays import kind_of

if TYPE_CHECKING:
    from collections.abc import Container

    from canasta.server.store.values import Stored

MOST_MS: Final = 4_102_444_800_000.0  # the year 2100, in milliseconds
MOST_TEXT: Final = 4_000  # characters of one text
MOST_NUMBER: Final = 2**53
_MOST_SEQ: Final = 10_000_000
_SEED: Final = re.compile(r"[!-~]{0,200}")
_COMMAND: Final = re.compile(r"(None|-?[0-9]{1,10}):[A-Za-z0-9_-]{1,40}")


def check_bounds(log: Stored) -> None:
    """Refuse a log of an unknown kind, or with an id, a time, a number or a text that no server stores.

    Raises `CopyError` (``kind``, ``beyond``).
    """
    if not re.fullmatch(f"{kind_of(log).letter}[a-z2-9]{{10}}", log.table_id):
        raise CopyError("beyond", name=log.table_id, seq=0)
    job = log.job
    jobs = job is None or (_in_time(job.due_at) and 0 <= job.for_seq <= _MOST_SEQ)
    if not (jobs and _in_time(log.created) and _SEED.fullmatch(log.seed)):
        raise CopyError("beyond", name=log.table_id, seq=0)
    for seq, body in ((0, log.first), *((row.seq, row.body) for row in log.rows)):
        try:
            found = msgspec.json.decode(body)
            fits = _fits(found) and not controlled(found)
        except (ValueError, RecursionError):
            fits = False
        if not fits:
            raise CopyError("beyond", name=log.table_id, seq=min(seq, _MOST_SEQ))
    for row in log.rows:
        if not (_in_time(row.at) and (row.command is None or _COMMAND.fullmatch(row.command))):
            raise CopyError("beyond", name=log.table_id, seq=min(row.seq, _MOST_SEQ))


def check_home(log: Stored, state: Any, ids: Container[str]) -> None:
    """Refuse what is part of a competition that is not among these. Raises `CopyError` ``match-part``."""
    club = kind_of(log).home(state)
    if club is not None and club not in ids:
        raise CopyError("match-part", name=club)


def _in_time(at: float) -> bool:
    return 0 <= at <= MOST_MS


def _fits(value: Any) -> bool:
    """True for JSON with short texts, and numbers that any database holds."""
    if isinstance(value, str):
        return len(value) <= MOST_TEXT
    if isinstance(value, dict):
        return all(_fits(name) and _fits(each) for name, each in value.items())
    if isinstance(value, list):
        return all(_fits(each) for each in value)
    return value is None or abs(value) <= MOST_NUMBER
