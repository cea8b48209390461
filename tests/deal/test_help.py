"""`help` of the compiled build, which is made by C files, tells what the docstrings of the source say."""

from __future__ import annotations

import ast
import importlib
import inspect
from pathlib import Path

import pytest
from tests.project.house import COMPILED, module_name, tree

# Tuples by name stay Python's own classes in a compiled module, with a docstring of mypyc's.
NAMED_TUPLES = {"ActionEffect", "Before"}


def told(thing: object) -> str | None:
    """The docstring of a thing itself, as `help` lays it out."""
    return inspect.cleandoc(thing.__doc__) if thing.__doc__ else None


@pytest.mark.parametrize("path", COMPILED, ids=module_name)
def test_docstrings_are_those_of_the_source(path: Path) -> None:
    module = importlib.import_module(module_name(path))
    assert told(module) == ast.get_docstring(tree(path))
    for node in tree(path).body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef) or node.name in NAMED_TUPLES or node.name[0] == "_":
            continue
        found = getattr(module, node.name)
        assert told(found) == ast.get_docstring(node), node.name
        for part in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
                assert told(getattr(found, part.name)) == ast.get_docstring(part), (node.name, part.name)
