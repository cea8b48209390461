"""The recipes for operators with systemd, walked: each file that a step needs is there, and what can run here runs."""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest
from tests.cli.running import run
from tests.docs.pages import blocks
from tests.project.house import ROOT
from tests.server.web.test_serve import serving, surroundings

PAGE = ROOT / "docs" / "how-to" / "run-a-server.md"
UNITS = ROOT / "deploy" / "systemd"
STATE = "/var/lib/canasta"
OURS = ("/etc/", "/var/lib/", "/opt/canasta")
ELSEWHERE = ("useradd", "systemctl", "podman", "curl", "python3 -m venv", "/opt/canasta/bin/pip")  # not on this machine
FILES = ("ExecStart", "ExecStartPost", "EnvironmentFile", "Environment", "LoadCredential", "WorkingDirectory")
SETTINGS = "CANASTA_SETTINGS=/etc/canasta/serve.toml"
PROGRAM = "/opt/canasta/bin/canasta"


def steps() -> list[str]:
    """The lines of the recipes, in the order of the page."""
    return [line for block in blocks(PAGE) if block.language == "console" for line in block.code.splitlines()]


def values(unit: str, key: str) -> list[str]:
    """The values of a key of a unit; of `EnvironmentFile=-FILE` and the like nothing, for that file may be missing."""
    found = re.findall(rf"^{key}=(?!-)(.+)$", (UNITS / unit).read_text(encoding="utf-8"), re.MULTILINE)
    return [value.replace("$$", "$").replace("%%", "%") for value in found]


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder in which the recipe has put its files, as on an empty machine with systemd."""
    (tmp_path / "etc" / "systemd" / "system").mkdir(parents=True)
    for step in steps():
        if step.startswith("install "):
            words = [str(tmp_path / word[1:]) if word.startswith("/") else word for word in shlex.split(step)]
            subprocess.run(words, cwd=ROOT, check=True)
    for service in ("canasta.service", "canasta-backup.service"):
        for name in " ".join(values(service, "StateDirectory")).split():
            (tmp_path / "var" / "lib" / name).mkdir(parents=True, exist_ok=True)
    return tmp_path


def there(machine: Path, line: str) -> str:
    """The line with the paths of that machine, and this Python's canasta."""
    line = line.replace(PROGRAM, f"{shlex.quote(sys.executable)} -m canasta")
    return re.sub(r"(?<![\w/.-])/(etc|var/lib)(?=/)", rf"{machine}/\1", line)


def environ(page: Path, machine: Path) -> dict[str, str]:
    """The environment of a command there; what the data folder would be does not matter."""
    settings = machine / "etc" / "canasta" / "serve.toml"
    text = settings.read_text(encoding="utf-8").replace('"/var/lib', f'"{machine}/var/lib')
    settings.write_text(re.sub(r"^metrics = .*\n", "", text, flags=re.MULTILINE), encoding="utf-8")
    return surroundings(page, machine / "nobody")


