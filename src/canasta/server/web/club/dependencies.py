"""Dependencies of the club's handlers: the clubs, the secret of the link, the id of a competition."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter
from litestar.types import Scope

from canasta.server.clubs.errors import ClubError
from canasta.server.clubs.hub import ClubHub
from canasta.server.web.dependencies import bearer
from canasta.server.web.site import Site

TheClubs: TypeAlias = NamedDependency[ClubHub]
TheKey: TypeAlias = NamedDependency[str]
Club = Annotated[str, PathParameter(pattern="^C[a-z2-9]{10}$", description="a competition by its id")]
KEYED: Final[list[dict[str, list[str]]]] = [{"link": []}]  # of the description: the key of a link is wanted


def provide_clubs(scope: Scope) -> ClubHub:
    """The dependency `clubs`."""
    return Site.of(scope).clubs


def provide_key(request: Request[Any, Any, Any]) -> str:
    """The secret of a link, from ``Authorization: Bearer …``. Raises `ClubError` (no-key)."""
    found = bearer(request)
    if found is None:
        raise ClubError("no-key")
    return found
