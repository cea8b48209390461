"""Imports beyond the arrows of the map: of the club, of the engine, of packages, and none in a circle."""

from __future__ import annotations

import re
import sys
import tomllib
from graphlib import TopologicalSorter

import pytest
from tests.project.house import COMPILED, KERNEL, PACKAGE, ROOT, drawn, imports, module_name, modules

pytestmark = pytest.mark.pure  # it reads the source

# The table of rooms in the documentation, whose arrows point downwards and are those of today (test_map).
BELOW = {name: set(below) for name, below in drawn().items()}
# Nothing that reads a clock, a file or chance, and nothing that mypyc cannot keep up with.
ENGINE_MAY_USE = {
    "__future__",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "math",
    "struct",
    "typing",
    "zlib",
    "mypy_extensions",
    "librt",
}


def test_tables_know_nothing_of_the_club() -> None:
    """The club is a wing: nothing that a room of the server imports leads to it, on whatever way."""

    def reached(name: str) -> set[str]:
        return {name}.union(*(reached(below) for below in BELOW[name]))

    rooms = [name for name in BELOW if name.startswith("server/")]
    assert rooms
    assert {here: wing for here in rooms if (wing := {each for each in reached(here) if each.startswith("club")})} == {}


def test_the_engine_uses_little() -> None:
    foreign = {
        f"{path.name}:{line} imports {target}"
        for path in KERNEL
        for line, target in imports(path)
        if target.split(".")[0] not in ENGINE_MAY_USE | {"canasta"}
    }
    assert foreign == set()


def test_what_is_compiled_imports_no_more_than_a_build_has() -> None:
    """A package that it lacks would end in a pure wheel: mypyc has to find what these modules import."""
    foreign = {
        f"{path.relative_to(PACKAGE)}:{line} imports {target}"
        for path in COMPILED
        for line, target in imports(path)
        if target.split(".")[0] not in sys.stdlib_module_names | {"canasta", "librt", "mypy_extensions"}
    }
    assert len(COMPILED) > 60
    assert foreign == set()


def test_only_declared_packages_are_imported() -> None:
    """Every import beyond the standard library is a dependency in pyproject.toml, or an extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [
        *project["dependencies"],
        *(name for extra in project["optional-dependencies"].values() for name in extra),
    ]
    declared = {re.split(r"[^\w-]", name, maxsplit=1)[0].replace("-", "_") for name in wanted}
    brought = {"pyspiel": "open_spiel"}  # a package by a name of its own
    used = {brought.get(name := target.split(".")[0], name) for path in modules() for _, target in imports(path)} - {
        "canasta"
    }
    assert used - sys.stdlib_module_names <= declared


def test_no_module_waits_for_itself() -> None:
    names = {module_name(path) for path in modules()}
    graph: dict[str, set[str]] = {}
    for path in modules():
        targets = {target for _, target in imports(path)}
        known = {t if t in names else t.rpartition(".")[0] for t in targets} & names
        # A package's __init__ gathers its modules; that they belong to it is no circle.
        graph[module_name(path)] = {t for t in known if not module_name(path).startswith(f"{t}.")} - {module_name(path)}
    assert list(TopologicalSorter(graph).static_order())
