"""Import of results that need no organiser: from accepted score sheets of matches, and from tables of this server."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from canasta.club.competition import Corrected, MatchResult, Played
from canasta.club.competition.checks import check_result
from canasta.club.scoresheet import Closed, DealEntered, Reopened, ScoreSheet
from canasta.club.server import inputs
from canasta.club.server.inputs import ClubError
from canasta.club.server.live import begin
from canasta.club.server.online import online_result
from canasta.club.server.sheet_live import check_input
from canasta.club.server.sheet_state import SheetDid
from canasta.server.store.values import StoreError
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from canasta.club.competition.state import RoundMatch
    from canasta.club.server.club_state import ClubState
    from canasta.club.server.inputs import Input
    from canasta.club.server.live import LiveClub
    from canasta.club.server.sheet_live import Holder, LiveSheet
    from canasta.club.server.sheet_state import MatchPlace
    from canasta.club.server.wire.club import Done
    from canasta.server.journal.cache import JournalCache
    from canasta.server.live.hub import Hub

_log = logging.getLogger("canasta.server")


async def enter(
    clubs: JournalCache[LiveClub],
    live: LiveSheet,
    holder: Holder,
    command: str,
    entries: Sequence[Any],
    by: str = "",
    deals: int | None = None,
    device: str = "",
) -> Done:
    """Enter entries on a sheet; `by` names their writer in words, and is recorded beside the link's name.

    Accepting the sheet of a match enters the result of the match. Raises `ClubError`, `SheetError`, …
    """
    name = f"{by} ({holder.name})" if by and holder.name else by or holder.name
    entry = SheetDid(entries=tuple(entries), name=name, deals=deals, device=device)
    of = live.state.match
    if of is None:
        return await live.ask(holder, command, entry)
    club = await clubs.take(of.club)
    return await live.finished(_of_match(club, live, holder, command, entry))


async def _of_match(club: LiveClub, live: LiveSheet, holder: Holder, command: str, entry: SheetDid) -> Done:
    async with club.lock, live.lock:  # always in this order
        check_input(holder, entry)
        known = live.known(holder.number, command)
        closes = any(isinstance(each, Closed) for each in entry.entries)
        if known is None:
            check_seated(club.state, live)
            if closes:
                _check(club.state, live, ScoreSheet([*live.state.sheet.log, *entry.entries]))
        done = known or await live.do(holder, command, entry)
        if any(isinstance(each, DealEntered) for each in entry.entries):
            await begin(club, holder.link.number, [_match_of(club.state, live)])
        if closes:
            await _bring(club, live)
        return done


def check_seated(state: ClubState, live: LiveSheet) -> None:
    """Check that the pairs of a match's sheet still play it. Raises `ClubError` (sheet-aside)."""
    if not any(desk.sheet == live.state.id for _, desk in state.seated_desks()):
        of = _place_of(live)
        raise ClubError("sheet-aside", round=of.round, table=of.table)


def _place_of(live: LiveSheet) -> MatchPlace:
    of: MatchPlace | None = live.state.match
    assert of is not None, "the sheet of a match"
    return of


def _match_of(state: ClubState, live: LiveSheet) -> RoundMatch:
    return state.match(_place_of(live).round, _place_of(live).table)


def _check(state: ClubState, live: LiveSheet, closed: ScoreSheet) -> None:
    """Check that the sheet gives a possible result, before it is accepted. Raises `CompetitionError`."""
    match = _match_of(state, live)
    if match.points is None:
        check_result(state.competition.state.agreed_in(match.round), closed.result, match.round, match.table)


async def _bring(club: LiveClub, live: LiveSheet) -> None:
    """Enter the result of an accepted sheet, if it is not known already; the caller holds both locks.

    It is entered as a result confirmed by both sides, else as a claim of the fixed pair. If there is a result already,
    it is corrected after the arbiter has reopened the sheet, unless the arbiter has decided it otherwise.
    """
    match, sheet = _match_of(club.state, live), live.state.sheet
    beside = club.state.at_match(match)
    if not sheet.closed or beside.sheet != live.state.id:
        return
    if match.points is not None:
        await _correct(club, live, match, sheet.result)
        return
    if len(sheet.state.accepted) >= sheet.rules.sides:
        entry: Input = inputs.SheetClosed(sheet=live.state.id, device=_phone(club, live), **sheet.result.figures)
    else:
        device = f"sheet-{live.state.id}"
        if any(each.device == device and each.result == sheet.result for each in beside.claims):
            return
        entry = inputs.Claimed(round=match.round, table=match.table, side=0, device=device, **sheet.result.figures)
    await club.commit(0, entry)


