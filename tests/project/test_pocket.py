"""The Python that the page takes along: found by imports, and no more than a table needs."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from tests.project.house import ROOT, room

pytestmark = pytest.mark.pure  # it reads the source

sys.path.insert(0, str(ROOT / "scripts"))
import pocket  # noqa: E402

# Rooms that an archive of some megabytes may hold. Whoever adds one makes the download larger: is it wanted there?
ROOMS = {
    *("", "_build", "advice", "cards", "deal", "engine", "logs", "match", "outside", "processes"),
    *("players", "players/core", "position", "refusals", "review", "rules", "server/daily", "server/journal"),
    *("server/live", "server/pocket", "server/store", "server/tables", "server/wire", "server/workers"),
    *("tabletop", "texts"),
}
OWN_OF_SERVERS = ("sqlalchemy", "litestar", "uvicorn", "sqlite3")  # Pyodide has none of them


@pytest.fixture(scope="module")
def found_modules() -> dict[str, Path]:
    return pocket.modules()


def test_the_rooms_that_come_along(found_modules: dict[str, Path]) -> None:
    found = Counter(room(name) for name in found_modules)
    assert set(found) - {"lab", "server"} == ROOMS
    assert found["server/store"] == 2


def test_it_has_all_that_it_imports(found_modules: dict[str, Path]) -> None:
    """A Python with nothing but the archive's modules of ours imports the pocket, and nothing of a server."""
    code = f"""
import sys
allowed = set({list(found_modules)!r})
import canasta.server.pocket.pocket
print(sorted(name for name in sys.modules if name.split(".")[0] == "canasta" and name not in allowed))
print(sorted(set({OWN_OF_SERVERS!r}) & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.split("\n")[:2] == ["[]", "[]"]


def test_every_text_that_a_table_says_comes_along() -> None:
    names = {path.relative_to(pocket.SOURCE / "canasta").as_posix() for path in pocket.data()}
    for lang in ("en", "es"):
        known = {
            f"texts/{lang}/{name}.ftl"
            for name in ("advice", "bots", "cards", "events", "refusals", "table", "switches")
        }
        assert known <= names
    assert not [name for name in names if "web" in name]
    assert "texts/words.toml" in {name.replace("en/", "").replace("es/", "") for name in names}


def test_every_table_of_figures_that_is_read_comes_along(found_modules: dict[str, Path]) -> None:
    packed, named = set(pocket.data()), re.compile(r'"(\w+\.toml)"')
    read = {path.parent / name for path in found_modules.values() for name in named.findall(path.read_text())}
    read = {path for path in read if path.is_file()}
    assert {path.name for path in read} >= {"equity.toml", "chances.toml"}
    assert not read - packed


def test_the_packages_are_pinned_with_their_hashes() -> None:
    lock = pocket.locked()
    assert lock.count("==") == len(pocket.PACKAGES)
    assert all("--hash=sha256:" in part for part in lock.split("==")[1:])
