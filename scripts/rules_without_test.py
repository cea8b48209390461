"""Print the rules that no test names with `@pytest.mark.rule("TB-4.3")`, and the marks that name no rule.

The marks are read from pytest's own collection, so that marks on files, classes and single parameters all count, and a
test that is skipped does not. Only files that can have such a mark are collected, which takes half as long.
Exit status 1 if anything was printed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
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


def marking(folder: Path) -> list[Path]:
    """The files of tests in `folder` that name rules, or import a file without tests that does."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}
    naming = {path for path, text in texts.items() if "mark.rule" in text}
    helpers = [f".{path.stem} import" for path in naming if not path.name.startswith("test_")]
    return [
        path
        for path, text in texts.items()
        if path.name.startswith("test_") and (path in naming or any(helper in text for helper in helpers))
    ]


def collect(folder: Path = ROOT / "tests") -> dict[str, list[str]]:
    """Rule id to the tests in `folder` that name it, collected in a process of its own."""
    command = [sys.executable, __file__, "--collect", *map(os.fspath, marking(folder))]
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
