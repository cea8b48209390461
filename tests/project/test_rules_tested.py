"""Every rule in play has a test that names it, and every name is a rule."""

from __future__ import annotations

from pathlib import Path

import pytest
from rules_without_test import TESTED_TAGS, collect, gaps, marking, tags

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
from tests.helper import MARK
@MARK
def test_four(): pass
"""


def test_only_files_that_may_name_rules_are_collected(tmp_path: Path) -> None:
    for name, text in {"helper": HELPER, "test_marked": MARKED, "test_sample": SAMPLE, "test_other": ""}.items():
        (tmp_path / f"{name}.py").write_text(text)
    assert [path.stem for path in marking(tmp_path)] == ["test_marked", "test_sample"]


def test_marks_count_wherever_they_stand_but_not_on_skipped_tests(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(SAMPLE)
    tested = collect(tmp_path)
    assert {rule: len(tests) for rule, tests in tested.items()} == {"A-1": 3, "A-2": 1, "A-3": 1, "A-4": 1}
