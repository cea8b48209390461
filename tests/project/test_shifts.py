"""mypyc 2.4 compiles `1 << k`, a constant shifted by a variable, to a shift of 32 bits: `1 << 40` becomes 256.

The build hook looks for such shifts in the C that mypyc wrote; this looks for them in the source, so that they
are found without compiling. Write `HIGHEST >> (56 - 4 * kind)` or a table instead.
"""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest
from tests.project.house import COMPILED, module_name, tree

SCOPES = (ast.FunctionDef, ast.ClassDef)


def assigned(scope: ast.AST) -> dict[str, list[ast.expr | None]]:
    """The names bound in a scope, each with the values bound to it; None stands for one that is no plain expression."""
    bound: dict[str, list[ast.expr | None]] = {}
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                for name in ast.walk(target):
                    if isinstance(name, ast.Name):
                        bound.setdefault(name.id, []).append(node.value if name is target else None)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            bound.setdefault(node.target.id, []).append(node.value)
        elif isinstance(node, ast.AugAssign | ast.For | ast.comprehension):
            for name in ast.walk(node.target):
                if isinstance(name, ast.Name):
                    bound.setdefault(name.id, []).append(None)
        elif isinstance(node, ast.arg):
            bound.setdefault(node.arg, []).append(None)
    return bound


def value(node: ast.expr | None, known: dict[str, int]) -> int | None:
    """The value of an expression if only these names are known; None if it has none at compile time."""
    if node is None:
        return None
    try:
        worth = eval(ast.unparse(node), {"i64": int, "u8": int, "__builtins__": {}}, known)  # noqa: S307 - our own source
    except Exception:
        return None
    return worth if isinstance(worth, int) else None


def constants(scope: ast.AST, outer: dict[str, int]) -> dict[str, int]:
    """The names of a scope that are bound once, to a constant, together with those known around it."""
    known = dict(outer)
    for name, values in assigned(scope).items():
        known.pop(name, None)
        worth = value(values[0], known) if len(values) == 1 else None
        if worth is not None:
            known[name] = worth
    return known


def narrow_shifts(module: ast.Module, imported: dict[str, int]) -> list[int]:
    """The lines where a constant of 32 bits is shifted left by something that is not constant."""
    top = constants(ast.Module([node for node in module.body if not isinstance(node, SCOPES)], []), imported)
    lines = set()
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef):
            known = constants(function, top)
            for node in ast.walk(function):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                    left = value(node.left, known)
                    if left is not None and -(2**31) <= left < 2**31 and value(node.right, known) is None:
                        lines.add(node.lineno)
    return sorted(lines)


@pytest.mark.parametrize("path", COMPILED, ids=module_name)
def test_no_constant_is_shifted_by_a_variable(path: Path) -> None:
    names = vars(importlib.import_module(module_name(path)))
    imported = {name: worth for name, worth in names.items() if name.isupper() and isinstance(worth, int)}
    assert narrow_shifts(tree(path), imported) == []


@pytest.mark.parametrize(
    "expression",
    ["1 << k", "-1 << k", "ONE << k", "one << k", "i64(1) << k", "1 << (4 * k)", "NIBBLE << k", "(ONE | 4) << k"],
)
def test_wrong_shifts_are_seen(expression: str) -> None:
    source = f"from a import NIBBLE\nONE: Final = 1\ndef f(k: i64) -> i64:\n    one: i64 = 1\n    return {expression}\n"
    assert narrow_shifts(ast.parse(source), {"NIBBLE": 15}) == [5]


@pytest.mark.parametrize(
    "expression", ["x << k", "x << 4", "1 << 4", "WIDE << k", "HIGH >> k", "(x & 15) << k", "ONE << 8", "ONE << ONE"]
)
def test_right_shifts_pass(expression: str) -> None:
    """A constant beyond 32 bits is written with its width, and so is right."""
    source = f"ONE: Final = 1\ndef f(x: i64, k: i64) -> i64:\n    return {expression}\n"
    assert narrow_shifts(ast.parse(source), {"HIGH": 2**60, "WIDE": 2**37}) == []
