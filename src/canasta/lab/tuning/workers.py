"""Workers that play the boards: this process, several processes of this machine, or (with Ray) several machines.

Results come in the order of the tasks and follow from the tasks alone, so it makes no difference who does the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, Protocol, Self, TypeVar

from canasta.lab.tuning.errors import StoppedError
from canasta.processes import leave_ctrl_c

if TYPE_CHECKING:
    from types import TracebackType

    from canasta.processes import Stop

Task = TypeVar("Task")
Result = TypeVar("Result")
MOST_CHUNKS: Final = 8  # of tasks for each process: fewer cost less to send, more keep all busy to the end


class Workers(Protocol):
    """A context that runs tasks. `function`, its tasks and results must be picklable."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None: ...

    def each(self, function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """Yield the function's result for every task, in their order."""


class Here:
    """This process, one task after another."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        pass

    def each(self, function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """Yield the function's result for every task, in their order."""
        return map(function, tasks)


class Processes:
    """Several processes of this machine."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __enter__(self) -> Self:
        fresh = get_context("spawn")  # a progress bar has a thread, and threads do not survive a fork
        self._pool = ProcessPoolExecutor(self.number, fresh, leave_ctrl_c)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._pool.shutdown(cancel_futures=True)

    def each(self, function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """Yield the function's result for every task, in their order."""
        size = max(1, len(tasks) // (MOST_CHUNKS * self.number))
        return self._pool.map(function, tasks, chunksize=size)


class StoppableWorkers:
    """Workers that raise `StoppedError` once `stop` asks for an end."""

    def __init__(self, inner: Workers, stop: Stop) -> None:
        self.inner = inner
        self.stop = stop

    def __enter__(self) -> Self:
        self.inner.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.inner.__exit__(kind, error, at)

    def each(self, function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """Yield the function's result for every task, in their order."""
        for result in self.inner.each(function, tasks):
            if self.stop.asked:
                raise StoppedError
            yield result


def workers(number: int) -> Workers:
    """Workers for that many processes."""
    return Processes(number) if number > 1 else Here()
