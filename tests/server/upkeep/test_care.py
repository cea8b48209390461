"""The care of logs: names that are erased, old logs that are pruned whole; everything else stays as it was."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.store.conftest import removed
from tests.server.upkeep.conftest import frozen, spoilt

from canasta.club.server.club_state import ClubState
from canasta.club.server.register_state import ClubRegister
from canasta.club.server.sheet_state import ClubSheet
from canasta.server.journal.kind import JournalError
from canasta.server.journal.time_and_chance import wall_ms
from canasta.server.store import Row, Store, Stored
from canasta.server.tables.table import DAY_MS, Table
from canasta.server.upkeep.copy_file import CopyError
from canasta.server.upkeep.names import NameEraser, find_names, person_at
from canasta.server.upkeep.pruning import OldLogs, old_logs, pruned
from canasta.server.upkeep.replays import kind_of, replayed

pytestmark = pytest.mark.anyio


def people(log: Stored) -> tuple[str, ...]:
    """The names that a log shows now."""
    state = replayed(log)
    if isinstance(state, Table):
        return tuple(chair.name for chair in state.chairs if chair is not None)
    if isinstance(state, ClubSheet):
        return state.sheet.players
    if isinstance(state, ClubRegister):
        register = state.register.state
        return tuple(map(register.names.spelling, register.members))
    return tuple(player for pair in state.competition.state.pairs.values() for player in pair.players)


async def test_an_erased_name_is_nowhere_and_all_else_stays(stocked: str, logs: list[Stored]) -> None:
    name = min(name for log in logs if log.kind == "club" for name in people(log))
    async with await Store.open(stocked) as store:
        found = await find_names(store, [f" {name.upper()} "], "Nobody")
        assert found.bodies
        await store.rewrite(found.bodies)
        for log in logs:
            after = await store.load(log.table_id)
            assert after is not None
            changed = found.bodies.get(log.table_id, {})
            for row, was in zip(after.rows, log.rows, strict=True):
                expected = was.body if row.seq not in changed else None
                assert expected in (None, row.body)
                assert (row.seq, row.command, row.at) == (was.seq, was.command, was.at)
            before, now = replayed(log), replayed(after)
            assert now.seq == before.seq
            (instead,) = found.instead
            assert people(after) == tuple(
                instead if each.casefold() == name.casefold() else each for each in people(log)
            )
            if isinstance(now, ClubState) and isinstance(before, ClubState):
                ranks = [[(line.place, line.pair, line.figures) for line in each.standings()] for each in (before, now)]
                assert ranks[0] == ranks[1]
            if isinstance(now, Table) and isinstance(before, Table) and before.match is not None:
                assert now.match is not None
                assert now.match.scores == before.match.scores


async def test_a_person_is_found_by_their_seat(kept: str, logs: list[Stored]) -> None:
    """A rematch is another table with the same keys, and a person may have been renamed."""
    tables = {log.table_id: replayed(log) for log in logs if log.kind == "table"}
    async with await Store.open(kept) as store:
        for log_id, table in tables.items():
            assert isinstance(table, Table)
            for number, chair in enumerate(table.chairs):
                if chair is None or chair.key_hash is None:
                    continue
                key_hash, names, where = await person_at(store, f"{log_id}:{number}")
                assert key_hash == chair.key_hash
                assert chair.name in names
                assert log_id in where
                opened = {log.table_id for log in logs if any(chair.key_hash.encode() in row.body for row in log.rows)}
                assert set(where) == opened
        for nobody in ("none:0", f"{log_id}:9", f"{log_id}:", f"{log_id}:x"):
            with pytest.raises(CopyError):
                await person_at(store, nobody)


async def test_a_person_is_found_past_logs_that_cannot_be_read(kept: str, logs: list[Stored]) -> None:
    """A spoilt row tells no name; a log with a gap is named as one in which they may stand."""
    first, spoilt_one, gap, *_ = (log for log in logs if log.kind == "table")
    seated = next(number for number, chair in enumerate(replayed(first).chairs) if chair and chair.key_hash)
    async with await Store.open(kept) as store:
        before = await person_at(store, f"{first.table_id}:{seated}")
        other = replace(spoilt_one.rows[-1], body=b'[0,{"did":"joined","chair":[]}]')
        worse = replace(spoilt_one, rows=[*spoilt_one.rows[:-1], other])
        short = replace(gap, rows=[gap.rows[0], *gap.rows[2:]])
        await removed(store, [worse.table_id, short.table_id])
        await store.take_in([worse, short])
        _, names, where = await person_at(store, f"{first.table_id}:{seated}")
        assert set(names) <= set(before.names)
        assert set(where) == {*before.logs, gap.table_id}
        found = await find_names(store, names, "Nobody", where)
        assert [fault.code for fault in found.faults] == ["rows-missing"]


async def test_words_that_merely_contain_a_name_stay(tmp_path: Any) -> None:
    def row(seq: int, **said: Any) -> Row:
        return Row(seq, None, json.dumps([0, said]).encode(), 1.0)

    eraser = NameEraser(["Ana", "Eva Luz"], ["Nobody 1", "Nobody 2"])
    stored = Stored("x", "", b"{}", 1.0, [
        row(1, did="said", text="Mañana, Ana; Anabel. ANA's"),
        row(2, did="made", players=["Ana", "Anabel", "eva  luz"], rules="Ana", key_hash="Ana"),
        row(3, did="contributed", text="Ana"),
        row(4, did="entries", entries=[{"entry": "x", "reason": "Eva Luz came late", "by": "Ana (table 1)"}]),
    ])  # fmt: skip
    found = {seq: msgspec.json.decode(body)[1] for seq, body in eraser.changed(stored).items()}
    assert found == {
        1: {"did": "said", "text": "Mañana, Nobody 1; Anabel. Nobody 1's"},
        2: {"did": "made", "players": ["Nobody 1", "Anabel", "Nobody 2"], "rules": "Ana", "key_hash": "Ana"},
        4: {"did": "entries", "entries": [{"entry": "x", "reason": "Nobody 2 came late", "by": "Nobody 1 (table 1)"}]},
    }
    assert eraser.remaining(stored) == 1


async def test_the_address_of_a_call_goes_with_a_name_and_a_seed_keeps_it(tmp_path: Any) -> None:
    def made(seq: int, **settings: Any) -> Row:
        return Row(
            seq, None, json.dumps([0, {"did": "settings", "settings": {"rules": "x", **settings}}]).encode(), 1.0
        )

    def log(*rows: Row) -> Stored:
        return Stored("x", "", b"{}", 1.0, list(rows))

    eraser = NameEraser(["Ana", "600111222"], ["Nobody 1", "Nobody 2"])
    named = Row(2, None, b'[0,{"did":"renamed","name":"Ana"}]', 1.0)
    assert eraser.changed(log(made(1, call="tel:+34911"))) == {}
    found = eraser.changed(log(made(1, call="tel:+34911"), named, made(3, call="https://a.example", seed="Ana")))
    assert [msgspec.json.decode(found[seq])[1]["settings"] for seq in (1, 3)] == [
        {"rules": "x"},
        {"rules": "x", "seed": "Ana"},
    ]
    for call in ("https://meet.example/Ana", "tel:600111222"):
        assert set(eraser.changed(log(made(1, call=call)))) == {1}
    assert eraser.remaining(log(made(1, seed="for Ana"), made(2, seed="Anabel"))) == 1


async def test_a_senseless_log_keeps_its_name_and_is_named(kept: str, logs: list[Stored]) -> None:
    club = max((log for log in logs if log.kind == "club" and people(log)), key=lambda log: len(log.rows))
    name = min(people(club))
    async with await Store.open(kept) as store:
        await removed(store, [club.table_id])
        await store.take_in([spoilt(club)])
        found = await find_names(store, [name], "Nobody", [club.table_id])
    assert (found.bodies, [error.code for error in found.faults]) == ({}, ["senseless"])


async def test_a_name_is_erased_from_a_frozen_log(kept: str, logs: list[Stored]) -> None:
    table = next(log for log in logs if log.kind == "table" and len(people(log)) > 1)
    name = people(table)[0]
    async with await Store.open(kept) as store:
        await removed(store, [table.table_id])
        await store.take_in([frozen(table)])
        found = await find_names(store, [name], "Nobody", [table.table_id])
        assert (found.faults, found.rows > 0) == ([], True)
        await store.rewrite(found.bodies)
        after = await store.load(table.table_id)
    assert after is not None
    assert not any(name.encode() in row.body for row in after.rows)
    with pytest.raises(JournalError, match="in a form that this canasta does not have"):
        replayed(after)


def aged(log: Stored, days: float) -> Stored:
    """The log, last touched so many days ago."""
    by = wall_ms() - days * DAY_MS - log.rows[-1].at
    return replace(log, created=log.created + by, rows=[replace(row, at=row.at + by) for row in log.rows])


def under_way(log: Stored) -> bool:
    """True if the match of a table, or the sheet, was begun and is not over."""
    state = replayed(log)
    if isinstance(state, Table):
        return state.match is not None and state.stage != "finished"
    assert isinstance(state, ClubSheet)
    return bool(state.sheet.deals) and not state.sheet.closed


async def test_what_is_pruned(tmp_path: Any, logs: list[Stored]) -> None:
    tables = [log for log in logs if log.kind == "table"]
    running = next(log for log in tables if under_way(log))
    over = next(log for log in tables if not under_way(log))
    club = next(log for log in logs if log.kind == "club")
    sheet = next(log for log in logs if log.kind == "sheet" and replayed(log).match is None and under_way(log))

    async def gone(*kept: Stored, days: int = 30) -> tuple[set[str], int, int]:
        async with await Store.open(str(tmp_path / "some.db")) as store:
            await store.replace(lambda: kept)
            found = await old_logs(store, days)
        return set(found.gone), found.running, found.unreadable

    assert await gone(aged(running, 40), aged(over, 40)) == ({over.table_id}, 1, 0)
    assert await gone(aged(running, 400), aged(over, 29)) == ({running.table_id}, 0, 0)
    assert await gone(aged(club, 5), days=1) == (set(), 0, 0)
    assert await gone(aged(club, 40), aged(sheet, 40)) == ({club.table_id}, 1, 0)  # a sheet under way too
    assert await gone(aged(spoilt(over), 40)) == (set(), 0, 1)
    for stopped in (frozen(running), frozen(over)):  # the match may be under way
        assert await gone(aged(stopped, 40)) == (set(), 1, 0)
        assert await gone(aged(stopped, 400)) == ({stopped.table_id}, 0, 0)


async def test_a_competition_goes_with_its_parts_or_not_at_all(tmp_path: Any, logs: list[Stored]) -> None:
    club = next(log for log in logs if log.kind == "club" and kind_of(log).parts(log))
    part = next(log for log in logs if log.kind == "table")
    for days, gone in ((40, {club.table_id, part.table_id}), (3, set())):
        async with await Store.open(str(tmp_path / "some.db")) as store:
            old = [aged(club, 40), replace(aged(part, days), held_with=club.table_id)]
            await store.replace(partial(iter, old))
            assert set((await old_logs(store, 30)).gone) == gone


def two_of(logs: list[Stored]) -> tuple[list[Stored], list[Stored]]:
    """Old tables that are over, and an old competition with a part."""
    over = [log for log in logs if log.kind == "table" and not under_way(log)]
    for club in logs:
        parts = kind_of(club).parts(club)
        there = [replace(log, held_with=club.table_id) for log in logs if log.table_id in parts]
        if there:
            return [aged(log, 40) for log in over], [aged(club, 40), *(aged(log, 40) for log in there)]
    raise AssertionError("the corpus has no competition with a part")


async def sweep(store: Store, found: OldLogs | None = None) -> int:
    found = found or await old_logs(store, 30)
    return await pruned(store, found)


async def left(store: Store) -> set[str]:
    return {each.table_id for each in await store.tables()}


async def test_what_is_old_goes(address: str, logs: list[Stored]) -> None:
    tables, club = two_of(logs)
    async with await Store.open(address) as store:
        young = aged(tables.pop(), 5)
        await store.take_in([*tables, *club, young])
        assert await sweep(store) == 0
        assert await left(store) == {young.table_id}


async def test_what_was_touched_since_the_look_stays(address: str, logs: list[Stored]) -> None:
    (touched, *_), club = two_of(logs)
    async with await Store.open(address) as store:
        await store.take_in([touched, *club])
        found = await old_logs(store, 30)
        number = len(touched.rows) + 1
        await store.append(touched.table_id, [Row(number, None, b"[]", found.before + 1.0)])
        assert await sweep(store, found) == 1
        assert await left(store) == {touched.table_id}
