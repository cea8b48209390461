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


PATTERN = re.compile("|".join((*REGISTRIES, *PATHS, *LATER)))


def test_no_line_holds_such_a_thing() -> None:
    hits = []
    for path in tracked_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1) if PATTERN.search(text) else ():
            if PATTERN.search(line):
                hits.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert hits == []


def test_the_patterns_find_what_they_should() -> None:
    for line in (
        "https://" + "pypi." + "org/simple",
        "open('/" + "root/x')",
        "cd /" + "home/ana/x",
        "# TO" + "DO: later",
    ):
        assert PATTERN.search(line), line
    for line in ("src/" + "work/a", "${HOME}/" + "work/a", "https://example.org/home/a", "todo el pozo"):
        assert not PATTERN.search(line), line
