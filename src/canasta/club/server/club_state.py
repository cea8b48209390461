"""A competition at the server as a state machine: the same inputs at the same times give the same state.

The state consists of the competition, its links, its clock, and the data beside its matches. No time, no chance, no
files: the server stores the list of inputs (`canasta.club.server.inputs`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import singledispatch
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from canasta.club.competition import (
    Annulled,
    Competition,
    CompetitionError,
    CompetitionOpened,
    Corrected,
    Entered,
    Entry,
    Played,
    Standing,
)
from canasta.club.competition.checks import changed, check_result
from canasta.club.competition.model import MOST_PAIRS
from canasta.club.results import MatchEnd, MatchLength, MatchResult
from canasta.club.scoresheet.checks import spoken
from canasta.club.server import inputs
from canasta.club.server.inputs import MOST_ENTRIES, AppliedInput, ClubError, ClubKept, Input, KeptPlace, NewLink, iso
from canasta.club.server.links import Links, arrive_links, check_phones
from canasta.club.server.matches import Claim, MatchDesk, agree
from canasta.club.server.round_clock import RunningClock
from canasta.rules import Rules, get
from canasta.rules.digest import digest
from canasta.rules.house import with_house
from canasta.rules.model import Tie
from canasta.server.journal.kind import Arrival, LogKind, NamedRules
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from canasta.club.competition.state import RoundMatch
    from canasta.server.store.values import Stored

MOST_INPUTS: Final = 100_000

DeskPlace: TypeAlias = tuple[int, int, tuple[int, ...]]  # round, table, the pairs


class ClubState:
    """A competition at one moment. `seq` counts the inputs, `log` has them all, `at` is the time of the last."""

    def __init__(self, club_id: str, made: inputs.ClubMade, at: float) -> None:
        """Open the competition. Raises `CompetitionError` and `RulesError` for impossible settings or rules."""
        self.id = club_id
        self.seq: int = 1
        self.at: float = at
        self.carried: Mapping[str, int] = {}
        self.log: list[AppliedInput] = [AppliedInput(1, 0, at, made, range(1, 2))]
        self.seq_of: list[int] = [0, 1]  # by number of an entry, the input that made it
        self.rules: Rules = with_house(get(made.rules, version=made.version), dict(made.house))
        self.house: dict[str, int | bool | str] = dict(made.house)
        self.links: Links = Links()
        self.links.add(inputs.Linked(links=(NewLink(role="organiser", key_hash=made.key_hash),), salt=""), 0, 1, at)
        self.competition: Competition = Competition([CompetitionOpened(settings=made.settings, at=iso(at))])
        self.clock: RunningClock = RunningClock()
        self.beside: dict[DeskPlace, MatchDesk] = {}  # also of pairs that no longer sit there: an undo seats them again
        self._standings: dict[bool, tuple[Competition, int, tuple[Standing, ...]]] = {}

    def apply(self, by: int, entry: Input, at: float) -> AppliedInput:
        """Apply the input of a link (0: the server), or change nothing.

        `canasta.club.server.rights` says what a link may do.
        Raises `ClubError`, `CompetitionError`, `RulesError`; then the state is as before.
        """
        if self.seq >= MOST_INPUTS:
            raise ClubError("log-full", most=MOST_INPUTS)
        at = max(at, self.at)  # a clock that is set back does not undo what was
        before, desks = len(self.competition.log), len(self.beside)
        try:
            _do(entry, self, by, at)
        except WordedError:
            while len(self.beside) > desks:  # opened for what was refused
                self.beside.popitem()
            raise
        self.seq, self.at = self.seq + 1, at
        numbers = range(before + 1, len(self.competition.log) + 1)
        self.seq_of += [self.seq] * len(numbers)
        recorded = AppliedInput(self.seq, by, at, entry, numbers, self._kept(entry, numbers))
        self.log.append(recorded)
        if numbers:
            self.tidy()
        return recorded

    def _kept(self, entry: Input, numbers: range) -> ClubKept | None:
        if isinstance(entry, inputs.ClubSettled):
            return ClubKept(rules=digest(self.rules))
        if not (numbers and self.competition.over):
            return None
        ranking = (
            KeptPlace(each.place, each.pair, tuple(of.value for of in each.figures)) for each in self.standings()
        )
        return ClubKept(ranking=tuple(ranking))

    def rules_for(self, name: str) -> Rules:
        """The rules of that name for changed settings; without a version in the name, in the version that is played.

        Before the first round is seated, that is the newest version. Raises `RuleSetError`.
        """
        found = get(name)
        begun = self.competition.state.rounds and found.name == self.rules.name and "@" not in name
        return get(self.rules.edition) if begun else found

    def standings(self, *, handicap: bool = False) -> tuple[Standing, ...]:
        """The ranking, or the second list with handicaps, with the reasons of every figure."""
        competition, entries = self.competition, len(self.competition.log)
        known = self._standings.get(handicap)
        if known is None or known[:2] != (competition, entries):
            known = self._standings[handicap] = competition, entries, competition.standings(handicap=handicap)
        return known[2]

    def match(self, of_round: int, table: int) -> RoundMatch:
        """The match at a table of a round. Raises `CompetitionError`."""
        return self.competition.state.match(of_round, table)

    def at_match(self, match: RoundMatch) -> MatchDesk:
        """The data beside a match; empty if there are none."""
        found = self.beside.get((match.round, match.table, match.pairs))
        if found is not None:
            return found
        return MatchDesk(match.pairs, ended=() if match.points is None else match.entries)

    def beside_of(self, of_round: int, table: int) -> MatchDesk:
        """The data beside a match, for changing them. Raises `CompetitionError`."""
        match = self.match(of_round, table)
        return self.beside.setdefault((of_round, table, match.pairs), self.at_match(match))

    def seated_desks(self) -> Iterator[tuple[RoundMatch, MatchDesk]]:
        """The matches that have data beside them, with these data."""
        rounds = self.competition.state.rounds
        for (of_round, table, pairs), desk in self.beside.items():
            match = rounds[of_round - 1].matches.get(table) if of_round <= len(rounds) else None
            if match is not None and match.pairs == pairs:
                yield match, desk

    def beside_open(self, of_round: int, table: int) -> MatchDesk:
        """The data beside a match without a result, for changing them. Raises `CompetitionError`."""
        self.open_match(of_round, table)
        return self.beside_of(of_round, table)

    def open_match(self, of_round: int, table: int) -> RoundMatch:
        """A match without a result. Raises `CompetitionError`."""
        found = self.match(of_round, table)
        if found.points is not None:
            raise CompetitionError("has-result", round=of_round, table=table)
        return found

    def online(self) -> dict[str, tuple[int, int]]:
        """Round and table of the open matches that are played at tables of this server, by the id of the table."""
        return {
            desk.online: (match.round, match.table)
            for match, desk in self.seated_desks()
            if desk.online is not None and match.points is None
        }

    def name_of(self, by: int) -> str:
        """The name of a link or of the server, as an entry names it."""
        return self.links[by].name if by else "server"

    def end(self, of_round: int, table: int, result: MatchResult, name: str, at: float) -> None:
        """End a match; `name` reports the result. Raises `CompetitionError`, `ClubError`."""
        self.add([Played(round=of_round, table=table, **result.figures)], name, at)

    def add(self, entries: Iterable[Entry], name: str, at: float) -> None:
        """Add entries to the competition, all or none; `name` makes them. Raises `CompetitionError`, `ClubError`."""
        made = [msgspec.structs.replace(entry, by=name, at=iso(at)) for entry in entries]
        self._check_room(made)
        for entry in made:
            self._check(entry)
        self.competition.extend(made)

    def _check_room(self, made: Sequence[Entry]) -> None:
        pairs = len(self.competition.state.pairs) + sum(isinstance(entry, Entered) for entry in made)
        if pairs > MOST_PAIRS:
            raise ClubError("pairs-many", most=MOST_PAIRS)
        if len(self.competition.log) + len(made) > MOST_ENTRIES:
            raise ClubError("entries-many", most=MOST_ENTRIES)

    def _check(self, entry: Entry) -> None:
        log = self.competition.log
        if isinstance(entry, Corrected) and self.result_of(entry.of) == entry.result:
            raise ClubError("same-result")  # it would stand in the trail for nothing
        corrected = log[entry.of - 1] if isinstance(entry, Corrected) and 1 <= entry.of <= len(log) else None
        if isinstance(entry, Played):
            self.check_end(entry.round, entry)
        elif isinstance(entry, Corrected) and isinstance(corrected, Played):
            self.check_end(corrected.round, entry)

    def check_end(self, of_round: int, result: MatchResult) -> None:
        """Refuse a result that a match cannot have by the rules in play (RE-4.6, CL-6.3). Raises `ClubError`."""
        agreed = self.competition.state.agreed_in(of_round).length
        if not 0 < agreed.target <= max(result.points) or self.ended_by(agreed, result) is not None:
            return
        if max(result.points) == agreed.target and not self.rules.target_enough:
            raise ClubError("target-to-pass", target=agreed.target)
        rule = ", ".join(spoken(self.rules, "CL-6.3 SA-6.5 TB-1.3 RE-4.6"))
        raise ClubError("level-plays-on", points=result.points[0], target=agreed.target, rule=rule)

    def ended_by(self, agreed: MatchLength, result: MatchResult) -> MatchEnd | None:
        """The condition that ended a match of that length by the rules in play; None if none did."""
        enough = max(result.points) >= agreed.target + (not self.rules.target_enough)
        level = result.points[0] == result.points[1]
        return agreed.ended_by(result, reached=enough and not (level and self.rules.tie is Tie.PLAY_ON))

    def end_told(self, number: int) -> MatchEnd | None:
        """The condition that ended the match whose result that entry is, where several were agreed; else None."""
        entry, log = self.competition.log[number - 1], self.competition.log
        of = log[entry.of - 1] if isinstance(entry, Corrected) else entry
        rounds = self.competition.state.rounds
        if not isinstance(entry, MatchResult) or not 0 < (of_round := getattr(of, "round", 0)) <= len(rounds):
            return None
        agreed = rounds[of_round - 1].agreed.length
        return self.ended_by(agreed, entry) if agreed.several else None

    def result_of(self, number: int) -> MatchResult | None:
        """The result of an entry as last corrected; None for an entry without one."""
        log = self.competition.log
        if not 1 <= number <= len(log):
            return None
        later = list(enumerate(log[number:], number + 1))
        annulled = {entry.of for _, entry in later if isinstance(entry, Annulled)}
        right = [
            entry for at, entry in later if isinstance(entry, Corrected) and entry.of == number and at not in annulled
        ]
        entry = right[-1] if right else log[number - 1]
        return entry.result if isinstance(entry, Played | Corrected) else None

    def tidy(self) -> None:
        """After entries, drop the claims and calls of matches that are over."""
        for match, desk in self.seated_desks():
            if match.points is not None:
                desk.over(match.entries)


@singledispatch
def _do(entry: Input, _state: ClubState, _by: int, _at: float) -> None:
    """Apply the input of link `by` at that time.

    Raises `ClubError`, `CompetitionError`, `RulesError`; then nothing has changed.
    """
    raise TypeError(f"no input: {entry!r}")


@_do.register
def _(_entry: inputs.ClubMade, _state: ClubState, _by: int, _at: float) -> None:
    raise ClubError("log")


@_do.register
def _(entry: inputs.Brought, state: ClubState, _by: int, _at: float) -> None:
    if state.seq != 1 or any(isinstance(each, CompetitionOpened) for each in entry.entries):
        raise ClubError("log")
    if len(entry.entries) >= MOST_ENTRIES:
        raise ClubError("entries-many", most=MOST_ENTRIES)
    competition = Competition([*state.competition.log, *entry.entries])
    if len(competition.state.pairs) > MOST_PAIRS:
        raise ClubError("pairs-many", most=MOST_PAIRS)
    state.competition = competition


@_do.register
def _(entry: inputs.ClubSettled, state: ClubState, by: int, at: float) -> None:
    rules = with_house(get(entry.rules, version=entry.version), dict(entry.house))
    if state.competition.state.rounds:
        if rules != state.rules:
            raise ClubError("rules-late")
        for match, desk in state.seated_desks():
            if match.round == entry.of_round and desk.online is not None:
                raise ClubError("length-online", round=match.round, table=match.table)
        state.add([changed(state.competition.state, entry.settings, entry.of_round)], state.name_of(by), at)
        return
    opened = msgspec.structs.replace(state.competition.log[0], settings=entry.settings)
    state.competition = Competition([opened, *state.competition.log[1:]])
    state.rules, state.house = rules, dict(entry.house)


@_do.register
def _(entry: inputs.EntriesMade, state: ClubState, by: int, at: float) -> None:
    state.add(entry.entries, state.name_of(by), at)


@_do.register
def _(entry: inputs.Linked, state: ClubState, by: int, at: float) -> None:
    for each in entry.links:
        check_phones(state.competition.state.settings.phones, each.role)
        if each.pair is not None:
            state.competition.state.pair(each.pair)
    state.links.add(entry, by, state.seq + 1, at)


@_do.register
def _(entry: inputs.Unlinked, state: ClubState, _by: int, at: float) -> None:
    state.links.revoke(entry.link, at)


@_do.register
def _(entry: inputs.Claimed, state: ClubState, by: int, at: float) -> None:
    match = state.match(entry.round, entry.table)
    if state.beside_of(entry.round, entry.table).hear_late(match, entry, state.seq + 1, at):
        return
    beside = state.beside_open(entry.round, entry.table)
    check_result(state.competition.state.agreed_in(entry.round), entry, entry.round, entry.table)
    state.check_end(entry.round, entry)
    claims = beside.with_claim(entry, state.seq + 1, at)
    if agree(claims):
        state.end(entry.round, entry.table, entry, state.name_of(by), at)
        if len({each.device for each in claims}) == 1:
            _from_one_phone(state, beside, entry.round, entry.table, entry.device)
    beside.claims = claims


@_do.register
def _(entry: inputs.Agreed, state: ClubState, by: int, at: float) -> None:
    beside = state.beside_open(entry.round, entry.table)
    claim = beside.agreed(entry.side, entry.claim, entry.device)
    state.end(entry.round, entry.table, claim.result, state.name_of(by), at)
    if claim.device == entry.device:
        _from_one_phone(state, beside, entry.round, entry.table, entry.device)


@_do.register
def _(entry: inputs.SecondAsked, state: ClubState, _by: int, _at: float) -> None:
    match = state.match(entry.round, entry.table)
    state.beside_of(entry.round, entry.table).ask_second(match, wanted=entry.wanted)


@_do.register
def _(entry: inputs.Seconded, state: ClubState, _by: int, _at: float) -> None:
    match = state.match(entry.round, entry.table)
    state.beside_of(entry.round, entry.table).hear_second(match, entry.device, right=entry.right)


@_do.register
def _(entry: inputs.Called, state: ClubState, _by: int, _at: float) -> None:
    beside = state.beside_of(entry.round, entry.table)
    if beside.called == entry.wanted:
        raise ClubError("called" if entry.wanted else "not-called")
    beside.called = entry.wanted


@_do.register
def _(entry: inputs.Decided, state: ClubState, by: int, at: float) -> None:
    match = state.match(entry.round, entry.table)
    log = state.competition.log
    played = next((each for each in match.entries if isinstance(log[each - 1], Played)), 0)
    if not played or state.at_match(match).sheet_claim(match) is None:
        state.end(entry.round, entry.table, entry, state.name_of(by), at)
        return
    state.add([Corrected(of=played, reason=entry.reason, **entry.figures)], state.name_of(by), at)


@_do.register
def _(entry: inputs.SheetDiffers, state: ClubState, _by: int, at: float) -> None:
    match, beside = state.match(entry.round, entry.table), state.beside_of(entry.round, entry.table)
    if beside.sheet != entry.sheet or match.points is None:
        raise ClubError("no-sheet")
    beside.differs = Claim(state.seq + 1, 0, f"sheet-{entry.sheet}", entry.result, at)
    beside.differs_from, beside.dismissed = match.entries, False


@_do.register
def _(entry: inputs.SheetDismissed, state: ClubState, _by: int, _at: float) -> None:
    state.beside_of(entry.round, entry.table).dismiss(state.match(entry.round, entry.table))


@_do.register
def _(entry: inputs.Turned, state: ClubState, _by: int, at: float) -> None:
    state.clock.turn(entry, len(state.competition.state.rounds), at)


@_do.register
def _(entry: inputs.WentOnline, state: ClubState, _by: int, _at: float) -> None:
    check_phones(state.competition.state.settings.phones, "table")  # players sit down by such a link
    found = [(state.beside_open(entry.round, table), name) for table, name in entry.tables]
    for beside, _ in found:
        beside.check_free()
    for beside, name in found:
        beside.online = name


@_do.register
def _(entry: inputs.CameOffline, state: ClubState, _by: int, _at: float) -> None:
    found = [state.beside_open(entry.round, table) for table in entry.tables]
    if any(beside.online is None for beside in found):
        raise ClubError("not-online")
    for beside in found:
        beside.online = None


@_do.register
def _(entry: inputs.OnlineEnded, state: ClubState, _by: int, at: float) -> None:
    where = state.online().get(entry.table_id)
    if where is None:
        raise ClubError("not-online")
    state.end(*where, entry, f"online {entry.table_id}", at)


@_do.register
def _(entry: inputs.SheetKept, state: ClubState, _by: int, _at: float) -> None:
    beside = state.beside_open(entry.round, entry.table)
    if beside.sheet is not None:
        raise ClubError("sheet-there")
    beside.sheet = entry.sheet


@_do.register
def _(entry: inputs.SheetClosed, state: ClubState, _by: int, at: float) -> None:
    match = next((match for match, desk in state.seated_desks() if desk.sheet == entry.sheet), None)
    if match is None:
        raise ClubError("no-sheet")
    state.end(match.round, match.table, entry, f"sheet {entry.sheet}", at)
    if entry.device:
        _from_one_phone(state, state.beside_of(match.round, match.table), match.round, match.table, entry.device)


def _from_one_phone(state: ClubState, beside: MatchDesk, of_round: int, table: int, device: str) -> None:
    beside.phone, beside.second = device, "missing"
    beside.entries = state.match(of_round, table).entries


def _last_places(kept: Sequence[ClubKept]) -> str:
    """The places and pairs of the last ranking that a log has kept: ``1. #3, 2. #1``."""
    ranking = next((each.ranking for each in reversed(kept) if each.ranking), ())
    return ", ".join(f"{line.place}. #{line.pair}" for line in ranking)


