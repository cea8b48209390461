"""`pytest --rule TB-4.3`: the tests that name a rule, and what is said where there is no such rule or test."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests import conftest

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
    said: list[str] = []
    reporter: Any = SimpleNamespace(write_line=said.append)
    for status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        conftest.pytest_terminal_summary(reporter, status, asked("CL-1.1", "TB-11.1"))
    assert said == ["No test here names CL-1.1 (deal), TB-11.1 (comp)."]


def test_an_unknown_id_is_refused_with_the_nearest() -> None:
    with pytest.raises(pytest.UsageError, match=r"^--rule: There is no rule 'TB-4\.33'; nearest: TB-4\.3"):
        conftest.pytest_configure(asked("TB-4.33"))
