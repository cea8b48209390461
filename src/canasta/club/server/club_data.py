"""The data of a competition at the server: the competition, its links, its clock, and the data beside its matches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias

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
from canasta.club.competition.model import MOST_PAIRS
from canasta.club.competition.state import RoundMatch
from canasta.club.results import Length, MatchResult
from canasta.club.scoresheet.checks import spoken
from canasta.club.server import inputs
from canasta.club.server.applied import iso
from canasta.club.server.errors import ClubError
from canasta.club.server.inputs import MOST_ENTRIES, NewLink, Turned
from canasta.club.server.links import Links
from canasta.club.server.matches import MatchDesk
from canasta.club.server.wire.club import RoundClock
from canasta.rules import Rules, get
from canasta.rules.house import with_house
from canasta.rules.model import Tie

LONGEST_S: Final = 36_000


class RunningClock:
    """A clock with `left` milliseconds at the time `since`; while it runs, they decrease from then on."""

    def __init__(self) -> None:
        self.state: Literal["off", "ready", "running", "paused"] = "off"
        self.round: int = 0
        self.whole: int = 0
        self.left: int = 0
        self.since: float = 0.0

    def turn(self, entry: Turned, of_round: int, at: float) -> None:
        """Change the clock. Raises `ClubError` if the change does not fit its state."""
        match entry.do:
            case "set":
                if not 0 < entry.seconds <= LONGEST_S:
                    raise ClubError("clock-seconds", seconds=entry.seconds, most=LONGEST_S)
                self.state, self.round, self.whole, self.left = "ready", of_round, entry.seconds, entry.seconds * 1000
                self.whole = self.left
            case "off":
                self.state, self.round, self.whole, self.left = "off", 0, 0, 0
            case _ if self.state == "off":
                raise ClubError("clock-off")
            case "start":
                if self.state == "running":
                    raise ClubError("clock-runs")
                self.state = "running"
            case "pause":
                if self.state != "running":
                    raise ClubError("clock-stands")
                self.left, self.state = self.left_at(at), "paused"
            case _:
                self._add(entry.seconds * 1000, at)
        self.since = at

    def _add(self, more: int, at: float) -> None:
        left = self.left_at(at) + more
        if not 0 < self.whole + more <= LONGEST_S * 1000:
            raise ClubError("clock-seconds", seconds=(self.whole + more) // 1000, most=LONGEST_S)
        self.left, self.whole = left, self.whole + more

    def stand(self, at: float) -> None:
        """Let a running clock stand still from that time on."""
        if self.state == "running":
            self.left, self.state = self.left_at(at), "paused"

    def left_at(self, at: float) -> int:
        """The milliseconds left at that time; negative once the clock has run out."""
        return self.left - int(at - self.since) if self.state == "running" else self.left

    def ran_out(self, now: float) -> float | None:
        """The time at which the clock ran out; None while it has not."""
        return self.since + self.left if self.state == "running" and self.left_at(now) <= 0 else None

    def info(self, now: float) -> RoundClock:
        """The clock as the wire has it."""
        ends = self.since + self.left if self.state == "running" else None
        return RoundClock(
            round=self.round,
            state=self.state,
            whole_ms=self.whole,
            left_ms=self.left_at(now),
            ends_at=ends,
            now=now,
        )

    @property
    def face(self) -> tuple[object, ...]:
        """The values that differ after somebody has changed the clock."""
        return self.state, self.round, self.whole, self.left, self.since


DeskPlace: TypeAlias = tuple[int, int, tuple[int, int]]  # round, table, the two pairs


class ClubData:
    """A competition with the data that the server keeps for it. Only inputs change it (`clubs.effects`)."""

    def __init__(self, club_id: str, made: inputs.ClubMade, at: float) -> None:
        """Open the competition. Raises `CompetitionError` and `RulesError` for impossible settings or rules."""
        self.id = club_id
        self.seq: int = 1
        self.at: float = at
        self.carried: Mapping[str, int] = {}
        self.rules: Rules = with_house(get(made.rules, version=made.version), dict(made.house))
        self.house: dict[str, int | bool | str] = dict(made.house)
        self.links: Links = Links()
        self.links.add(inputs.Linked(links=(NewLink(role="organiser", key_hash=made.key_hash),), salt=""), 0, 1, at)
        self.competition: Competition = Competition([CompetitionOpened(settings=made.settings, at=iso(at))])
        self.clock: RunningClock = RunningClock()
        self.beside: dict[DeskPlace, MatchDesk] = {}  # also of pairs that no longer sit there: an undo seats them again
        self._standings: tuple[Competition, int, tuple[Standing, ...]] | None = None

    def rules_for(self, name: str) -> Rules:
        """The rules of that name for changed settings; without a version in the name, in the version that is played.

        Before the first round is seated, that is the newest version. Raises `RuleSetError`.
        """
        found = get(name)
        begun = self.competition.state.rounds and found.name == self.rules.name and "@" not in name
        return get(self.rules.edition) if begun else found

    @property
    def printed_target(self) -> int:
        """The target of the rules without house rules."""
        return get(self.rules.edition).target

    def standings(self) -> tuple[Standing, ...]:
        """The ranking, with the reasons of every figure."""
        competition, entries = self.competition, len(self.competition.log)
        if self._standings is None or self._standings[:2] != (competition, entries):
            self._standings = competition, entries, competition.standings()
        return self._standings[2]

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
        if by == 0:
            return "server"
        link = self.links[by]
        return link.label or (f"table {link.table}" if link.table is not None else link.role)

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
        settings = self.competition.state.agreed_in(of_round)
        if settings.length is not Length.TARGET:
            return
        if max(result.points) == settings.amount and not self.rules.target_enough:
            raise ClubError("target-to-pass", target=settings.amount)
        level = result.points[0] == result.points[1] >= settings.amount
        if level and self.rules.tie is Tie.PLAY_ON:
            rule = ", ".join(spoken(self.rules, "CL-6.3 SA-6.5 TB-1.3 RE-4.6"))
            raise ClubError("level-plays-on", points=result.points[0], target=settings.amount, rule=rule)

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
