"""Parts of a competition that go to another machine with it, and the inputs by which it or a sheet goes on there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta.club.server import inputs
from canasta.server.journal.kind import Arrival
from canasta.server.journal.time_and_chance import Chance
from canasta.server.tables.people import hash_of

if TYPE_CHECKING:
    from canasta.club.server.club_data import RunningClock
    from canasta.club.server.links import Links
    from canasta.server.store.values import Stored


def parts_of(club: Stored) -> list[str]:
    """The ids of the sheets and of the tables online of a competition, in the order in which it got them.

    A row that cannot be read names none.
    """
    found: dict[str, None] = {}
    for row in club.rows:
        try:
            _, entry = inputs.from_json(row.body)
        except (ValueError, RecursionError):
            continue
        if isinstance(entry, inputs.SheetKept):
            found[entry.sheet] = None
        elif isinstance(entry, inputs.WentOnline):
            found |= {table_id: None for _, table_id in entry.tables}
    return list(found)


def arrive_links(links: Links, now: float, key: str | None) -> Arrival:
    """Give the organiser a link beside those that there are, unless the key of the copy opens one."""
    if key is not None and any(
        link.role == "organiser" and link.holds(0) and link.key_hash == hash_of(key) for link in links
    ):
        return Arrival(key)
    key = Chance().new_key()
    link = inputs.NewLink(role="organiser", key_hash=hash_of(key))
    return Arrival(key, ((inputs.Linked(links=(link,), salt=""), now),))


def arrive_club(links: Links, clock: RunningClock, copied: float, now: float, key: str | None) -> Arrival:
    """Pause a clock that ran when the copy was saved and has run out since, and do as for the links."""
    found = arrive_links(links, now, key)
    paused = clock.left_at(copied) > 0 and clock.ran_out(now) is not None
    pause = ((inputs.Turned(do="pause"), copied),) if paused else ()
    return Arrival(found.key, (*pause, *found.entries), paused)