def _parts(club: Stored) -> list[str]:
    """The ids of the sheets and of the tables online of a competition, in the order in which it got them.

    A row that cannot be read names none.
    """
    found: dict[str, None] = {}
    for row in club.rows:
        try:
            _, entry = inputs.ROWS.decode(row.body)
        except (ValueError, RecursionError):
            continue
        if isinstance(entry, inputs.SheetKept):
            found[entry.sheet] = None
        elif isinstance(entry, inputs.WentOnline):
            found |= {table_id: None for _, table_id in entry.tables}
    return list(found)


def _arrive(state: ClubState, copied: float, now: float, key: str | None) -> Arrival:
    """Pause a clock that ran when the copy was saved and has run out since, and do as for the links."""
    found = arrive_links(state.links, now, key)
    paused = state.clock.left_at(copied) > 0 and state.clock.ran_out(now) is not None
    pause = ((inputs.Turned(do="pause"), copied),) if paused else ()
    return Arrival(found.key, (*pause, *found.entries), paused)


def _rules(entry: Input) -> NamedRules | None:
    if isinstance(entry, inputs.ClubMade | inputs.ClubSettled):
        return NamedRules(entry.rules, entry.version, entry.house)
    return None


CLUB_LOG: Final = LogKind(
    name="club",
    error=ClubError,
    missing="no-club",
    made=inputs.ClubMade,
    begin=lambda club_id, _seed, made, at: ClubState(club_id, made, at),
    apply=ClubState.apply,
    rows=inputs.ROWS,
    rules=_rules,
    scores=_last_places,
    letter="C",
    parts=_parts,
    arrive=_arrive,
)
