"""The keeper of a bot's program: limits it, starts it, and ends it with its children when its host is gone.

A program of the standard library alone, started by file. Its arguments are limits as JSON, and the command.
Descriptor `HOST` is a pipe that is never written to: it closes when the host ends, however that happens.
"""

from __future__ import annotations

import json
import os
import resource
import select
import signal
import sys
from contextlib import suppress
from typing import Any, Final, NoReturn

_MIB: Final = 1 << 20
# What a program may write to; not addresses that it only reserves, of which some take very many.
_MEMORY: Final = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS


def main() -> None:
    """Start the program, wait for its end or that of the host, and kill what is left of its process group."""
    limits, host, command = json.loads(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    ended, end = os.pipe()
    os.set_blocking(end, False)
    signal.set_wakeup_fd(end)
    signal.signal(signal.SIGCHLD, lambda _number, _frame: None)  # so that it is written to `end`
    program = os.fork()
    if program == 0:
        os.close(host)
        _become(limits, command)
    for stream in (0, 1, 2):  # the program's own: its end has to be seen at the other side
        os.close(stream)
    while host not in (news := select.select([host, ended], [], [])[0]):
        if ended in news and os.read(ended, 512) and os.waitpid(program, os.WNOHANG)[0]:
            break
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(program, signal.SIGKILL)
    os._exit(0)


def _become(limits: dict[str, Any], command: list[str]) -> NoReturn:
    """Be the program, in a session of its own, within its limits."""
    try:
        os.setsid()
        for kind, most in (
            (resource.RLIMIT_CORE, 0),
            (resource.RLIMIT_CPU, limits["cpu_s"]),
            (resource.RLIMIT_FSIZE, limits["files_mb"] * _MIB),
            (resource.RLIMIT_NOFILE, limits["open_files"]),
            (_MEMORY, limits["memory_mb"] * _MIB),
            (resource.RLIMIT_NPROC, limits["processes"]),
        ):
            if most is None:
                continue
            hard = resource.getrlimit(kind)[1]
            lower = most if hard == resource.RLIM_INFINITY else min(most, hard)
            with suppress(ValueError, OSError):  # a system that does not know it
                resource.setrlimit(kind, (lower, lower))
        for ours in (signal.SIGCHLD, signal.SIGPIPE, signal.SIGINT):
            signal.signal(ours, signal.SIG_DFL)
        os.execvp(command[0], command)  # noqa: S606 - what the operator named
    except BaseException as error:
        os.write(2, f"{type(error).__name__}: {error}\n".encode())
        os._exit(127)


if __name__ == "__main__":
    main()
