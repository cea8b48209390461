"""Tasks on several processes of this machine, results in any order; Ctrl-C ends the work between two tasks."""

from __future__ import annotations

import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from types import FrameType, TracebackType
from typing import Final, Self, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")
AHEAD: Final = 2  # tasks for each process that are given out before they are needed


class Stop:
    """A context in which the first Ctrl-C asks for an end between two tasks; the second interrupts as usual."""

    def __init__(self) -> None:
        self.asked: bool = False

    def __enter__(self) -> Self:
        self._main = threading.current_thread() is threading.main_thread()
        if self._main:
            self._before = signal.signal(signal.SIGINT, self._ask)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._main:
            signal.signal(signal.SIGINT, self._before)

    def _ask(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


def as_ready(function: Callable[[Task], Result], tasks: Sequence[Task], processes: int, stop: Stop) -> Iterator[Result]:
    """Yield the function's result for every task, as each is ready. Ends between two tasks once `stop` asks."""
    number = min(processes, len(tasks))
    if number > 1:
        yield from _on_many(function, tasks, number, stop)
        return
    for task in tasks:
        if stop.asked:
            return
        yield function(task)


def _on_many(function: Callable[[Task], Result], tasks: Sequence[Task], processes: int, stop: Stop) -> Iterator[Result]:
    waiting, running = deque(tasks), set[Future[Result]]()
    with fresh_processes(processes) as pool:
        while True:
            while waiting and not stop.asked and len(running) < AHEAD * processes:
                running.add(pool.submit(function, waiting.popleft()))
            if stop.asked:
                running -= {future for future in running if future.cancel()}
            if not running:
                return
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ready:
                yield future.result()


@contextmanager
def fresh_processes(number: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes to which Ctrl-C does nothing: it is for this one. Tasks not begun at the end are dropped."""
    fresh = get_context("spawn")  # a progress bar has a thread, and threads do not survive a fork
    with ProcessPoolExecutor(number, fresh, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)
