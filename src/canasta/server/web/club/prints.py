"""Prints as PDF; and the addresses under which phones find this server."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from canasta.server.clubs.prints import PaperSize, Wanted, What, printed, printed_sheet
from canasta.server.web.addresses import answers, host_named, own_addresses, shown
from canasta.server.web.clients import from_here
from canasta.server.web.club.dependencies import Club, Sheet, TheCompetition, TheKey, TheSheet
from canasta.server.web.config import LOOPBACK
from canasta.server.web.dependencies import Spoken, TheConfig
from canasta.server.web.handlers import HEAVY, get
from canasta.server.wire.club import Addresses

_HERE: Final = ("localhost", *LOOPBACK)
PDF: Final = "application/pdf"
Printed = Annotated[What, PathParameter(description="what is to be printed")]
Paper = Annotated[PaperSize, QueryParameter(description="the sheet of paper")]
OfRound = Annotated[int, QueryParameter(ge=0, le=1000, description="a round; 0: the last")]
Places = Annotated[int, QueryParameter(ge=1, le=400, description="diplomas for so many places")]
Reasons = Annotated[bool, QueryParameter(description="every figure with its reasons")]
Lines = Annotated[bool, QueryParameter(description="every line of every deal")]
LinkNumber = Annotated[int, QueryParameter(ge=0, le=10_000, description="the link of a poster")]
Base = Annotated[
    str,
    QueryParameter(
        pattern=r"^(https?://([A-Za-z0-9.-]{1,200}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?)?$",
        description="the address of this server as phones see it, for QR codes; without it there are none",
    ),
]

_PDF: Final = {
    200: ResponseSpec(data_container=bytes, media_type=PDF, description="the pages", generate_examples=False)
}


@get("/api/club/addresses", tags=["club"])
async def addresses(request: Request[Any, Any, Any]) -> Addresses:
    """The addresses of this server for phones in the same networks; if unknown, only the address of this request."""
    asked, port = str(request.base_url).rstrip("/"), request.url.port
    found = own_addresses() if from_here(request) else ()
    listens = await asyncio.gather(*(answers(host, port or 80) for host in found))
    named = [shown(host) for host, there in zip(found, listens, strict=True) if there]
    every = [f"{request.url.scheme}://{host}{'' if port is None else f':{port}'}" for host in named]
    if (request.url.hostname or "") not in _HERE:
        every = [asked, *(each for each in every if each != asked)]
    return Addresses(asked=asked, near=every[0] if every else asked, all=every)


@get("/api/club/{club:str}/prints/{what:str}", media_type=PDF, answers=_PDF, guards=[HEAVY])
async def paper(
    club: Club,
    what: Printed,
    key: TheKey,
    spoken: Spoken,
    opened: TheCompetition,
    config: TheConfig,
    size: Paper = "a4",
    round: OfRound = 0,  # noqa: A002 - as it stands in the address
    reasons: Reasons = False,
    places: Places = 3,
    base: Base = "",
    link: LinkNumber = 0,
) -> Response[bytes]:
    """A PDF: guide cards of the tables or pairs, the seating or the slips of a round, ranking, diplomas, a poster."""
    found, holder = opened
    if host_named(base.partition("://")[2]) in _HERE:
        base = ""  # a phone that photographs it would look on itself
    wanted = Wanted(what, spoken, size, round, reasons, places, base and base + config.prefix, link)
    return pages(await printed(found, holder, key, wanted), f"{club}-{what}.pdf")


@get("/api/club/sheets/{sheet:str}/sheet.pdf", media_type=PDF, answers=_PDF, guards=[HEAVY])
async def sheet_paper(
    sheet: Sheet, spoken: Spoken, opened: TheSheet, size: Paper = "a4", lines: Lines = False
) -> Response[bytes]:
    """The score sheet as a PDF."""
    live, _ = opened
    return pages(await printed_sheet(live.state.sheet, spoken, size, lines=lines), f"{sheet}.pdf")


def pages(made: bytes, name: str) -> Response[bytes]:
    """A PDF as a file."""
    return Response(made, media_type=PDF, headers={"content-disposition": f'attachment; filename="{name}"'})


OPEN = [addresses]
HANDLERS = [paper]
OF_SHEETS = [sheet_paper]
