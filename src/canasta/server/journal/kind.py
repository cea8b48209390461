"""A kind of log: its inputs as JSON, and the state that they make one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from canasta.game.errors import GameError
    from canasta.server.store.values import Kind


class LogState(Protocol):
    """A state machine whose inputs are stored: no time, no chance, no files.

    `seq` counts its inputs, `at` is the time of the last (ms); it never goes back.
    """

    id: str
    seq: int
    at: float

    def apply(self, by: Any, entry: Any, at: float) -> Any:
        """Do what somebody does, or nothing."""


S = TypeVar("S", bound=LogState)
I = TypeVar("I")  # noqa: E741 - as in `Journal`


@dataclass(frozen=True, slots=True)
class LogKind(Generic[S, I]):
    """Tables, competitions and score sheets are kinds. `name` is the kind's in the store.

    `begin` makes the state from id, seed, the first input, which is a `made`, and its time. `error` is the kind's own,
    `missing` its code where there is no log of an id.
    """

    name: Kind
    error: type[GameError]
    missing: str
    made: type[Any]
    begin: Callable[[str, str, Any, float], S]
    to_json: Callable[[Any, I], bytes]
    from_json: Callable[[bytes], tuple[Any, I]]

    def fold(self, log_id: str, seed: str, rows: Iterable[tuple[bytes, float]]) -> S:
        """The state of a log, from bodies and times of its inputs.

        Raises `error` (``log``) where the first is no `made`, and whatever reading or applying an input raises.
        """
        state: S | None = None
        for body, at in rows:
            by, entry = self.from_json(body)
            if state is not None:
                state.apply(by, entry, at)
            elif isinstance(entry, self.made):
                state = self.begin(log_id, seed, entry, at)
            else:
                break
        if state is None:
            raise self.error("log")
        return state
