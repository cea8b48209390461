"""An organiser's entries, completed before they are stored: the places of a late pair, the seed of a lot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from canasta.club.competition import Drawn, Entered, Entry, ManualEntry, Renamed
from canasta.club.competition.late_places import vacant
from canasta.club.competition.lot import drawn
from canasta.server.clubs import inputs
from canasta.server.tables.names import proper_name

if TYPE_CHECKING:
    from canasta.server.clubs.club_state import ClubState
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
