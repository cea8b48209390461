"""A competition: its log of entries and all that follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from canasta.club.competition.effects import apply
from canasta.club.competition.entries import (
    Annulled,
    CompetitionOpened,
    Corrected,
    Entered,
    Entry,
    Left,
    NoShow,
    Played,
    Reseated,
    RoundSeated,
)
from canasta.club.competition.model import CompetitionError, Format
from canasta.club.competition.ranking import Standing, standings
from canasta.club.competition.rounds_to_come import propose
from canasta.club.competition.state import CompetitionState, Evidence
from canasta.club.competition.teams import TeamStanding, team_standings

_AFTERTHOUGHTS: Final = (Annulled, Corrected)
# Entries that are folded with the whole log, into a state of its own: they change what earlier ones mean, or may be
# refused when half of them is done. All others are refused before they change anything.
_FOLDED: Final = (*_AFTERTHOUGHTS, RoundSeated, Reseated)
_RESULTS: Final = (Played, NoShow, Left)


class Competition:
    """A competition that is defined by its log alone: same log, same competition. Entries are added, never removed."""

    def __init__(self, log: Iterable[Entry] = ()) -> None:
        """Fold the log. CompetitionError: an entry cannot stand in its place."""
        self._log = list(log)
        self._state = _fold(self._log)
        # The length of the log, the entries that may follow, and what comes of them.
        self._foreseen: tuple[int, list[Entry], CompetitionState | CompetitionError] | None = None

    @property
    def log(self) -> tuple[Entry, ...]:
        """All entries; the first has number 1."""
        return tuple(self._log)

    @property
    def state(self) -> CompetitionState:
        """The current state; do not change it."""
        return self._state

    def add(self, entry: Entry) -> int:
        """Append an entry to the log and return its number. CompetitionError: it cannot stand; nothing changes."""
        if isinstance(entry, _FOLDED):
            self._state = self._folded([entry])
        else:
            _applied(entry, self._state, (len(self._log) + 1,))
        self._log.append(entry)
        return len(self._log)

    def extend(self, entries: Iterable[Entry]) -> None:
        """Append entries that may need each other, such as a corrected result and the seats that follow from it.

        CompetitionError: one cannot stand; nothing changes.
        """
        begin, wanted = len(self._log), list(entries)
        try:
            if _folds(wanted):
                self._state = self._folded(wanted)
                self._log += wanted
            else:
                for entry in wanted:
                    self.add(entry)
        except CompetitionError:
            if len(self._log) > begin:  # some were added
                del self._log[begin:]
                self._state = self._folded([])
            raise
        finally:
            self._foreseen = None

    @staticmethod
    def may_fold(entries: Sequence[Entry]) -> bool:
        """True if the whole log may be folded for these entries: to add them, or to take them back after a refusal."""
        return len(entries) > 1 or _folds(entries)

    def foresee(self, entries: Sequence[Entry]) -> None:
        """Fold ahead what `extend` may fold for these entries, if nothing else is entered before.

        Nothing changes that can be seen, so it may run in a thread: with thousands of entries it takes long.
        """
        new = list(entries) if _folds(entries) else []
        outcome: CompetitionState | CompetitionError
        try:
            outcome = _fold([*self._log, *new], len(new))
        except CompetitionError as error:
            outcome = error
        self._foreseen = len(self._log), _anonymous(new), outcome

    def _folded(self, new: list[Entry]) -> CompetitionState:
        """The state of the log with these new entries; one that was foreseen is used once."""
        foreseen, self._foreseen = self._foreseen, None
        if foreseen is None or foreseen[:2] != (len(self._log), _anonymous(new)):
            return _fold([*self._log, *new], len(new))
        if isinstance(foreseen[2], CompetitionError):
            raise foreseen[2]
        return foreseen[2]

    def propose(self) -> RoundSeated:
        """A proposal for the next round by the format; it may be changed before `add`. CompetitionError: none now."""
        return propose(self._state)

    def standings(self, *, handicap: bool = False) -> tuple[Standing, ...]:
        """The ranking, or the second list with handicaps; every figure with its reasons."""
        return standings(self._state, handicap=handicap)

    def team_standings(self, *, handicap: bool = False) -> tuple[TeamStanding, ...]:
        """The ranking of teams by the ranking, or by the second list; empty where the conditions have none."""
        best, teams = self._state.settings.team_best, self._state.teams
        if not best or not teams:
            return ()
        ranked = [
            (line.place, line.pair, tuple(each.value for each in line.figures))
            for line in self.standings(handicap=handicap)
        ]
        return team_standings(teams, ranked, best)

    @property
    def over(self) -> bool:
        """True if every round has been seated and every match has its result."""
        return self._state.over() and next(self._state.open_matches(), None) is None


def _folds(entries: Iterable[Entry]) -> bool:
    return any(isinstance(each, _FOLDED) for each in entries)


def _anonymous(entries: Iterable[Entry]) -> list[Entry]:
    """The entries without their makers and times."""
    return [replace(entry, by="-", at="") for entry in entries]


def _fold(log: list[Entry], new: int = 1) -> CompetitionState:
    """The state of a log, without annulled entries and with corrected results in their old places.

    CompetitionError: one of the last `new` entries is impossible, or makes an earlier one so (falls), which it names.
    """
    annulled, corrected = _afterthoughts(log)
    state = CompetitionState()
    for number, entry in enumerate(log, 1):
        if number in annulled or isinstance(entry, _AFTERTHOUGHTS):
            continue
        at: Evidence = (number,)
        if number in corrected and isinstance(entry, _RESULTS):
            by = corrected[number]
            at = (number, by)
            right = log[by - 1]
            assert isinstance(right, Corrected)
            entry = Played(round=entry.round, table=entry.table, **right.figures)
        try:
            _apply(entry, state, at, log, annulled)
        except CompetitionError as error:
            error.told_of(state.agreed)
            if number in corrected or number > len(log) - new or not (annulled or corrected):
                raise  # the entry itself is impossible
            raise CompetitionError("falls", error, entry=number) from error
    return state


def _applied(entry: Entry, state: CompetitionState, at: Evidence) -> None:
    """Apply an entry. CompetitionError: it is of the pairs or of the players of the competition."""
    try:
        apply(entry, state, at)
    except CompetitionError as error:
        error.told_of(state.agreed)
        raise


def _apply(entry: Entry, state: CompetitionState, at: Evidence, log: list[Entry], annulled: set[int]) -> None:
    """Apply an entry; a knock-out round that a corrected result makes impossible, with the seats that mend it later."""
    try:
        apply(entry, state, at)
    except CompetitionError:
        if not isinstance(entry, RoundSeated) or not state.rounds or state.settings.format is not Format.KNOCK_OUT:
            raise
        after = (each for number, each in enumerate(log[at[0] :], at[0] + 1) if number not in annulled)
        later = [each for each in after if isinstance(each, Reseated) and each.round == entry.round]
        if not later:
            raise
        seats: list[RoundSeated | Reseated] = [entry, *later]
        meetings = {each.table: each for given in seats for each in given.meetings}
        seated = {pair for each in meetings.values() for pair in (each.fixed, each.moving)}
        sit_out = tuple(pair for pair in state.still_in() if pair not in seated)
        apply(replace(entry, meetings=tuple(meetings.values()), sit_out=sit_out), state, at)


def _afterthoughts(log: list[Entry]) -> tuple[set[int], dict[int, int]]:
    """Numbers of annulled entries; and numbers of corrected results, with that of their last correction."""
    annulled: set[int] = set()
    for number, entry in enumerate(log, 1):
        if isinstance(entry, _AFTERTHOUGHTS):
            if not entry.reason.strip():
                raise CompetitionError("no-reason")
            if not 1 <= entry.of < number or entry.of in annulled:
                raise CompetitionError("no-entry", entry=entry.of)
            of = log[entry.of - 1]
            if isinstance(entry, Annulled):
                if isinstance(of, Annulled | CompetitionOpened | Entered):
                    raise CompetitionError("not-annulled", entry=entry.of)
                annulled.add(entry.of)
            elif not isinstance(of, _RESULTS):
                raise CompetitionError("no-result", entry=entry.of)
    corrected = {
        entry.of: number
        for number, entry in enumerate(log, 1)
        if isinstance(entry, Corrected) and number not in annulled
    }
    return annulled, corrected
