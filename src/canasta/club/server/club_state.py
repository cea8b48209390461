"""A competition at the server as a state machine: the same inputs at the same times give the same state.

No time, no chance, no files: the server stores the list of inputs (`canasta.club.server.inputs`).
"""

from __future__ import annotations

from typing import Final

from canasta.club.server import inputs
from canasta.club.server.applied import AppliedInput, ClubKept, kept_ranking, last_places
from canasta.club.server.arrival import arrive_club, parts_of
from canasta.club.server.club_data import ClubData
from canasta.club.server.effects import do
from canasta.club.server.errors import ClubError
from canasta.club.server.inputs import Input
from canasta.rules.digest import digest
from canasta.server.journal.kind import LogKind, NamedRules

MOST_INPUTS: Final = 100_000


class ClubState(ClubData):
    """A competition at one moment. `seq` counts the inputs, `log` has them all, `at` is the time of the last."""

    seq: int
    at: float

    def __init__(self, club_id: str, made: inputs.ClubMade, at: float) -> None:
        super().__init__(club_id, made, at)
        self.log: list[AppliedInput] = [AppliedInput(1, 0, at, made, range(1, 2))]
        self.seq_of: list[int] = [0, 1]  # by number of an entry, the input that made it

    def apply(self, by: int, entry: Input, at: float) -> AppliedInput:
        """Apply the input of a link (0: the server), or change nothing.

        `canasta.club.server.rights` says what a link may do.
        Raises `ClubError`, `CompetitionError`, `RulesError`; then the state is as before.
        """
        if self.seq >= MOST_INPUTS:
            raise ClubError("log-full", most=MOST_INPUTS)
        at = max(at, self.at)  # a clock that is set back does not undo what was
        before = len(self.competition.log)
        do(entry, self, by, at)
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
        return ClubKept(ranking=kept_ranking(self.standings()))


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
    to_json=inputs.to_json,
    from_json=inputs.from_json,
    rules=_rules,
    scores=last_places,
    letter="C",
    parts=parts_of,
    arrive=lambda state, copied, now, key: arrive_club(state.links, state.clock, copied, now, key),
)
