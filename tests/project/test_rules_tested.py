"""Every rule in play has a test that names it, and every name is a rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from rules_without_test import TESTED_TAGS, collect, gaps, tags, written

pytestmark = pytest.mark.pure  # it reads the tests, not the build


@pytest.fixture(scope="module")
def found() -> tuple[list[str], list[str]]:
    return gaps(collect(), tags())


def test_every_rule_in_play_has_a_test(found: tuple[list[str], list[str]]) -> None:
    assert found[0] == []


def test_every_mark_names_a_rule(found: tuple[list[str], list[str]]) -> None:
    assert found[1] == []


def test_the_rulebook_has_rules_of_every_tag_that_is_tested() -> None:
    assert set(tags().values()) >= TESTED_TAGS


def test_gaps_are_seen() -> None:
    tag_of = {"TB-1": "play", "TB-2": "score", "TB-3": "advice"}
    assert gaps({"TB-2": ["a"], "TB-9": ["b"]}, tag_of) == (["TB-1"], ["TB-9"])


SAMPLE = """
import pytest
pytestmark = pytest.mark.rule("A-1")
@pytest.mark.rule("A-2", "A-3")
class TestGroup:
    def test_one(self): pass
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("A-4")), 2])
def test_two(n): pass
@pytest.mark.skip
@pytest.mark.rule("A-5")
def test_three(): pass
"""
HELPER = "import pytest\nMARK = pytest.mark.rule('A-6')\n"
MARKED = """
import pytest
from tests.project.helper import MARK
@MARK
@pytest.mark.parametrize("n", [pytest.param(n, marks=pytest.mark.rule(f"A-{n}")) for n in (7, 8)])
def test_four(n): pass
"""


def test_marks_are_read_wherever_they_stand_but_not_on_skipped_tests(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(SAMPLE)
    assert written(tmp_path / "test_sample.py") == {"A-1", "A-2", "A-3", "A-4"}


def test_files_whose_marks_are_put_together_are_collected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {"helper": HELPER, "test_marked": MARKED, "test_sample": SAMPLE, "test_other": ""}.items():
        (tmp_path / f"{name}.py").write_text(text)
    asked: list[Path] = []

    def collected(files: list[Path]) -> dict[str, list[str]]:
        asked.extend(files)
        return {"A-6": ["test_four"]}

    monkeypatch.setattr("rules_without_test.collected", collected)
    assert {rule: len(tests) for rule, tests in collect(tmp_path).items()} == dict.fromkeys(
        ("A-1", "A-2", "A-3", "A-4", "A-6"), 1
    )
    assert [path.name for path in asked] == ["test_marked.py"]
