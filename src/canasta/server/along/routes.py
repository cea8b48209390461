"""`/api/handovers` and `/api/bundle`: sealed bytes from one device to another, now or later."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Annotated, Any, Final, TypeAlias, cast

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from canasta.server.along.sealed import MOST_BYTES, AlongError, Bundles, Handovers
from canasta.server.live.hub import Hub
from canasta.server.store.store import Store
from canasta.server.web.config import Rate
from canasta.server.web.handlers import HEAVY, PACKED, counted, get, post
from canasta.server.web.site import Wing, WingHub, WingRoutes, key_or, provided, site_of
from canasta.server.web.tables import whole
from canasta.server.wire.rest import BundleKept, HandoverAsked, HandoverState


class Along(WingHub):
    """The hand-overs and bundles of one server."""

    def __init__(self, hub: Hub) -> None:
        self.handovers: Handovers = Handovers(hub.clock.now_ms)
        self.bundles: Bundles = Bundles(cast("Store", hub.store), hub.clock.now_ms)


TheAlong: TypeAlias = NamedDependency[Along]
DeviceKey: TypeAlias = NamedDependency[str]
Name = Annotated[str, PathParameter(pattern="^[a-z2-9]{10}$", description="a hand-over, by what follows from its code")]
After = Annotated[int, QueryParameter(ge=0, le=2**31, description="the version that the device knows; 0 for none")]

_KEYED: Final[list[dict[str, list[str]]]] = [{"device": []}]
_SEALED: Final = {
    200: ResponseSpec(
        data_container=bytes, media_type="application/octet-stream", description="sealed bytes", generate_examples=False
    )
}
_OFTEN: Final = Rate(1 / 60, 30)  # renewed bundles of an address, such as a club's: some at once, then one a minute
_RENEWAL: Final = counted(lambda _limits: _OFTEN)
_TAG: Final = ["along"]


code_key_of: Final = key_or(partial(AlongError, "no-key"))  # the dependency `code_key`


def provide_device(request: Request[Any, Any, Any]) -> str:
    """The dependency `device`: the hash of the key in ``Authorization: Bearer …``. Raises `AlongError` (no-key)."""
    return hashlib.sha256(code_key_of(request).encode()).hexdigest()


@post("/api/handovers/{name:str}", tags=_TAG, guards=[HEAVY], security=_KEYED)
async def begin(name: Name, along: TheAlong, device: DeviceKey) -> HandoverState:
    """Begin a hand-over as the old device; it lasts ten minutes."""
    return along.handovers.begin(name, device)


@get("/api/handovers/{name:str}", tags=_TAG, security=_KEYED)
async def look(name: Name, along: TheAlong, device: DeviceKey) -> HandoverState:
    """Tell either device how the hand-over stands."""
    return along.handovers.look(name, device)


@post("/api/handovers/{name:str}/ask", HandoverAsked, status_code=200, tags=_TAG, guards=[HEAVY], security=_KEYED)
async def ask(name: Name, data: JSONBody[HandoverAsked], along: TheAlong, device: DeviceKey) -> HandoverState:
    """Ask for the bundle as the new device; the first that asks is the only one."""
    return along.handovers.ask(name, device, data.nonce)


@post("/api/handovers/{name:str}/bundle", status_code=200, tags=_TAG, security=_KEYED)
async def give(request: Request[Any, Any, Any], name: Name, along: TheAlong, device: DeviceKey) -> HandoverState:
    """Give the sealed bundle to the device that has asked, as the old one: the body."""
    along.handovers.look(name, device)
    bundle = await whole(request, site_of(request.scope).config.limits.record)
    return along.handovers.give(name, device, bundle)


@get("/api/handovers/{name:str}/bundle", answers=_SEALED, tags=_TAG, opt=PACKED, security=_KEYED)
async def take(name: Name, along: TheAlong, device: DeviceKey) -> Response[bytes]:
    """The sealed bundle, for the new device."""
    return Response(along.handovers.take(name, device), media_type="application/octet-stream")


@post("/api/handovers/{name:str}/end", status_code=200, tags=_TAG, security=_KEYED)
async def end(name: Name, along: TheAlong, device: DeviceKey) -> HandoverState:
    """End the hand-over: the new device has everything, or one of the two does not want it any more."""
    return along.handovers.end(name, device)


@post("/api/bundle", status_code=200, tags=_TAG, guards=[_RENEWAL], security=_KEYED)
async def keep(request: Request[Any, Any, Any], along: TheAlong, code_key: DeviceKey, after: After = 0) -> BundleKept:
    """Keep a sealed bundle, in the place of the version that the device knows: the body."""
    bundle = await whole(request, MOST_BYTES)
    return BundleKept(version=await along.bundles.keep(code_key, bundle, after))


@get("/api/bundle", answers=_SEALED, tags=_TAG, opt=PACKED, guards=[HEAVY], security=_KEYED)
async def kept(along: TheAlong, code_key: DeviceKey) -> Response[bytes]:
    """The sealed bundle under the key, with its version as the `ETag`."""
    bundle, version = await along.bundles.read(code_key)
    return Response(bundle, media_type="application/octet-stream", headers={"etag": f'"{version}"'})


@post("/api/bundle/forgotten", status_code=204, tags=_TAG, guards=[HEAVY], security=_KEYED)
async def forget(along: TheAlong, code_key: DeviceKey) -> None:
    """Delete the sealed bundle under the key; nothing of it stays."""
    await along.bundles.forget(code_key)


ROUTES: Final = WingRoutes(
    [begin, look, ask, give, take, end, keep, kept, forget],
    {"along": provided(Along), "device": provide_device, "code_key": code_key_of},
    [Along],
)


def along_wing(hub: Hub) -> Wing:
    """The hand-overs and bundles of a server."""
    return Wing(ROUTES, Along(hub))
