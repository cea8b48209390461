"""Paths on Windows: a database at one, and names of files that such a system accepts."""

from __future__ import annotations

from pathlib import Path, PureWindowsPath

import pytest
from tests.project.house import ROOT

from canasta.cli import saves
from canasta.server.store import address

pytestmark = pytest.mark.pure  # it reads names alone

FORBIDDEN = set('<>:"/\\|?*')
RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10))}


def fits(name: str) -> bool:
    """True for the name of a file that Windows keeps as it is."""
    plain = FORBIDDEN.isdisjoint(name) and all(ord(sign) >= ord(" ") for sign in name)
    return plain and name == name.rstrip(". ") and PureWindowsPath(name).stem.partition(".")[0].lower() not in RESERVED


def test_a_name_that_windows_refuses_is_seen() -> None:
    assert fits("2026-11-26 salon@1.txt")
    assert not any(map(fits, ("18:54.txt", "what?.txt", "nul", "Aux.md", "com1.tar.gz", "end.", "two\nlines", "a/b")))


@pytest.mark.parametrize("where", [r"D:\club evenings\my tables.db", r"\\server\club\tables.db"])
def test_a_database_may_lie_at_a_path_of_windows(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A drive is no scheme of an address, and a backslash no escape."""

    class Path(PureWindowsPath):
        def absolute(self) -> PureWindowsPath:
            return self

    monkeypatch.setattr(address, "Path", Path)
    found = address.read(where)
    assert str(found.file) == where
    assert found.url.database == where


def test_what_a_person_keeps_has_names_that_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "folder", lambda: tmp_path)
    first = saves.place_for("abcdefghij")
    first.touch()
    assert fits(first.name)
    assert fits(saves.place_for("abcdefghij").name)


def test_the_files_of_the_project_can_lie_on_windows() -> None:
    """Also beside each other, where a capital letter makes no other name."""
    for top in ("src", "tests", "docs", "scripts", "benchmarks", "deploy", "web/src", "web/tests"):
        for folder in [ROOT / top, *(path for path in (ROOT / top).rglob("*") if path.is_dir())]:
            files = [path.name for path in folder.iterdir()]
            wrong = [name for name in files if not fits(name)]
            assert wrong == [], folder
            assert len({name.lower() for name in files}) == len(files), folder
