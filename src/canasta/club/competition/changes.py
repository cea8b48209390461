"""Changes of the conditions. Once a round is seated, only those that leave all seated rounds as they are."""

from __future__ import annotations

from typing import Final

import msgspec

from canasta.club.competition.checks import check_settings
from canasta.club.competition.entries import Changed
from canasta.club.competition.errors import CompetitionError
from canasta.club.competition.model import PLANNED, ClubSettings, Format
from canasta.club.competition.state import CompetitionState

OPEN: Final = frozenset(Changed.__struct_fields__) - {"by", "at"}  # the conditions that an entry can change
_MATCH: Final = ("length", "amount", "unfinished")  # the fields of a match's length change together


def changed(old: ClubSettings, new: ClubSettings) -> Changed:
    """The entry that turns the old conditions into the new ones.

    CompetitionError: no difference (unchanged), or a condition that cannot change once a round is seated (stands).
    """
    other = {name for name in ClubSettings.__struct_fields__ if getattr(old, name) != getattr(new, name)}
    if not other:
        raise CompetitionError("unchanged")
    for name in ClubSettings.__struct_fields__:
        if name in other - OPEN:
            raise CompetitionError("stands", field=name)
    if other.intersection(_MATCH):
        other.update(_MATCH)
    return Changed(**{name: getattr(new, name) for name in other})


def change(state: CompetitionState, entry: Changed) -> None:
    """Change the conditions. CompetitionError: no difference, a contradiction, or a conflict with seated rounds."""
    old, seated = state.settings, len(state.rounds)
    given = {name: value for name in OPEN if (value := getattr(entry, name)) is not None}
    new = msgspec.structs.replace(old, **given)
    if new == old:
        raise CompetitionError("unchanged")
    check_settings(new)
    if 0 < new.rounds < seated:
        raise CompetitionError("rounds-seated", rounds=new.rounds, seated=seated)
    if new.dates[:seated] != old.dates[:seated]:
        raise CompetitionError("dates-seated", seated=seated)
    state.agreed = new
    if not seated or new.format not in PLANNED:
        return
    state.plan_again()
    rounds = len(state.plan)
    if new.format is Format.LEAGUE and (len(new.dates) < rounds or (len(new.dates) > rounds and not state.off_plan)):
        raise CompetitionError("dates", dates=len(new.dates), rounds=rounds)
