"""The tutorials are followed to the letter: every line that a reader types, and every line that they are shown."""

from __future__ import annotations

import io
import os
import runpy
import shlex
import sys
from collections.abc import Iterator, Mapping
from contextlib import redirect_stdout
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from tests.cli.running import lines, run
from tests.docs.pages import DOCS, blocks

from canasta import players
from canasta.players import registry

TUTORIALS = DOCS / "tutorial"
PROMPT = "Ana › "


@pytest.mark.parametrize(
    ("page", "laid_off"),
    [("first-match.md", "Diana lays off"), ("primera-partida.md", "Diana añade")],
)
def test_the_first_match_goes_as_told(
    page: str, laid_off: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = list(blocks(TUTORIALS / page))
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
        assert found, f"{page} shows {line!r}; the program, from there: {before[:500]}"
    lang, saved = (words[words.index(option) + 1] for option in ("--lang", "--save"))
    assert laid_off in " ".join(run("replay", saved, lang=lang).out.split())


def test_the_lines_of_the_library_run() -> None:
    names: dict[str, Any] = {"__name__": "tutorial"}
    for block in blocks(TUTORIALS / "library.md"):
        assert block.language == "python"
        exec(compile("\n" * (block.line - 1) + block.code, str(block.page), "exec"), names)  # noqa: S102 - our own page
    assert names["match"].stage == "between"


@pytest.fixture
def beginner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The empty folder of somebody who follows a page; what they leave in this process is taken back."""
    before = set(sys.modules)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(registry, "_GUESTS", {})
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0}, raising=False)
    yield tmp_path
    players.dismiss()
    for name in set(sys.modules) - before:
        if name in ("mybot", "learned"):
            del sys.modules[name]


def follow(page: str, *, shorter: Mapping[str, str] = MappingProxyType({})) -> None:
    """Write the files that a page writes, and type what it types, in order; each line that it shows is printed.

    `shorter` has what is written otherwise, so that a test takes no minutes.
    """
    for block in blocks(TUTORIALS / page):
        code = block.code
        for long, short in shorter.items():
            code = code.replace(long, short)
        if block.words.startswith("file="):
            file = Path(block.words.removeprefix("file="))
            before = file.read_text(encoding="utf-8") + "\n\n" if file.exists() else ""
            file.write_text(before + code, encoding="utf-8")
            sys.modules.pop(file.stem, None)
        elif block.language == "console" and not block.words:
            for part in code.split("$ ")[1:]:
                line, _, shown = part.partition("\n")
                said = typed(shlex.split(line))
                assert [wanted for wanted in shown.splitlines() if wanted not in said] == [], (str(block), line, said)
        else:
            assert block.words in ("skip=goes-on", "run"), str(block)


def typed(words: list[str]) -> str:
    """The output of that command."""
    if words[0] == "python":
        said = io.StringIO()
        with redirect_stdout(said):
            runpy.run_path(words[1], run_name="__main__")
        return said.getvalue()
    assert words[0] == "canasta"
    done = run(*words[1:])
    assert (done.status, done.err) == (0, ""), words
    return done.out


def test_the_first_bot_plays(beginner: Path) -> None:
    follow("first-bot.md", shorter={"--deals 6": "--deals 1", "--deals 4": "--deals 1"})


def test_the_first_training_run_seats_a_policy(beginner: Path) -> None:
    less = {"DEALS = 64": "DEALS = 4", "ROUNDS = 120": "ROUNDS = 1", "--deals 6": "--deals 1"}
    follow("first-training-run.md", shorter=less)
    assert (beginner / "weights.npy").is_file()


def test_the_first_club_evening_goes_as_told(beginner: Path) -> None:
    follow("first-club-evening.md")
    assert (beginner / "friday.jsonl").is_file()
