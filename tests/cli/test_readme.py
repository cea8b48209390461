"""The READMEs say what is so: their code is run, their commands are called."""

from __future__ import annotations

import doctest
import os
import re
import shlex
from pathlib import Path

import pytest
from tests.cli.running import run

ROOT = Path(__file__).parents[2]
README = {"en": ROOT / "README.md", "es": ROOT / "README.es.md"}
PAGES = [*README.values(), ROOT / "docs" / "reference" / "cli.md"]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("lang", README)
def test_the_code_does_what_it_shows(lang: str) -> None:
    code = "\n".join(blocks(README[lang], "pycon"))
    test = doctest.DocTestParser().get_doctest(code, {}, README[lang].name, None, 0)
    assert len(test.examples) > 10
    said: list[str] = []
    doctest.DocTestRunner().run(test, out=said.append)
    assert "".join(said) == ""


def statements(page: Path) -> list[str]:
    """The code of the page's sessions, without prompts, answers and notes beside it."""
    examples = doctest.DocTestParser().get_examples("\n".join(blocks(page, "pycon")))
    return [line.partition("  #")[0].rstrip() for each in examples for line in each.source.splitlines()]


def test_the_code_passes_strict_typing() -> None:
    """`make check` reads the same lines in a file: a page cannot be read by mypy."""
    typed = Path(__file__).with_name("readme_session.py").read_text(encoding="utf-8")
    body = typed.partition("def session() -> None:\n")[2]
    assert [line.removeprefix("    ") for line in body.splitlines()] == statements(README["en"])


@pytest.mark.parametrize("lang", README)
def test_the_first_ten_lines_play_a_hand(lang: str) -> None:
    first = README[lang].read_text(encoding="utf-8").splitlines()[:10]
    assert sum(line.startswith(">>> ") for line in first) >= 5
    assert any("meld" in line for line in first)


def answer(shown: str) -> re.Pattern[str]:
    """The whole answer of a command as a page shows it: a line ``…`` stands for any lines, inside one for any words."""
    lines = [r"(?:.*\n)*" if line == "…" else re.escape(line).replace("…", ".+") + r"\n" for line in shown.splitlines()]
    return re.compile("".join(lines))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_do_what_they_show(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    # Results do not hang on the number of processes (lab/stats, lab/arena/test_session), and each takes long to start.
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0}, raising=False)
    for number, position in enumerate(blocks(page, "toml")):
        (tmp_path / ("position.toml" if not number else f"position{number}.toml")).write_text(position)
    called = 0
    for block in blocks(page, "console"):
        for part in block.split("$ ")[1:]:
            line, _, shown = part.partition("\n")
            name, *words = shlex.split(line)
            assert name == "canasta"
            done = run(*words)
            assert (done.status, done.err) == (0, ""), line
            if page in README.values():
                assert answer(shown).fullmatch(done.out), (line, done.out)
            else:
                assert [expected for expected in shown.splitlines() if expected not in done.out] == [], line
            called += 1
    assert called >= 4


def test_both_languages_show_the_same() -> None:
    one, other = (README[lang].read_text(encoding="utf-8") for lang in ("en", "es"))
    for pattern in ("^## ", "^```", r"^\| `"):
        assert len(re.findall(pattern, one, re.MULTILINE)) == len(re.findall(pattern, other, re.MULTILINE))
    assert blocks(README["en"], "toml") == blocks(README["es"], "toml")
