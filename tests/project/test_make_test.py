"""`make test` begins first what takes long, keeps what others say apart, and leaves nothing running."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

import make_test
import pytest
from environments import Environment

pytestmark = pytest.mark.pure

DEV = Environment(Path("venv"), ("dev",))


class Run:
    """One run with nothing real behind it: `done` is the order of what was begun, waited for and tried."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.done: list[str] = []
        self.reason = ""
        self.failing = ""
        monkeypatch.setattr(make_test, "BUILD", folder / "build")
        monkeypatch.setattr(make_test, "uncompiled", lambda: self.reason)
        monkeypatch.setattr(make_test, "folder_of_tools", lambda: None)
        monkeypatch.setattr(make_test, "client", lambda _: self.done.append("page built"))
        monkeypatch.setattr(make_test, "overlay", lambda _: self.done.append("compiled"))
        monkeypatch.setattr(make_test, "stage", self.stage)
        monkeypatch.setattr(make_test, "Beside", self.beside)
        monkeypatch.setattr(make_test, "quiet", lambda command: self.begun(Path(command[1]).stem))
        monkeypatch.setattr(Environment, "install", lambda _, lock: self.done.append(lock))
        monkeypatch.setattr(Environment, "ready", lambda env: env.install("dev"))

    def stage(self, name: str, command: list[str], **_: str) -> list[str]:
        self.done.append(name)
        return [name] if name == self.failing else []

    def beside(self, name: str, command: list[str], **_: str) -> Any:
        return self.begun(name)

    def begun(self, name: str) -> Any:
        """What was begun in the background, a process or a check."""
        run = self

        class Begun:
            def __enter__(self) -> Self:
                run.done.append(f"{name} begun")
                return self

            def __exit__(self, *_: object) -> None:
                pass

            def wait(self) -> None:
                run.done.append(f"{name} over")

            def finish(self) -> list[str]:
                return run.stage(name, [])

        return Begun()


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    return Run(monkeypatch, tmp_path)


CHECKED = ["ruff check", "ruff format", "mypy", "the page: types", "the page: its own tests", "page built"]
TYPES = "the library: types as pyright reads them"
SOURCE, COMPILED, COVERAGE = "the tests, Python source", "the tests, compiled build", "coverage of the engine"


def test_what_takes_long_begins_as_soon_as_it_can(run: Run) -> None:
    assert make_test.everything(DEV, []) == 0
    begun = ["page", "client begun", "build", "artifacts begun", "dev", f"{SOURCE} begun"]
    compiled = [TYPES, "artifacts over", "compiled", COMPILED]
    assert run.done == [*begun, "client over", *CHECKED, *compiled, SOURCE, COVERAGE]


def test_without_a_compiler_all_is_tried_on_the_source(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    run.reason = "no C compiler was found."
    monkeypatch.setenv("CI", "")
    assert make_test.everything(DEV, []) == 0
    assert run.done == ["page", "client begun", "dev", *CHECKED, TYPES, f"{SOURCE} begun", SOURCE, COVERAGE]
    monkeypatch.setenv("CI", "true")  # the build machine has one
    assert make_test.everything(DEV, []) == 1


@pytest.mark.parametrize("failing", [*CHECKED[:-1], TYPES, SOURCE, COMPILED, COVERAGE])
def test_one_failure_fails_it_all(run: Run, failing: str, capsys: pytest.CaptureFixture[str]) -> None:
    run.failing = failing
    assert make_test.everything(DEV, []) == 1
    assert f"Failed: {failing}." in capsys.readouterr().out
    assert COMPILED in run.done  # the rest is tried all the same


@pytest.mark.parametrize(("status", "failed"), [(0, []), (3, ["trying"])])
def test_what_runs_beside_is_shown_when_it_is_over(
    status: int, failed: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-c", f"import sys; print('found'); sys.exit({status})"]
    with make_test.Beside("trying", command) as beside:
        assert capfd.readouterr().out == ""
        assert beside.finish() == failed
    assert capfd.readouterr().out == "\n== trying\nfound\n"


def test_what_runs_beside_ends_with_what_it_is_beside_of() -> None:
    begun = time.monotonic()
    command = [sys.executable, "-c", "import time; time.sleep(60)"]
    with pytest.raises(SystemExit), make_test.Beside("waiting", command):
        raise SystemExit
    assert time.monotonic() - begun < 60


def test_what_is_begun_quietly_says_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    with make_test.quiet([sys.executable, "-c", "import sys; sys.exit('no')"]) as process:
        assert process.wait() == 1
    assert isinstance(process, subprocess.Popen)
    assert capfd.readouterr() == ("", "")
