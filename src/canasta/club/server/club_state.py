"""A competition at the server as a state machine: the same inputs at the same times give the same state.

The state consists of the competition, its links, its clock, and the data beside its matches. No time, no chance, no
files: the server stores the list of inputs (`canasta.club.server.inputs`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from canasta.club.competition import (
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
from canasta.club.server import inputs
from canasta.club.server.corrections import Corrections
from canasta.club.server.inputs import MOST_ENTRIES, ClubError, ClubKept, Input, KeptPlace, Switches, iso
from canasta.club.server.links import arrive_links, check_phones
from canasta.club.server.matches import MatchDesk, agree
from canasta.club.server.recorded import AppliedInput, RecordedState
from canasta.club.server.round_clock import RunningClock
from canasta.rules import Rules, get
from canasta.rules.digest import digest
from canasta.rules.house import with_house
from canasta.rules.model import Tie
from canasta.rules.rulebook import cited
from canasta.rules.switches import by_set
from canasta.server.journal.kind import Arrival, LogKind, NamedRules
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from canasta.club.competition.state import RoundMatch
    from canasta.server.store.values import Stored

MOST_INPUTS: Final = 100_000

DeskPlace: TypeAlias = tuple[int, int, tuple[int, ...]]  # round, table, the pairs


class ClubState(RecordedState):
    """A competition at one moment."""

    def __init__(self, club_id: str, made: inputs.ClubMade, at: float) -> None:
        """Open the competition. Raises `CompetitionError` and `RulesError` for impossible settings or rules."""
        self.rules: Rules = with_house(get(made.rules, version=made.version), dict(made.house))
        super().__init__(club_id, made, made.key_hash, at)
        self.seq_of: list[int] = [0, 1]  # by number of an entry, the input that made it
        self.house: Switches = dict(made.house)
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
        numbers = range(before + 1, len(self.competition.log) + 1)
        recorded = self.record(by, entry, at, numbers, self._kept(entry, numbers))
        self.seq_of += [self.seq] * len(numbers)
        if numbers:
            for match, desk in self.seated_desks():
                if match.points is not None:
                    desk.over(match.entries)
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
        rule = cited(self.rules, by_set("CL-6.3 SA-6.5 TB-1.3 RE-4.6")) or ""
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
        return Corrections(self.competition.log).result(number)


def _do(entry: Input, state: ClubState, by: int, at: float) -> None:
    """Apply the input of link `by` at that time. Raises as `ClubState.apply`; then nothing has changed."""
    match entry:
        case inputs.ClubMade():
            raise ClubError("log")
        case inputs.Brought():
            _bring(entry, state)
        case inputs.ClubSettled():
            _settle(entry, state, by, at)
        case inputs.EntriesMade():
            state.add(entry.entries, state.name_of(by), at)
        case inputs.Linked():
            _link(entry, state, by, at)
        case inputs.Unlinked():
            state.links.revoke(entry.link, at)
        case inputs.Turned():
            state.clock.turn(entry, len(state.competition.state.rounds), at)
        case inputs.WentOnline():
            _go_online(entry, state)
        case inputs.CameOffline():
            _come_offline(entry, state)
        case inputs.OnlineEnded():
            if (where := state.online().get(entry.table_id)) is None:
                raise ClubError("not-online")
            state.end(*where, entry, f"online {entry.table_id}", at)
        case inputs.SheetClosed():
            _close_sheet(entry, state, at)
        case inputs.TableInput() | inputs.TableResult():
            _do_at_table(entry, state, by, at)


def _do_at_table(entry: inputs.TableInput | inputs.TableResult, state: ClubState, by: int, at: float) -> None:
    of, beside = state.match(entry.round, entry.table), state.beside_of(entry.round, entry.table)
    match entry:
        case inputs.Claimed():
            if not beside.hear_late(of, entry, state.seq + 1, at):
                _claim(entry, state, by, at)
        case inputs.Agreed():
            state.open_match(entry.round, entry.table)
            claim = beside.agreed(entry.side, entry.claim, entry.device)
            state.end(entry.round, entry.table, claim.result, state.name_of(by), at)
            if claim.device == entry.device:
                _from_one_phone(state, entry.round, entry.table, entry.device)
        case inputs.SecondAsked():
            beside.ask_second(of, wanted=entry.wanted)
        case inputs.Seconded():
            beside.hear_second(of, entry.device, right=entry.right)
        case inputs.Called():
            beside.call(wanted=entry.wanted)
        case inputs.Decided():
            _decide(entry, state, by, at)
        case inputs.SheetKept():
            state.open_match(entry.round, entry.table)
            if beside.sheet is not None:
                raise ClubError("sheet-there")
            beside.sheet = entry.sheet
        case inputs.SheetDiffers():
            beside.hear_sheet(of, entry, state.seq + 1, at)
        case inputs.SheetDismissed():
            beside.dismiss(of)


def _bring(entry: inputs.Brought, state: ClubState) -> None:
    if state.seq != 1 or any(isinstance(each, CompetitionOpened) for each in entry.entries):
        raise ClubError("log")
    if len(entry.entries) >= MOST_ENTRIES:
        raise ClubError("entries-many", most=MOST_ENTRIES)
    competition = Competition([*state.competition.log, *entry.entries])
    if len(competition.state.pairs) > MOST_PAIRS:
        raise ClubError("pairs-many", most=MOST_PAIRS)
    state.competition = competition


def _settle(entry: inputs.ClubSettled, state: ClubState, by: int, at: float) -> None:
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


def _link(entry: inputs.Linked, state: ClubState, by: int, at: float) -> None:
    for each in entry.links:
        check_phones(state.competition.state.settings.phones, each.role)
        if each.pair is not None:
            state.competition.state.pair(each.pair)
    state.links.add(entry, by, state.seq + 1, at)


def _go_online(entry: inputs.WentOnline, state: ClubState) -> None:
    check_phones(state.competition.state.settings.phones, "table")  # players sit down by such a link
    found = [(state.beside_open(entry.round, table), name) for table, name in entry.tables]
    for beside, _ in found:
        beside.check_free()
    for beside, name in found:
        beside.online = name


def _come_offline(entry: inputs.CameOffline, state: ClubState) -> None:
    found = [state.beside_open(entry.round, table) for table in entry.tables]
    if any(beside.online is None for beside in found):
        raise ClubError("not-online")
    for beside in found:
        beside.online = None


def _close_sheet(entry: inputs.SheetClosed, state: ClubState, at: float) -> None:
    of = next((match for match, desk in state.seated_desks() if desk.sheet == entry.sheet), None)
    if of is None:
        raise ClubError("no-sheet")
    state.end(of.round, of.table, entry, f"sheet {entry.sheet}", at)
    if entry.device:
        _from_one_phone(state, of.round, of.table, entry.device)


def _claim(entry: inputs.Claimed, state: ClubState, by: int, at: float) -> None:
    beside = state.beside_open(entry.round, entry.table)
    check_result(state.competition.state.agreed_in(entry.round), entry, entry.round, entry.table)
    state.check_end(entry.round, entry)
    claims = beside.with_claim(entry, state.seq + 1, at)
    if agree(claims):
        state.end(entry.round, entry.table, entry, state.name_of(by), at)
        if len({each.device for each in claims}) == 1:
            _from_one_phone(state, entry.round, entry.table, entry.device)
    beside.claims = claims


def _decide(entry: inputs.Decided, state: ClubState, by: int, at: float) -> None:
    of, log = state.match(entry.round, entry.table), state.competition.log
    played = next((each for each in of.entries if isinstance(log[each - 1], Played)), 0)
    if not played or state.at_match(of).sheet_claim(of) is None:
        state.end(entry.round, entry.table, entry, state.name_of(by), at)
    else:
        state.add([Corrected(of=played, reason=entry.reason, **entry.figures)], state.name_of(by), at)


def _from_one_phone(state: ClubState, of_round: int, table: int, device: str) -> None:
    beside = state.beside_of(of_round, table)
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
