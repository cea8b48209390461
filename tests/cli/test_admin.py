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
from tests.server.upkeep.conftest import corpus, spoilt

from canasta.server.store import Store, Stored
from canasta.server.store.values import Peer

LOGS = corpus()
CLUB = next(log.table_id for log in LOGS if log.kind == "club")


async def _stock(file: Path, logs: list[Stored]) -> None:
    async with await Store.open(str(file)) as store:
        await store.take_in(logs)


@pytest.fixture(scope="module")
def stocked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("stocked") / "tables.db"
    asyncio.run(_stock(file, LOGS))
    return file


@pytest.fixture
def db(stocked: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(stocked, tmp_path / "tables.db"))


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


def rows(db: Path, statement: str, *values: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(db)) as connection:
        return connection.execute(statement, values).fetchall()


def test_the_help_names_every_command() -> None:
    for lang in ("en", "es"):
        done = run("admin", "--help", lang=lang)
        assert done.status == 0
        for command in ("list", "show", "export", "import", "backup", "restore", "prune", "remove", "erase"):
            assert f"  {command} " in done.out
    for command in ("list", "export", "remove", "erase", "rotate-keys"):
        assert run("admin", command, "--help").status == 0
    assert run("admin").status == 0


def test_everything_is_listed_while_the_server_runs(db: Path) -> None:
    with served(db):
        done = admin(db, "list", "--json")
        assert {each["id"] for each in done.json} == {log.table_id for log in LOGS}
        assert {each["state"] for each in done.json} == {"open", "playing", "finished"}
        touched = [each["touched"] for each in done.json]
        assert touched == sorted(touched, reverse=True)
        clubs = admin(db, "list", "--kind", "club", "--most", "2", "--json").json
        assert [each["kind"] for each in clubs] == ["club", "club"]
        shown = admin(db, "list", "--most", "1", lang="es")
        assert (shown.status, len(shown.out.splitlines())) == (0, 3)
        assert "--most" in shown.out


def test_one_is_shown_without_a_key(db: Path) -> None:
    found = admin(db, "show", CLUB, "--json").json
    assert (found["id"], found["kind"]) == (CLUB, "club")
    assert found["links"]["organiser"] == 1
    assert found["people"]
    assert "hash" not in admin(db, "show", CLUB, "--json").out
    assert CLUB in admin(db, "show", CLUB).out
    assert "Cnobody" in admin(db, "show", "Cnobody").sentence


