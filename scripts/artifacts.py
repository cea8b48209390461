"""The two things built from the sources: the page in build/client and the compiled engine in build/compiled.

Each carries a stamp that names the sources it was built from, so nothing old is ever used in their place.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from environments import ROOT, Environment, build_notes, client_digest, say, source_digest, step

BUILD = ROOT / "build"
OVERLAY = BUILD / "compiled"
CLIENT = BUILD / "client"
STAMP = "canasta-stamp.txt"
HERE = ("--no-deps", "--no-build-isolation", "--no-compile")  # what is imported is compiled then: few modules are


def page_tool(env: Environment, *words: str) -> list[str]:
    """A command of ``scripts/client.py``, with the Node of that environment."""
    return [os.fspath(env.python), os.fspath(ROOT / "scripts" / "client.py"), *words]


def page_command(env: Environment, target: Path) -> list[str]:
    """The command that builds the page into that folder."""
    return page_tool(env, "build", os.fspath(target))


def compile_command(env: Environment) -> list[str]:
    """The command that does `overlay` in a process of its own; that environment has the packages of a build."""
    return [sys.executable, os.fspath(Path(__file__).resolve()), os.fspath(env.folder)]


def client(env: Environment) -> None:
    """Build the page into build/client if its sources changed since the last time."""
    if not page_is_current():
        BUILD.mkdir(exist_ok=True)
        step("Building the page", page_command(env, CLIENT))
        stamp_page()


def page_is_current() -> bool:
    return _stamped(CLIENT) == client_digest()


def stamp_page() -> None:
    (CLIENT / STAMP).write_text(client_digest(), encoding="utf-8")


def overlay(env: Environment) -> None:
    """Build the package with its extensions into build/compiled, laid out as a wheel installs it.

    An engine that does not compile ends the run with the reason. Does nothing where the build is of today's sources.
    """
    if overlay_is_current():
        return
    say("")
    wanted = source_digest()
    fresh = Path(f"{OVERLAY}-new")
    shutil.rmtree(fresh, ignore_errors=True)
    command = env.pip("install", "-v", *HERE, "--target", os.fspath(fresh), ".")
    build_notes(step("Compiling the engine", command, CANASTA_COMPILED="1", CANASTA_PURE="", CANASTA_NO_CLIENT="1"))
    (fresh / STAMP).write_text(wanted, encoding="utf-8")
    shutil.rmtree(OVERLAY, ignore_errors=True)
    fresh.rename(OVERLAY)


def overlay_is_current() -> bool:
    return _stamped(OVERLAY) == source_digest()


def uncompiled() -> str:
    """The reason why nothing can be compiled on this machine; empty where it can."""
    if os.name != "nt" and not any(map(shutil.which, ("cc", "gcc", "clang"))):
        return "no C compiler was found."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "this Python has no header files (on Debian and Ubuntu they are in python3-dev)."
    return ""


def _stamped(folder: Path) -> str | None:
    try:
        return (folder / STAMP).read_text(encoding="utf-8")
    except OSError:
        return None


if __name__ == "__main__":
    overlay(Environment(Path(sys.argv[1]), ()))
