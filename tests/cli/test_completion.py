"""`canasta completion`: the lines of each shell, and what a shell is offered."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.running import run

from canasta.cli.app import SHELLS


def offered(*words: str, lang: str = "en") -> list[str]:
    """The words that bash is offered for the last of these."""
    return run(
        lang=lang, _CANASTA_COMPLETE="complete_bash", COMP_WORDS=" ".join(words), COMP_CWORD=str(len(words) - 1)
    ).out.split()


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_gets_lines_that_ask_the_command(shell: str) -> None:
    done = run("completion", shell)
    assert (done.status, done.err) == (0, "")
    assert "_CANASTA_COMPLETE" in done.out


def test_without_a_name_the_lines_are_for_the_shell_of_the_system() -> None:
    assert run("completion", SHELL="/usr/bin/fish").out == run("completion", "fish").out


@pytest.mark.parametrize("words", [["tcsh"], []])
def test_another_shell_is_told_which_there_are(words: list[str]) -> None:
    assert "bash, zsh, fish" in run("completion", *words, SHELL="/bin/tcsh").sentence
    assert "'tcsh'" in run("completion", *words, SHELL="/bin/tcsh").sentence


def test_commands_options_and_values_are_offered() -> None:
    assert offered("canasta", "p") == ["play", "puzzle"]
    assert "--resume" in offered("canasta", "play", "--")
    assert offered("canasta", "rules", "c") == ["clasica"]
    assert offered("canasta", "play", "--rules", "tres") == ["tres-barajas"]
    assert offered("canasta", "arena", "--bots", "greedy,tu") == ["greedy,tuned"]


@pytest.mark.parametrize(("lang", "word"), [("en", "bots"), ("es", "bots"), ("en", "Show"), ("es", "Mostrar")])
def test_what_is_offered_is_explained_in_the_language_of_the_call(lang: str, word: str) -> None:
    asked = "canasta play -" if word in ("Show", "Mostrar") else "canasta pl"
    assert word in run(lang=lang, _CANASTA_COMPLETE="complete_zsh", _TYPER_COMPLETE_ARGS=asked).out


def test_bash_itself_completes_a_word(tmp_path: Path) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash")
    command = tmp_path / "canasta"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m canasta "$@"\n')
    command.chmod(0o755)
    (tmp_path / "lines").write_text(run("completion", "bash").out)
    script = 'PATH="$1:$PATH"; source "$1/lines"; COMP_WORDS=(canasta ver); COMP_CWORD=1; '
    script += '_canasta_completion canasta; printf "%s\\n" "${COMPREPLY[@]}"'
    called = [bash, "--norc", "-c", script, "bash", str(tmp_path)]
    done = subprocess.run(called, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["verify"], done.stderr