def ran(machine: Path, line: str, env: dict[str, str], folder: str) -> None:
    """Run a line of the shell in that folder."""
    command = ["/bin/sh", "-c", there(machine, line)]
    done = subprocess.run(command, cwd=machine / folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (line, done.stdout, done.stderr)


def said(machine: Path, line: str, env: dict[str, str], folder: str) -> str:
    """The answer of the operator's command there: it needs no shell, and runs in this process."""
    user, _, words = line.partition(f" {PROGRAM} ")
    (name, _, settings) = user.removeprefix("sudo -u canasta ").partition("=")
    with contextlib.chdir(machine / folder):
        done = run(*shlex.split(there(machine, words)), columns=200, **env, **{name: there(machine, settings)})
    assert done.status == 0, (line, done)
    return done.out


def test_each_file_that_the_units_need_is_put_there(machine: Path) -> None:
    installed = {path.name for path in (machine / "etc" / "systemd" / "system").iterdir()}
    assert installed == {path.name for path in UNITS.iterdir()} - {"serve.toml"}
    made = {"/opt/canasta/bin/canasta"} if any("/opt/canasta/bin/pip install" in step for step in steps()) else set()
    for unit in installed:
        for key in FILES:
            for path in re.findall(r"(?<![\w.-])/[\w./$-]+", " ".join(values(unit, key))):
                path = path.rpartition("/")[0] if "$" in path else path  # a name that the shell makes
                ours = path.startswith(OURS)
                assert path in made or (machine / path[1:] if ours else Path(path)).exists(), (unit, key, path)
        for user in (*values(unit, "User"), *values(unit, "SocketUser")):
            assert any(step.startswith("useradd ") and step.endswith(f" {user}") for step in steps())
        assert set(values(unit, "Requires")) <= installed
    enabled = {word for step in steps() if step.startswith("systemctl ") for word in step.split() if "." in word}
    assert enabled <= installed
    assert {unit for unit in installed if "[Install]" in (UNITS / unit).read_text(encoding="utf-8")} <= enabled
    settings = tomllib.loads((UNITS / "serve.toml").read_text(encoding="utf-8"))
    assert settings["db"].startswith(f"{STATE}/")
    assert STATE.rpartition("/")[2] in values("canasta.service", "StateDirectory")


def test_each_step_is_known() -> None:
    """A new step is run by a test, or named among those that cannot run here."""
    known = (*ELSEWHERE, "install ", "cd ", "mkdir ", "mv ", "head ", "canasta ", f"sudo -u canasta {SETTINGS} ")
    assert [step for step in steps() if not step.startswith(known)] == []


def test_the_commands_of_the_operator_mean_the_database_of_the_server(machine: Path, page: Path) -> None:
    env = environ(page, machine)
    (start,) = values("canasta.service", "ExecStart")
    words = shlex.split(there(machine, start))[4:]
    by_operator = [step for step in steps() if step.startswith("sudo ")]
    listed, shown, checked, restored, erased, again = by_operator
    with serving(env, *words) as (_, server):
        table = server.table()["table"]
        assert table in said(machine, listed, env, STATE[1:])
        assert str(machine / "var") in said(machine, shown, env, STATE[1:])
        said(machine, checked, env, STATE[1:])
        # As the timer does it: a backup, and older ones go.
        folder = values("canasta-backup.service", "WorkingDirectory")[0][1:]
        old, young = (machine / folder / f"canasta-{day}.backup" for day in ("old", "young"))
        for file, days in ((old, 20), (young, 10)):
            file.write_text("")
            os.utime(file, (time.time() - days * 86_400,) * 2)
        of_unit = env | {"CANASTA_SETTINGS": str(machine / "etc" / "canasta" / "serve.toml")}
        for key in ("ExecStart", "ExecStartPost"):
            ran(machine, values("canasta-backup.service", key)[0], of_unit, folder)
        (backup,) = set((machine / folder).iterdir()) - {young}
        server.table()
    assert restored == again
    # The way back: the newer database is laid aside, with all that belongs to it.
    for step in steps():
        if step.startswith(("mkdir ", "mv ")):
            ran(machine, step, env, folder)
    assert "1" in said(machine, restored.replace("canasta-DATE.backup", backup.name), env, folder)
    assert table in said(machine, listed, env, STATE[1:])
    answer = said(machine, erased.replace("TABLE:CHAIR", f"{table}:0") + " --yes", env, STATE[1:])
    assert "Rows to change: 1; logs: 1." in answer
    assert not (machine / "nobody" / "data").exists()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_the_timer_has_its_hour() -> None:
    (when,) = values("canasta-backup.timer", "OnCalendar")
    subprocess.run(["systemd-analyze", "calendar", when], check=True, capture_output=True)


@pytest.mark.parametrize("page", ["docs/README.md", "docs/reference/operate.md"])
def test_each_recipe_is_found_by_its_word(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    found = dict(re.findall(r"\[([\w ]+)\]\([./]*how-to/run-a-server\.md#([\w-]+)\)", text))
    assert set(found) >= {"install", "upgrade", "back up", "restore", "watch", "move"}
