"""Digests of stored logs: the state that each of them folds to."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from msgspec.structs import replace
from tests.server.simulation.store import SimStore

from canasta.club.server import ClubHub
from canasta.club.server.club_state import ClubState
from canasta.club.server.register_state import ClubRegister
from canasta.club.server.sheet_state import ClubSheet
from canasta.deal.view import hand_in_order
from canasta.logs import kind_of
from canasta.server.live import Hub
from canasta.server.store import Stored
from canasta.server.tables.table import Table
from canasta.server.workers import Inside


def store_of(*logs: Stored) -> SimStore:
    """A store that holds these logs."""
    store = SimStore()
    for each in logs:
        store.logs[each.table_id] = replace(each, rows=list(each.rows))
    return store


async def digest_of(stored: Stored) -> dict[str, Any]:
    """The digest of the state that the server makes of a log."""
    hub = Hub(store_of(stored), executor=Inside())
    clubs = ClubHub(hub)
    try:
        if stored.kind == "table":
            return plain(of_table((await hub.tables.take(stored.table_id)).table))
        if stored.kind == "club":
            return plain(of_club((await clubs.clubs.take(stored.table_id)).state))
        if stored.kind == "register":
            return plain(of_register((await clubs.registers.take(stored.table_id)).state))
        return plain(of_sheet((await clubs.sheets.take(stored.table_id)).state))
    finally:
        await clubs.close()
        await hub.close()


def plain(found: dict[str, Any]) -> dict[str, Any]:
    """The same as it is read from a file."""
    again: dict[str, Any] = json.loads(msgspec.json.encode(found))
    return again


def of_table(table: Table) -> dict[str, Any]:
    """Chairs, scores, and every card of the deal."""
    match, due = table.match, table.due()
    found: dict[str, Any] = {
        "seq": table.seq,
        "at": table.at,
        "stage": table.stage,
        "rules": table.rules.edition,
        "settings": {
            name: getattr(table.settings, name)
            for name in ("house", "ceremony", "seating", "turn_seconds", "bots", "seed")
        },
        "host": table.host,
        "chairs": [
            chair and [chair.name, chair.avatar, *(word for word in ("vacant", "away") if getattr(chair, word))]
            for chair in table.chairs
        ],
        "bots": [number for number, chair in enumerate(table.chairs) if chair is not None and chair.is_bot],
        "unconfirmed": table.unconfirmed,
        "ready": sorted(table.ready),
        "said": [[spoken.player, spoken.phrase or spoken.text] for spoken in table.said],
        "rematch": table.rematch,
        "due": None if due is None else [due.kind, due.player, due.at],
    }
    if match is None:
        return found
    found["match"] = {
        "names": match.names,
        "events": len(match.log),
        "scores": match.scores,
        "deals": [[side.total for side in sheet] for sheet in match.score_sheets],
        "winner": match.winner,
        "dealer": match.dealer,
        "drawn": [[pick.player, pick.place] for pick in match.draw.picks] if match.draw else None,
        "commitment": match.commitment.hex() if match.commitment else None,
        "added": match.deck.contributions if match.deck else None,
    }
    if match.deal is not None:
        seen = match.view(None)
        found["deal"] = {
            "turn": seen.turn,
            "to_act": seen.to_act,
            "phase": seen.phase,
            "stock": seen.stock,
            "pile": [seen.pile.size, seen.pile.top],
            "hands": [" ".join(hand_in_order(hand)) for hand in match.deal.hands],
            "melds": [[" ".join(meld.cards) for meld in side.melds] for side in seen.sides],
            "red threes": [" ".join(side.red_threes) for side in seen.sides],
        }
    return found


def of_club(state: ClubState) -> dict[str, Any]:
    """Pairs, results, what was said of them, and the ranking."""
    competition = state.competition.state
    return {
        "seq": state.seq,
        "at": state.at,
        "rules": state.rules.edition,
        "house": state.house,
        "settings": {
            name: getattr(competition.settings, name) for name in ("name", "format", "rounds", "length", "ranking")
        },
        "entries": len(state.competition.log),
        "made_by": state.seq_of,
        "links": [[link.number, link.role, link.table, link.label, link.until, link.revoked] for link in state.links],
        "pairs": {
            each.number: [*each.players, *(["out"] if each.gone else []), *(["banned"] if each.disqualified else [])]
            for each in competition.pairs.values()
        },
        "rounds": [
            {
                f"table {match.table}": [
                    f"{match.fixed} against {match.moving}",
                    match.points,
                    sorted(match.absent),
                    match.planned,
                ]
                for match in each.matches.values()
            }
            | {"sit out": sorted(each.sit_out)}
            for each in competition.rounds
        ],
        "penalties": [[each.pair, -each.points, each.entry] for each in competition.adjustments],
        "beside": {
            f"{match.round}.{match.table}": {
                "claims": [[each.side, each.result.points, each.device] for each in beside.claims],
                "phone": beside.phone,
                "second": beside.second,
                "called": beside.called,
                "online": beside.online,
                "sheet": beside.sheet,
            }
            for match, beside in state.seated_desks()
        },
        "clock": list(vars(state.clock).values()),
        "ranking": [
            [each.place, each.pair, *(str(figure.value) for figure in each.figures)] for each in state.standings()
        ],
    }


def of_sheet(state: ClubSheet) -> dict[str, Any]:
    """Totals, deals with their lines, corrections."""
    sheet = state.sheet
    return {
        "seq": state.seq,
        "at": state.at,
        "rules": sheet.rules.edition,
        "house": sheet.opened.house,
        "players": sheet.opened.players,
        "match": state.match,
        "entries": len(sheet.log),
        "by": [each.by for each in sheet.log],
        "links": [[link.number, link.role, link.label, link.revoked] for link in state.links],
        "totals": sheet.totals,
        "deals": [[[side.total, side.penalties] for side in deal.sides] for deal in sheet.deals],
        "closed": sheet.closed,
        "accepted": sheet.state.accepted,
        "winner": sheet.winner,
        "dealer": sheet.turn.dealer,
        "corrected": [[each.of, each.reason] for each in sheet.trail],
    }


def of_register(state: ClubRegister) -> dict[str, Any]:
    """Competitions with their dates, persons with all spellings, fees, and the seasons as they were told."""
    register = state.register.state
    return {
        "seq": state.seq,
        "at": state.at,
        "name": register.name,
        "fees": register.fees,
        "entries": [kind_of(each) for each in state.register.log],
        "by": [each.by for each in state.register.log],
        "annulled": state.register.annulled,
        "links": [[link.number, link.role, link.label, link.revoked] for link in state.links],
        "competitions": {each.club: each.date for each in register.competitions.values()},
        "members": register.members,
        "spellings": sorted(register.names.others()),
        "paid": sorted(register.paid),
        "seasons": {
            each.number: [each.settings, each.told and [each.told.by, each.told.at, each.told.digests]]
            for each in register.seasons.values()
        },
    }
