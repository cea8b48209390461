"""Print the rules that no test names with `@pytest.mark.rule("TB-4.3")`, and the marks that name no rule.

Marks whose ids stand in them are read from the source. Those that are put together, such as by a list of scenes, are
read from pytest's own collection of the few files that have them. A test that is skipped does not count.
Exit status 1 if anything was printed.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULEBOOK = ROOT / "src" / "canasta" / "rules" / "rulebook.toml"
# All but advice and examples.
TESTED_TAGS = {"deal", "play", "score", "match", "table", "show", "law", "comp"}


class Collector:
    """A pytest plug-in that remembers which tests name which rules."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if item.get_closest_marker("skip") is None:
                for mark in item.iter_markers("rule"):
                    for rule in mark.args:
                        self.tests.setdefault(rule, []).append(item.nodeid)


def tags() -> dict[str, str]:
    """Rule id to tag, from the rulebook."""
    entries = tomllib.loads(RULEBOOK.read_text(encoding="utf-8"))["rule"]
    return {entry["id"]: entry["tag"] for entry in entries}


def written(path: Path) -> set[str] | None:
    """The ids in the marks of a file; None if a mark has something else in it."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        marks = map(ast.unparse, getattr(node, "decorator_list", ()))
        if any(mark.partition("(")[0] == "pytest.mark.skip" for mark in marks):
            continue
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            if not all(isinstance(arg, ast.Constant) for arg in node.args):
                return None
            found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
        waiting += ast.iter_child_nodes(node)
    return found


def collect(folder: Path = ROOT / "tests") -> dict[str, list[str]]:
    """Rule id to the files, or tests, in `folder` that name it."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}
    named = {path: written(path) for path, text in texts.items() if "mark.rule" in text}
    helpers = [f".{path.stem} import" for path in named if not path.name.startswith("test_")]
    found: dict[str, list[str]] = {}
    left = []
    for path, text in texts.items():
        if not path.name.startswith("test_"):
            continue
        if any(helper in text for helper in helpers) or named.get(path, set()) is None:
            left.append(path)
        for rule in named.get(path) or ():
            found.setdefault(rule, []).append(path.relative_to(folder).as_posix())
    for rule, tests in collected(left).items():
        found.setdefault(rule, []).extend(tests)
    return found


def collected(files: Sequence[Path]) -> dict[str, list[str]]:
    """Rule id to the tests in these files that name it, collected in a process of its own."""
    command = [sys.executable, __file__, "--collect", *map(os.fspath, files)]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV_", "COVERAGE"))}
    done = subprocess.run(command, cwd=ROOT, env=clean, capture_output=True, text=True, check=False)
    last = done.stdout.strip().rpartition("\n")[2]
    if done.returncode or not last.startswith("{"):
        raise RuntimeError(f"pytest could not collect the tests:\n{done.stdout}{done.stderr}")
    found: dict[str, list[str]] = json.loads(last)
    return found


def gaps(tested: dict[str, list[str]], tag_of: dict[str, str]) -> tuple[list[str], list[str]]:
    """The rules that no test names, and the ids in tests that are no rules, each in order."""
    untested = [rule for rule, tag in tag_of.items() if tag in TESTED_TAGS and rule not in tested]
    return untested, sorted(set(tested) - set(tag_of))


def main() -> int:
    if sys.argv[1:2] == ["--collect"]:
        collector = Collector()
        options = ["--collect-only", "-q", "-p", "no:cacheprovider", "-c", os.fspath(ROOT / "pyproject.toml")]
        status = pytest.main([*options, *sys.argv[2:]], plugins=[collector])
        print("\n" + json.dumps(collector.tests))
        return status
    tested, tag_of = collect(), tags()
    untested, unknown = gaps(tested, tag_of)
    for rule in untested:
        print(f"{rule} ({tag_of[rule]}): no test names it")
    for rule in unknown:
        print(f"{rule}: no such rule, named by {tested[rule][0]}")
    return bool(untested or unknown)


if __name__ == "__main__":
    sys.exit(main())
