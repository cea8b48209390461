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


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "src", place / "src", ignore=shutil.ignore_patterns("__pycache__"))
    steps = section(CONTRIBUTING, "Add a rule set")
    assert len(steps) > 5
    for block in steps:
        do(block, place)
    return place


def run(house: Path, *words: str) -> str:
    """Python in the copy; its output."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV_", "COVERAGE"))}
    clean |= {"PYTHONPATH": os.fspath(house / "src"), "PYTHONUTF8": "1", "COLUMNS": "200"}
    done = subprocess.run([sys.executable, *words], cwd=house, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_rules_are_told(house: Path) -> None:
    told = run(house, "-m", "canasta", "rules", "casera", "--lang", "en")
    assert "Home canasta" in told
    assert "Going out needs 2 canastas." in told
    assert "A side needs two canastas to go out" in told


def test_it_plays_to_the_score(house: Path) -> None:
    assert '"casera"' in run(house, "-m", "canasta", "simulate", "--rules", "casera", "--deals", "2", "--json")


def test_its_tests_pass(house: Path) -> None:
    assert "2 passed" in run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
