"""The loops while working: hooks before a commit, one room's tests."""

from __future__ import annotations

import re

import bootstrap
import make_test
import pytest
from tests.project.house import ROOT

pytestmark = pytest.mark.pure  # it does not use the engine


def entries() -> list[list[str]]:
    """The words of the commands of the hooks."""
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    return [found.split() for found in re.findall(r"^ +entry: (.+)$", text, re.MULTILINE)]


def test_the_hooks_call_what_there_is() -> None:
    assert len(entries()) == 3
    files = [word for words in entries() for word in words if word.startswith("tests/")]
    assert len(files) == 3
    assert [file for file in files if not (ROOT / file).is_file()] == []
    assert {words[0] for words in entries()} <= {".venv/bin/ruff", ".venv/bin/python"}


def test_make_knows_every_command() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z][a-z ]*):$", makefile, re.MULTILINE)
    assert set(" ".join(targets).split()) == {*bootstrap.COMMANDS, "help"}
    phony = next(line for line in makefile.splitlines() if line.startswith(".PHONY:"))
    assert set(phony.split()[1:]) == {*bootstrap.COMMANDS, "help"}


def test_every_command_stands_in_contributing() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [name for name in bootstrap.COMMANDS if f"`make {name}" not in text] == []


def test_a_room_is_tried_on_the_build_of_make_test(monkeypatch: pytest.MonkeyPatch) -> None:
    for current in (True, False):
        monkeypatch.setattr(bootstrap, "overlay_is_current", lambda current=current: current)
        assert bool(bootstrap.build_for("cli")) is current
        assert bootstrap.build_for("engine") == {}
        assert bootstrap.build_for("rules") == {}


def test_every_test_is_run_on_one_build_at_least() -> None:
    """What runs on the compiled build alone may not be marked `pure`, which leaves it out there."""
    folders = [ROOT / "tests" / each for each in make_test.COMPILED_ONLY]
    files = [
        path for each in folders for path in (each.rglob("test_*.py") if each.is_dir() else each.parent.glob(each.name))
    ]
    assert len(files) > 100
    assert [path.name for path in files if "mark.pure" in path.read_text(encoding="utf-8")] == []
    assert not set(make_test.COMPILED_ONLY) & set(make_test.SOURCE_ONLY)


def test_an_unknown_room_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(SystemExit, match=r"Expected one of the rooms that have tests: .*\bengine\b.*\bserver\b"):
        bootstrap.room(["kitchen"])
