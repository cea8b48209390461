"""Contents that no committed file may have: addresses of package registries, paths of a machine, notes for later."""

from __future__ import annotations

import re

import pytest
from tests.project.house import ROOT, tracked_files

pytestmark = pytest.mark.pure  # it reads files, not the build

# Written in pieces, so that this file does not find itself.
REGISTRIES = (
    "pypi" + r"\.org",
    "pythonhosted" + r"\.org",
    "registry" + r"\.npmjs",
    "crates" + r"\.io",
    "conda" + r"\.anaconda",
)
PATHS = (r"(?<![\w.}])/(?:root|home|Users|work|tmp)" + r"/\w", r"[A-Z]:\\\\?" + r"Users\\")
LATER = (r"\bTO" + r"DO\b", r"\bFIX" + r"ME\b")


def found(patterns: tuple[str, ...]) -> list[str]:
    pattern = re.compile("|".join(patterns))
    hits = []
    for path in tracked_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if pattern.search(line):
                hits.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    return hits


def test_no_registry_address() -> None:
    assert found(REGISTRIES) == []


def test_no_path_of_a_machine() -> None:
    assert found(PATHS) == []


def test_nothing_left_for_later() -> None:
    assert found(LATER) == []


def test_the_patterns_find_what_they_should() -> None:
    pattern = re.compile("|".join((*REGISTRIES, *PATHS, *LATER)))
    for line in (
        "https://" + "pypi." + "org/simple",
        "open('/" + "root/x')",
        "cd /" + "home/ana/x",
        "# TO" + "DO: later",
    ):
        assert pattern.search(line), line
    for line in ("src/" + "work/a", "${HOME}/" + "work/a", "https://example.org/home/a", "todo el pozo"):
        assert not pattern.search(line), line
