"""mypyc 2.4 compiles `1 << k`, a constant shifted by a variable, to a shift of 32 bits: `1 << 40` becomes 256.

The build hook looks for such shifts in the C that mypyc wrote; this looks for them in the source, so that they
are found without compiling. Write `HIGHEST >> (56 - 4 * kind)` or a table instead.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.project.house import ENGINE, modules, tree


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


def constant(node: ast.expr | None, bound: dict[str, list[ast.expr | None]], imported: set[str]) -> bool:
    """Whether mypyc may know the value of this expression while compiling."""
    match node:
        case ast.Constant():
            return True
        case ast.UnaryOp(operand=operand):
            return constant(operand, bound, imported)
        case ast.BinOp(left=left, right=right):
            return constant(left, bound, imported) and constant(right, bound, imported)
        case ast.Call(func=ast.Name(id="i64" | "u8" | "int"), args=[inner]):
            return constant(inner, bound, imported)
        case ast.Name(id=name) if name in bound:
            return len(bound[name]) == 1 and constant(bound[name][0], {**bound, name: [None]}, imported)
        case ast.Name(id=name):
            return name in imported and name.isupper()
        case ast.Attribute(attr=name):
            return name.isupper()
    return False


def narrow_shifts(module: ast.Module) -> list[int]:
    """The lines where a constant is shifted left by something that is not constant."""
    imported = {
        alias.asname or alias.name for n in ast.walk(module) if isinstance(n, ast.ImportFrom) for alias in n.names
    }
    outer = assigned(ast.Module([n for n in module.body if not isinstance(n, ast.FunctionDef | ast.ClassDef)], []))
    functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
    lines = set()
    for function in functions:
        bound = {**outer, **assigned(function)}
        for node in ast.walk(function):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                left, right = (constant(side, bound, imported) for side in (node.left, node.right))
                if left and not right:
                    lines.add(node.lineno)
    return sorted(lines)


@pytest.mark.parametrize("path", modules(ENGINE), ids=lambda path: path.name)
def test_no_constant_is_shifted_by_a_variable(path: Path) -> None:
    assert narrow_shifts(tree(path)) == []


@pytest.mark.parametrize(
    "expression",
    ["1 << k", "-1 << k", "ONE << k", "one << k", "i64(1) << k", "1 << (4 * k)", "NIBBLE << k", "m.TOP << k"],
)
def test_wrong_shifts_are_seen(expression: str) -> None:
    source = f"from a import NIBBLE\nONE: Final = 1\ndef f(k: i64) -> i64:\n    one: i64 = 1\n    return {expression}\n"
    assert narrow_shifts(ast.parse(source)) == [5]


@pytest.mark.parametrize("expression", ["x << k", "x << 4", "1 << 4", "HIGH >> k", "(x & 15) << k", "ONE << 8"])
def test_right_shifts_pass(expression: str) -> None:
    source = f"ONE: Final = 1\ndef f(x: i64, k: i64) -> i64:\n    return {expression}\n"
    assert narrow_shifts(ast.parse(source)) == []
