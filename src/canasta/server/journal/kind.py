"""A kind of log: its inputs as JSON, and the state that results from applying them in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from msgspec import UNSET, Struct, UnsetType, json
from msgspec.structs import replace

from canasta.rules import get
from canasta.rules.digest import digest
from canasta.rules.house import with_house
from canasta.server.journal.errors import JournalError
from canasta.server.journal.folding import fold
from canasta.server.journal.frozen import NamedRules, kept_in
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from canasta.server.journal.frozen import Frozen
    from canasta.server.store.values import Kind


class LogState(Protocol):
    """A state machine whose inputs are stored: no time, no chance, no files.

    `seq` counts its inputs; `at` is the time of the last (ms), which never goes back. `frozen`: it takes no more.
    `carried` is that of the header (`LogHeader`).
    """

    id: str
    seq: int
    at: float
    frozen: Frozen | None
    carried: Mapping[str, int]

    def apply(self, by: Any, entry: Any, at: float) -> Any:
        """Apply an input of that author, or change nothing. The outcome's `kept`, if any, is stored with the input."""

    def freeze(self, frozen: Frozen) -> None:
        """Take no further input, and show the results that the log has kept."""


class LogHeader(Struct, frozen=True):
    """The header of a log, stored at its creation: the format of its inputs, and the rules with which it began.

    `digest` is that of the rules, house rules included (`canasta.rules.digest`). `carried` says of tables, by id, after
    how many rows they came here from another machine in the middle of a deal.
    """

    format: int
    rules: str
    version: int
    digest: str
    carried: dict[str, int] | UnsetType = UNSET


class _Format(Struct, frozen=True):
    """The only field of a header that every program can read."""

    format: int


S = TypeVar("S", bound=LogState)
I = TypeVar("I")  # noqa: E741 - as in `Journal`


@dataclass(frozen=True, slots=True)
class LogKind(Generic[S, I]):
    """A kind of log: tables, competitions and score sheets are kinds. `name` is its name in the store.

    `begin` makes the state from id, seed, the first input (a `made`) and its time. `rules` gives the rules that an
    input names, None for one that names none; `scores` tells the last result of all that a log has kept. `plays` says
    of an input that its effect depends on the rules, `spares` that it may be left out where the rules are gone;
    `refusals` are the errors with which rules refuse an input. `error` is the kind's own error, `missing` its code for
    an unknown id.
    `format` is the number of the format of inputs: a program whose inputs older programs cannot read raises it, and
    still reads all lower formats.
    """

    name: Kind
    error: type[WordedError]
    missing: str
    made: type[Any]
    begin: Callable[[str, str, Any, float], S]
    to_json: Callable[[Any, I], bytes]
    from_json: Callable[[bytes], tuple[Any, I]]
    rules: Callable[[I], NamedRules | None]
    scores: Callable[[Sequence[Any]], str]
    plays: Callable[[I], bool] = lambda _entry: False
    spares: Callable[[I], bool] = lambda _entry: False
    refusals: tuple[type[Exception], ...] = (WordedError,)
    format: int = 1

    def header(self, made: I) -> bytes:
        """The header of a new log."""
        named = self.rules(made)
        assert named is not None
        rules = with_house(get(named.name, version=named.version), named.house)
        return json.encode(LogHeader(self.format, rules.name, rules.version, digest(rules)))

    def header_of(self, found: bytes) -> LogHeader:
        """The header of a stored log.

        Raises `JournalError` (``newer``) for a newer program's log, `msgspec.MsgspecError` for an invalid header.
        """
        number = json.decode(found, type=_Format).format
        if number > self.format:
            raise JournalError("newer", found=number, known=self.format)
        return json.decode(found, type=LogHeader)

    def carried(self, found: bytes, tables: Mapping[str, int]) -> bytes:
        """The header of a log that is taken in with these tables in the middle of a deal. Raises as `header_of`."""
        here = self.header_of(found).carried or {}
        return json.encode({**json.decode(found), "carried": {**here, **tables}}) if tables else found

    def body(self, by: Any, entry: I, outcome: object = None) -> bytes:
        """The body of the row for an input, with what its outcome says that is to be kept."""
        kept: Any = kept_in(outcome)
        if kept is not None:
            completed: Any = entry
            entry = replace(completed, kept=kept)
        return self.to_json(by, entry)

    def fold(self, log_id: str, seed: str, rows: Iterable[tuple[bytes, float]], rules: str | None = None) -> S:
        """The state of a log, from bodies and times of its inputs, and the digest of its rules, if it is known.

        It is `frozen` if rules or program have become others since (`canasta.server.journal.folding`). Raises
        `JournalError` (``frozen-gone``) if the program does not have its rules, `error`
        (``log``) if the first is not a `made`, and every error of reading an input, or of an input that makes no sense.
        """
        state: S = fold(self, log_id, seed, rows, rules)
        return state
