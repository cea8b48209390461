"""The steps of CONTRIBUTING.md that add a rule set, done on a copy of the package: then it plays."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.pages import CONTRIBUTING, ROOT, section
from tests.docs.steps import do

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
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    steps = section(CONTRIBUTING, "Add a rule set")
    assert len(steps) > 5
    for block in steps:
        do(block, tmp_path)
    (tmp_path / "tests" / "test_said.py").write_text(SAID, encoding="utf-8")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV_", "COVERAGE"))}
    clean |= {"PYTHONPATH": os.fspath(tmp_path / "src"), "PYTHONUTF8": "1", "COLUMNS": "200"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(command, cwd=tmp_path, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 passed" in done.stdout
