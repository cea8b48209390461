"""A kind of log: its inputs as JSON, and the state that they make one after another."""

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

    `seq` counts its inputs, `at` is the time of the last (ms); it never goes back.
    """

    id: str
    seq: int
    at: float

    def apply(self, by: Any, entry: Any, at: float) -> Any:
        """Do what somebody does, or nothing."""


class LogHeader(Struct, frozen=True):
    """The first words of a log, stored as it is created: how its inputs are written, and by which rules it began.

    Logs from before there were headers say no `format`, which is the first; theirs are a table's settings, or empty.
    """

    format: int = 1
    rules: str | None = None
    version: int | None = None


S = TypeVar("S", bound=LogState)
I = TypeVar("I")  # noqa: E741 - as in `Journal`


@dataclass(frozen=True, slots=True)
class LogKind(Generic[S, I]):
    """Tables, competitions and score sheets are kinds. `name` is the kind's in the store.

    `begin` makes the state from id, seed, the first input, which is a `made`, and its time; `rules` gives name and
    version of the rules in a `made`. `error` is the kind's own, `missing` its code where there is no log of an id.
    `format` numbers the way in which inputs are written: a program that writes what older ones cannot read counts it
    up, and still reads all formats below.
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
        """Raise `JournalError` (``newer``) for a log of a newer program, `msgspec.MsgspecError` for no header."""
        found = json.decode(header, type=LogHeader).format
        if found > self.format:
            raise JournalError("newer", found=found, known=self.format)

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
