"""Workers that play the boards: this process, several processes of this machine, or (with Ray) several machines.

Results come in the order of the tasks and follow from the tasks alone, so it makes no difference who does the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from canasta.extras import needed
from canasta.processes import fresh_processes
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
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
    """Those who do tasks. A function, its tasks and results must be picklable."""

    def __call__(self, function: Callable[[Task], Result], tasks: Sequence[Task], /) -> Iterator[Result]:
        """Yield the function's result for every task, in their order."""


def here(function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
    """Do one task after another in this process."""
    return map(function, tasks)


@contextmanager
def processes(number: int) -> Iterator[Workers]:
    """Several processes of this machine."""
    with fresh_processes(number) as pool:

        def each(function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
            return pool.map(function, tasks, chunksize=_chunk(len(tasks), number))

        yield each


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """All processors of a Ray cluster, from the extra `ray`. Its machines must have the same canasta installed.

    The address is as Ray takes it, or `LOCAL`. Raises `MissingExtraError` without Ray, `TuneError` without a cluster.
    """
    ray = needed("ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, ValueError, RuntimeError):
        raise TuneError("ray", found=repr(address)) from None
    number = max(1, int(ray.cluster_resources().get("CPU", 1)))
    # By default Ray fills the nearest machine first, and the others idle during such short work
    remote = ray.remote(scheduling_strategy="SPREAD")(_some)

    def each(function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        size = _chunk(len(tasks), number)
        chunks = [remote.remote(function, tasks[start : start + size]) for start in range(0, len(tasks), size)]
        for chunk in chunks:
            yield from ray.get(chunk)

    try:
        yield each
    finally:
        ray.shutdown()


@contextmanager
def workers(number: int, stop: Stop, ray: str | None = None) -> Iterator[Workers]:
    """That many processes, or the Ray cluster at an address. They raise `StoppedError` once `stop` asks for an end."""
    chosen: AbstractContextManager[Workers] = processes(number) if number > 1 else nullcontext(here)
    with chosen if ray is None else cluster(ray) as inner:

        def each(function: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
            for result in inner(function, tasks):
                if stop.asked:
                    raise StoppedError
                yield result

        yield each


def _chunk(tasks: int, processes: int) -> int:
    """The number of tasks to give out together."""
    return max(1, tasks // (CHUNKS * processes))


def _some(function: Callable[[Task], Result], tasks: Sequence[Task]) -> list[Result]:
    return [function(task) for task in tasks]
