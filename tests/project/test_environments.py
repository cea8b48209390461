"""The bootstrap script does what is missing, nothing twice, and says plainly what it cannot do."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import environments
import pytest
from environments import BUILD_NOTE, Environment, build_notes, digest
from tests.project.house import ROOT

pytestmark = pytest.mark.pure


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A root with sources and locks of one line each."""
    files = ("src/one.py", "pyproject.toml", "hatch_build.py", "requirements/build.txt", "requirements/runtime.txt")
    for name in files:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(environments, "ROOT", tmp_path)
    monkeypatch.setattr(environments, "BUILD_FILES", (tmp_path / "pyproject.toml", tmp_path / "requirements/build.txt"))
    return tmp_path


@pytest.fixture
def steps(house: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that would have run, in words; making an environment leaves its Python."""
    done: list[str] = []

    def step(text: str, command: list[str], **more: str) -> str:
        done.append(text)
        if "venv" in command:
            shutil.rmtree(command[-1], ignore_errors=True)  # as `venv --clear` does
            python = Environment(Path(command[-1]), ()).python
            python.parent.mkdir(parents=True)
            python.symlink_to(sys.executable)
        return ""

    monkeypatch.setattr(environments, "step", step)
    return done


def test_only_what_changed_is_done_again(house: Path, steps: list[str]) -> None:
    wanted = Environment(house / ".venv-x", ("runtime", "build"))
    make, pip, canasta = "Making the environment .venv-x", "Installing pip", "Installing canasta from this folder"
    runtime, build = (f"Installing the packages of {name}.txt into .venv-x" for name in wanted.locks)

    def done_by_ready() -> list[str]:
        steps.clear()
        wanted.ready()
        return steps

    assert done_by_ready() == [make, pip, runtime, build, canasta]
    assert done_by_ready() == []
    (house / "src" / "one.py").write_text("changed")  # an editable install follows the sources by itself
    assert done_by_ready() == []
    (house / "requirements" / "runtime.txt").write_text("changed")
    assert done_by_ready() == [runtime]
    (house / "pyproject.toml").write_text("changed")
    assert done_by_ready() == [canasta]
    (wanted.folder / environments.STAMPS).write_text("[broken")
    assert done_by_ready() == [runtime, build, canasta]
    wanted.python.unlink()
    assert done_by_ready() == [make, pip, runtime, build, canasta]


def test_what_other_locks_brought_goes_again(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Packages that the kept lock names too stay; the others are installed again when they are next wanted."""
    (house / "requirements" / "runtime.txt").write_text("both==1.0 \\\n    --hash=sha256:0\n")
    (house / "requirements" / "build.txt").write_text("both==1.0 \\\n    --hash=sha256:0\ncompiler==2.0 ; x == 'y'\n")
    done: list[list[str]] = []
    monkeypatch.setattr(environments, "step", lambda _, command: done.append(command))
    game = Environment(house / ".venv-x", ("runtime",))
    game.python.parent.mkdir(parents=True)
    game.python.symlink_to(sys.executable)
    for lock in ("runtime", "build"):
        game.stamp(lock, "installed")
    game.keep("runtime")
    (command,) = done
    assert (command[3], "compiler" in command, "both" in command) == ("uninstall", True, False)
    assert game.stamps() == {"runtime": "installed"}


def test_a_python_without_venv_is_told_plainly(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(SystemExit, match=r"no module 'venv'.*python3-venv"):
        Environment(house / ".venv-x", ("runtime",)).ready()


def test_a_digest_sees_names_contents_and_words(house: Path) -> None:
    folder = house / "src"
    seen = {digest([folder]), digest([folder], "word")}
    (folder / "one.py").rename(folder / "two.py")
    seen.add(digest([folder]))
    (folder / "two.py").write_text("")
    last = digest([folder])
    seen.add(last)
    assert len(seen) == 4
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "two.pyc").write_text("")
    assert digest([folder]) == last


def test_build_notes_are_repeated_once(capsys: pytest.CaptureFixture[str]) -> None:
    build_notes(f"noise\n  {BUILD_NOTE}compiling\n  {BUILD_NOTE}compiling\n")
    assert capsys.readouterr().out == "  compiling\n"


def test_an_unknown_command_lists_the_commands() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "bootstrap.py"), "dance"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout.startswith("Usage:")
    assert "play" in done.stdout
