"""The facts of a rule set stand in `canasta.rules`: nothing else decides by its name or by letters of ids."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from tests.project.house import PACKAGE, ROOT, modules, tree

from canasta.rules import names
from canasta.rules.switches import LETTERS

pytestmark = pytest.mark.pure  # it reads the source

NAME: Final = re.compile(rf"(?:{'|'.join(names())})(?:[/@].*)?")
ID: Final = re.compile(rf"(?:{'|'.join(LETTERS)})(?:-[\d.]*)?")
IN_QUOTES: Final = re.compile(rf"[\"'`](?:{'|'.join(names())})[\"'`/@]")
MEASURED: Final = "what players were measured at in each game of the book; other games have the usual"
CHOSEN: Final = "the game that is offered where nobody has chosen one"
# Where names of rule sets may stand, and why.
NAMED: Final = {
    "players/quick_bots.py": MEASURED,
    "players/equity.py": MEASURED,
    "players/searching.py": MEASURED,
    "lab/commands/arena.py": CHOSEN,
    "lab/commands/gate.py": CHOSEN,
    "cli/play.py": CHOSEN,
    "lab/commands/simulate.py": CHOSEN,
    "lab/env/features.py": CHOSEN,
    "club/server/wire/requests.py": CHOSEN,
    "server/daily/day.py": CHOSEN,
}
IN_THE_PAGE: Final = {
    "shell/choice.svelte.ts": CHOSEN,
    "club/Shell.svelte": CHOSEN,
    "parts/TableDialog.svelte": CHOSEN,
    "replay/Open.svelte": CHOSEN,
    "shell/rulebook.svelte.ts": CHOSEN,
}


def elsewhere() -> list[Path]:
    return [path for path in modules() if PACKAGE / "rules" not in path.parents]


def names_in(module: ast.Module) -> Iterator[int]:
    """Lines with a text that is the name of a rule set, with or without form and version."""
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and NAME.fullmatch(node.value):
            yield node.lineno


def decisions_by_id(module: ast.Module) -> Iterator[int]:
    """Lines where something is compared with rule ids or their letters, looked up by them or found among them.

    To name the rules of a matter (``"CL-5.1 SA-5.3"``) is another thing: `speaking` tells which of them is meant.
    """
    for node in ast.walk(module):
        asked: list[ast.expr | None] = []
        if isinstance(node, ast.Compare):
            asked = [node.left, *node.comparators]
        elif isinstance(node, ast.Dict):
            asked = list(node.keys)
        elif isinstance(node, ast.Set):
            asked = list(node.elts)
        elif isinstance(node, ast.MatchValue):
            asked = [node.value]
        elif isinstance(node, ast.Subscript):
            asked = [node.slice]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            asked = list(node.args) if node.func.attr in ("startswith", "removeprefix", "get") else []
        texts = (each for found in asked if found is not None for each in ast.walk(found))
        for text in texts:
            if isinstance(text, ast.Constant) and isinstance(text.value, str) and ID.fullmatch(text.value):
                yield text.lineno


def test_nothing_is_decided_by_the_name_of_a_rule_set() -> None:
    found = {path.relative_to(PACKAGE).as_posix() for path in elsewhere() if any(names_in(tree(path)))}
    assert found == set(NAMED)


def test_nothing_is_decided_by_the_id_of_a_rule() -> None:
    assert [f"{path}:{line}" for path in elsewhere() for line in decisions_by_id(tree(path))] == []


def test_the_page_decides_nothing_by_the_name_of_a_rule_set() -> None:
    source = ROOT / "web" / "src"
    files = [path for path in source.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    assert len(files) > 50
    code = {
        path: re.sub(r"//[^\n]*|/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL) for path in files
    }
    found = {path.relative_to(source).as_posix() for path, text in code.items() if IN_QUOTES.search(text)}
    assert found == set(IN_THE_PAGE)


@pytest.mark.parametrize(
    "code",
    [
        '_STACKED = {"tres-barajas": 6}',
        'x = rules.id == "reglamento/6-pairs@1"',
        '_CROSSWISE = {"CL-7.1", "TB-3.11"}',
        'x = rule[:2] in ("CL", "IN")',
        'x = rule.startswith("TB-")',
        '_SHEET = {"SA-6.4": 1}',
        'x = {("salon", 5): 1}',
    ],
)
def test_it_would_be_found(code: str) -> None:
    module = ast.parse(code)
    assert [*names_in(module), *decisions_by_id(module)]


def test_rules_of_a_matter_are_no_decision() -> None:
    assert not [*decisions_by_id(ast.parse('ids = spoken(rules, "CL-4.1 SA-5.1"); flag = Flag("x", ("TB-8.9",))'))]
