"""What may still be agreed otherwise once a round has been read out: only what rewrites nothing that stands."""

from __future__ import annotations

from typing import Final

import msgspec

from canasta.competition.checks import check_settings
from canasta.competition.entries import Changed
from canasta.competition.errors import CompetitionError
from canasta.competition.model import PLANNED, ClubSettings, Format
from canasta.competition.state import State

OPEN: Final = frozenset(Changed.__struct_fields__) - {"by", "at"}  # the conditions that an entry can change
_MATCH: Final = ("length", "amount", "unfinished")  # what says how long a match lasts goes together


def changed(old: ClubSettings, new: ClubSettings) -> Changed:
    """The entry that makes the old conditions the new ones.

    CompetitionError: nothing is other (unchanged), or something that has to stay once a round is seated (stands).
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


def change(state: State, entry: Changed) -> None:
    """Let it be agreed. CompetitionError: nothing is other, or it contradicts itself or the rounds that were seated."""
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
