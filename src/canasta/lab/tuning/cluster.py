"""Workers on the machines of a Ray cluster, from the extra `ray`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Self, TypeVar

from canasta.extras import needed
from canasta.lab.tuning.errors import TuneError

if TYPE_CHECKING:
    from types import TracebackType

Task = TypeVar("Task")
Result = TypeVar("Result")
LOCAL: Final = "local"
AHEAD: Final = 8  # chunks of tasks for each processor: few enough to send, enough to keep all busy to the end


class Cluster:
    """All processors of a cluster. Its machines must have the same canasta installed."""

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
        size = max(1, len(tasks) // (AHEAD * self._size))
        # By default Ray fills the nearest machine first, and the others idle during such short work
        remote = self._ray.remote(scheduling_strategy="SPREAD")(_some)
        chunks = [remote.remote(function, tasks[start : start + size]) for start in range(0, len(tasks), size)]
        for chunk in chunks:
            yield from self._ray.get(chunk)


def _some(function: Callable[[Task], Result], tasks: Sequence[Task]) -> list[Result]:
    return [function(task) for task in tasks]