def test_a_log_goes_to_another_database(db: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.jsonl", tmp_path / "other.db"
    with served(db):
        done = admin(db, "export", CLUB, str(copy))
    assert (done.status, done.err) == (0, "")
    assert copy.stat().st_mode & 0o777 == 0o600
    done = admin(other, "import", str(copy))
    assert done.status == 0
    assert f"/club/{CLUB}#k=" in done.out  # the copy says no key, so the organiser has a new link
    assert admin(other, "show", CLUB, "--json").json["links"]["organiser"] == 2
    assert CLUB in admin(other, "import", str(copy)).sentence
    assert str(copy) in admin(db, "export", CLUB, str(copy)).sentence
    assert admin(db, "export", CLUB).sentence


def test_some_logs_go_together(db: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.jsonl", tmp_path / "other.db"
    ids = [log.table_id for log in LOGS[:3]]
    assert admin(db, "export", *ids, str(copy)).status == 0
    assert admin(other, "import", str(copy)).status == 0
    assert set(ids) <= {each["id"] for each in admin(other, "list", "--json").json}


def test_what_changes_logs_waits_for_the_server_to_stop(db: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    copy = tmp_path / "copy.jsonl"
    admin(db, "export", CLUB, str(copy))
    with served(db):
        assert admin(db, "backup", str(backup)).status == 0
        for words in (
            ("import", str(copy)), ("restore", str(backup), "--yes"), ("prune", "--yes"), ("erase", "Ana", "--yes"),
            ("rotate-keys", CLUB, "--yes"),
        ):  # fmt: skip
            assert "stop it first" in admin(db, *words).sentence


def test_a_backup_is_restored_and_what_was_there_is_kept(db: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    done = admin(db, "backup", str(backup))
    assert (done.status, f"{len(LOGS)}" in done.out) == (0, True)
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("DELETE FROM canasta_log WHERE table_id = ?", [CLUB])
        connection.commit()
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
    with closing(sqlite3.connect(db)) as connection:
        connection.execute(
            "UPDATE canasta_log SET body = ? WHERE table_id = ? AND seq = ?",
            [bad.rows[-1].body, bad.table_id, bad.rows[-1].seq],
        )
        connection.commit()
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
    with closing(sqlite3.connect(tmp_path / "foreign")) as connection:
        connection.execute("CREATE TABLE songs (title)")
        connection.commit()
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
    with closing(sqlite3.connect(db)) as connection:
        parts = admin(db, "show", CLUB, "--json").json["parts"]
        gone = {CLUB, *parts} & {log.table_id for log in LOGS}
        for each in gone:
            connection.execute("UPDATE canasta_table SET touched = touched - 5e11 WHERE table_id = ?", [each])
        connection.commit()
    assert "--yes" in admin(db, "prune", "--keep-days", "3000").err
    assert admin(db, "prune", "--keep-days", "3000", "--yes").status == 0
    assert {each["id"] for each in admin(db, "list", "--json").json} == {log.table_id for log in LOGS} - gone
    assert admin(db, "prune", "--keep-days", "6", "--yes").sentence


def test_one_log_is_removed_with_all_that_is_held_with_it(db: Path) -> None:
    alone, held, stranger = [log.table_id for log in LOGS if log.kind == "table"][:3]
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("UPDATE canasta_table SET held_with = ? WHERE table_id = ?", [CLUB, held])
        connection.execute("UPDATE canasta_table SET kind = 'zzz', created = 1e300 WHERE table_id = ?", [alone])
        connection.execute("UPDATE canasta_log SET at = 1e300 WHERE table_id = ?", [alone])
        connection.commit()
    listed = admin(db, "list", "--most", "1000")
    assert (listed.status, alone in listed.out) == (0, True)  # a bad log stops no listing
    assert admin(db, "show", alone).status == 0
    assert admin(db, "export", alone, str(db.with_name("copy.jsonl"))).sentence
    assert admin(db, "remove", "Cnobody", "--yes").sentence
    assert "--yes" in admin(db, "remove", alone).err
    with served(db):
        assert admin(db, "remove", alone, "--yes").sentence
    of_club = {str(one) for (one,) in rows(db, "SELECT table_id FROM canasta_table WHERE held_with = ?", CLUB)}
    assert held in of_club
    for name, gone in ((alone, {alone}), (CLUB, {CLUB, *of_club})):
        before = {each["id"] for each in admin(db, "list", "--json", "--most", "1000").json}
        done = admin(db, "remove", name, "--yes", lang="es")
        assert (done.status, name in done.out) == (0, True)
        assert {each["id"] for each in admin(db, "list", "--json", "--most", "1000").json} == before - gone
        assert rows(db, "SELECT count(*) FROM canasta_log WHERE table_id = ?", name) == [(0,)]
        assert name.encode() not in db.read_bytes()
    assert admin(db, "show", stranger).status == 0


def test_new_keys_are_shown_once(db: Path) -> None:
    before = rows(db, "SELECT body FROM canasta_log WHERE table_id = ? AND seq = 1", CLUB)
    assert "--yes" in admin(db, "rotate-keys", CLUB).err
    done = admin(db, "rotate-keys", CLUB, "--yes")
    assert (done.status, f"/club/{CLUB}#k=" in done.out) == (0, True)
    assert rows(db, "SELECT body FROM canasta_log WHERE table_id = ? AND seq = 1", CLUB) != before
    assert admin(db, "rotate-keys", "Cnobody", "--yes").sentence


def test_on_postgresql_a_living_server_is_seen_by_its_lease(postgres: str) -> None:  # noqa: F811 - the fixture
    async def while_it_lives() -> Done:
        async with await Store.open(postgres) as store:
            await store.take_in(LOGS)
            await store.enter(Peer(7, "a server"), 60_000)
            refused = await asyncio.to_thread(run, "admin", "erase", "Ana", "--yes", "--db", postgres)
            pruned = await asyncio.to_thread(run, "admin", "prune", "--yes", "--db", postgres)
            assert pruned.status == 0, "a server may run beside it"
            await store.leave(7)
        return refused

    assert "stop it first" in asyncio.run(while_it_lives()).sentence
    assert run("admin", "prune", "--yes", "--db", postgres).status == 0
    assert {each["id"] for each in run("admin", "list", "--json", "--db", postgres).json} == {
        log.table_id for log in LOGS
    }


def test_a_backup_may_be_named_from_where_one_is(db: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = admin(db, "backup", "monday.sqlite")
    assert (done.status, done.err) == (0, "")
    assert rows(tmp_path / "monday.sqlite", "SELECT count(*) FROM canasta_table") == rows(
        db, "SELECT count(*) FROM canasta_table"
    )
    assert admin(db, "restore", "monday.sqlite", "--yes").status == 0
