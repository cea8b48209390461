"""The folding of a log: its inputs are applied again, and what comes out is compared with what was kept.

A log whose rules this program does not have cannot be opened; its error tells its last scores. Where the digest of the
rules is another than then, or an input has another result or is refused, the log is frozen: its state is that up to the
last input of which it is sure that it means what it meant. A row that cannot be read, or makes no sense by any rules,
is an error instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from canasta.rules import get
from canasta.rules.digest import digest
from canasta.rules.errors import RulesError
from canasta.rules.house import with_house
from canasta.server.journal.errors import JournalError
from canasta.server.journal.frozen import Frozen, NamedRules, Why, kept_in

if TYPE_CHECKING:
    from collections.abc import Iterable


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
