"""The program of a worker process: it does the work that arrives on its standard input, one piece after another.

It ends when that input ends. A killed server closes nothing itself, but the system does. A thread here reads all the
time, so that a busy worker notices too. Besides, Linux kills the worker with its parent, even a stopped one.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import signal
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

from canasta.server.workers.process import GENTLE, packed, read

_NICER: Final = 10
_PR_SET_PDEATHSIG: Final = 1  # of <sys/prctl.h>


def main() -> None:
    """Work until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if GENTLE in sys.argv and hasattr(os, "nice"):
        os.nice(_NICER)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # output of libraries goes to the standard error
    work: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, work), daemon=True).start()
    _say(answers, packed("ready"))
    while True:
        _say(answers, _done(work.get()))


def _listen(questions: BinaryIO, work: SimpleQueue[bytes]) -> None:
    try:
        while True:
            work.put(read(questions))
    except EOFError:
        os._exit(0)  # at once, whatever is being done


def _say(answers: Any, frame: bytes) -> None:
    left = memoryview(frame)
    try:
        while left:
            left = left[answers.write(left) :]
    except OSError:
        os._exit(0)


def _done(asked: bytes) -> bytes:
    """The answer to a piece of work: True and its result, or False and its error."""
    try:
        work, args, kwargs = pickle.loads(asked)  # noqa: S301 - from our own server
        return packed((True, work(*args, **kwargs)))
    except Exception as error:
        return packed((False, _portable(error)))


def _portable(error: Exception) -> Exception:
    """The error, or an equivalent one if it cannot be pickled."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


if __name__ == "__main__":
    main()
