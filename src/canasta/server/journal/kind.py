"""A kind of log: its inputs as JSON, and the state that results from applying them in order.

A log whose rules this program does not have cannot be opened; its error tells its last scores. Where the digest of the
rules is another than then, or an input has another result or is refused, the log is frozen: its state is that up to the
last input of which it is sure that it means what it meant. A row that cannot be read, or makes no sense by any rules,
is an error instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import UNSET, Struct, UnsetType, json
from msgspec.structs import replace

from canasta.rules import get
from canasta.rules.digest import digest
from canasta.rules.errors import RulesError
from canasta.rules.house import with_house
from canasta.server.journal.errors import JournalError
from canasta.server.journal.frozen import Frozen, NamedRules, Why, kept_in
from canasta.server.store.errors import StoreError
from canasta.texts.errors import WordedError, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canasta.server.store.values import Kind, Stored


def fold(kind: Any, log_id: str, seed: str, rows: Iterable[tuple[bytes, float]], rules: str | None) -> Any:
    """The state of a log; see `canasta.server.journal.kind.LogKind.fold`."""
    folding, inputs, stop = Folding(kind, log_id, seed, rules), [], None
    for body, at in rows:
        by, entry = kind.from_json(body)
        inputs.append((by, entry, at))
        if stop is None:
            stop = folding.take(by, entry, at)
    kept = tuple(found for _, entry, _ in inputs if (found := kept_in(entry)) is not None)
    if stop == "gone":
        named = kind.rules(inputs[0][1])
        edition = f"{named.name}@{named.version}" if named.version else named.name
        raise JournalError("frozen-gone", seq=1, rules=edition, scores=kind.scores(kept) or "–")
    if folding.state is None:
        raise kind.error("log")
    if stop is None and folding.known:
        return folding.state
    again = Folding(kind, log_id, seed, rules)
    for by, entry, at in inputs[: folding.sure]:
        again.take(by, entry, at)
    again.state.freeze(Frozen(stop if folding.known and stop else "rules", folding.seq, kept))
    return again.state


class Folding:
    """The folding of a log. `state` is that after `seq` inputs; `sure` is the last input that is surely the same.

    `known`: the rules are those of then.
    """

    def __init__(self, kind: Any, log_id: str, seed: str, rules: str | None) -> None:
        self.state: Any = None
        self.seq: int = 0
        self.sure: int = 0
        self.known: bool = True
        self._kind, self._of, self._begun_by = kind, (log_id, seed), rules
        self._playing = False

    def take(self, by: Any, entry: Any, at: float) -> Why | None:
        """Apply the next input; return the reason why the log does not go on from here.

        Raises the errors of an input that makes no sense.
        """
        self.seq += 1
        kind, kept = self._kind, kept_in(entry)
        named = kind.rules(entry)
        if named is not None:
            self.known = _known(named, self._begun_by if self.seq == 1 else None if kept is None else kept.rules)
        if self.seq == 1:
            if not isinstance(entry, kind.made):
                raise kind.error("log")
            try:
                self.state = kind.begin(*self._of, entry, at)
            except RulesError:
                return "gone"
        else:
            self._playing = self._playing or kind.plays(entry)
            try:
                outcome = self.state.apply(by, entry, at)
            except Exception as error:
                if self.known and (isinstance(error, kind.error) or not isinstance(error, kind.refusals)):
                    raise  # by the rules of then it makes no sense
                if self.known or not kind.spares(entry):
                    return "refused"
                outcome = None
            if kept is not None and not kept.confirmed_by(kept_in(outcome)):
                return "result"
        if self.known or not self._playing or (kept is not None and kept.results):
            self.sure = self.seq
        return None


def _known(named: NamedRules, wanted: str | None) -> bool:
    """True if the named rules are there and have the digest that is wanted, or none is."""
    if wanted is None:
        return True
    try:
        found = with_house(get(named.name, version=named.version), named.house)
    except RulesError:
        return False
    return digest(found) == wanted


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


class Arrival(NamedTuple):
    """The inputs, each with its time, by which a log goes on at another machine; and the key that opens it there.

    `paused`: the clock of the round ran out between the copy and now, so that it waits with the time it had left.
    """

    key: str | None
    entries: tuple[tuple[Any, float], ...] = ()
    paused: bool = False


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
    `letter` begins the ids of the kind. `under_way`: the match was begun and is not over. `home` names the competition
    to which a log belongs, `parts` the logs that belong to a competition, in order. `arrive` says which inputs of the
    server go on with a log that another machine has taken in: from its state, the times of the copy and of now (ms),
    and the organiser's key of the copy.
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
    letter: str = ""
    under_way: Callable[[S], bool] = lambda _state: False
    home: Callable[[S], str | None] = lambda _state: None
    parts: Callable[[Stored], list[str]] = lambda _stored: []
    arrive: Callable[[S, float, float, str | None], Arrival] = lambda _state, _copied, _now, key: Arrival(key)
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

        It is `frozen` if rules or program have become others since (`canasta.server.journal.kind`). Raises
        `JournalError` (``frozen-gone``) if the program does not have its rules, `error`
        (``log``) if the first is not a `made`, and every error of reading an input, or of an input that makes no sense.
        """
        state: S = fold(self, log_id, seed, rows, rules)
        return state


class BrokenLogError(Exception):
    """A log that makes no sense at row `step` (0: its header), with the `reason` in short."""

    def __init__(self, step: int, cause: Exception) -> None:
        super().__init__(step, cause)
        self.step = step
        self.reason: str = shortened(f"{type(cause).__name__}: {cause}", 200)


def replay(kind: LogKind[Any, Any], stored: Stored) -> Any:
    """The state of a log, which may be frozen (`canasta.server.journal.kind`).

    Raises `JournalError` for a log of a newer program, `BrokenLogError` for one that makes no sense or lacks rows.
    """
    step = 0

    def rows() -> Iterator[tuple[bytes, float]]:
        nonlocal step
        for step, row in enumerate(stored.rows, 1):
            if row.seq != step:
                raise StoreError("rows-missing", where="", table=stored.table_id)
            yield row.body, row.at

    try:
        header = kind.header_of(stored.first)
        state: Any = kind.fold(stored.table_id, stored.seed, rows(), header.digest)
    except JournalError:
        raise
    except Exception as error:  # any error that a corrupt row may raise
        raise BrokenLogError(step, error) from error
    state.carried = header.carried or {}
    return state
