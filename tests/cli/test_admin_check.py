"""`canasta admin check`: everything that a database keeps is replayed, and nothing is changed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.cli.running import run
from tests.cli.test_admin import execute
from tests.server.corpus.databases import read

from canasta.server.store import Store

LOGS = ("table-lobby", "table-two-people", "club-league", "sheet-clasica")


async def _filled(file: Path) -> None:
    async with await Store.open(str(file)) as store:
        for name in LOGS:
            stored = read(name)
            await store.create(stored.table_id, stored.seed, stored.first, stored.created, kind=stored.kind)  # type: ignore[arg-type]
            await store.append(stored.table_id, stored.rows)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with four logs."""
    made = tmp_path / "tables.sqlite"
    asyncio.run(_filled(made))
    return made


def test_it_says_that_all_is_well(file: Path) -> None:
    before = file.read_bytes()
    done = run("admin", "check", "--db", str(file))
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines() == [
        "Tables: 2 good, 0 frozen, 0 unreadable",
        "Competitions: 1 good, 0 frozen, 0 unreadable",
        "Score sheets: 1 good, 0 frozen, 0 unreadable",
        "Everything opens and goes on.",
    ]
    assert file.read_bytes() == before
    assert "Todo se abre y sigue." in run("admin", "check", "--db", str(file), lang="es").out


def test_it_names_what_does_not_go_on_and_why(file: Path) -> None:
    lobby, played = (read(name).table_id for name in LOGS[:2])
    execute(file, "UPDATE canasta_log SET body = ? WHERE table_id = ? AND seq = 2", b'[0,{"did":"flown"}]', lobby)
    execute(
        file,
        "UPDATE canasta_table SET first = ? WHERE table_id = ?",
        b'{"format":1,"rules":"clasica","version":1,"digest":"00"}',
        played,
    )
    done = run("admin", "check", "--db", str(file))
    assert done.status == 1
    assert f"{lobby} makes no sense at step 2 of " in done.out
    assert f"{played} is frozen at step 1 of " in done.out
    assert "in a form that this canasta does not have" in " ".join(done.out.split())
    assert "Tables: 0 good, 1 frozen, 1 unreadable" in done.out
    found = run("admin", "check", "--db", str(file), "--json").json
    assert found["counts"]["table"] == {"good": 0, "frozen": 1, "unreadable": 1}
    assert found["counts"]["club"] == {"good": 1, "frozen": 0, "unreadable": 0}
    assert {(each["id"], each["health"]) for each in found["bad"]} == {(lobby, "unreadable"), (played, "frozen")}
    execute(file, "DELETE FROM canasta_log WHERE table_id = ? AND seq = 2", played)
    execute(file, "UPDATE canasta_table SET first = ? WHERE table_id = ?", b'{"format":9}', lobby)
    out = run("admin", "check", "--db", str(file)).out
    assert "rows of" in out
    assert "newer canasta" in out


def test_it_reads_beside_a_running_server(file: Path) -> None:
    async def beside() -> int:
        async with await Store.open(str(file)):
            return (await asyncio.to_thread(run, "admin", "check", "--db", str(file))).status

    assert asyncio.run(beside()) == 0


def test_bad_input_gets_one_sentence(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "list.txt"
    other.write_text("milk")
    assert "There is no database" in run("admin", "check", "--db", str(tmp_path / "nothing")).sentence
    assert "not a canasta database" in run("admin", "check", "--db", str(other)).sentence
    assert run("admin", "check", "--db", "mysql://x/y").sentence
    assert run("admin", "check", "--db", str(tmp_path)).sentence
    execute(file, "UPDATE canasta_version SET version_num = '9999'")
    assert "newer canasta" in run("admin", "check", "--db", str(file)).sentence
    assert "más nueva" in run("admin", "check", "--db", str(file), lang="es").sentence
