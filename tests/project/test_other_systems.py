"""A system without the calls of POSIX, such as Windows: everything is imported, and plays, or says why it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.project.house import PACKAGE, module_name, modules

pytestmark = [pytest.mark.pure, pytest.mark.skipif(sys.platform == "win32", reason="it is such a system itself")]

# Python on Windows has none of these; those that our libraries need on this system are loaded first.
WITHOUT = """
import asyncio, multiprocessing.util, os, signal, socket, ssl, subprocess, sys, tempfile, uuid
import importlib
for library in ("uvloop", "picows", "uvicorn", "litestar", "rich.console", "typer", "asyncpg", "numpy", "pytest"):
    try:
        importlib.import_module(library)
    except ImportError:
        pass
for module in ("fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "readline"):
    sys.modules[module] = None
for home, names in (
    (os, "fork forkpty setsid killpg getuid geteuid getgid getegid setuid nice sched_getaffinity fchown chown"),
    (os, "memfd_create getpgid WNOHANG mkfifo posix_spawn statvfs uname"),
    (signal, "SIGHUP SIGKILL SIGCHLD SIGPIPE SIGUSR1 SIGUSR2 SIGALRM setitimer alarm"),
    (socket, "AF_UNIX"),
):
    for name in names.split():
        if hasattr(home, name):
            delattr(home, name)
"""
IMPORTED = """
for name in sys.argv[3:]:
    importlib.import_module(name)
"""
TRIED = """
from canasta.cli import main
print(main(["simulate", "--deals", "2", "--processes", "1", "--bots", "greedy,random", "--lang", "en"]))
print(main(["serve", "--socket", sys.argv[1], "--db", sys.argv[2], "--lang", "en"]))
from canasta import players
from types import SimpleNamespace
from canasta.outside import process
process.sys = SimpleNamespace(platform="win32")
try:
    process.command_of("process:python3 bot.py")
except process.OutsideError as error:
    print(error.message("en"))
"""
ALONE = {
    "canasta.outside.keeper",  # a program of its own, started where there is POSIX
}


def test_every_module_is_imported_and_what_cannot_be_is_told_in_a_sentence(tmp_path: Path) -> None:
    names = sorted({module_name(path) for path in modules()} - ALONE)
    assert len(names) > 400
    words = [os.fspath(tmp_path / "here.sock"), os.fspath(tmp_path / "tables.db")]
    words += [name for name in names if not name.endswith("__main__")]
    environment = {**os.environ, "PYTHONPATH": os.fspath(PACKAGE.parent), "CANASTA_TRACEBACK": "1"}
    command = [sys.executable, "-c", WITHOUT + IMPORTED + TRIED, *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "On this system there are no sockets in the file system" in done.stderr
    expected = ["2", "On this system a bot cannot be a program of its own: expected Linux or macOS."]
    assert done.stdout.splitlines()[-2:] == expected
