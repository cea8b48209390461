"""A kind of log: its inputs as JSON, and the state that results from applying them in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from msgspec import Struct, json

from canasta.server.journal.errors import JournalError

if TYPE_CHECKING:
    from canasta.server.store.values import Kind
    from canasta.texts.errors import WordedError


class LogState(Protocol):
    """A state machine whose inputs are stored: no time, no chance, no files.

    `seq` counts its inputs; `at` is the time of the last (ms), which never goes back.
    """

    id: str
    seq: int
    at: float

    def apply(self, by: Any, entry: Any, at: float) -> Any:
        """Apply an input of that author, or change nothing."""


class LogHeader(Struct, frozen=True):
    """The header of a log, stored at its creation: the format of its inputs, and the rules with which it began.

    Logs from before there were headers have no `format`, which means the first; they have a table's settings, or
    nothing.
    """

    format: int = 1
    rules: str | None = None
    version: int | None = None


S = TypeVar("S", bound=LogState)
I = TypeVar("I")  # noqa: E741 - as in `Journal`


@dataclass(frozen=True, slots=True)
class LogKind(Generic[S, I]):
    """A kind of log: tables, competitions and score sheets are kinds. `name` is its name in the store.

    `begin` makes the state from id, seed, the first input (a `made`) and its time; `rules` gives name and version of
    the rules in a `made`. `error` is the kind's own error, `missing` its code for an unknown id. `format` is the number
    of the format of inputs: a program whose inputs older programs cannot read raises it, and still reads all lower
    formats.
    """

    name: Kind
    error: type[WordedError]
    missing: str
    made: type[Any]
    begin: Callable[[str, str, Any, float], S]
    to_json: Callable[[Any, I], bytes]
    from_json: Callable[[bytes], tuple[Any, I]]
    rules: Callable[[Any], tuple[str, int | None]]
    format: int = 1

    def header(self, made: I) -> bytes:
        """The header of a new log."""
        rules, version = self.rules(made)
        return json.encode(LogHeader(self.format, rules, version))

    def check(self, header: bytes) -> None:
        """Raise `JournalError` (``newer``) for a newer program's log, `msgspec.MsgspecError` for an invalid header."""
        found = json.decode(header, type=LogHeader).format
        if found > self.format:
            raise JournalError("newer", found=found, known=self.format)

    def fold(self, log_id: str, seed: str, rows: Iterable[tuple[bytes, float]]) -> S:
        """The state of a log, from bodies and times of its inputs.

        Raises `error` (``log``) if the first is not a `made`, and every error of reading or applying an input.
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
