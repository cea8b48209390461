"""`/api/club`: competitions, score sheets, registers and the referee over the web (``docs/reference/club.md``)."""

from typing import Final

from litestar import Router
from litestar.di import Provide

from canasta.club.server.hub import ClubHub
from canasta.club.server.web import competitions, files, matches, referee, registers, results, sheets
from canasta.club.server.web.dependencies import (
    provide_competition,
    provide_key,
    provide_register,
    provide_sheet,
)
from canasta.server.live.hub import Hub
from canasta.server.web.site import Wing, WingRoutes, provided

_KEYED: Final[list[dict[str, list[str]]]] = [{"link": []}]  # of the description: the key of a link is wanted
OF_COMPETITIONS: Final = Router(
    "/",
    route_handlers=[
        *competitions.HANDLERS,
        *matches.HANDLERS,
        *files.HANDLERS,
        *results.HANDLERS,
    ],
    dependencies={"opened": Provide(provide_competition)},
    tags=["club"],
    security=_KEYED,
)
OF_SHEETS: Final = Router(
    "/",
    route_handlers=sheets.HANDLERS,
    dependencies={"opened": Provide(provide_sheet)},
    tags=["sheets"],
    security=_KEYED,
)
OF_REGISTERS: Final = Router(
    "/",
    route_handlers=registers.HANDLERS,
    dependencies={"opened": Provide(provide_register)},
    tags=["registers"],
    security=_KEYED,
)
ROUTES: Final = WingRoutes(
    [
        OF_COMPETITIONS,
        OF_SHEETS,
        OF_REGISTERS,
        *competitions.OPEN,
        *files.OPEN,
        *sheets.OPEN,
        *registers.OPEN,
        *referee.HANDLERS,
    ],
    {"clubs": provided(ClubHub), "key": provide_key},
    [ClubHub],
)


def club_wing(hub: Hub) -> Wing:
    """The competitions and score sheets of a server, whose matches online are played at the tables of `hub`."""
    return wing_of(ClubHub(hub))


def wing_of(clubs: ClubHub) -> Wing:
    """The wing with these competitions and score sheets."""
    return Wing(ROUTES, clubs)


__all__ = ["club_wing", "wing_of"]
