"""No `vec` goes from interpreted to compiled code: mypyc 2.4 takes a reference to one there and never gives it back.

A call of a compiled function, method or constructor loses what it was given, 1,040 bytes for a thousand cards, and so
does an attribute that is set. Lists, bytes, arrays and numbers go over, and compiled code makes the `vec` of them.
`tests/lab/env/test_memory.py` measures the same on the compiled build.
"""

from __future__ import annotations

import ast
from functools import cache

import pytest
from tests.project.house import COMPILED, ROOT, module_name, modules, tree

INTERPRETED = [path for path in modules() if path not in COMPILED and not path.name.startswith("_pure")]
KERNEL = ("canasta.engine", "canasta.players.core")
NUMBERS = ("i64", "bool", "int", "Cards", "Points")
BESIDE = [path for folder in ("benchmarks", "scripts") for path in modules(ROOT / folder)]


def speaks_of_vec(annotation: ast.expr | None) -> bool:
    return annotation is not None and "vec[" in ast.unparse(annotation)


def takes_vec(function: ast.FunctionDef) -> bool:
    arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return any(speaks_of_vec(argument.annotation) for argument in arguments)


@cache
def takers() -> tuple[set[str], set[str]]:
    """Names that take a `vec`: functions and classes, and methods but for constructors."""
    called, methods = set(), set()
    classes = [node for path in COMPILED for node in tree(path).body if isinstance(node, ast.ClassDef)]
    for path in COMPILED:
        called |= {node.name for node in tree(path).body if isinstance(node, ast.FunctionDef) and takes_vec(node)}
    for node in classes:
        names = {part.name for part in node.body if isinstance(part, ast.FunctionDef) and takes_vec(part)}
        methods |= names - {"__init__"}
        called |= {node.name} if "__init__" in names else set()
    called |= {node.name for node in classes if called & {ast.unparse(base) for base in node.bases}}
    return called, methods


@cache
def keepers() -> set[str]:
    """The attributes that are a `vec`, but for names that are a number in another compiled class."""
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for path in COMPILED:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                kind = ast.unparse(node.annotation)
                if speaks_of_vec(node.annotation) or kind in NUMBERS:
                    found[kind not in NUMBERS].add(node.target.attr)
    return found[True] - found[False]


def crossings(module: ast.Module) -> list[str]:
    """The lines of a module that hand a `vec` to the engine or the playing core, or may."""
    origins = {
        alias.asname or alias.name: node.module or ""
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    of_engine = {name for name, origin in origins.items() if origin.startswith(KERNEL)}
    called, methods = takers()
    found = [(1, "vec")] if "vec" in origins else []
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            function = node.func
            if isinstance(function, ast.Name) and function.id in called & of_engine:
                found.append((node.lineno, function.id))
            elif isinstance(function, ast.Attribute):
                inside = isinstance(function.value, ast.Name) and function.value.id in of_engine
                if (function.attr in methods and of_engine) or (function.attr in called and inside):
                    found.append((node.lineno, function.attr))
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and of_engine:
            own = isinstance(node.value, ast.Name) and node.value.id == "self"
            if node.attr in keepers() and not own:
                found.append((node.lineno, node.attr))
    return [f"{line}: {name}" for line, name in sorted(found)]


def test_the_scan_finds_what_takes_a_vec() -> None:
    """Of each kind one or two: functions, constructors and those they are inherited from, methods, attributes."""
    called, methods = takers()
    assert {"deal_in_order", "observe", "observe_hidden", "Chronicle", "State", "EngineDeal"} <= called
    assert {"write_history", "check_numbers"} <= methods
    assert {"hands", "factors", "done"} <= keepers()


def test_no_vec_crosses_from_interpreted_to_compiled_code() -> None:
    found = {module_name(path): crossings(tree(path)) for path in INTERPRETED}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_no_vec_crosses_from_scripts_and_benchmarks() -> None:
    found = {path.name: crossings(tree(path)) for path in BESIDE}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "from librt.vecs import vec",
        "observe(deal, 0, row, 0)",
        "observation.observe(deal, 0, row, 0)",
        "EngineDeal(table, stock, hands, sides)",
        "chronicle.write_history(deal, 0, row, 0)",
        "deal.hands = order",
    ],
)
def test_a_crossing_is_seen(line: str) -> None:
    imported = """
from canasta.engine import observation
from canasta.engine.deal import EngineDeal
from canasta.engine.observation import observe
"""
    assert crossings(ast.parse(imported + line))
    assert crossings(ast.parse(imported)) == []
