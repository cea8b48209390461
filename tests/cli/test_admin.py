"""`canasta admin` at the terminal: what each command says, its exit status, and what the database is afterwards."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from tests.cli.running import Done, run
from tests.server.store.conftest import postgres  # noqa: F401 - the fixture
from tests.server.upkeep.conftest import corpus, spoilt, stocked_file  # noqa: F401 - a fixture

from canasta.server.live import Hub
from canasta.server.store import Store
from canasta.server.tables.errors import TableError
from canasta.server.workers import Inside

COMMANDS = ("list", "check", "export", "import", "backup", "restore", "prune", "erase")
LOGS = corpus()
CLUB = next(log.table_id for log in LOGS if log.kind == "club")


@pytest.fixture
def db(stocked_file: Path, tmp_path: Path) -> Path:  # noqa: F811 - the fixture
    return Path(shutil.copy(stocked_file, tmp_path / "tables.db"))


@contextmanager
def served(db: Path) -> Iterator[None]:
    """A server that has the file open."""
    loop = asyncio.new_event_loop()
    store = loop.run_until_complete(Store.open(str(db)))
    try:
        yield
    finally:
        loop.run_until_complete(store.close())
        loop.close()


def admin(db: Path, *words: str, lang: str = "en") -> Done:
    return run("admin", *words, "--db", str(db), lang=lang, columns=140)


def execute(db: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute(statement, values)


def rows(db: Path, statement: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(db)) as connection:
        return connection.execute(statement, values).fetchall()


def test_the_help_names_every_command() -> None:
    for lang in ("en", "es"):
        done = run("admin", "--help", lang=lang)
        assert done.status == 0
        assert all(f"  {command} " in done.out for command in COMMANDS)
    for command in COMMANDS:
        assert run("admin", command, "--help").status == 0
    assert run("admin").status == 0
    assert "expected one of list, check" in run("admin", "chekc").sentence


def test_everything_is_listed_while_the_server_runs(db: Path) -> None:
    with served(db):
        found = admin(db, "list", "--json").json
        assert {(each["id"], each["kind"], each["rows"]) for each in found} == {
            (log.table_id, log.kind, len(log.rows)) for log in LOGS
        }
        touched = [each["touched"] for each in found]
        assert touched == sorted(touched, reverse=True)
        shown = admin(db, "list", lang="es")
        assert (shown.status, len(shown.out.splitlines())) == (0, 1 + len(LOGS))
    execute(db, "UPDATE canasta_table SET kind = 'zzz', created = 1e300 WHERE table_id = ?", CLUB)
    [line] = [line for line in admin(db, "list").out.splitlines() if CLUB in line]
    assert line.split()[1:3] == ["?", "?"], "a row that somebody changed stops no listing"


def ids(db: Path) -> set[str]:
    return {each["id"] for each in admin(db, "list", "--json").json}


def test_a_log_goes_to_another_database(db: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.jsonl", tmp_path / "other.db"
    with served(db):
        done = admin(db, "export", CLUB, str(copy))
    assert (done.status, done.err) == (0, "")
    assert copy.stat().st_mode & 0o777 == 0o600
    done = admin(other, "import", str(copy))
    assert done.status == 0
    assert f"/club/{CLUB}#k=" in done.out  # the copy says no key, so the organiser has a new link
    assert CLUB in admin(other, "import", str(copy)).sentence
    assert str(copy) in admin(db, "export", CLUB, str(copy)).sentence
    assert admin(db, "export", CLUB).sentence


def test_some_logs_go_together(db: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.jsonl", tmp_path / "other.db"
    some = [log.table_id for log in LOGS[:3]]
    assert admin(db, "export", *some, str(copy)).status == 0
    assert admin(other, "import", str(copy)).status == 0
    assert set(some) <= ids(other)


def test_what_changes_logs_waits_for_the_server_to_stop(db: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    copy = tmp_path / "copy.jsonl"
    admin(db, "export", CLUB, str(copy))
    with served(db):
        assert admin(db, "backup", str(backup)).status == 0
        for words in (
            ("import", str(copy)), ("restore", str(backup), "--yes"), ("prune", "--yes"), ("prune", CLUB, "--yes"),
            ("erase", "Ana", "--yes"),
        ):  # fmt: skip
            assert "stop it first" in admin(db, *words).sentence


def test_a_backup_is_restored_and_what_was_there_is_kept(db: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    done = admin(db, "backup", str(backup))
    assert (done.status, f"{len(LOGS)}" in done.out) == (0, True)
    execute(db, "DELETE FROM canasta_log WHERE table_id = ?", CLUB)
    assert "--yes" in admin(db, "restore", str(backup)).err  # nobody can be asked
    done = admin(db, "restore", str(backup), "--yes")
    assert done.status == 0
    assert rows(db, "SELECT * FROM canasta_log ORDER BY 1, 2") == rows(
        backup, "SELECT * FROM canasta_log ORDER BY 1, 2"
    )
    (aside,) = tmp_path.glob("tables.db.before-*")
    assert rows(aside, "SELECT count(*) FROM canasta_log WHERE table_id = ?", CLUB) == [(0,)]


def test_a_backup_with_a_senseless_log_is_not_restored_unasked(db: Path, tmp_path: Path) -> None:
    bad, backup = spoilt(LOGS[2]), tmp_path / "backup.db"
    changed = bad.rows[-1].body, bad.table_id, bad.rows[-1].seq
    execute(db, "UPDATE canasta_log SET body = ? WHERE table_id = ? AND seq = ?", *changed)
    done = admin(db, "backup", str(backup))
    assert (done.status, bad.table_id in done.out) == (1, True)
    other = tmp_path / "other.db"
    done = admin(other, "restore", str(backup))
    assert (done.status, bad.table_id in done.out) == (1, True)
    assert rows(other, "SELECT count(*) FROM canasta_table") == [(0,)]
    assert admin(other, "restore", str(backup), "--with-faults").status == 0
    assert rows(other, "SELECT count(*) FROM canasta_table") == [(len(LOGS),)]


def test_what_is_no_backup_is_refused(db: Path, tmp_path: Path) -> None:
    file = tmp_path / "nonsense"
    execute(tmp_path / "foreign", "CREATE TABLE songs (title)")
    for content in (b"", b"nonsense", b"SQLite format 3\0nonsense", (tmp_path / "foreign").read_bytes()):
        file.write_bytes(content)
        assert str(file.name) in admin(db, "restore", str(file), "--yes").sentence
    assert admin(db, "restore", str(tmp_path / "none"), "--yes").sentence
    assert admin(tmp_path / "none.db", "list").sentence
    assert rows(db, "SELECT count(*) FROM canasta_table") == [(len(LOGS),)]


def test_an_erased_name_is_not_even_in_the_free_pages(db: Path) -> None:
    name = "Beatriz"  # of the corpus
    assert name.encode() in db.read_bytes()
    done = admin(db, "erase", name, "--yes")
    assert done.status == 0
    assert name.encode() not in db.read_bytes()
    assert not db.with_name("tables.db-wal").exists()
    assert admin(db, "erase", name, "--yes").status == 0  # nothing to do
    for wrong in (("  ",), (), ("Ana", "--person", "x:1"), ("--person", "x:1")):
        assert admin(db, "erase", *wrong, "--yes").sentence


def test_old_logs_are_pruned(db: Path) -> None:
    execute(db, "UPDATE canasta_table SET touched = touched - 5e11 WHERE ? IN (table_id, held_with)", CLUB)
    gone = {
        str(one) for (one,) in rows(db, "SELECT table_id FROM canasta_table WHERE ? IN (table_id, held_with)", CLUB)
    }
    assert "--yes" in admin(db, "prune", "--keep-days", "3000").err
    assert admin(db, "prune", "--keep-days", "3000", "--yes").status == 0
    assert ids(db) == {log.table_id for log in LOGS} - gone
    assert admin(db, "prune", "--keep-days", "6", "--yes").sentence


def test_a_named_log_goes_with_all_that_is_held_with_it(db: Path) -> None:
    alone, held, stranger = [log.table_id for log in LOGS if log.kind == "table"][:3]
    execute(db, "UPDATE canasta_table SET held_with = ? WHERE table_id = ?", CLUB, held)
    execute(db, "UPDATE canasta_table SET kind = 'zzz', created = 1e300 WHERE table_id = ?", alone)
    execute(db, "UPDATE canasta_log SET at = 1e300 WHERE table_id = ?", alone)
    assert admin(db, "export", alone, str(db.with_name("copy.jsonl"))).sentence
    assert "Cnobody" in admin(db, "prune", alone, "Cnobody", "--yes").sentence
    assert "--yes" in admin(db, "prune", alone).err
    of_club = {str(one) for (one,) in rows(db, "SELECT table_id FROM canasta_table WHERE held_with = ?", CLUB)}
    assert held in of_club
    for names, gone in (([alone], {alone}), ([CLUB, held], {CLUB, *of_club})):
        before = ids(db)
        done = admin(db, "prune", *names, "--yes", lang="es")
        assert (done.status, all(name in done.out for name in gone)) == (0, True)
        assert ids(db) == before - gone
        assert rows(db, "SELECT count(*) FROM canasta_log WHERE table_id = ?", names[0]) == [(0,)]
        assert names[0].encode() not in db.read_bytes()
    assert stranger in ids(db)


def test_on_postgresql_servers_may_run_and_are_told(postgres: str) -> None:  # noqa: F811 - the fixture
    """A log that is erased beside a server leaves its memory too: nothing of it is shown or stored again."""

    async def while_it_runs() -> None:
        async with await Store.open(postgres) as store:
            await store.take_in(LOGS)
            hub = Hub(store, executor=Inside())
            await hub.start()
            try:
                name = next(log.table_id for log in LOGS if log.kind == "table")
                before = await hub.tables.take(name)
                seated = next(chair.name for chair in before.table.chairs if chair is not None and chair.key_hash)
                done = await asyncio.to_thread(run, "admin", "erase", seated, "--in", name, "--yes", "--db", postgres)
                assert done.status == 0, done.err
                async with asyncio.timeout(20):
                    while not before.lost:
                        await asyncio.sleep(0.01)
                after = await hub.tables.take(name)
                assert seated not in [chair.name for chair in after.table.chairs if chair is not None]
                gone = await asyncio.to_thread(run, "admin", "prune", name, "--yes", "--db", postgres)
                assert gone.status == 0, gone.err
                async with asyncio.timeout(20):
                    while not after.lost:
                        await asyncio.sleep(0.01)
                with pytest.raises(TableError, match="does not exist"):
                    await hub.tables.take(name)
            finally:
                await hub.close()

    asyncio.run(while_it_runs())
