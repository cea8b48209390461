"""Jobs: rows that wait for their time, are claimed for a while, and come back unless they are done.

The process that holds a table acts before its job is due. So a due job was left behind, and any process may claim it.
That may die too: after the time-out another gets the job. Should both have acted, the second append is a `Conflict`,
and harmless.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, select, update

from canasta.server.store.batch import padded
from canasta.server.store.schema import JOBS
from canasta.server.store.values import Job

_DUE: Final = (
    select(JOBS.c.table_id, JOBS.c.due_at, JOBS.c.for_seq)
    .where(JOBS.c.visible_at <= bindparam("now"))
    .order_by(JOBS.c.visible_at)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True, of=JOBS)  # on PostgreSQL; SQLite has one writer
)
_HIDE: Final = (
    update(JOBS).where(JOBS.c.table_id.in_(bindparam("ids", expanding=True))).values(visible_at=bindparam("until"))
)
_DONE: Final = delete(JOBS).where(
    JOBS.c.table_id == bindparam("of"),
    JOBS.c.due_at == bindparam("due"),
    JOBS.c.for_seq == bindparam("seq"),
)
_NEXT: Final = select(func.min(JOBS.c.visible_at))


def claim(connection: Connection, now: float, limit: int, visible_for: float) -> list[Job]:
    """Claim due jobs, as in `canasta.server.store.Store.claim`; not committed."""
    found = [Job(*row) for row in connection.execute(_DUE, {"now": now, "most": limit})]
    if found:
        ids = padded([job.table_id for job in found])
        connection.execute(_HIDE, {"ids": ids, "until": now + visible_for})
    return found


def done(connection: Connection, job: Job) -> None:
    """Remove a job, as in `canasta.server.store.Store.done`; not committed."""
    connection.execute(_DONE, {"of": job.table_id, "due": job.due_at, "seq": job.for_seq})


def next_due(connection: Connection) -> float | None:
    """The time of the next due job, as in `canasta.server.store.Store.next_due`."""
    found: float | None = connection.scalar(_NEXT)
    return found
