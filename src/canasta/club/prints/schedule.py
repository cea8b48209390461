"""The meetings of every round: those seated, and those to come as far as they are known."""

from __future__ import annotations

from canasta.club.competition.model import Meeting
from canasta.club.competition.rounds_to_come import rounds_to_come
from canasta.club.competition.state import CompetitionState

Rounds = tuple[tuple[Meeting, ...], ...]


def schedule(state: CompetitionState) -> Rounds:
    """The meetings of every round, by table; of rounds to come, those that are certain if nothing else happens."""
    seated = [tuple(sorted(match.meeting for match in each.matches.values())) for each in state.rounds]
    return (*seated, *(each.meetings for each in rounds_to_come(state)))
