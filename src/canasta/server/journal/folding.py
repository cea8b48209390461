"""The folding of a log: its inputs are applied again, and what comes out is compared with what was kept.

Where the rules are not those of then, their old reading is used if the program still has it. Where it has not, or an
input has another result than then or is refused, the log is frozen: its state is that up to the last input of which it
is sure that it means what it meant. A row that cannot be read, or makes no sense by any rules, is an error instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from canasta.rules import Rules, get, names
from canasta.rules.digest import reading
from canasta.rules.errors import RulesError
from canasta.server.journal.frozen import Frozen, NamedRules, Why, kept_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def fold(kind: Any, log_id: str, seed: str, rows: Iterable[tuple[bytes, float]], rules: str | None) -> Any:
    """The state of a log; see `canasta.server.journal.kind.LogKind.fold`."""
    folding, inputs, stop = Folding(kind, log_id, seed, rules), [], None
    for body, at in rows:
        by, entry = kind.from_json(body)
        inputs.append((by, entry, at))
        if stop is None and not folding.gone:
            stop = folding.take(by, entry, at)
    gone = folding.gone
    if gone:
        folding = max((_by_others(kind, log_id, seed, inputs, name) for name in names()), key=lambda each: each.sure)
    if folding.state is None:
        raise kind.error("log")
    if stop is None and folding.known is not False:
        return folding.state
    again = Folding(kind, log_id, seed, rules, folding.stand_in)
    for by, entry, at in inputs[: folding.sure]:
        again.take(by, entry, at)
    kept = tuple(found for _, entry, _ in inputs if (found := kept_in(entry)) is not None)
    why: Why = "gone" if gone else "rules" if folding.known is False else stop or "rules"
    again.state.freeze(Frozen(why, folding.seq, kept, gone))
    return again.state


def _by_others(kind: Any, log_id: str, seed: str, inputs: Sequence[tuple[Any, Any, float]], name: str) -> Folding:
    """The folding by the rules of that name instead of those that are gone, as far as it gets."""
    folding = Folding(kind, log_id, seed, None, name)
    for by, entry, at in inputs:
        if folding.take(by, entry, at) is not None:
            break
    return folding


class Folding:
    """The folding of a log. `state` is that after `seq` inputs; `sure` is the last input that is surely the same.

    `known`: True if the rules are those of then, None if the log does not say, False if the program has them no more.
    `gone` is the name of a rule set of which the program has no version; then there is no state, unless `stand_in`
    names another one.
    """

    def __init__(self, kind: Any, log_id: str, seed: str, rules: str | None, stand_in: str = "") -> None:
        self.state: Any = None
        self.seq: int = 0
        self.sure: int = 0
        self.known: bool | None = None
        self.gone: str = ""
        self.stand_in = stand_in
        self._kind, self._of, self._begun_by = kind, (log_id, seed), rules
        self._playing = False

    def take(self, by: Any, entry: Any, at: float) -> Why | None:
        """Apply the next input; return the reason why the log is frozen from here on.

        Raises the errors of an input that makes no sense.
        """
        self.seq += 1
        kind, kept = self._kind, kept_in(entry)
        named = kind.rules(entry)
        if named is not None:
            wanted = self._begun_by if self.seq == 1 else None if kept is None else kept.rules
            entry = self._reread(entry, named, wanted)
        if self.seq == 1:
            self._begin(entry, at)
            if self.gone:
                return None
        else:
            self._playing = self._playing or kind.plays(entry)
            try:
                outcome = self.state.apply(by, entry, at)
            except Exception as error:
                if not self._is_of_rules(error):
                    raise
                if self.known is not False or not kind.spares(entry):
                    return "refused"
                outcome = None
            if kept is not None and not kept.confirmed_by(kept_in(outcome)):
                return "result"
        if self.known is not False or not self._playing or (kept is not None and kept.results):
            self.sure = self.seq
        return None

    def _reread(self, entry: Any, named: NamedRules, wanted: str | None) -> Any:
        """The input by the version of its rules that has that digest, or by those that stand in."""
        if self.stand_in:
            self.known = False
            return self._kind.by_rules(entry, NamedRules(self.stand_in, get(self.stand_in).version, {}))
        if wanted is None:
            self.known = None
            return entry
        version = reading(*named, wanted)
        self.known = version is not None
        if version is None or get(named.name, version=version) == _as_named(named):
            return entry
        return self._kind.by_rules(entry, named._replace(version=version))

    def _begin(self, entry: Any, at: float) -> None:
        kind = self._kind
        if not isinstance(entry, kind.made):
            raise kind.error("log")
        try:
            self.state = kind.begin(*self._of, entry, at)
        except RulesError:  # there are no such rules any more: it can be looked at by those that come nearest
            named = kind.rules(entry)
            try:
                nearest = get(named.name)
            except RulesError:
                self.gone = named.name
                return
            self.known = False
            self.state = kind.begin(*self._of, kind.by_rules(entry, NamedRules(named.name, nearest.version, {})), at)

    def _is_of_rules(self, error: Exception) -> bool:
        """True if other rules may be to blame for the error, False if the input makes no sense by any."""
        if self.known is False:
            return True
        if isinstance(error, self._kind.error):  # wrong time, wrong person: only if nobody knows by which rules
            return self.known is None and self._playing
        return isinstance(error, self._kind.refusals)


def _as_named(named: NamedRules) -> Rules | None:
    """The rules of the book in the version that an input names; None if there is no such version."""
    try:
        return get(named.name, version=named.version)
    except RulesError:
        return None
