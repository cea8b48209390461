"""Every row of the corpus is read whole, and would be written again. The corpus only grows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.corpus.databases import logs_of, names, newest

from canasta.club.server import inputs, register_state, sheet_state
from canasta.server.journal.kind import HOMES, JournalError, kind_named, replay
from canasta.server.store import Row, Stored
from canasta.server.tables import inputs as table_inputs

pytestmark = pytest.mark.anyio
KINDS: dict[str, Any] = {name: kind_named(name) for name in HOMES}


@pytest.mark.parametrize("name", names())
def test_every_stored_field_is_read_and_would_be_written_again(name: str) -> None:
    for stored, row in rows_in(name):
        kind = KINDS[stored.kind]
        written = kind.body(*kind.rows.decode(row.body))
        assert kind.rows.decode(written) == kind.rows.decode(row.body)
        assert holds(msgspec.json.decode(written), msgspec.json.decode(row.body)), (stored.table_id, row.seq)


def rows_in(name: str) -> Iterator[tuple[Stored, Row]]:
    for stored in logs_of(name):
        for row in stored.rows:
            yield stored, row


def holds(now: Any, then: Any) -> bool:
    """True if everything that was said then is said now; fields may have come."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(name in now and holds(now[name], then[name]) for name in then)
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(holds, now, then))
    return bool(now == then)


@pytest.mark.parametrize("name", names())
def test_what_a_newer_program_of_this_format_adds_is_ignored(name: str) -> None:
    for stored, row in rows_in(name):
        kind = KINDS[stored.kind]
        more = msgspec.json.encode(with_more(msgspec.json.decode(row.body)))
        assert more != row.body
        assert kind.rows.decode(more) == kind.rows.decode(row.body)


def with_more(found: Any, *, free: bool = False) -> Any:
    """The same with a field more in every object that has fields; house rules and facts of a case are free."""
    if isinstance(found, dict):
        more = {} if free else {"ink": {"colour": "blue"}}
        return {name: with_more(value, free=name in ("house", "facts")) for name, value in found.items()} | more
    return [with_more(each) for each in found] if isinstance(found, list) else found


def test_by_rules_that_are_gone_each_log_tells_its_scores() -> None:
    told = set()
    for stored in logs_of(newest()):
        if stored.kind == "register":  # it plays by no rules
            continue
        gone = [replace(row, body=re.sub(rb'"rules":"[^"]+"', b'"rules":"casera"', row.body)) for row in stored.rows]
        with pytest.raises(JournalError) as caught:
            replay(KINDS[stored.kind], replace(stored, rows=gone))
        assert caught.value.code == "frozen-rules", stored.table_id
        told |= {stored.kind} if caught.value.data["scores"] != "none" else set()
    assert told == {"table", "sheet"}, "no competition of the corpus is over"


def test_the_corpus_has_every_input() -> None:
    """A new input gets a scene in `tests/server/corpus`."""
    found: dict[str, set[str]] = {kind: set() for kind in KINDS}
    for stored in logs_of(newest()):
        found[stored.kind] |= {msgspec.json.decode(row.body)[1]["did"] for row in stored.rows}
    wanted = {
        kind: {str(each.__struct_config__.tag) for each in union.__args__}
        for kind, union in (
            ("table", table_inputs.Input), ("club", inputs.Input), ("sheet", sheet_state.SheetInput),
            ("register", register_state.RegisterInput),
        )
    }  # fmt: skip
    assert {kind: missing for kind in wanted if (missing := sorted(wanted[kind] - found[kind]))} == {}
