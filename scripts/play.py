"""`make play`: from a fresh clone to the table in the browser within seconds.

The table opens on the Python source as soon as its packages and the page are there. The compiled engine takes a minute
more: it is built beside the game, with low priority, and the next start plays on it. Both play the same.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Final

from artifacts import (
    BUILD,
    CLIENT,
    OVERLAY,
    overlay,
    overlay_is_current,
    page_command,
    page_is_current,
    stamp_page,
    uncompiled,
)
from environments import ROOT, Environment, Step, plain_environment, say, source_digest

PLAY: Final = Environment(ROOT / ".venv-play", ("runtime",))
LOG: Final = BUILD / "compile.log"
MODULES: Final = ROOT / "web" / "node_modules"
SERVER: Final = "canasta.server.web.serving, canasta.club.server.web"  # what `canasta serve` imports when it starts
REFUSED: Final = BUILD / "compile-refused.txt"  # the sources that did not compile here: they are not tried again


def play(words: list[str]) -> int:
    """Open the table in the browser, installing first what is missing; words after it run that command instead."""
    words = words or ["serve", "--open"]
    alone = not MODULES.exists()  # nobody works on the page here
    page = begin_page() if words[0] == "serve" and not page_is_current() else None
    PLAY.install("runtime")
    if page:
        read = begin_reading()
        page.finish()
        read.terminate()  # what is left of it the server reads itself
        read.wait()
        stamp_page()
        if alone:
            shutil.rmtree(MODULES)  # 73 MB that the next change to the page brings back
    beside = None if overlay_is_current() else begin_compiling()
    command = [os.fspath(PLAY.python), "-m", "canasta", *words]
    engine = OVERLAY if beside is None and overlay_is_current() else ROOT / "src"
    found = {"PYTHONPATH": os.fspath(engine), "CANASTA_CLIENT": os.fspath(CLIENT)}
    try:
        return subprocess.run(command, env=plain_environment(**found), check=False).returncode
    finally:
        if beside:
            end(beside)


def begin_page() -> Step:
    """Build the page while the packages of the game are installed: neither waits for the other."""
    PLAY.install("page")
    BUILD.mkdir(exist_ok=True)
    return Step("Building the page", page_command(PLAY, CLIENT))


def begin_reading() -> subprocess.Popen[bytes]:
    """Import the server once while the page is built: reading so many new modules takes a second and a half."""
    command = [os.fspath(PLAY.python), "-c", f"import {SERVER}"]
    return subprocess.Popen(command, env=plain_environment(PYTHONPATH=os.fspath(ROOT / "src")))


def begin_compiling() -> subprocess.Popen[bytes] | None:
    """Compile the engine in a process beside the game and say so; None where it cannot be done."""
    reason = uncompiled()
    if not reason and REFUSED.is_file() and REFUSED.read_text(encoding="utf-8") == source_digest():
        reason = f"it did not compile ({LOG.relative_to(ROOT)} says why)."
    if reason:
        say(f"The engine runs as plain Python, which is slower: {reason}")
        return None
    say("You play on the Python source; the fast engine is being compiled beside it for the next start.")
    BUILD.mkdir(exist_ok=True)
    command = [os.fspath(PLAY.python), os.fspath(Path(__file__).resolve())]
    with LOG.open("wb") as log:
        return subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env=plain_environment(),
            start_new_session=True,  # so that `end` reaches the compiler too
        )


def end(beside: subprocess.Popen[bytes]) -> None:
    """Stop compiling, if it still goes on: nothing is left running after the game."""
    if beside.poll() is not None:
        return
    if os.name == "nt":
        beside.terminate()
    else:
        os.killpg(beside.pid, signal.SIGTERM)
    beside.wait()


def compile_beside() -> None:
    """Compile with packages that are there only meanwhile, giving way to the game on every core."""
    if hasattr(os, "nice"):
        os.nice(10)
    PLAY.install("build")
    try:
        overlay(PLAY)
    except SystemExit:
        REFUSED.write_text(source_digest(), encoding="utf-8")
        raise
    finally:
        PLAY.keep("runtime")  # 200 MB of compiler and Node that the next change to engine or page brings back


if __name__ == "__main__":
    compile_beside()
