"""The steps of CONTRIBUTING.md that add a rule set, done on a copy of the package: then it plays."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.docs.pages import CONTRIBUTING, section
from tests.docs.steps import copied, do, run

pytestmark = pytest.mark.pure  # it plays from a copy of the source


SAID = """
from canasta.cli import main

def test_its_rules_are_told_and_it_plays(capsys):
    assert main(["rules", "casera", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Home canasta" in told
    assert "Going out needs 2 canastas." in told
    assert "A side needs two canastas to go out" in " ".join(told.split())
    assert main(["simulate", "--rules", "casera", "--deals", "2", "--json"]) == 0
    assert '"casera"' in capsys.readouterr().out
"""


def test_the_rule_set_is_there_and_its_tests_pass(tmp_path: Path) -> None:
    copied(tmp_path, "src")
    steps = section(CONTRIBUTING, "Add a rule set")
    assert len(steps) > 5
    for block in steps:
        do(block, tmp_path)
    (tmp_path / "tests" / "test_said.py").write_text(SAID, encoding="utf-8")
    assert "3 passed" in run(tmp_path, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
