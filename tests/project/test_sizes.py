"""The size of files: none of the tree is a heap, none of the package a crumb."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from tests.project.house import PACKAGE, ROOT, imports, module_name, modules, tracked_files

pytestmark = pytest.mark.pure  # it reads files, not the build

MOST = 500
MOST_OF_A_COMPONENT = 200  # script and markup
LEAST = 40  # below, a file with a single reader in its folder belongs into that reader

WRITTEN = {".py", ".ts", ".svelte"}


def size(path: Path) -> int:
    """The lines of a file; of a component of the page without its styles, which have a line for each declaration."""
    text = path.read_text(encoding="utf-8")
    return len(text.partition("\n<style>\n")[0].splitlines() if path.suffix == ".svelte" else text.splitlines())


def most(name: str) -> int:
    return MOST_OF_A_COMPONENT if name.endswith(".svelte") else MOST


def short(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@cache
def readers() -> dict[str, set[Path]]:
    """The files that import something of a module, by the name of the module."""
    known = {module_name(path) for path in modules()}
    found: dict[str, set[Path]] = defaultdict(set)
    for path in modules():
        for _line, name in imports(path):
            module = name if name in known else name.rpartition(".")[0]
            if module != module_name(path):
                found[module].add(path)
    return found


def crumbs() -> list[str]:
    """Small files that a single file reads, one of the same folder."""
    return [
        short(path)
        for path in modules()
        if path.name != "__init__.py" and size(path) < LEAST
        if [reader.parent for reader in readers()[module_name(path)]] == [path.parent]
    ]


def written() -> dict[str, int]:
    """The size of every file that people write, by its path in the tree."""
    return {path.relative_to(ROOT).as_posix(): size(path) for path in tracked_files() if path.suffix in WRITTEN}


def test_no_file_is_a_heap() -> None:
    assert {name: lines for name, lines in written().items() if lines > most(name)} == {}


def test_files_of_every_kind_and_folder_are_measured() -> None:
    measured = {(name.partition("/")[0], Path(name).suffix) for name in written()}
    assert measured >= {(top, ".py") for top in ("src", "tests", "scripts", "benchmarks")}
    assert measured >= {("web", ".ts"), ("web", ".svelte")}


def test_no_file_is_a_crumb() -> None:
    assert crumbs() == []


def test_readers_are_found() -> None:
    """Of a module, of a name in a module, and of a package."""
    here = {short(path) for path in readers()["canasta.files"]}
    assert here == {"cli/puzzle.py", "lab/tuning/files.py", "match/save.py"}
    assert PACKAGE / "server" / "web" / "app.py" in readers()["canasta.server.web.book"]
