"""`/api/club`: competitions, score sheets and the referee over the web (``docs/reference/club.md``)."""

from typing import Final

from litestar import Router
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from canasta.server.web.club import competitions, files, links, matches, referee, sheets
from canasta.server.web.club.dependencies import provide_competition, provide_sheet

_KEYED: Final[list[dict[str, list[str]]]] = [{"link": []}]  # of the description: the key of a link is wanted
OF_COMPETITIONS: Final = Router(
    "/",
    route_handlers=[
        *competitions.HANDLERS,
        *links.HANDLERS,
        *matches.HANDLERS,
        *files.HANDLERS,
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
HANDLERS: Final[list[ControllerRouterHandler]] = [
    OF_COMPETITIONS,
    OF_SHEETS,
    *competitions.OPEN,
    *files.OPEN,
    *links.OPEN,
    *sheets.OPEN,
    *referee.HANDLERS,
]

__all__ = ["HANDLERS"]
