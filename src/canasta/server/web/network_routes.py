"""Requests of the host of a table to open the server to the local network, and to close it again."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import JSONBody, PathParameter

from canasta.server.web.config import LOOPBACK
from canasta.server.web.errors import WebError
from canasta.server.web.handlers import get, post
from canasta.server.web.limits import from_here
from canasta.server.web.site import TheHub, TheSeat, site_of
from canasta.server.wire.rest import NetworkAsked, NetworkState

_Table = Annotated[str, PathParameter(pattern="^[a-z2-9]{10}$", description="a table by its id")]


@get("/api/network", tags=["tables"])
async def network_state(request: Request[Any, Any, Any]) -> NetworkState:
    """Tell whether the server can be opened to the local network from here, and whether it is open."""
    network = site_of(request.scope).network
    return NetworkState(may_open=network.allowed and _at_this_machine(request), opened=network.opened)


@post("/api/tables/{table:str}/network", NetworkAsked, status_code=200, tags=["tables"], security=[{"seat": []}])
async def change_network(
    request: Request[Any, Any, Any], table: _Table, data: JSONBody[NetworkAsked], hub: TheHub, seat_key: TheSeat
) -> NetworkState:
    """Open the server to the local network, or close it again: for the host of a table, at this machine."""
    network = site_of(request.scope).network
    if not network.allowed or not _at_this_machine(request):
        raise WebError("not-to-open")
    await hub.check_host(table, seat_key)
    if data.opened:
        await network.open()
    else:
        await network.close()
    return NetworkState(may_open=True, opened=network.opened)


def _at_this_machine(request: Request[Any, Any, Any]) -> bool:
    """True for a client on this machine that also calls it so: no page of a name that was made to point here."""
    host = request.url.hostname or ""
    return from_here(request) and (host in LOOPBACK or host == "localhost")
