"""Who meets whom, round by round: what has been seated, and what the movement still has in store where it is known."""

from __future__ import annotations

from canasta.competition.model import PLANNED, Meeting
from canasta.competition.state import State

Rounds = tuple[tuple[Meeting, ...], ...]


def schedule(state: State) -> Rounds:
    """The meetings of every round, by table. Those to come are as planned, and left out once the plan has changed."""
    seated = [tuple(sorted(match.meeting for match in each.matches.values())) for each in state.rounds]
    if state.settings.format not in PLANNED or state.off_plan:
        return tuple(seated)
    plan = state.plan or state.make_plan()
    pair_of = state.occupant or dict(enumerate(state.live, 1))
    coming = []
    for each in plan[len(seated) :]:
        meetings = [Meeting(at.table, pair_of[at.fixed], pair_of[at.moving]) for at in each.meetings]
        coming.append(
            tuple(at for at in meetings if not state.pairs[at.fixed].gone and not state.pairs[at.moving].gone)
        )
    return (*seated, *coming)
