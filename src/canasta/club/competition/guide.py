"""The places of all pairs in a round, to be read out, hung up or shown to a pair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta.club.competition.state import CompetitionState

FIXED_SEATS: Final = (0, 2)
MOVING_SEATS: Final = (1, 3)


@dataclass(frozen=True, slots=True)
class Place:
    """A pair's place in a round. `table` and `opponent` are 0 if it does not play; `seats` are its players' seats.

    `fixed`: the pair is responsible for the table and writes the sheet (TB-11.1). `unopposed`: its opponent has gone.
    """

    pair: int
    players: tuple[str, str]
    table: int = 0
    fixed: bool = False
    seats: tuple[int, ...] = ()
    opponent: int = 0
    unopposed: bool = False
    date: str = ""


def guide(state: CompetitionState, of_round: int) -> tuple[Place, ...]:
    """The place of every pair in that round, by number. CompetitionError (no-round)."""
    seated = state.round(of_round)
    places = []
    for match in seated.matches.values():
        for pair, fixed in ((match.fixed, True), (match.moving, False)):
            seats = FIXED_SEATS if fixed else MOVING_SEATS
            players = state.pairs[pair].players
            places.append(Place(pair, players, match.table, fixed, seats, match.other(pair), date=match.date))
    places += [Place(pair, state.pairs[pair].players) for pair in seated.sit_out]
    places += [Place(pair, state.pairs[pair].players, unopposed=True) for pair in seated.unopposed]
    return tuple(sorted(places, key=lambda place: place.pair))
