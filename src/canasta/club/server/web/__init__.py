"""`/api/club`: competitions, score sheets, registers and the referee over the web (``docs/reference/club.md``)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from litestar import Router
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.types import AnyCallable

from canasta.club.server.hub import ClubHub
from canasta.club.server.inputs import ClubError
from canasta.club.server.web import competitions, files, matches, referee, registers, results, sheets
from canasta.club.server.web.dependencies import provide_competition, provide_register, provide_sheet
from canasta.server.live.hub import Hub
from canasta.server.web.site import Wing, WingRoutes, key_or, provided


def _behind_a_key(tag: str, provide: AnyCallable, handlers: Sequence[HTTPRouteHandler]) -> Router:
    """Handlers of what the key of a link opens: their dependency `opened`."""
    opened = {"opened": Provide(provide)}
    return Router("/", route_handlers=handlers, dependencies=opened, tags=[tag], security=[{"link": []}])


ROUTES: Final = WingRoutes(
    [
        _behind_a_key(
            "club",
            provide_competition,
            [*competitions.HANDLERS, *matches.HANDLERS, *files.HANDLERS, *results.HANDLERS],
        ),
        _behind_a_key("sheets", provide_sheet, sheets.HANDLERS),
        _behind_a_key("registers", provide_register, registers.HANDLERS),
        *competitions.OPEN,
        *files.OPEN,
        *sheets.OPEN,
        *registers.OPEN,
        *referee.HANDLERS,
    ],
    {"clubs": provided(ClubHub), "key": key_or(partial(ClubError, "no-key"))},
    [ClubHub],
)


def club_wing(hub: Hub) -> Wing:
    """The competitions and score sheets of a server, whose matches online are played at the tables of `hub`."""
    return wing_of(ClubHub(hub))


def wing_of(clubs: ClubHub) -> Wing:
    """The wing with these competitions and score sheets."""
    return Wing(ROUTES, clubs)


__all__ = ["club_wing", "wing_of"]
