"""`pytest --rule TB-4.3`: the tests that name a rule, and what is said where there is no such rule or test."""

from __future__ import annotations

import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from tests import conftest
from tests.project.house import ROOT

pytestmark = pytest.mark.pure  # it does not use the engine


def asked(*rules: str) -> Any:
    """As much of pytest's configuration as is read, with these rules asked for."""
    return SimpleNamespace(getoption=lambda _: list(rules), hook=SimpleNamespace(pytest_deselected=lambda **_: None))


def test_the_tests_of_a_rule_are_run() -> None:
    marks = {"both": pytest.mark.rule("CL-1.1", "TB-11.1").mark, "other": pytest.mark.rule("TB-11.2").mark}
    items: list[Any] = [
        SimpleNamespace(name=name, iter_markers=lambda _, own=own: [own]) for name, own in marks.items()
    ]
    items.append(SimpleNamespace(name="none", iter_markers=lambda _: []))
    conftest.only_of_rules(asked("TB-11.1", "CL-1.1"), items)
    assert [item.name for item in items] == ["both"]


def test_a_rule_without_tests_is_said_to_have_none() -> None:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV_", "COVERAGE"))}
    words = ["--collect-only", "-q", "-p", "no:cacheprovider", "--rule", "CL-1.1", "tests/project/test_habits.py"]
    command = [sys.executable, "-m", "pytest", *words]
    done = subprocess.run(command, cwd=ROOT, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED
    assert "deselected" in done.stdout
    assert "No test here names CL-1.1 (" in done.stdout


def test_an_unknown_id_is_refused_with_the_nearest() -> None:
    with pytest.raises(pytest.UsageError, match=r"^--rule: There is no rule 'TB-4\.33'; nearest: TB-4\.3"):
        conftest.pytest_configure(asked("TB-4.33"))
