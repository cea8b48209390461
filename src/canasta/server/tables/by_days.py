"""A match by days: whose turn it is since when, missed turns, quiet hours, notices. A turn takes hours or days.

A turn that comes in the quiet hours of its player begins at their end, and a deadline in them moves to their end
(`canasta.server.tables.people`). A bot plays a turn that was missed, and no more; after three in a row it stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta.server.tables import inputs
from canasta.server.tables.errors import TableError
from canasta.server.tables.people import DAY, MOST_MISSED, Chair, Spoken

if TYPE_CHECKING:
    from canasta.server.tables.table import Table

MOST_QUIET: Final = 720  # minutes of quiet hours
TIME_UP: Final = ("time-up", "time-up-again")  # remarks that the server makes for a player whose time ran out


def follow(table: Table, by: int | None, entry: inputs.Input) -> bool:
    """Note after an input whose turn it is, and since when; a bot leaves after one turn. True if one has left, or if
    this was the first that a person did after missed turns.
    """
    late = False
    acts = isinstance(entry, (inputs.ActionsPlayed, inputs.PersonBack))
    if acts and by is not None and (chair := table.chairs[by]) is not None and not chair.away:
        late, chair.missed = chair.missed > 0, 0
    for number in table.persons:
        chair = table.chair(number)
        if chair.stands_in_once and number not in table.waited_for:
            chair.away, late = False, True
    deal = None if table.match is None else table.match.deal
    turn = (table.stage, len(table.score_sheets), None if deal is None else deal.to_act)
    back = isinstance(entry, inputs.PersonBack) and by in table.awaited
    if turn != table.turn or back or isinstance(entry, inputs.Resumed):
        table.turn, table.turn_at = turn, table.at
        for number in table.persons:
            table.chair(number).told = False
    return late


def time_up(table: Table, player: int) -> Spoken:
    """Count the turn for which a person's time ran out, and say so."""
    chair = table.chair(player)
    chair.missed += 1
    return Spoken(table.seq + 1, player, TIME_UP[chair.missed >= MOST_MISSED], "")


def set_reach(table: Table, by: int | None, entry: inputs.ReachSet) -> None:
    """Note the quiet hours of a person, and whether they want notices."""
    chair = table.person(by)
    if not table.by_days:
        raise TableError("not-by-days")
    if (entry.quiet_to - entry.quiet_from) % DAY > MOST_QUIET:
        raise TableError("quiet-long", hours=MOST_QUIET // 60)
    chair.quiet = entry.hours
    chair.notices = entry.notices


def notify(table: Table, _by: int | None, entry: inputs.Noticed) -> None:
    """Note that a person was told of their turn."""
    table.person(entry.player).told = True


def check_theirs(table: Table, chair: Chair) -> None:
    """Refuse others who would let a bot play for a person whose time is not up."""
    if table.by_days and not chair.away:
        raise TableError("by-days-theirs", name=chair.name)
