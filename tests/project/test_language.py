"""Names and docstrings of the code: one class a name, and first lines that say plainly what a thing is or does."""

from __future__ import annotations

import ast
import re
from collections import defaultdict

import pytest
from tests.project.house import PACKAGE, modules, tree

pytestmark = pytest.mark.pure  # it reads files, not the build

DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
HEADLESS = re.compile(r"(?:What|Who|Whom|Whose|How|Whether|Where|When|Which|Whoever|Whatever)\b(?!.*\?$)")


def headless(source: ast.Module) -> list[str]:
    """The first lines of docstrings that begin with a clause without a head: "What a player holds."."""
    texts = (ast.get_docstring(node) or "" for node in ast.walk(source) if isinstance(node, DOCUMENTED))
    lines = (text.splitlines()[0] for text in texts if text)
    return [line for line in lines if HEADLESS.match(line)]


def test_first_lines_have_a_head() -> None:
    """A first line is a noun phrase or an imperative, or else a whole question."""
    assert {str(path): lines for path in modules() if (lines := headless(tree(path)))} == {}


def test_a_public_class_has_its_name_for_itself() -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for path in modules():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(str(path.relative_to(PACKAGE)))
    assert {name: paths for name, paths in homes.items() if len(paths) > 1} == {}


def test_headless_lines_are_found() -> None:
    found = headless(ast.parse('"""What a hand holds."""\ndef f():\n    """How many.\n\n    Cards."""\n'))
    assert found == ["What a hand holds.", "How many."]
    assert headless(ast.parse('"""Where does a turn end?"""\ndef f():\n    """The cards of a hand."""\n')) == []
