"""The care of logs: names that are erased, keys that are new, old logs that go; everything else stays as it was."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.store.conftest import removed
from tests.server.upkeep.conftest import spoilt

from canasta.server.clubs.club_state import ClubState
from canasta.server.clubs.links import derived_key
from canasta.server.clubs.sheet_state import ClubSheet
from canasta.server.journal.clocks import wall_ms
from canasta.server.store import Row, Store, Stored
from canasta.server.tables.people import hash_of
from canasta.server.tables.table import DAY_MS, Table
from canasta.server.upkeep.errors import CopyError
from canasta.server.upkeep.keys import _joined, rotated, rotated_together
from canasta.server.upkeep.listings import summary
from canasta.server.upkeep.names import NameEraser, erased, find_names, names_of
from canasta.server.upkeep.pruning import old_logs
from canasta.server.upkeep.replays import replayed

pytestmark = pytest.mark.anyio


def people(logs: list[Stored]) -> set[str]:
    return {name for log in logs for name in summary(log).people}


async def test_an_erased_name_is_nowhere_and_all_else_stays(stocked: str, logs: list[Stored]) -> None:
    name = min(people([log for log in logs if log.kind == "club"]))
    async with await Store.open(stocked) as store:
        found = await find_names(store, [f" {name.upper()} "], "Nobody")
        assert found.bodies
        await erased(store, found)
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
            assert summary(after).people == tuple(
                instead if each.casefold() == name.casefold() else each for each in summary(log).people
            )
            if isinstance(now, ClubState) and isinstance(before, ClubState):
                ranks = [[(line.place, line.pair, line.figures) for line in each.standings()] for each in (before, now)]
                assert ranks[0] == ranks[1]
            if isinstance(now, Table) and isinstance(before, Table) and before.match is not None:
                assert now.match is not None
                assert now.match.scores == before.match.scores


async def test_a_person_is_found_by_their_seat(stocked: str, logs: list[Stored]) -> None:
    """A rematch is another table with the same keys, and a person may have been renamed."""
    tables = {log.table_id: replayed(log) for log in logs if log.kind == "table"}
    async with await Store.open(stocked) as store:
        for log_id, table in tables.items():
            assert isinstance(table, Table)
            for number, chair in enumerate(table.chairs):
                if chair is None or chair.key_hash is None:
                    continue
                names, where = await names_of(store, f"{log_id}:{number}")
                assert chair.name in names
                assert log_id in where
                opened = {log.table_id for log in logs if any(chair.key_hash.encode() in row.body for row in log.rows)}
                assert set(where) == opened
        for nobody in ("none:0", f"{log_id}:9", f"{log_id}:", f"{log_id}:x"):
            with pytest.raises(CopyError):
                await names_of(store, nobody)


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


async def test_a_senseless_log_keeps_its_name_and_is_named(stocked: str, logs: list[Stored]) -> None:
    club = max((log for log in logs if log.kind == "club" and people([log])), key=lambda log: len(log.rows))
    name = min(people([club]))
    async with await Store.open(stocked) as store:
        await removed(store, [club.table_id])
        await store.take_in([spoilt(club)])
        found = await find_names(store, [name], "Nobody", [club.table_id])
    assert (found.bodies, [error.code for error in found.faults]) == ({}, ["senseless"])


async def test_new_keys_open_what_the_old_ones_did(stocked: str, logs: list[Stored]) -> None:
    async with await Store.open(stocked) as store:
        for log in logs:
            before = replayed(log)
            if isinstance(before, ClubSheet) and before.match is not None:
                continue
            found = rotated(log)
            await store.rewrite({log.table_id: found.bodies})
            after = await store.load(log.table_id)
            assert after is not None
            now = replayed(after)
            assert now.seq == before.seq
            if isinstance(now, Table) and isinstance(before, Table):
                held = {n: chair.key_hash for n, chair in enumerate(now.chairs) if chair and chair.key_hash}
                assert held == {number: hash_of(key) for number, key in found.keys.items()}
                old = {chair.key_hash for chair in before.chairs if chair and chair.key_hash}
                assert old.isdisjoint(held.values())
                continue
            assert not isinstance(now, Table)
            assert not isinstance(before, Table)
            shown = [(link.role, link.table, link.label, link.revoked) for link in now.links]
            assert shown == [(link.role, link.table, link.label, link.revoked) for link in before.links]
            assert {link.key_hash for link in now.links}.isdisjoint(link.key_hash for link in before.links)
            for link in now.links:
                if link.number in found.keys:
                    assert link.key_hash == hash_of(found.keys[link.number])
                elif link.made_by in found.keys and link.salt:
                    key = derived_key(found.keys[link.made_by], link.salt, link.place)
                    assert link.key_hash == hash_of(key)


async def test_a_rematch_gets_the_same_new_keys(tmp_path: Any, logs: list[Stored]) -> None:
    first = max((log for log in logs if log.kind == "table" and rotated(log).keys), key=lambda log: len(log.rows))
    rematch, other = (replace(first, table_id=f"zzzzzzzzz{n}") for n in "23")
    foreign = {str(entry.key_hash): hash_of("another") + str(n) for n, (_, _, entry) in enumerate(_joined(other))}
    for old, new in foreign.items():
        other = replace(other, rows=[replace(r, body=r.body.replace(old.encode(), new.encode())) for r in other.rows])
    async with await Store.open(str(tmp_path / "some.db")) as store:
        await store.take_in([first, rematch, other])
        found = await rotated_together(store, first.table_id)
        assert list(found) == [first.table_id, rematch.table_id]
        assert found[first.table_id].keys == found[rematch.table_id].keys
        with pytest.raises(CopyError, match="nobody"):
            await rotated_together(store, "nobody")


def aged(log: Stored, days: float) -> Stored:
    """The log, last touched so many days ago."""
    by = wall_ms() - days * DAY_MS - log.rows[-1].at
    return replace(log, created=log.created + by, rows=[replace(row, at=row.at + by) for row in log.rows])


async def test_what_is_pruned(tmp_path: Any, logs: list[Stored]) -> None:
    stages = {log.table_id: (log.kind, summary(log)) for log in logs}
    running = next(log for log in logs if log.kind == "table" and stages[log.table_id][1].state == "playing")
    over = next(log for log in logs if log.kind == "table" and stages[log.table_id][1].state != "playing")
    club = next(log for log in logs if log.kind == "club")
    of_its_own = [log for log in logs if log.kind == "sheet" and stages[log.table_id][1].of is None]
    sheet = next(log for log in of_its_own if stages[log.table_id][1].state == "playing")

    async def gone(*kept: Stored, days: int = 30) -> tuple[set[str], int, int]:
        async with await Store.open(str(tmp_path / "some.db")) as store:
            await removed(store, [each.table_id for each in await store.tables()])
            await store.take_in(kept)
            found = await old_logs(store, days)
        return set(found.gone), found.running, found.unreadable

    assert await gone(aged(running, 40), aged(over, 40)) == ({over.table_id}, 1, 0)
    assert await gone(aged(running, 400), aged(over, 29)) == ({running.table_id}, 0, 0)
    assert await gone(aged(club, 5), days=1) == (set(), 0, 0)
    assert await gone(aged(club, 40), aged(sheet, 40)) == ({club.table_id}, 1, 0)  # a sheet under way too
    assert await gone(aged(spoilt(over), 40)) == (set(), 0, 1)


async def test_a_competition_goes_with_its_parts_or_not_at_all(tmp_path: Any, logs: list[Stored]) -> None:
    club = next((log for log in logs if log.kind == "club" and set(summary(log).parts)), None)
    assert club is not None
    part = summary(club).parts[0]
    kept = next((log for log in logs if log.table_id == part), None) or replace(
        next(log for log in logs if log.kind == ("sheet" if part.startswith("S") else "table")), table_id=part
    )
    for days, gone in ((40, {club.table_id, part}), (3, set())):
        async with await Store.open(str(tmp_path / "some.db")) as store:
            await removed(store, [each.table_id for each in await store.tables()])
            await store.take_in([aged(club, 40), aged(kept, days)])
            assert set((await old_logs(store, 30)).gone) == gone
