"""The start of matches (TB-11.2): the first deal or claim, the first card online and the clock of the round enter it.

From then on there is no substitution, no change of seat and no absence, unless the arbiter annuls the start.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from canasta.club.competition import Begun
from canasta.server.clubs import inputs

if TYPE_CHECKING:
    from canasta.club.competition.state import RoundMatch
    from canasta.server.clubs.club_state import ClubState
    from canasta.server.clubs.feeds import FeedJournal
    from canasta.server.clubs.inputs import Input


def matches_begun(state: ClubState, entry: Input) -> list[RoundMatch]:
    """The matches that an input has begun: that of a claim, or all of the round whose clock starts."""
    competition = state.competition.state
    if isinstance(entry, inputs.Claimed):
        return [state.match(entry.round, entry.table)]
    if isinstance(entry, inputs.Turned) and entry.do == "start" and 0 < state.clock.round <= len(competition.rounds):
        of = competition.rounds[state.clock.round - 1].matches
        return [of[table] for table in sorted(of) if of[table].date == of[table].planned]
    return []


async def begin(club: FeedJournal[ClubState, Input], by: int, matches: Iterable[RoundMatch]) -> None:
    """Enter that link `by` has seen these matches begin, without those that have begun or are over.

    The caller holds the lock.
    """
    playing = club.state.competition.state.playing
    entries = [
        Begun(round=match.round, table=match.table)
        for match in matches
        if match.points is None and not match.begun and not any(playing(pair) for pair in match.pairs)
    ]
    if entries and club.state.frozen is None:
        await club.commit(by, inputs.EntriesMade(entries=tuple(entries)))
