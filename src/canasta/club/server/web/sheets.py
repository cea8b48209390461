"""Score sheets: open them, write on them, enter rulings, ask questions, export them as files."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.params import JSONBody

from canasta.club.referee import Question, rule
from canasta.club.scoresheet import SheetOpened, ask, asked_json, entries_of, ruling_entry, write, write_table
from canasta.club.scoresheet.state import turn_of
from canasta.club.server.inputs import ClubError
from canasta.club.server.links import SALT_BYTES, links_told, new_links
from canasta.club.server.result_import import enter
from canasta.club.server.sheet_live import SheetRight, check
from canasta.club.server.web.dependencies import Sheet, TheClubs, TheKey, TheSheet
from canasta.club.server.web.files import CSV, LINES, Replaced, brought, copied, described, sent
from canasta.club.server.wire.club import Done, LinkInfo
from canasta.club.server.wire.requests import DealAsked, NewSheet, SheetEntries, SheetLink, SheetRuled
from canasta.club.server.wire.sheets import DealSoFar, OpenedSheet, SheetInfo
from canasta.rules import get as get_rules
from canasta.rules.house import with_house
from canasta.rules.switches import SWITCHES
from canasta.server.tables.people import proper_name
from canasta.server.upkeep.copy_file import CopyError
from canasta.server.web.handlers import PACKED, get, new_log, post
from canasta.server.web.site import Spoken
from canasta.texts import writing


@post("/api/club/sheets", NewSheet, tags=["sheets"], opt=PACKED, guards=[new_log])
async def open_sheet(data: JSONBody[NewSheet], clubs: TheClubs) -> OpenedSheet:
    """Open a score sheet, with the key of its writer."""
    rules = with_house(get_rules(data.rules), data.house)
    house = {name: SWITCHES[name].text(getattr(rules, name)) for name in data.house}
    players = [proper_name(player) for player in data.players]
    given = {**msgspec.to_builtins(data), "house": house, "players": players}
    given |= {"rules": rules.name, "version": rules.version}
    return await clubs.create_sheet(msgspec.convert(given, SheetOpened))


@post("/api/club/sheets/import", tags=["sheets"], opt=PACKED, guards=[new_log])
async def bring(request: Request[Any, Any, Any], clubs: TheClubs, sheet: Replaced = None) -> OpenedSheet:
    """Take in a score sheet with its house rules: the body is a copy, or ``log.jsonl``.

    A copy is taken in as that of a competition is, with the code of the server or the key of the same `sheet` here.
    """
    found = await brought(request, clubs, "sheet", sheet)
    if isinstance(found, bytes):
        return await clubs.bring_sheet(entries_of(found))
    return OpenedSheet(sheet=found.of or "", key=found.key or "")


@get("/api/club/sheets/{sheet:str}")
async def look_at(spoken: Spoken, opened: TheSheet) -> SheetInfo:
    """The current sheet."""
    live, holder = opened
    async with live.lock:
        return live.info(holder, spoken)


@post("/api/club/sheets/{sheet:str}/entries", SheetEntries)
async def write_entries(data: JSONBody[SheetEntries], clubs: TheClubs, opened: TheSheet) -> Done:
    """Enter deals, corrections, and the acceptance of the sheet: all of them or none."""
    live, holder = opened
    return await enter(clubs.clubs, live, holder, data.id, data.entries, data.by.strip(), data.deals, data.device or "")


@post("/api/club/sheets/{sheet:str}/ruling", SheetRuled)
async def enter_ruling(data: JSONBody[SheetRuled], clubs: TheClubs, opened: TheSheet) -> Done:
    """Enter a ruling of the referee, with a deal."""
    live, holder = opened
    async with live.lock:
        kept = live.state.sheet
        said = rule(kept.rules, data.offence, data.facts)
        of = data.of or (kept.deals[-1].entry if kept.ended and kept.deals else 0)
    if isinstance(said, Question):
        raise ClubError("ruling-open", fact=said.fact.name)
    return await enter(clubs.clubs, live, holder, data.id, [ruling_entry(said, data.seat, of)], data.by.strip())


@post("/api/club/sheets/{sheet:str}/ask", DealAsked, status_code=200)
async def ask_next(data: JSONBody[DealAsked], spoken: Spoken, opened: TheSheet) -> DealSoFar:
    """The next question about the deal, or the whole deal; nothing is written."""
    live, _ = opened
    async with live.lock:
        kept = live.state.sheet
        answers = msgspec.to_builtins(data.answers)
        of = next((deal for deal in kept.deals if deal.entry == data.of), None)
        turn, minima = (kept.turn, kept.minima) if of is None else (of.turn, of.minima)
        if data.dealer is not None and data.dealer < kept.rules.seats:
            turn = turn_of(kept.rules, data.dealer)
        return msgspec.convert(asked_json(kept, ask(kept.rules, answers, turn.cutter, minima), spoken, of), DealSoFar)


@get("/api/club/sheets/{sheet:str}/links", opt=PACKED)
async def links(key: TheKey, opened: TheSheet) -> list[LinkInfo]:
    """All links to a sheet; with the secrets of those that the reader's own link has made."""
    live, holder = opened
    async with live.lock:
        check(holder, SheetRight.LINKS)
        return links_told(live.state.links, holder.link, key)


@post("/api/club/sheets/{sheet:str}/links", SheetLink, opt=PACKED)
async def link_up(data: JSONBody[SheetLink], clubs: TheClubs, key: TheKey, opened: TheSheet) -> list[LinkInfo]:
    """Make a link to a sheet, for another writer or for a reader."""
    live, holder = opened
    made = new_links(key, [(data.role, None)], data.label, salt=clubs.chance.hex(SALT_BYTES))
    done = await live.ask(holder, data.id, made)
    return links_told(live.state.links, holder.link, key, done.seq)


@get("/api/club/sheets/{sheet:str}/sheet.csv", media_type=CSV, answers=described(CSV, "the sheet as a table"))
async def table(sheet: Sheet, spoken: Spoken, opened: TheSheet) -> Response[str]:
    """The sheet as a table."""
    live, _ = opened
    async with live.lock:
        return sent("\ufeff" + write_table(live.state.sheet, writing(spoken).cells), CSV, f"{sheet}.csv")


@get(
    "/api/club/sheets/{sheet:str}/log.jsonl",
    media_type=LINES,
    answers=described(LINES, "every entry, a JSON object a line"),
)
async def log(sheet: Sheet, opened: TheSheet) -> Response[str]:
    """The log of the sheet, from which any server can restore it."""
    live, _ = opened
    async with live.lock:
        return sent(write(live.state.sheet.log), LINES, f"{sheet}.jsonl")


@get(
    "/api/club/sheets/{sheet:str}/copy.jsonl",
    media_type=LINES,
    answers=described(LINES, "everything that another machine needs to go on"),
)
async def copy(key: TheKey, opened: TheSheet) -> Response[bytes]:
    """The sheet as it is now, with its links and the writer's key: other machines take it in."""
    live, holder = opened
    if live.state.match is not None:
        raise CopyError("match-part", name=live.state.match.club)
    check(holder, SheetRight.LINKS)
    return await copied(live, key)


OPEN = [open_sheet, bring]
HANDLERS = [copy, look_at, write_entries, enter_ruling, ask_next, links, link_up, table, log]
