"""The keeper of a bot's program: limits it, starts it, and ends it with all its children when its host is gone.

A program of the standard library alone, started by file. Its arguments are limits as JSON, and the command.
Descriptor `HOST` is a pipe that nobody writes to: it ends when the host does, however that ends.
"""

from __future__ import annotations

import ctypes
import json
import os
import resource
import select
import signal
import struct
import sys
from contextlib import suppress
from typing import Any, Final, NoReturn

_PR_SET_PDEATHSIG: Final = 1  # of <sys/prctl.h>
_PR_SET_CHILD_SUBREAPER: Final = 36
_PR_SET_NO_NEW_PRIVS: Final = 38
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446  # the calls of <linux/landlock.h>, and its bits:
_WRITE_FILE: Final = 1 << 1
_READ_FILE: Final = 1 << 0 | 1 << 2  # to execute it, too
_READS: Final = _READ_FILE | 1 << 3  # and to list a folder
_TRUNCATE: Final = 1 << 14
_WRITES: Final = _WRITE_FILE | _TRUNCATE | sum(1 << bit for bit in range(4, 13))  # and to make or remove anything
_PROGRAMS: Final = ("/usr", "/bin", "/lib", "/lib64", "/etc/ld.so.cache")  # to be read by whoever is confined
_DEVICES: Final = (os.devnull, "/dev/zero", "/dev/random", "/dev/urandom")
_TCP: Final = 0b11  # to bind, to connect
_SCOPED: Final = 0b11  # abstract sockets and signals stay within
_MIB: Final = 1 << 20


def main() -> None:
    """Start the program, wait for its end or that of the host, and leave nothing of it behind."""
    limits, host, command = json.loads(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)  # a grandchild whose parent ends becomes ours
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
    _end_children()
    os._exit(0)


def _become(limits: dict[str, Any], command: list[str]) -> NoReturn:
    """Be the program, in a session of its own, within its limits."""
    try:
        os.setsid()
        _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
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
        if limits["confined"]:
            _confine(limits["reads"])
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.execvp(command[0], command)  # noqa: S606 - what the operator named
    except BaseException as error:
        os.write(2, f"{type(error).__name__}: {error}\n".encode())
        os._exit(127)


# What a program may write to; not addresses that it only reserves, of which some take very many.
_MEMORY: Final = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS


def landlock() -> int:
    """The version of Linux's Landlock here, by which a process gives up rights for good; 0 without it."""
    if sys.platform != "linux":
        return 0
    with suppress(OSError, AttributeError):
        return max(0, int(ctypes.CDLL(None).syscall(_CREATE_RULESET, None, 0, 1)))
    return 0


def _confine(reads: list[str] | None) -> None:
    """Give up writing to files, TCP, and signals to others, as far as this system can.

    With `reads`, give up reading files too, but for those there, below the current folder, and of the system.
    """
    version = landlock()
    if not version:
        return
    libc = ctypes.CDLL(None, use_errno=True)
    handled = [_WRITES if version >= 3 else _WRITES & ~_TRUNCATE]
    if reads is not None:
        handled[0] |= _READS
    handled += [_TCP] if version >= 4 else []
    handled += [_SCOPED] if version >= 6 else []
    packed = struct.pack(f"{len(handled)}Q", *handled)
    rules = libc.syscall(_CREATE_RULESET, packed, len(packed), 0)
    allowed = [(os.devnull, _WRITE_FILE)]
    if reads is not None:
        allowed += [(each, _READS) for each in (*_PROGRAMS, *_DEVICES, os.curdir, *reads)]
    for place, rights in allowed:
        _allow(libc, rules, place, rights)
    libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    if rules < 0 or libc.syscall(_RESTRICT_SELF, rules, 0) != 0:
        raise OSError(ctypes.get_errno(), "landlock")
    os.close(rules)


def _allow(libc: ctypes.CDLL, rules: int, place: str, rights: int) -> None:
    """Keep those rights below a place, if it is there."""
    try:
        opened = os.open(place, os.O_PATH)
    except OSError:
        return
    if not os.path.isdir(place):  # noqa: PTH112 - starts sooner
        rights &= _READ_FILE | _WRITE_FILE
    libc.syscall(_ADD_RULE, rules, 1, struct.pack("=Qi", rights, opened), 0)
    os.close(opened)


def _end_children() -> None:
    """Kill every child until none is left; those that their parents leave come to this process in turn."""
    while True:
        for child in _children():
            with suppress(ProcessLookupError, PermissionError):
                os.kill(child, signal.SIGKILL)
        try:
            while os.waitpid(-1, 0)[0]:
                if _children():
                    break
        except ChildProcessError:
            return


def _children() -> list[int]:
    try:
        with open(f"/proc/self/task/{os.getpid()}/children", encoding="ascii") as listed:  # noqa: PTH123 - starts sooner
            return [int(each) for each in listed.read().split()]
    except OSError:
        return []


def _prctl(what: int, value: int) -> None:
    """Ask Linux for it; another system goes without."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(what, value)


if __name__ == "__main__":
    main()
