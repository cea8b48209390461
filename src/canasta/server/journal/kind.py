"""A kind of log: its inputs as JSON, and the state that results from applying them in order.

A log is frozen if this program does not have the rules that it names, or has others by that name (their digest tells);
or if an input is refused today, or has another result than the log has kept. A frozen log cannot be opened: its error
says why, with the last scores that it has kept. A row that cannot be read, or makes no sense by any rules, is another
error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from msgspec import UNSET, Struct, UnsetType, json
from msgspec.structs import replace

from canasta.rules import get
from canasta.rules.digest import digest
from canasta.rules.errors import RulesError
from canasta.rules.house import with_house
from canasta.server.store.values import StoreError
from canasta.texts.errors import WordedError, shortened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from canasta.logs import LogDecoder
    from canasta.server.store.values import Kind, Stored


class JournalError(WordedError):
    """An error with the sentence ``journal-error-CODE`` of the catalogue; the log stays unchanged."""

    family: ClassVar[str] = "journal"

    @property
    def frozen(self) -> bool:
        """True if other rules are the reason (`canasta.server.journal.kind`)."""
        return self.code.startswith("frozen-")


class NamedRules(NamedTuple):
    """The rules that an input names: the rule set, its version (None: the newest), the house rules."""

    name: str
    version: int | None
    house: Mapping[str, Any]

    @property
    def edition(self) -> str:
        """The rule set with its version, if one is named: ``clasica@1``."""
        return f"{self.name}@{self.version}" if self.version else self.name

    def had(self, wanted: str | None) -> bool:
        """True if this program has these rules with the digest that is wanted, or none is."""
        if wanted is None:
            return True
        try:
            return digest(with_house(get(self.name, version=self.version), self.house)) == wanted
        except RulesError:
            return False


class Kept(Struct, frozen=True, omit_defaults=True):
    """The base of what an input's row keeps of its outcome. Kinds of logs add fields for their results.

    `rules` is the digest of the rules that hold from this input on. A field that stands as by default says nothing.
    """

    rules: str | None = None

    def confirmed_by(self, now: Kept | None) -> bool:
        """True if the same input, applied now, leads to the results that were kept."""
        said = [name for name in self.__struct_fields__ if name != "rules" and getattr(self, name) not in (None, ())]
        return not said or (now is not None and all(getattr(now, name) == getattr(self, name) for name in said))


def kept_in(found: object) -> Kept | None:
    """The part of an input or an outcome that is to be kept; None without one."""
    kept = getattr(found, "kept", None)
    return kept if isinstance(kept, Kept) else None


class LogState(Protocol):
    """A state machine whose inputs are stored: no time, no chance, no files.

    `seq` counts its inputs; `at` is the time of the last (ms), which never goes back. `carried` is that of the header
    (`LogHeader`).
    """

    id: str
    seq: int
    at: float
    carried: Mapping[str, int]


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


MOST_TEXT: Final = 4_000

S = TypeVar("S", bound=LogState)
I = TypeVar("I")  # noqa: E741 - as in `Journal`


@dataclass(frozen=True, slots=True)
class LogKind(Generic[S, I]):
    """A kind of log: tables, competitions, score sheets and sealed bundles are kinds. `name` is its name in the store.

    `begin` makes the state from id, seed, the first input (a `made`) and its time. `apply` applies the input of an
    author at a time, or changes nothing; the `kept` of its outcome, if any, is stored with the input. `rows` reads the
    author and the input of a row: JSON, ``[by, input]``. `rules` gives the rules that an input names, None for one that
    names none; `scores` tells the last result of all that a log has kept. `refusals` are the errors with which rules
    refuse an input. `error` is the kind's own error, `missing` its code for an unknown id.
    `letter` begins the ids of the kind, `letters` others follow; no text in an input has more than `most_text`
    characters. `under_way`: the match was begun and is not over. `home` names the competition
    to which a log belongs, `parts` the logs that belong to a competition, in order. `keeps` are the logs that are not
    pruned while this one is there, `spellings` are the other names of a person, by the state. `arrive` says which
    inputs of the server go on with a log that another machine has taken in: from its state, the times of the copy and
    of now (ms), and the organiser's key of the copy.
    `format` is the number of the format of inputs: a program whose inputs older programs cannot read raises it, and
    still reads all lower formats.
    """

    name: Kind
    error: type[WordedError]
    missing: str
    made: type[Any]
    begin: Callable[[str, str, Any, float], S]
    apply: Callable[[S, Any, I, float], Any]
    rows: LogDecoder[tuple[Any, I]]
    rules: Callable[[I], NamedRules | None] = lambda _entry: None
    scores: Callable[[Sequence[Any]], str] = lambda _kept: ""
    refusals: tuple[type[Exception], ...] = (WordedError,)
    letter: str = ""
    letters: int = 10
    most_text: int = MOST_TEXT
    under_way: Callable[[S], bool] = lambda _state: False
    home: Callable[[S], str | None] = lambda _state: None
    parts: Callable[[Stored], list[str]] = lambda _stored: []
    keeps: Callable[[Stored], list[str]] = lambda _stored: []
    spellings: Callable[[S, str], list[str]] = lambda _state, _name: []
    arrive: Callable[[S, float, float, str | None], Arrival] = lambda _state, _copied, _now, key: Arrival(key)
    format: int = 1

    def header(self, made: I) -> bytes:
        """The header of a new log; without rules if its first input names none."""
        named = self.rules(made)
        if named is None:
            return json.encode(LogHeader(self.format, "", 0, ""))
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
        return json.encode((by, entry))

    def fold(self, log_id: str, seed: str, rows: Iterable[tuple[bytes, float]], rules: str | None = None) -> S:
        """The state of a log, from bodies and times of its inputs, and the digest of its rules, if it is known.

        Raises `JournalError` for a frozen log (`canasta.server.journal.kind`), `error` (``log``) if the first input is
        not a `made`, and every error of reading an input, or of an input that makes no sense.
        """
        state: S | None = None
        named: NamedRules | None = None
        kept: list[Kept] = []
        why, step, over = "", 0, False
        for seq, (body, at) in enumerate(rows, 1):
            by, entry = self.rows.decode(body)
            if (results := kept_in(entry)) is not None:
                kept.append(results)
            if over:  # only the kept results are wanted
                continue
            if seq == 1 and not isinstance(entry, self.made):
                raise self.error("log")
            if (other := self.rules(entry)) is not None:  # rules that others replace before play freeze nothing
                named, then = other, rules if seq == 1 else None if results is None else results.rules
                why, step = ("", 0) if named.had(then) else ("rules", seq)
            try:
                if state is None:
                    state, outcome = self.begin(log_id, seed, entry, at), None
                else:
                    outcome = self.apply(state, by, entry, at)
            except Exception as error:
                if not why and (isinstance(error, self.error) or not isinstance(error, self.refusals)):
                    raise  # by the rules of then it makes no sense
                why, step, over = why or "refused", step or seq, True
            else:
                if results is not None and not results.confirmed_by(kept_in(outcome)):
                    why, step, over = why or "result", step or seq, True
        if why and named is not None:
            raise JournalError(f"frozen-{why}", seq=step, rules=named.edition, scores=self.scores(kept) or "none")
        if state is None:
            raise self.error("log")
        return state


# Each kind is imported when a log of it is met: a table in play loads nothing of the club.
HOMES: Final = {
    "table": "canasta.server.tables.table_log:TABLE_LOG",
    "club": "canasta.club.server.club_state:CLUB_LOG",
    "sheet": "canasta.club.server.sheet_state:SHEET_LOG",
    "register": "canasta.club.server.register_state:REGISTER_LOG",
    "day": "canasta.server.daily.day:DAY_LOG",
    "push": "canasta.server.push.kept:PUSH_LOG",
    "bundle": "canasta.server.along.sealed:BUNDLE_LOG",
}


@cache
def kind_named(name: str) -> LogKind[Any, Any] | None:
    """The kind of logs with that name; None if this program has none."""
    module, _, constant = HOMES.get(name, "").partition(":")
    return getattr(import_module(module), constant) if module else None


class BrokenLogError(Exception):
    """A log that makes no sense at row `step` (0: its header), with the `reason` in short."""

    def __init__(self, step: int, cause: Exception) -> None:
        super().__init__(step, cause)
        self.step = step
        self.reason: str = shortened(f"{type(cause).__name__}: {cause}", 200)


def replay(kind: LogKind[Any, Any], stored: Stored) -> Any:
    """The state of a log.

    Raises `JournalError` for a frozen log and one of a newer program, `BrokenLogError` for one that makes no sense or
    lacks rows.
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
