"""The tutorials are followed to the letter: every line that a reader types, and every line that they are shown."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import lines, run
from tests.docs.pages import DOCS, blocks

TUTORIALS = DOCS / "tutorial"
PROMPT = "Ana › "


def test_the_first_match_goes_as_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told = list(blocks(TUTORIALS / "first-match.md"))
    (command,) = [block.code for block in told if block.language == "sh"]
    words = shlex.split(shlex.split(command)[-1].removeprefix("ARGS="))
    shown = [line for block in told if block.language == "text" for line in block.code.splitlines()]
    typed = [line.removeprefix(PROMPT) for line in shown if line.startswith(PROMPT)]
    assert len(typed) > 7
    done = run(*words, given=lines(["", *typed]))
    assert (done.status, done.err) == (0, "")
    rest = done.out
    for line in shown:
        # What is typed into a pipe is not echoed: only the prompt is there.
        wanted = PROMPT if line.startswith(PROMPT) else line
        before, found, rest = rest.partition(wanted)
        assert found, f"first-match.md shows {line!r}; the program, from there: {before[:500]}"
    assert "Diana lays off" in run("replay", "first.txt").out


def test_the_lines_of_the_library_run() -> None:
    names: dict[str, Any] = {"__name__": "tutorial"}
    for block in blocks(TUTORIALS / "library.md"):
        assert block.language == "python"
        exec(compile("\n" * (block.line - 1) + block.code, str(block.page), "exec"), names)  # noqa: S102 - our own page
    assert names["match"].stage == "between"
