"""The command as a whole: help, languages, versions, words that are none, errors of every kind."""

from __future__ import annotations

import platform
import re
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import pytest
from tests.cli.running import run

import canasta
from canasta.cli import app, screen
from canasta.cli.app import language_asked
from canasta.rules import get, names
from canasta.texts import LANGUAGES, keys

COMMANDS = (
    *("play", "serve", "rules", "referee", "try", "replay", "review", "puzzle", "verify", "simulate"),
    *("arena", "tune", "gate", "admin", "completion"),
)
HEADINGS = {"en": ("Usage", "Options", "Example"), "es": ("Uso", "Opciones", "Ejemplo")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_with_an_example(command: str, lang: str) -> None:
    done = run(*command.split(), "--help", lang=lang)
    assert (done.status, done.err) == (0, "")
    for heading in HEADINGS[lang]:
        assert f"\n{heading}" in f"\n{done.out}"
    example = done.out.partition(f"{HEADINGS[lang][2]}\n")[2]
    assert f"canasta {command}".strip() in example
    assert max(map(len, done.out.splitlines())) <= 96
    assert "cli-" not in done.out


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
def test_help_fits_the_terminal(columns: int) -> None:
    shown = run("play", "--help", columns=columns).out
    prose = shown.partition("Example")[0]
    assert max(map(len, prose.splitlines())) <= columns


def test_without_words_the_help_is_shown() -> None:
    assert run().out == run("--help").out
    assert all(command in run().out for command in COMMANDS)


def test_the_version_says_how_this_copy_was_built() -> None:
    done = run("--version")
    assert done.status == 0
    assert done.out.startswith(f"canasta {canasta.__version__}, ")
    assert f"Python {platform.python_version()}" in done.out
    build = {"pure": "pure Python engine", "compiled": "compiled engine"}[canasta.build_kind()]
    assert build in done.out
    assert all(f"{name} {get(name).version}" in done.out.splitlines()[1] for name in names())
    assert platform.platform() in done.out
    assert "motor" in run("--version", lang="es").out


@pytest.mark.parametrize(
    ("words", "environ", "lang"),
    [
        (["--lang", "es", "rules"], {}, "es"),
        (["rules", "--lang=es"], {}, "es"),
        (["rules"], {"CANASTA_LANG": "es"}, "es"),
        (["rules", "--lang", "en"], {"CANASTA_LANG": "es"}, "en"),
        (["rules"], {"LANG": "es_UY.UTF-8"}, "es"),
        (["rules"], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["try", "--", "--lang=es"], {}, "en"),
    ],
)
def test_the_language_is_that_of_the_option_or_of_the_environment(
    words: list[str], environ: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("CANASTA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert language_asked(words) == lang


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["frob"],
            f"There is no such command: expected one of {', '.join(COMMANDS)}. Help: canasta --help",
        ),
        (["rules", "--frob"], "There is no option --frob here. Help: canasta rules --help"),
        (["verify"], "RECORD is missing. Help: canasta verify --help"),
        (["rules", "a", "b", "c"], "There are more arguments than this command takes. Help: canasta rules --help"),
        (["rules", "--form"], "--form is not complete: it needs a value, or takes none. Help: canasta"),
        (["--lang", "fr", "rules"], "--lang does not accept this: expected es|en. Help: canasta --help"),
        (
            ["simulate", "--deals", "many"],
            "--deals does not accept this: expected 1-1000000. Help: canasta simulate",
        ),
        (["simulate", "--deals", "0"], "--deals does not accept this: expected 1-1000000. Help: canasta simulate"),
    ],
)
def test_words_that_are_none_get_one_sentence(words: list[str], sentence: str) -> None:
    assert run(*words).sentence.startswith(sentence)


