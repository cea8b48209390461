"""Workers that play the boards: this process, several processes of this machine, or (with Ray) several machines.

Results come in the order of the tasks and follow from the tasks alone, so it makes no difference who does the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, Protocol, Self, TypeVar

from canasta.extras import needed
from canasta.processes import leave_ctrl_c
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from types import TracebackType

    from canasta.processes import Stop


class TuneError(WordedError):
    """Weights that cannot be tuned, or a file that cannot be continued."""

    family = "tune"


class StoppedError(Exception):
    """Somebody asked for an end."""


Task = TypeVar("Task")
Result = TypeVar("Result")
CHUNKS: Final = 8  # of tasks for each process: fewer cost less to send, more keep all busy to the end
LOCAL: Final = "local"  # the address of a cluster that is this machine alone


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
        size = max(1, len(tasks) // (CHUNKS * self.number))
        return self._pool.map(function, tasks, chunksize=size)


class Cluster:
    """All processors of a Ray cluster, from the extra `ray`. Its machines must have the same canasta installed."""

    def __init__(self, address: str) -> None:
        """Take an address as Ray does, or `LOCAL` for this machine alone. Raises `MissingExtraError` without Ray."""
        self._ray = needed("ray")
        self.address = address

    def __enter__(self) -> Self:
        try:
            self._ray.init(address=self.address, log_to_driver=False, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError):
            raise TuneError("ray", found=repr(self.address)) from None
        self._size = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._ray.shutdown()

    def each(self, function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """Yield the function's result for every task, in their order."""
        size = max(1, len(tasks) // (CHUNKS * self._size))
        # By default Ray fills the nearest machine first, and the others idle during such short work
        remote = self._ray.remote(scheduling_strategy="SPREAD")(_some)
        chunks = [remote.remote(function, tasks[start : start + size]) for start in range(0, len(tasks), size)]
        for chunk in chunks:
            yield from self._ray.get(chunk)


def _some(function: Callable[[Task], Result], tasks: Sequence[Task]) -> list[Result]:
    return [function(task) for task in tasks]


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


def workers(number: int, stop: Stop, ray: str | None = None) -> Workers:
    """Workers for that many processes, or of the Ray cluster at an address, until `stop` asks for an end."""
    if ray is not None:
        return StoppableWorkers(Cluster(ray), stop)
    return StoppableWorkers(Processes(number) if number > 1 else Here(), stop)
