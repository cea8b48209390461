"""`/api/company`: open tables, wishes to play, people to keep apart."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from canasta.server.company.board import CompanyError
from canasta.server.company.company import CompanyHub
from canasta.server.live.hub import Hub
from canasta.server.web.errors import WebError
from canasta.server.web.handlers import HEAVY, SEAT, new_log, post, while_awaited
from canasta.server.web.site import Spoken, TheSeat, Wing, WingRoutes, key_or, provided
from canasta.server.wire.company import (
    Avoiding,
    Company,
    CompanyAsked,
    CompanyPlayer,
    Introduced,
    NewWish,
    ToAvoid,
    WishAnswer,
    WishSeen,
    WishState,
)
from canasta.server.wire.rest import Opened

TheCompany: TypeAlias = NamedDependency[CompanyHub]
WishKey: TypeAlias = NamedDependency[str]
Entry = Annotated[str, PathParameter(pattern="^[a-z2-9]{10}$", description="an entry of the list of open tables")]
Table = Annotated[str, PathParameter(pattern="^[a-z2-9]{10}$", description="a table by its id")]

_TAG: Final = ["company"]
_KEYED: Final[list[dict[str, list[str]]]] = [{"seat": []}]


@post("/api/company", CompanyAsked, status_code=200, tags=_TAG)
async def look(data: JSONBody[CompanyAsked], company: TheCompany, spoken: Spoken) -> Company:
    """The company that there is for this device: open tables, games wanted, usual hours."""
    return await company.look(data, spoken)


@post("/api/company/tables/{entry:str}/chairs", CompanyPlayer, tags=_TAG, guards=[HEAVY])
async def sit_down(entry: Entry, data: JSONBody[CompanyPlayer], company: TheCompany) -> Opened:
    """Sit down at an open table, or ask its host for a chair: then the socket tells the answer."""
    return await company.sit_down(entry, data)


@post("/api/company/seats/{table:str}", Introduced, status_code=204, tags=_TAG, guards=[HEAVY], security=SEAT)
async def introduce(table: Table, data: JSONBody[Introduced], company: TheCompany, seat_key: TheSeat) -> None:
    """Tell of one's own seat at an open table which device has it, and whom it avoids."""
    await company.introduce(table, seat_key, data)


@post("/api/company/seats/{table:str}/avoid", ToAvoid, status_code=200, tags=_TAG, guards=[HEAVY], security=_KEYED)
async def avoid(table: Table, data: JSONBody[ToAvoid], company: TheCompany, seat_key: TheSeat) -> Avoiding:
    """The token by which the device is not seated with that player of its own table again."""
    return await company.avoid(table, seat_key, data.player)


@post("/api/company/wishes", NewWish, tags=_TAG, guards=[new_log])
async def wish(data: JSONBody[NewWish], company: TheCompany) -> WishState:
    """Wish to play; look at the wish from then on, or it ends within a minute."""
    return await company.wish(data)


@post("/api/company/wishes/look", WishSeen, status_code=200, tags=_TAG, security=_KEYED)
async def look_at_wish(
    request: Request[Any, Any, Any], data: JSONBody[WishSeen], company: TheCompany, wish_key: WishKey
) -> WishState:
    """The state of one's wish: at once if that is not what was seen, else after twenty seconds at most."""
    try:
        return await while_awaited(request, company.look_at_wish(wish_key, data.seen))
    except WebError:
        await company.left(wish_key)
        raise


@post("/api/company/wishes/answer", WishAnswer, status_code=200, tags=_TAG, security=_KEYED)
async def answer(data: JSONBody[WishAnswer], company: TheCompany, wish_key: WishKey) -> WishState:
    """Answer a call: the last yes begins the match."""
    return await company.answer(wish_key, yes=data.yes)


@post("/api/company/wishes/end", status_code=204, tags=_TAG, security=_KEYED)
async def end(company: TheCompany, wish_key: WishKey) -> None:
    """End one's wish."""
    await company.end(wish_key)


ROUTES: Final = WingRoutes(
    [look, sit_down, introduce, avoid, wish, look_at_wish, answer, end],
    {"company": provided(CompanyHub), "wish_key": key_or(partial(CompanyError, "no-wish"))},
    [CompanyHub],
)


def company_wing(hub: Hub) -> Wing:
    """The open tables and wishes of a server."""
    return Wing(ROUTES, CompanyHub(hub))
