"""An organiser's entries before they are stored: rounds and places proposed, lots and seats of winners completed.

Nothing here changes the competition.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from canasta.club.competition import (
    Annulled,
    Competition,
    CompetitionError,
    Corrected,
    Drawn,
    Entered,
    Entry,
    Format,
    Handicapped,
    Left,
    ManualEntry,
    Meeting,
    NoShow,
    Played,
    Renamed,
    Reseated,
    RoundSeated,
    Teamed,
)
from canasta.club.competition.late_places import late_places, vacant
from canasta.club.competition.movements import drawn
from canasta.club.server import inputs
from canasta.club.server.inputs import ClubError
from canasta.club.server.rights import Right, check
from canasta.club.server.wire.club_trail import LatePlaces
from canasta.server.tables.people import proper_name

if TYPE_CHECKING:
    from canasta.club.server.club_state import ClubState
    from canasta.club.server.links import Link
    from canasta.club.server.live import LiveClub
    from canasta.club.server.pair_list import PairList
    from canasta.server.journal.time_and_chance import Chance


def did(state: ClubState, asked: Sequence[ManualEntry], chance: Chance) -> inputs.EntriesMade:
    """The entries as the log keeps them. Raises `TableError` for an invalid name, `ClubError`."""
    if len(asked) == 1 and isinstance(asked[0], Corrected):
        return inputs.EntriesMade(entries=(asked[0], *_seats_of_winner(state, asked[0])))
    taken, found = set[int](), list[Entry]()
    for each in asked:
        match each:
            case Entered(players=(one, other), instead_of=place):
                if place is None:
                    place = next((pair for pair in vacant(state.competition.state) if pair not in taken), 0)
                    taken.add(place)
                found.append(Entered(players=(proper_name(one), proper_name(other)), instead_of=place or None))
            case Renamed(players=(one, other)):
                found.append(replace(each, players=(proper_name(one), proper_name(other))))
            case Drawn(order=()):
                seed = chance.hex(16)
                found.append(Drawn(order=drawn(state.competition.state.live, seed), seed=seed))
            case _:
                found.append(each)
    return inputs.EntriesMade(entries=tuple(found))


def did_list(state: ClubState, read: PairList, chance: Chance) -> inputs.EntriesMade:
    """The entries of a list of pairs, with their handicaps and teams. Raises as `did`."""
    first = len(state.competition.state.pairs) + 1
    entered: list[ManualEntry] = [Entered(players=players) for players in read.pairs]
    handicaps = (Handicapped(pair=pair, points=points) for pair, points in enumerate(read.handicaps, first) if points)
    teams = (Teamed(pair=pair, team=team) for pair, team in enumerate(read.teams, first) if team)
    return did(state, [*entered, *handicaps, *teams], chance)


def _seats_of_winner(state: ClubState, right: Corrected) -> list[Entry]:
    """The entries that a corrected result of a knock-out needs, if the next round was seated by the wrong winner.

    The two pairs of the match change places in that round, and the results of their matches there are annulled.
    Raises `ClubError` (later-round) if a further round rests on these.
    """
    competition = state.competition
    if competition.state.settings.format is not Format.KNOCK_OUT or _stands(competition.log, [right]):
        return []
    match = next((each for each in competition.state.matches() if right.of in each.entries), None)
    if match is None or match.round >= len(competition.state.rounds):
        return []  # it is refused with its own sentence
    change = dict(zip(match.pairs, reversed(match.pairs), strict=True))
    there = [
        each for each in competition.state.round(match.round + 1).matches.values() if set(each.pairs) & set(match.pairs)
    ]
    meetings = tuple(
        Meeting(each.table, change.get(each.fixed, each.fixed), change.get(each.moving, each.moving)) for each in there
    )
    results = [
        number
        for each in there
        if each.points is not None
        for number in each.entries
        if isinstance(competition.log[number - 1], Played | NoShow | Left)
    ]
    found: list[Entry] = [Annulled(of=number, reason=right.reason) for number in results]
    found.append(Reseated(round=match.round + 1, meetings=meetings, reason=right.reason))
    if not _stands(competition.log, [right, *found]):
        raise ClubError("later-round", round=match.round + 1, last=len(competition.state.rounds))
    return found


def _stands(log: Sequence[Entry], more: Sequence[Entry]) -> bool:
    try:
        Competition([*log, *more])
    except CompetitionError:
        return False
    return True


async def proposal(club: LiveClub, link: Link) -> RoundSeated:
    """The next round that the format gives. Raises `CompetitionError` if there is none now."""
    check(link, Right.SEATED)
    async with club.lock:
        log = club.state.competition.log
    return await asyncio.to_thread(lambda: Competition(log).propose())


async def places_for_late(club: LiveClub, link: Link) -> LatePlaces:
    """The places that a late pair can take. Raises `CompetitionError` if no pair can come late."""
    check(link, Right.ENTERED)
    async with club.lock:
        log = club.state.competition.log
    return LatePlaces(places=await asyncio.to_thread(late_places, log))
