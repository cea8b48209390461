"""Proposals for the next round and for the places of a late pair, computed without changing the competition."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from canasta.club.competition import Competition, Entry, RoundSeated, guide
from canasta.club.competition.late_places import late_places
from canasta.club.competition.model import PLANNED
from canasta.server.clubs.rights import Right, check
from canasta.server.clubs.trail import place_info
from canasta.server.wire.club_trail import LatePlaceInfo, LatePlaces, MovedPair, Proposal

if TYPE_CHECKING:
    from canasta.server.clubs.links import Link
    from canasta.server.clubs.live import LiveClub


async def proposal(club: LiveClub, link: Link, lang: str) -> Proposal:
    """The next round that the format gives. Raises `CompetitionError` if there is none now."""
    check(link, Right.SEATED)
    async with club.lock:
        log, number = club.state.competition.log, len(club.state.competition.state.rounds) + 1
    seated, trial = await asyncio.to_thread(_with_next, log)
    return Proposal(entry=seated, places=[place_info(each, lang) for each in guide(trial.state, number)])


def _with_next(log: Sequence[Entry]) -> tuple[RoundSeated, Competition]:
    """The proposed next round, and a copy of the competition with that round seated."""
    trial = Competition(log)
    seated = trial.propose()
    trial.add(seated)
    return seated, trial


async def places_for_late(club: LiveClub, link: Link) -> LatePlaces:
    """The places that a late pair can take. Raises `CompetitionError` if no pair can come late."""
    check(link, Right.ENTERED)
    async with club.lock:
        log = club.state.competition.log
        known = club.state.competition.state.settings.format
    places = await asyncio.to_thread(late_places, log)
    return LatePlaces(
        places=[
            LatePlaceInfo(
                instead_of=each.instead_of,
                meetings=each.meetings,
                rounds=each.rounds if known in PLANNED else 0,
                moved=[MovedPair(pair=pair, round=number) for pair, number in sorted(each.moved.items())],
            )
            for each in places
        ]
    )
