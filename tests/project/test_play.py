"""`make play` opens the table on the source as soon as it can, and compiles beside the game for the next start."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import artifacts
import play
import pytest
from environments import ROOT, Environment, Step, plain_environment

pytestmark = pytest.mark.pure


class Start:
    """One start of `make play` with nothing real behind it: `done` is the order of what was asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.done: list[str] = []
        self.ended: list[str] = []
        self.page = self.compiled = False
        self.reason = ""
        monkeypatch.setattr(play, "page_is_current", lambda: self.page)
        monkeypatch.setattr(play, "overlay_is_current", lambda: self.compiled)
        monkeypatch.setattr(play, "uncompiled", lambda: self.reason)
        monkeypatch.setattr(play, "stamp_page", lambda: self.done.append("page stamped"))
        monkeypatch.setattr(play, "Step", self.step)
        monkeypatch.setattr(play, "begin_reading", self.begin_reading)
        monkeypatch.setattr(play, "end", self.ended.append)
        monkeypatch.setattr(Environment, "install", lambda _, lock: self.done.append(lock))
        monkeypatch.setattr(Environment, "keep", lambda _, lock: self.done.append(f"{lock} kept"))
        monkeypatch.setattr(subprocess, "Popen", self.popen)
        monkeypatch.setattr(subprocess, "run", self.run)
        for name in ("LOG", "REFUSED"):
            monkeypatch.setattr(play, name, folder / name)
        monkeypatch.setattr(play, "ROOT", folder)
        self.modules = folder / "node_modules"
        monkeypatch.setattr(play, "MODULES", self.modules)

    def step(self, text: str, command: list[str]) -> Start:
        self.done.append("page begun")
        return self

    def finish(self) -> None:
        self.modules.mkdir(exist_ok=True)
        self.done.append("page there")

    def begin_reading(self) -> Start:
        self.done.append("server read")
        return self

    def terminate(self) -> None:
        self.done.append("no longer")

    def wait(self) -> None:
        pass

    def popen(self, command: list[str], **_: Any) -> str:
        self.done.append("compiling")
        return "the compiler"

    def run(self, command: list[str], env: dict[str, str], check: bool) -> subprocess.CompletedProcess[str]:
        engine = "compiled" if env["PYTHONPATH"] == os.fspath(artifacts.OVERLAY) else "source"
        self.done.append(f"{engine}: {' '.join(command[3:])}")
        return subprocess.CompletedProcess(command, 7)


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Start:
    return Start(monkeypatch, tmp_path)


def test_the_first_start_plays_on_the_source_and_compiles_beside(
    start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play.play([]) == 7
    before = ["page", "page begun", "runtime", "server read", "page there", "no longer", "page stamped"]
    assert start.done == [*before, "compiling", "source: serve --open"]
    assert start.ended == ["the compiler"]
    assert "compiled beside it for the next start" in capsys.readouterr().out


def test_the_next_start_plays_on_what_was_compiled(start: Start, capsys: pytest.CaptureFixture[str]) -> None:
    start.page = start.compiled = True
    play.play([])
    assert start.done == ["runtime", "compiled: serve --open"]
    assert start.ended == []
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("worked_on", [False, True])
def test_packages_that_build_the_page_stay_only_where_somebody_works_on_it(start: Start, worked_on: bool) -> None:
    if worked_on:
        start.modules.mkdir()
    play.play([])
    assert start.modules.exists() is worked_on


def test_what_is_read_meanwhile_is_there() -> None:
    reading = play.SERVER.split(", ")
    files = [ROOT / "src" / name.replace(".", "/") for name in reading]
    assert all(file.is_dir() or file.with_suffix(".py").is_file() for file in files)
    serve = (ROOT / "src" / "canasta" / "cli" / "serve.py").read_text(encoding="utf-8")
    assert all(f"from {name} import" in serve for name in reading)


def test_the_terminal_waits_for_no_page(start: Start) -> None:
    play.play(["play", "--lang", "es"])
    assert start.done == ["runtime", "compiling", "source: play --lang es"]


def test_without_a_compiler_it_says_so_once(start: Start, capsys: pytest.CaptureFixture[str]) -> None:
    start.page, start.reason = True, "no C compiler was found."
    play.play([])
    assert start.done == ["runtime", "source: serve --open"]
    assert capsys.readouterr().out == "The engine runs as plain Python, which is slower: no C compiler was found.\n"


def test_in_the_end_there_is_only_what_plays(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "overlay", lambda _: start.done.append("compiled"))
    monkeypatch.setattr(os, "nice", lambda _: None)
    play.compile_beside()
    assert start.done == ["build", "compiled", "runtime kept"]


def test_sources_that_did_not_compile_are_not_tried_again(
    start: Start, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Environment) -> None:
        sys.exit("it does not compile")

    monkeypatch.setattr(play, "overlay", refuse)
    monkeypatch.setattr(os, "nice", lambda _: None)
    with pytest.raises(SystemExit):
        play.compile_beside()
    assert start.done == ["build", "runtime kept"]
    start.done.clear()
    play.play([])
    assert "compiling" not in start.done
    assert "LOG says why" in capsys.readouterr().out


def test_nothing_is_left_running_after_the_game(tmp_path: Path) -> None:
    """The compiler is a process of the process that is ended: it ends too."""
    number = tmp_path / "number"
    inner = (
        f"import os, pathlib, time; pathlib.Path({os.fspath(number)!r}).write_text(str(os.getpid())); time.sleep(60)"
    )
    outer = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}])"
    beside = subprocess.Popen([sys.executable, "-c", outer], start_new_session=True)
    while not (number.is_file() and number.read_text()):
        time.sleep(0.01)
    play.end(beside)
    for _ in range(1000):
        if gone(int(number.read_text())):
            return
        time.sleep(0.01)
    pytest.fail("the compiler goes on")


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_step_beside_others_gives_its_output_or_ends(capsys: pytest.CaptureFixture[str]) -> None:
    assert Step("Trying", [sys.executable, "-c", "print('good')"]).finish() == "good\n"
    failing = Step("Trying more", [sys.executable, "-c", "import sys; print('no network'); sys.exit(1)"])
    with pytest.raises(SystemExit, match="This step failed: Trying more"):
        failing.finish()
    assert "no network" in capsys.readouterr().out


def test_the_source_plays_without_being_installed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "canasta", "--version"]
    environment = plain_environment(PYTHONPATH=os.fspath(ROOT / "src"))
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "canasta" in done.stdout
