"""A competition that follows another: the first pairs of a ranking, or of several groups, are its entrants."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from canasta.club.competition.qualifying import first_of, seeded
from canasta.club.server.inputs import ClubError
from canasta.club.server.rights import Right, check

if TYPE_CHECKING:
    from canasta.club.server.hub import ClubHub
    from canasta.club.server.links import Link
    from canasta.club.server.live import LiveClub
    from canasta.club.server.wire.club import OpenedClub
    from canasta.club.server.wire.requests import NewFromRanking


async def follow(clubs: ClubHub, club: LiveClub, link: Link, asked: NewFromRanking) -> OpenedClub:
    """Open a competition by the rules of that one, for the first pairs of each group in the order of the seeds.

    Raises `ClubError`, `CompetitionError`; then none is opened.
    """
    groups = [(club, link), *[await clubs.opened(each.club, each.key) for each in asked.groups]]
    ranked, seen = [], set[str]()
    for group, of_group in groups:
        check(of_group, Right.SETTINGS)
        async with group.lock:
            settings = group.state.competition.state.settings
            if group.state.id in seen:
                raise ClubError("group-twice", name=settings.name)
            if settings.entrant != asked.settings.entrant:
                raise ClubError("group-of-others", name=settings.name, entrant=settings.entrant)
            seen.add(group.state.id)
            ranked.append(await asyncio.to_thread(first_of, group.state.competition, asked.first))
    state = club.state
    return await clubs.create(asked.settings, state.rules.edition, state.house, seeded(ranked))