def test_the_sentence_is_in_the_language_asked_for() -> None:
    assert run("--lang=es", "frob").sentence.startswith("Esa orden no existe")
    assert run("verify", "/", lang="es").sentence == "No se puede usar /: es una carpeta."


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    missing = str(tmp_path / "none")
    assert run("verify", missing).sentence == f"{missing} cannot be used: no such file or folder."
    assert run("replay", missing).sentence == f"{missing} cannot be used: no such file or folder."
    assert run("try", str(tmp_path)).sentence == f"{tmp_path} cannot be used: it is a folder."
    assert run("try", "x" * 300).sentence.endswith("cannot be used: the name is too long.")
    assert run("verify", "no\0name").sentence


@pytest.mark.parametrize(
    ("error", "status", "said"),
    [
        (KeyboardInterrupt(), 130, ""),
        (ZeroDivisionError("a number"), 70, "ZeroDivisionError: a number"),
        (MemoryError(), 2, "There is not enough memory"),
    ],
)
def test_what_ends_the_command_is_told_without_a_traceback(
    error: BaseException, status: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("canasta.rules.names", Mock(side_effect=error))
    done = run("rules")
    assert (done.status, done.out) == (status, "")
    assert said in done.err
    assert done.err.count("\n") == bool(said)
    if status == 70:
        with pytest.raises(ZeroDivisionError):
            run("rules", CANASTA_TRACEBACK="1")


def test_output_that_cannot_hold_a_sign_is_no_error() -> None:
    command = [sys.executable, "-m", "canasta", "rules", "TB-4.1", "--lang", "es"]
    environ = {"PYTHONIOENCODING": "ascii", "PYTHONPATH": str(Path(canasta.__file__).parents[1])}
    done = subprocess.run(command, capture_output=True, env=environ, check=True)
    assert b"combinacion" in done.stdout
    assert b"?" not in done.stdout
    assert "−5 «¿ñ?» K♠ 10♥ ☃".encode("ascii", "plainer") == b'-5 "n?" Ks 10h ?'


def test_a_reader_that_leaves_is_no_error() -> None:
    script = f"import sys; sys.path.insert(0, {str(Path(canasta.__file__).parents[1])!r}); import canasta.cli"
    script += "; sys.exit(canasta.cli.main(['rules', 'tres-barajas']))"
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


def test_the_command_starts_without_what_it_does_not_need() -> None:
    check = "import sys; from canasta.cli import main; main(['--version']); print(*sorted(sys.modules))"
    environ = {"PYTHONPATH": str(Path(canasta.__file__).parents[1]), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, env=environ, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    for heavy in (
        "matplotlib",
        "numpy",
        "canasta.match.match",
        "canasta.engine.deal",
        "rich.progress",
        "canasta.cli.serve",
    ):
        assert heavy not in loaded


def test_every_text_of_the_command_is_used() -> None:
    """A key of the catalogue that no source names is a leftover."""
    sources = "".join(
        path.read_text(encoding="utf-8")
        for room in ("cli", "lab/commands", "players")
        for path in (Path(canasta.__file__).parent / room).glob("*.py")
    )
    # Keys that are put together: their beginning stands in the source, up to the part that varies.
    made = re.findall(r"f[\"'](cli-[a-z-]+-)\{", sources) + [f"cli-{command}" for command in COMMANDS]
    made += ["cli-error-", "cli-verb-", "cli-wish-"]
    named = set(re.findall(r"[\"'](cli-[a-zA-Z_-]+)[\"']", sources))
    ours = {key for key in keys("en") if key.startswith("cli-")}
    assert {key for key in ours - named if not key.startswith(tuple(made))} <= {"cli-canasta-example"}
    codes = set(re.findall(r"(?:BadInputError\(|cli-error-)[\"']?([a-z0-9-]+)[\"']", sources))
    assert {key for key in ours if key.startswith("cli-error-")} == {f"cli-error-{code}" for code in codes}


def test_screens_speak_the_language_of_the_call() -> None:
    with screen.speaking("es"):
        assert screen.screen().lang == "es"
        assert screen.screen("en").lang == "en"
    assert app.whole_command().commands.keys() == set(COMMANDS)
