"""An organiser's entries, completed before they are stored: the places of a late pair, the seed of a lot.

Also the question to the organiser before a result is stored that no match can have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from canasta.club.competition import Corrected, Drawn, Entered, Entry, ManualEntry, MatchResult, Renamed
from canasta.club.competition.late_places import vacant
from canasta.club.competition.lot import drawn
from canasta.club.scoresheet.bounds import beyond
from canasta.server.clubs import inputs
from canasta.server.clubs.errors import ClubError
from canasta.server.tables.names import proper_name

if TYPE_CHECKING:
    from canasta.server.clubs.club_state import ClubState
    from canasta.server.clubs.inputs import Input
    from canasta.server.journal.chance import Chance


def did(state: ClubState, asked: Sequence[ManualEntry], chance: Chance) -> inputs.EntriesMade:
    """The entries as the log keeps them. Raises `TableError` for an invalid name."""
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


def ask_if_beyond(state: ClubState, entry: Input) -> None:
    """Ask back before an impossible result is stored; a request with `sure` is not asked.

    Raises `ClubError` (beyond-match, beyond-both) if no match of these rules can end like that.
    """
    for each in entry.entries if isinstance(entry, inputs.EntriesMade) else (entry,):
        if isinstance(each, MatchResult):
            of_round = _round_of(state, each.of) if isinstance(each, Corrected) else getattr(each, "round", 0)
            _ask_of(state, of_round, each)


def _ask_of(state: ClubState, of_round: int, result: MatchResult) -> None:
    if not of_round:
        return
    found = beyond(state.rules, state.competition.state.agreed_in(of_round), result)
    if found is not None:
        code = "beyond-both" if found.both else "beyond-match"
        raise ClubError(code, points=found.points, low=found.low, high=found.high)


def _round_of(state: ClubState, number: int) -> int:
    log = state.competition.log
    of = log[number - 1] if number <= len(log) else None
    return getattr(of, "round", 0)
