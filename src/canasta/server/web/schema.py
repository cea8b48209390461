"""The description of the API at ``/api/schema/openapi.json``."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from canasta import __version__
from canasta.server.wire.rest import Problem

_WHY: Final = {
    400: "something in the request cannot be read, or cannot be",
    401: "the key of a link is missing",
    403: "the key opens nothing, or does not open this",
    404: "there is no such thing",
    409: "it cannot be done as things are",
    413: "the body is too big",
    415: "the body is not what this takes",
    421: "the host that was asked is not this server",
    429: "too often",
    503: "the tables cannot be read or written just now, or too much is being worked out for others",
}
REFUSALS: Final = {
    status: ResponseSpec(data_container=Problem, description=why, generate_examples=False)
    for status, why in _WHY.items()
}


# A seat's key is wanted only where the table is not to be watched.
SEAT: Final[list[dict[str, list[str]]]] = [{}, {"seat": []}]


class Described(JsonRenderPlugin):
    """The description, with tuples as arrays that every program understands.

    Litestar describes tuples of any length as if they could hold anything, and pairs of one type item by item.
    """

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, _plain(openapi_schema))


def _plain(part: Any) -> Any:
    if isinstance(part, list | tuple):
        return [_plain(each) for each in part]
    if not isinstance(part, dict):
        return part
    told = {name: _plain(each) for name, each in part.items()}
    items = told.get("items")
    if isinstance(items, dict) and {} in items.get("oneOf", []):
        (told["items"],) = [each for each in items["oneOf"] if each]
    places = told.get("prefixItems")
    if places and all(each == places[0] for each in places):
        del told["prefixItems"]
        told.update(items=places[0], minItems=len(places), maxItems=len(places))
    return told


OPENAPI: Final = OpenAPIConfig(
    title="Canasta",
    version=__version__,
    description="Tables of canasta: opened, joined, shown and replayed. Play itself goes over a socket.",
    path="/api/schema",
    render_plugins=[Described(path="/openapi.json")],
    use_handler_docstrings=True,
    components=Components(
        security_schemes={
            "link": SecurityScheme(
                type="http", scheme="bearer", description="the key of a link: what is behind its #k="
            ),
            "seat": SecurityScheme(
                type="http", scheme="bearer", description="the key of a seat, for a table that is not to be watched"
            ),
        }
    ),
)
