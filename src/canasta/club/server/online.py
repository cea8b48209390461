"""Matches at tables of this server: settings of such a table, its players by seat, and the import of its result."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Final

from canasta.club.competition import Annulled, Changed, Format, MatchLength, Renamed, Substituted, Unfinished
from canasta.club.scoresheet import LengthAgreed, PlayersNamed, SheetOpened
from canasta.club.server import inputs
from canasta.club.server.inputs import ClubError
from canasta.club.server.links import check_phones, encoded
from canasta.club.server.rights import Right, check, check_place
from canasta.club.server.sheet_state import MatchPlace, SheetDid, SheetMade
from canasta.club.server.wire.club import Done, OnlineSeat
from canasta.club.server.wire.sheets import KeptSheet
from canasta.rules import get
from canasta.rules.model import Tie
from canasta.rules.switches import SWITCHES
from canasta.server.live.errors import passes
from canasta.server.wire.values import Settings as TableSettings
from canasta.texts.errors import WordedError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from canasta.club.competition import ClubSettings
    from canasta.club.competition.state import RoundMatch
    from canasta.club.server.club_state import ClubState
    from canasta.club.server.links import Link
    from canasta.club.server.live import LiveClub
    from canasta.club.server.sheet_live import LiveSheet
    from canasta.club.server.wire.requests import OnlineSeatTaken, PlayedOnline, SheetWanted
    from canasta.server.journal.cache import JournalCache
    from canasta.server.live.hub import Hub, MatchProgress

SEATS: Final = 4
_ENDLESS: Final = 100_000  # a target out of reach, for a match without one
_NAME: Final = 24  # characters of a name at a table


def table_settings(state: ClubState, of_round: int) -> TableSettings:
    """The settings of a table for a match of that round. Raises `ClubError`, `CompetitionError`."""
    settings = _agreed(state, of_round)
    length, winner = settings.length, settings.format is Format.KNOCK_OUT
    agreed: inputs.Switches = {"target": length.target or _ENDLESS, "deals": length.deals}
    if winner:  # a match that is level goes on: `ended` counts its deals
        agreed |= {"deals": 0, "tie": Tie.PLAY_ON}
    printed = get(state.rules.edition)
    ends: inputs.Switches = {name: value for name, value in agreed.items() if value != getattr(printed, name)}
    return TableSettings(
        rules=state.rules.name,
        version=state.rules.version,
        house={name: value for name, value in _house(state).items() if name not in agreed} | ends,
        seating="given",
        turn_seconds=0,
        hints="never",
        ceremony="short",
    )


def sheet_opened(state: ClubState, of_round: int, table: int) -> SheetOpened:
    """The opening entry of a match's sheet, with the players by seat. Raises `ClubError`, `CompetitionError`."""
    settings, match = _agreed(state, of_round), state.match(of_round, table)
    fixed, moving = (state.competition.state.names(side) for side in match.meeting.sides)
    return SheetOpened(
        rules=state.rules.name,
        version=state.rules.version,
        house={name: SWITCHES[name].text(SWITCHES[name].read(value)) for name, value in _house(state).items()},
        players=(fixed[0], moving[0], fixed[1], moving[1]),
        title=settings.name,
        length=settings.length,
    )


def _agreed(state: ClubState, of_round: int) -> ClubSettings:
    """The conditions of a round, by rules for two pairs. Raises `ClubError` (rules-seats), `CompetitionError`."""
    if state.rules.seats != SEATS or state.rules.sides != 2:
        raise ClubError("rules-seats")
    return state.competition.state.agreed_in(of_round)


def _house(state: ClubState) -> inputs.Switches:
    """The house rules of the competition, without those for the end of a match: the conditions say that."""
    return {name: value for name, value in state.house.items() if name not in ("target", "deals")}


async def play_online(hub: Hub, club: LiveClub, link: Link, asked: PlayedOnline, allow: Callable[[int], None]) -> Done:
    """Move matches of a round to tables of this server, or back.

    `allow` is called with the number of new tables before they are made, and may raise.
    """
    check(link, Right.ONLINE)
    if asked.off:
        return await club.ask(link, asked.id, inputs.CameOffline(round=asked.round, tables=asked.tables))
    async with club.lock:
        known = club.known(link.number, asked.id)
        if known is not None:
            return known
        check_phones(club.state.competition.state.settings.phones, "table")
        settings = table_settings(club.state, asked.round)
        for table in asked.tables:
            club.state.at_match(club.state.open_match(asked.round, table)).check_free()
    wanted = list(dict.fromkeys(asked.tables))
    allow(len(wanted))
    tables = [(table, await hub.create_given(settings, club.state.id)) for table in wanted]
    return await club.ask(link, asked.id, inputs.WentOnline(round=asked.round, tables=tuple(tables)))


async def keep_sheet(
    keep: Callable[[SheetMade], Awaitable[LiveSheet]],
    club: LiveClub,
    link: Link,
    asked: SheetWanted,
    allow: Callable[[int], None],
) -> KeptSheet:
    """Open the score sheet of a match, or return the one there is. `keep` stores one; `allow` as in `play_online`."""
    check(link, Right.SHEET)
    check_place(club.state, link, asked.round, asked.table)
    async with club.lock:
        kept = _sheet_of(club.state, asked.round, asked.table)
        if kept is not None:
            return KeptSheet(sheet=kept)
        club.state.open_match(asked.round, asked.table)
        opened = sheet_opened(club.state, asked.round, asked.table)
    allow(1)
    made = SheetMade(opened=opened, match=MatchPlace(club.state.id, asked.round, asked.table))
    live = await keep(made)
    try:
        await club.ask(link, asked.id, inputs.SheetKept(round=asked.round, table=asked.table, sheet=live.state.id))
    except ClubError as error:
        if error.code != "sheet-there":
            raise
    async with club.lock:  # somebody else at the table may have been faster
        return KeptSheet(sheet=_sheet_of(club.state, asked.round, asked.table) or live.state.id)


