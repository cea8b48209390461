"""The names that `import canasta` offers, and those that each room says it offers."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import pytest
from tests.project.house import PACKAGE, drawn, module_name, tree

import canasta


def public_names(module: ast.Module) -> set[str]:
    """Names without an underscore that a package's `__init__` defines or imports at its top level."""
    names: set[str] = set()
    for node in module.body:
        if isinstance(node, ast.ImportFrom) and node.module and (node.level or node.module.startswith("canasta")):
            names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return {name for name in names if not name.startswith("_")}


LAZY = {"canasta": PACKAGE / "__init__.py", "canasta.lab.env": PACKAGE / "lab" / "env" / "__init__.py"}


@pytest.mark.parametrize("name", LAZY)
def test_what_type_checkers_see_is_what_python_finds(name: str) -> None:
    """The imports that only type checkers read, the table of homes and `__all__` name the same things."""
    package = importlib.import_module(name)
    block = next(node for node in tree(LAZY[name]).body if isinstance(node, ast.If))
    imported = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    seen = {
        alias.asname or alias.name: f"{node.module}:{alias.name}" if alias.asname else node.module
        for node in imported
        if node.module != name
        for alias in node.names
    }
    assert seen == package._HOMES
    rooms = {alias.name for node in imported if node.module == name for alias in node.names}
    assert rooms == getattr(package, "_ROOMS", set())
    assert set(seen) == set(package.__all__) - {"__version__"}


@pytest.mark.parametrize("name", LAZY)
def test_what_is_brought_in_late_is_no_module(name: str) -> None:
    """A module of the same name would take its place as soon as anybody imports it."""
    package = importlib.import_module(name)
    modules = {path.stem for path in LAZY[name].parent.glob("*.py")} | {
        path.parent.name for path in LAZY[name].parent.glob("*/__init__.py")
    }
    assert sorted(set(package.__all__) & modules) == []
    assert [name for name in package.__all__ if getattr(package, name) is None] == []


def test_rooms_are_there_after_the_package_alone() -> None:
    code = "import canasta; print(canasta.players.get('greedy').name, canasta.svg.Picture.__name__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["greedy", "Picture"]
    assert set(dir(canasta)) >= {*canasta.__all__, *canasta._ROOMS}


def test_an_unknown_name_is_an_ordinary_error() -> None:
    with pytest.raises(AttributeError, match="'canasta' has no attribute 'baraja'"):
        getattr(canasta, "baraja")  # noqa: B009 - mypy would refuse the plain form


ROOMS = [path for name in drawn() if (path := PACKAGE / name / "__init__.py").exists()]


@pytest.mark.parametrize("path", ROOMS, ids=module_name)
def test_a_room_lists_what_it_offers(path: Path) -> None:
    """`__all__` of a room's `__init__` is complete, and every name in it exists."""
    module = importlib.import_module(module_name(path))
    names = public_names(tree(path)) | set(getattr(module, "_HOMES", ()))
    listed = set(getattr(module, "__all__", ()))
    assert names == {name for name in listed if not name.startswith("_")}
    assert [name for name in listed if not hasattr(module, name)] == []
