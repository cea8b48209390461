"""`/api/duplicates`: open a duplicate match, see how it stands, end it without a table that stands still."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.types import Scope

from canasta.server.duplicates.matches import Duplicates
from canasta.server.live.hub import Hub
from canasta.server.web.handlers import SEAT, get, new_log, post
from canasta.server.web.site import Spoken, TheSeat, Wing, WingRoutes, site_of
from canasta.server.wire.duplicates import DuplicateInfo, NewDuplicate
from canasta.server.wire.rest import Opened

TheDuplicates: TypeAlias = NamedDependency[Duplicates]
Table = Annotated[str, PathParameter(pattern="^[a-z2-9]{10}$", description="either table of the match by its id")]
_TAG: Final = ["duplicates"]


def provide_duplicates(scope: Scope) -> Duplicates:
    """The dependency `duplicates`."""
    return site_of(scope).part(Duplicates)


@post("/api/duplicates", NewDuplicate, tags=_TAG, guards=[new_log])
async def open_duplicate(data: JSONBody[NewDuplicate], duplicates: TheDuplicates) -> Opened:
    """Open a duplicate match: its first table, with the opener on the first chair."""
    table, player, key = await duplicates.open(data)
    return Opened(table, player, key)


@get("/api/duplicates/{table:str}", tags=_TAG)
async def look_at_duplicate(table: Table, duplicates: TheDuplicates, spoken: Spoken) -> DuplicateInfo:
    """Both tables of a duplicate match, and the comparison of the deals that both have finished."""
    return await duplicates.look(table, spoken)


@post("/api/duplicates/{table:str}/end", status_code=200, tags=_TAG, security=SEAT)
async def end_duplicate(table: Table, duplicates: TheDuplicates, spoken: Spoken, seat_key: TheSeat) -> DuplicateInfo:
    """End the match without the other table, which stands still, as a player of this one, which is finished."""
    return await duplicates.end(table, seat_key, spoken)


ROUTES: Final = WingRoutes(
    [open_duplicate, look_at_duplicate, end_duplicate], {"duplicates": provide_duplicates}, [Duplicates]
)


def duplicate_wing(hub: Hub) -> Wing:
    """The duplicate matches of a server."""
    return Wing(ROUTES, Duplicates(hub))
