"""What an organiser enters, made whole before it is written down: the place of a late pair, the seed of a lot.

And the question before a result is taken that no match can have.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from canasta.competition import Corrected, Drawn, Entered, Entry, Played
from canasta.competition.late import late_places, vacant
from canasta.competition.lot import drawn
from canasta.competition.model import PLANNED
from canasta.scoresheet.bounds import beyond
from canasta.server.club import inputs
from canasta.server.club.asked import entry_of
from canasta.server.club.errors import ClubError
from canasta.server.club.rights import check
from canasta.server.wire import club_entries as wire
from canasta.server.wire.club_trail import LatePlaceInfo, LatePlaces, MovedPair

if TYPE_CHECKING:
    from canasta.competition.state import State
    from canasta.server.club.desk import Desk
    from canasta.server.club.inputs import Input
    from canasta.server.club.links import Link
    from canasta.server.club.live import LiveClub


def did(desk: Desk, asked: Sequence[wire.ClubEntry]) -> inputs.Did:
    """The entries as the log keeps them."""
    taken, found = set[int](), list[Entry]()
    for each in asked:
        match each:
            case wire.PairEntered(instead_of=None):
                found.append(late_entry(desk.competition.state, each.players, taken))
            case wire.PairsDrawn(order=()):
                seed = secrets.token_hex(16)
                found.append(Drawn(order=drawn(desk.competition.state.live, seed), seed=seed))
            case _:
                found.append(entry_of(each))
    return inputs.Did(entries=tuple(found))


def late_entry(state: State, players: tuple[str, str], taken: set[int]) -> Entered:
    """A pair in the first vacant place that is not `taken`, which it then is; in one of its own where there is none."""
    instead_of = next((pair for pair in vacant(state) if pair not in taken), 0)
    taken.add(instead_of)
    return Entered(players=players, instead_of=instead_of)


def ask_if_beyond(desk: Desk, entry: Input) -> None:
    """ClubError (beyond-match, beyond-both): no match of these rules ends like that; who is sure says so."""
    for each in entry.entries if isinstance(entry, inputs.Did) else (entry,):
        if isinstance(each, Played | Corrected | inputs.Claimed | inputs.Decided):
            _ask_of(desk, each)


def _ask_of(desk: Desk, result: Played | Corrected | inputs.Claimed | inputs.Decided) -> None:
    of_round = _round_of(desk, result.of) if isinstance(result, Corrected) else result.round
    if not of_round:
        return
    agreed = desk.competition.state.agreed_in(of_round)
    found = beyond(desk.rules, agreed, result.points, result.deals, result.unfinished)
    if found is not None:
        code = "beyond-both" if found.both else "beyond-match"
        raise ClubError(code, points=found.points, low=found.low, high=found.high)


def _round_of(desk: Desk, number: int) -> int:
    log = desk.competition.log
    of = log[number - 1] if number <= len(log) else None
    return getattr(of, "round", 0)


async def places_for_late(club: LiveClub, link: Link) -> LatePlaces:
    """The places that a late pair can take. Raises `CompetitionError` where nobody can come late."""
    check(link, "entered")
    async with club.lock:
        log = club.desk.competition.log
        known = club.desk.competition.state.settings.format
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