async def follow_agreed(sheets: JournalCache[LiveSheet], club: LiveClub) -> None:
    """Put the names of the pairs and the length of the match on the open sheets of matches, after they have changed.

    A sheet that cannot be opened or written keeps those of then. Raises an error that passes, such as
    `NoOwnerError`: all sheets are looked at again.
    """
    log = club.state.competition.log
    if any(isinstance(each, Renamed | Substituted | Changed | Annulled) for each in log[club.named :]):
        for match, desk in list(club.state.seated_desks()):
            if desk.sheet is not None:
                try:
                    await _follow(await sheets.take(desk.sheet), club, match)
                except WordedError as error:
                    if passes(error):
                        raise
    club.named = len(log)


async def _follow(live: LiveSheet, club: LiveClub, match: RoundMatch) -> None:
    """Put the names of the players of a match on its sheet, and the length that it has before its first deal."""
    async with club.lock, live.lock:
        there = _sheet_of(club.state, match.round, match.table) == live.state.id
        if there and not live.state.sheet.closed:
            sheet, wanted = live.state.sheet, sheet_opened(club.state, match.round, match.table)
            entries: list[PlayersNamed | LengthAgreed] = []
            if wanted.players != sheet.players:
                entries.append(PlayersNamed(players=wanted.players))
            if wanted.length != sheet.state.length and not sheet.deals:
                entries.append(LengthAgreed(length=wanted.length))
            if entries:
                await live.commit(0, SheetDid(entries=tuple(entries)))


def _sheet_of(state: ClubState, of_round: int, table: int) -> str | None:
    return state.at_match(state.match(of_round, table)).sheet


async def take_seat(hub: Hub, club: LiveClub, link: Link, key: str, asked: OnlineSeatTaken) -> OnlineSeat:
    """Seat a player of the match.

    The same device gets the same seat back; another device finds it taken.
    """
    check(link, Right.SEAT)
    side = 0 if asked.side == "fixed" else 1
    async with club.lock:
        check_place(club.state, link, asked.round, asked.table, side)
        match = club.state.match(asked.round, asked.table)
        table_id = club.state.at_match(match).online
        if table_id is None:
            raise ClubError("not-online")
        name = club.state.competition.state.names(match.meeting.sides[side])[asked.player]
    chair = side + 2 * asked.player
    secret = hmac.digest(key.encode(), f"canasta seat {table_id} {chair} {asked.device}".encode(), hashlib.sha256)
    seated = await hub.join(table_id, chair, name[:_NAME].strip(), asked.avatar, encoded(secret), club=club.state.id)
    return OnlineSeat(table=seated.table, player=seated.player, key=seated.key)


async def online_result(hub: Hub, club: LiveClub, table_id: str, now: float) -> inputs.OnlineEnded | None:
    """The result of the finished match at a table; None before its end. The caller holds the club's lock.

    In a match by the clock, the deals played until the clock ran out count, even if the server looks later.
    """
    state = club.state
    where = state.online().get(table_id)
    if where is None:
        return None
    settings = state.competition.state.agreed_in(where[0])
    length, winner = settings.length, settings.format is Format.KNOCK_OUT
    standing = await hub.standing(table_id, state.id)
    timed = length.minutes > 0 and state.clock.round == where[0]
    out = state.clock.ran_out(now) if timed else None
    if out is None:
        return ended(length, table_id, standing, None, winner=winner)
    if (table_id, out) not in club.stood:
        club.stood[table_id, out] = await hub.standing(table_id, state.id, out)
    return ended(length, table_id, standing, club.stood[table_id, out], winner=winner)


def ended(
    length: MatchLength, table_id: str, now: MatchProgress, then: MatchProgress | None, *, winner: bool = False
) -> inputs.OnlineEnded | None:
    """The result from the table `now` and as the clock ran out (`then`, None before); None before the match ends.

    With `winner`, as a knock-out needs one, the table knows of no last deal, and a level match goes on until a further
    deal decides it.
    """
    deals, lying = now.deals, None
    last = _decided(deals, length.deals) if winner and length.deals else 0
    if 0 < last <= len((then or now).deals):
        over, deals = True, deals[:last]
    elif then is None or then.finished:
        over = now.finished
    elif length.unfinished is Unfinished.PLAYED_OUT:
        due = len(then.deals) + (then.lying is not None)
        over, deals = 0 < due <= len(deals), deals[:due]
    else:
        over, deals = bool(then.deals) or then.lying is not None, then.deals
        lying = then.lying if length.unfinished is Unfinished.AS_IT_LIES else None
    if winner and over and _level(deals, lying):
        last = _decided(now.deals, len(deals) + 1)
        over, deals, lying = last > 0, now.deals[:last], None
    if not over:
        return None
    one, other = (sum(deal[side] for deal in deals) for side in (0, 1))
    return inputs.OnlineEnded(
        table_id=table_id,
        points=(one, other),
        deals=len(deals),
        unfinished=None if lying is None else (lying[0], lying[1]),
    )


def _level(deals: Sequence[tuple[int, ...]], lying: tuple[int, ...] | None = None) -> bool:
    """True if both sides have the same points after these deals, with those of a deal that was stopped."""
    one, other = (sum(deal[side] for deal in (*deals, *([lying] if lying else []))) for side in (0, 1))
    return one == other


def _decided(deals: Sequence[tuple[int, ...]], least: int) -> int:
    """The number of deals after which somebody leads, not fewer than `least`; 0 if there is none yet."""
    return next((many for many in range(least, len(deals) + 1) if not _level(deals[:many])), 0)