def _phone(club: LiveClub, live: LiveSheet) -> str:
    """The phone of a player that closed the sheet; empty if the organiser or a deputy did."""
    closing = next(each for each in reversed(live.state.log) if isinstance(each.entry, SheetDid))
    of_player = closing.by < 0 and club.state.links[-closing.by].role in ("table", "pair")
    return (closing.entry.device or f"sheet-{live.state.id}") if of_player else ""


async def _correct(club: LiveClub, live: LiveSheet, match: RoundMatch, right: MatchResult) -> None:
    """Correct the result after an arbiter has reopened the sheet.

    A result by another's word than the sheet's stands: the sheet's then waits for the arbiter.
    """
    log = club.state.competition.log
    number = next((each for each in match.entries if isinstance(log[each - 1], Played)), 0)
    if not number or club.state.result_of(number) == right:
        return
    corrections = [each for each in match.entries if isinstance(log[each - 1], Corrected)]
    overruled = bool(corrections) and club.state.log[club.state.seq_of[corrections[-1]] - 1].by != 0
    reopened = [each for each in live.state.sheet.log if isinstance(each, Reopened)]
    own = bool(reopened) and log[number - 1].by == f"sheet {live.state.id}"
    if own and not (overruled and _phone(club, live)):
        entry = Corrected(of=number, reason=reopened[-1].reason, **right.figures)
        await club.commit(0, inputs.EntriesMade(entries=(entry,)))
        return
    waiting = club.state.at_match(match).differs
    if waiting is None or waiting.result != right:
        sheet = live.state.id
        await club.commit(0, inputs.SheetDiffers(round=match.round, table=match.table, sheet=sheet, **right.figures))


async def take_in(hub: Hub, sheets: JournalCache[LiveSheet], club: LiveClub) -> None:
    """Import finished results: of tables of this server, and of sheets accepted just before the server stopped."""
    async with club.lock:
        there = [(match.round, match.table, desk) for match, desk in club.state.seated_desks()]
    for of_round, table, beside in there:
        try:
            if beside.online is not None:
                await _online(hub, club, beside.online)
            if beside.sheet is not None and club.fresh:
                await _sheet(sheets, club, beside.sheet)
        except StoreError:
            raise
        except WordedError as error:
            if (of_round, table) not in club.noted:
                club.noted.add((of_round, table))
                _log.warning("nothing arrives from round %s, table %s of %s: %s", of_round, table, club.state.id, error)
    club.fresh = False


async def _sheet(sheets: JournalCache[LiveSheet], club: LiveClub, sheet: str) -> None:
    live = await sheets.take(sheet)
    if live.state.match is None or live.state.match.club != club.state.id:  # it is none of this competition's business
        raise ClubError("no-sheet")
    async with club.lock, live.lock:
        await _bring(club, live)


async def _online(hub: Hub, club: LiveClub, table_id: str) -> None:
    """Import the result of a table of this server, then stop the table, also if a restart came in between."""
    async with club.lock:
        entry = await online_result(hub, club, table_id, club.now())
        if entry is not None:
            await club.commit(0, entry)
        else:
            await _begin_online(hub, club, table_id)
            if not club.fresh or not any(
                isinstance(each.entry, inputs.OnlineEnded) and each.entry.table_id == table_id
                for each in club.state.log
            ):
                return
    await hub.stop(table_id, club.state.id)


async def _begin_online(hub: Hub, club: LiveClub, table_id: str) -> None:
    """Enter the start of the match at a table of this server once cards are dealt; the caller holds the lock."""
    where = club.state.online().get(table_id)
    if where is None or (match := club.state.match(*where)).begun:
        return
    standing = await hub.standing(table_id, club.state.id)
    if standing.deals or standing.lying is not None:
        await begin(club, 0, [match])
