"""The database that `canasta admin` works on: how it is named, asked for, and to whom its files belong."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.cli.running import run
from tests.cli.test_admin import CLUB, admin, db  # noqa: F401 - a fixture
from tests.server.upkeep.conftest import stocked_file  # noqa: F401 - a fixture


def test_files_are_named_from_where_one_stands(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.chdir(db.parent)
    (db.parent / "kept").mkdir()
    for backup in ("one.sqlite", "kept/../kept/two ?#%.sqlite"):
        assert admin(Path("tables.db"), "backup", backup).status == 0
        assert admin(Path("other.db"), "restore", backup, "--yes").status == 0
    assert admin(Path("other.db"), "export", CLUB, "club.jsonl").status == 0
    assert admin(Path("third.db"), "import", "club.jsonl").status == 0
    assert admin(Path("none.db"), "restore", "nowhere.sqlite", "--yes").sentence


def test_a_database_that_nobody_named_is_asked_for(db: Path, tmp_path: Path) -> None:  # noqa: F811
    backup, copy, home = tmp_path / "backup.db", tmp_path / "copy.jsonl", tmp_path / "home"
    admin(db, "backup", str(backup))
    admin(db, "export", CLUB, str(copy))
    own = home / "canasta" / "tables.sqlite"
    away = {"XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    for words in (("restore", str(backup)), ("import", str(copy))):
        refused = run("admin", *words, columns=140, **away)
        assert (refused.status, str(own) in refused.err, own.exists()) == (2, True, False)
    done = run("admin", "import", str(copy), "--yes", columns=140, **away)
    assert (done.status, done.out.startswith(f"Database: {own}")) == (0, True)
    done = run("admin", "restore", str(backup), "--yes", columns=140, **away)
    assert (done.status, done.out.startswith(f"Database: {own}")) == (0, True)
    named = tmp_path / "named.db"
    done = run("admin", "restore", str(backup), columns=140, CANASTA_DB=str(named), **away)
    assert (done.status, "CANASTA_DB" in done.out) == (0, True)


def test_the_settings_of_the_server_name_the_database(db: Path, tmp_path: Path) -> None:  # noqa: F811
    file, backup, target = tmp_path / "place.toml", tmp_path / "backup.db", tmp_path / "target.db"
    admin(db, "backup", str(backup))
    file.write_text(f'db = "{target}"\n')
    done = run("admin", "restore", str(backup), "--settings", str(file), columns=140)
    assert (done.status, str(target) in done.out, str(file) in done.out) == (0, True, True)
    for words in (("list",), ("check",), ("prune", "--yes")):
        assert run("admin", *words, "--settings", str(file)).status == 0
    assert "none.toml" in run("admin", "list", "--settings", str(tmp_path / "none.toml")).sentence


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs root")
def test_what_root_makes_in_the_folder_of_somebody_is_theirs(db: Path, tmp_path: Path) -> None:  # noqa: F811
    backup, folder = tmp_path / "backup.db", tmp_path / "theirs"
    admin(db, "backup", str(backup))
    folder.mkdir()
    os.chown(folder, 65534, 65534)
    for _ in range(2):
        done = admin(folder / "tables.db", "restore", str(backup), "--yes")
        assert (done.status, "as root" in done.out) == (0, True)
        assert {(file.stat().st_uid, file.stat().st_mode & 0o777) for file in folder.iterdir()} == {(65534, 0o600)}
    assert any("before-" in file.name for file in folder.iterdir())
    assert "as root" not in admin(tmp_path / "own.db", "restore", str(backup), "--yes").out
