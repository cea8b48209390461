"""`pytest --rule TB-4.3`: the tests that name a rule, and what is said where there is no such rule or test."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.project.house import ROOT

pytestmark = pytest.mark.pure  # it does not use the engine

SOME = "tests/club/competition/test_movements.py"


def collected(*words: str) -> tuple[int, str]:
    """Exit status and output of collecting the tests of one file with those words."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV_", "COVERAGE"))}
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", SOME, *words]
    done = subprocess.run(command, cwd=ROOT, env=clean, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_the_tests_of_a_rule_are_run() -> None:
    named = collected("--rule", "TB-11.1", "--rule", "CL-1.1")[1]
    wanted = f"{SOME}::test_half_keep_their_table_and_half_go_to_the_next"
    assert wanted in named
    assert "deselected" in named
    other = "test_everyone_meets_everyone_once"
    assert f"def {other}(" in (ROOT / SOME).read_text(encoding="utf-8")
    assert other not in named


def test_a_rule_without_tests_is_said_to_have_none() -> None:
    status, said = collected("--rule", "CL-1.1")
    assert status == pytest.ExitCode.NO_TESTS_COLLECTED
    assert "No test here names CL-1.1 (" in said


def test_an_unknown_id_is_refused_with_the_nearest() -> None:
    status, said = collected("--rule", "TB-4.33")
    assert status == pytest.ExitCode.USAGE_ERROR
    assert "--rule: There is no rule 'TB-4.33'; nearest: TB-4.3" in said
