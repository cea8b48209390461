"""Handlers of the web API: how one is declared, described, read, counted and ended; ``/api/schema/openapi.json``."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import litestar
from litestar import MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.dto import MsgspecDTO
from litestar.handlers import BaseRouteHandler
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, Schema, SecurityScheme
from litestar.typing import FieldDefinition
from msgspec import Struct, json

from canasta import __version__
from canasta.server.journal.input_text import has_controls
from canasta.server.web.errors import WebError, body_error
from canasta.server.web.limits import address_of, neighbourhood
from canasta.server.web.site import site_of
from canasta.server.wire.rest import Problem

if TYPE_CHECKING:
    from canasta.server.web.config import Limits, Rate


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


PACKED: Final = {"packed": True}  # `opt` of a handler that packs what it answers
# Nothing below a kilobyte: so a key to a seat is never packed.
PACKING: Final = CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="packed")
_LEVEL: Final = 5


async def packed(request: Request[Any, Any, Any], body: bytes, media_type: str = MediaType.JSON) -> Response[bytes]:
    """A response with JSON, compressed in a thread, since it is too long to block the event loop."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, _LEVEL, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=headers)


B = TypeVar("B", bound=Struct)
T = TypeVar("T")


class Strict(MsgspecDTO[B], Generic[B]):
    """A strict reader, used as `dto=Strict[NewTable]`: no number in quotes, no unknown fields."""

    def decode_bytes(self, value: bytes) -> Any:
        content = self.asgi_connection.headers.get("content-type", "").partition(";")[0].strip().lower()
        if content != "application/json":
            raise WebError("not-json")
        if has_controls(value):
            raise WebError("controls")
        try:
            return json.decode(value, type=self.model_type)
        except (ValueError, RecursionError) as error:  # DecodeError is a ValueError, and so is text that is not UTF-8
            raise body_error(error) from None

    @classmethod
    def create_for_field_definition(
        cls, field_definition: FieldDefinition, handler_id: str, backend_cls: Any = None
    ) -> None:
        """Prepare nothing: msgspec reads the type itself."""

    @classmethod
    def create_openapi_schema(  # the name of the argument is Litestar's
        cls,
        field_definition: FieldDefinition,
        handler_id: str,  # noqa: ARG003
        schema_creator: Any,
    ) -> Reference | Schema:
        schema: Reference | Schema = schema_creator.for_field_definition(field_definition)
        return schema


def client_of(request: Request[Any, Any, Any]) -> str:
    """The client of a request, for fair turns: a household."""
    return neighbourhood(address_of(request))


async def while_awaited(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """Do the work, but stop once the client has closed the request, whose body must have been read.

    Raises the errors of the work, and `WebError` ``gone``, after the client has gone.
    """
    doing = asyncio.ensure_future(work)
    going = asyncio.ensure_future(_closed(request))
    try:
        await asyncio.wait({doing, going}, return_when=asyncio.FIRST_COMPLETED)
        if doing.done():
            return doing.result()
        raise WebError("gone")
    finally:
        for task in (doing, going):
            task.cancel()
        await asyncio.gather(doing, going, return_exceptions=True)


async def _closed(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


Declared = Callable[[Callable[..., Any]], HTTPRouteHandler]
# A plain function would run in a thread, beside the event loop that changes what it reads.
Guard = Callable[[ASGIConnection[Any, Any, Any, Any], BaseRouteHandler], Awaitable[None]]


def get(path: str, *, answers: dict[int, Any] | None = None, **more: Any) -> Declared:
    """A GET at that path. `answers` describes more than Litestar sees for itself; refusals are added."""
    return litestar.get(path, responses=REFUSALS | (answers or {}), **more)


def post(
    path: str, body: type[Struct] | None = None, *, answers: dict[int, Any] | None = None, **more: Any
) -> Declared:
    """A POST at that path with a JSON `body` of that type, read strictly; without one, the handler reads it itself."""
    read: dict[str, Any] = {"request_max_body_size": None}
    if body is not None:
        read = {"dto": Strict[body], "return_dto": None}  # type: ignore[valid-type]
    return litestar.post(path, responses=REFUSALS | (answers or {}), **read, **more)


def counted(rate: Callable[[Limits], Rate]) -> Guard:
    """A guard that counts a request against a limit of its address. It raises `WebError` ``too-fast``."""

    async def check(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        site = site_of(connection.scope)
        site.limiter.check(address_of(connection), rate(site.config.limits))

    return check


def count_new(connection: ASGIConnection[Any, Any, Any, Any], many: int = 1) -> None:
    """Count `many` new tables, competitions or sheets against the limits of the address, before they are made.

    Raises `WebError` ``too-fast``, or ``full`` if this process has as many tables in memory as it may.
    """
    site = site_of(connection.scope)
    if site.hub.counts()["tables"] >= site.config.limits.tables_in_memory:
        raise WebError("full")
    site.limiter.check(address_of(connection), site.config.limits.tables, many)


async def new_log(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """The guard of requests that open one."""
    count_new(connection)


HEAVY: Final = counted(lambda limits: limits.heavy)
REVIEWS: Final = counted(lambda limits: limits.reviews)


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
            "device": SecurityScheme(
                type="http", scheme="bearer", description="a key that a device chooses, or that follows from a code"
            ),
            "link": SecurityScheme(
                type="http", scheme="bearer", description="the key of a link: what is behind its #k="
            ),
            "seat": SecurityScheme(
                type="http", scheme="bearer", description="the key of a seat, for a table that is not to be watched"
            ),
        }
    ),
)
