"""Every log of a store is replayed, and what does not go on is named with its row and reason."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.server.corpus.databases import logs_of, newest, read

from canasta.server.store import Listed, Row, Stored, StoreError
from canasta.server.upkeep.replays import inspect_all

pytestmark = pytest.mark.anyio


class Source:
    """Logs as a store has them. A log that is None has gone since it was listed; one may have a gap."""

    def __init__(self, logs: dict[str, Stored | None], gap: str = "") -> None:
        self.logs, self.gap = logs, gap

    async def tables(self) -> list[Listed]:
        return [Listed(name, 1.0, 2.0, 3, "table" if log is None else log.kind) for name, log in self.logs.items()]

    async def load(self, table_id: str) -> Stored | None:
        if table_id == self.gap:
            raise StoreError("rows-missing", where="x", table=table_id)
        return self.logs[table_id]


async def test_all_that_was_ever_stored_is_good() -> None:
    logs: dict[str, Stored | None] = {log.table_id: log for log in logs_of(newest())}
    seen: list[int] = []
    found = await inspect_all(Source(logs), seen.append)
    assert (found.bad, len(found.findings)) == ([], len(logs))
    assert seen == list(range(1, len(logs) + 1))


async def test_each_fault_is_named_with_its_row() -> None:
    then = read("table-two-people")
    corrupt = replace(then, rows=[*then.rows[:5], replace(then.rows[5], body=b"{"), *then.rows[6:]])
    refused = Row(len(then.rows) + 1, None, b'[0,{"did":"played","actions":"meld 3h 3h 3h"}]', then.rows[-1].at)
    logs: dict[str, Stored | None] = {
        "good": read("club-league"),
        "gone": None,
        "gap": then,
        "corrupt": replace(then, table_id="corrupt", rows=corrupt.rows),
        "newer": replace(then, table_id="newer", first=b'{"format":9}'),
        "header": replace(then, table_id="header", first=b"?"),
        "other": replace(then, table_id="other", kind="ledger"),
        "rules": replace(then, table_id="rules", first=b'{"format":1,"rules":"clasica","version":1,"digest":"00"}'),
        then.table_id: replace(then, rows=[*then.rows, refused]),  # the cards follow from its name
    }
    found = await inspect_all(Source(logs, gap="gap"))
    bad = {each.log_id: (each.health, each.seq) for each in found.bad}
    assert bad == {
        "gap": ("unreadable", 0),
        "corrupt": ("unreadable", 6),
        "newer": ("unreadable", 0),
        "header": ("unreadable", 0),
        "other": ("unreadable", 0),
        "rules": ("frozen", 1),
        then.table_id: ("frozen", len(then.rows) + 1),
    }
    assert len(found.findings) == len(logs) - 1
    assert all(each.why("es") and each.why("en") for each in found.bad)
    assert found.counts()["table", "frozen"] == 2
