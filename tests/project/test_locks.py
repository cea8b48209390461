"""The locks hold what pyproject.toml asks for, with hashes, one version of a package everywhere."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

import pytest
from tests.project.house import ROOT

LOCKS = ROOT / "requirements"
DATA = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = DATA["project"]["optional-dependencies"]
WANTED = {
    "runtime": DATA["project"]["dependencies"],
    "build": DATA["build-system"]["requires"],
    "dev": [*DATA["dependency-groups"]["dev"], *EXTRAS["env"], *EXTRAS["openspiel"], *EXTRAS["pictures"]],
    "docs": [*DATA["project"]["dependencies"], *DATA["dependency-groups"]["docs"]],
    "release": [*DATA["build-system"]["requires"], *DATA["dependency-groups"]["release"]],
    "mutants": [*DATA["project"]["dependencies"], *DATA["dependency-groups"]["mutants"]],
}


def lines(lock: str) -> list[str]:
    return (LOCKS / f"{lock}.txt").read_text(encoding="utf-8").splitlines()


def pins(lock: str) -> set[str]:
    """`{"rich==15.0.0", …}`"""
    return {line.split()[0] for line in lines(lock) if "==" in line}


def normal(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\s\[<>=!~;]", requirement, maxsplit=1)[0]).lower()


@pytest.mark.parametrize("lock", WANTED)
def test_every_requirement_is_locked(lock: str) -> None:
    assert {normal(wanted) for wanted in WANTED[lock]} <= {pin.partition("==")[0] for pin in pins(lock)}


@pytest.mark.parametrize("lock", sorted(path.stem for path in LOCKS.glob("*.txt")))
def test_a_lock_is_pins_and_hashes(lock: str) -> None:
    assert [line for line in lines(lock) if not re.match(r"[\w.-]+==\S+ |    --hash=sha256:[0-9a-f]{64}", line)] == []


def test_one_version_everywhere() -> None:
    assert pins("runtime") | pins("build") <= pins("dev")
    names = {pin.partition("==")[0] for pin in pins("dev")}
    for lock in ("docs", "mutants", "release"):
        assert {pin for pin in pins(lock) if pin.partition("==")[0] in names} <= pins("dev")


@pytest.mark.pure
def test_a_lock_is_whole() -> None:
    """Packages are installed as the lock names them, without a look at what they need in turn."""
    done = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "No broken requirements found.\n")
