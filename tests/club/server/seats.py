"""Seats of a match that is played online: taken from the phones of its players, and played on."""

from __future__ import annotations

import random
from typing import Any

import anyio
from tests.club.server.conftest import Club, Web
from tests.match.playing import choose

from canasta.server.wire.commands import Hello, Next, Play


def seat_body(side: str, player: int, table: int = 1, device: str = "") -> dict[str, Any]:
    where = {"round": 1, "table": table, "side": side, "player": player}
    return {**where, "avatar": "owl", "device": device or f"phone-{side}-{player}"}


async def take(club: Club, side: str, player: int, device: str = "") -> Any:
    return await club.do("online/seat", club.tables[1], **seat_body(side, player, device=device))


async def sit_down(club: Club) -> list[Any]:
    """All four players of the match at table 1, by seat."""
    return [await take(club, side, player) for player in (0, 1) for side in ("fixed", "moving")]


async def go_online(club: Club) -> list[Any]:
    """The first round is seated; the four players of its first match sit at a table of the server."""
    await club.go_online()
    return await sit_down(club)


async def play(web: Web, seats: list[Any], deals: int, turns: int = 20_000) -> Any:
    """The table after so many deals, or so many actions."""
    sessions = [await web.hub.connect(seat["table"], Hello(key=seat["key"])) for seat in seats]
    table = (await web.hub.tables.take(seats[0]["table"])).table
    chance = random.Random(7)
    for _ in range(turns):
        if table.match is not None and len(table.match.score_sheets) >= deals:
            break
        if table.stage == "between":
            for place, session in enumerate(sessions):
                await session.say(Next(id=f"n{table.seq}-{place}"))
        elif table.stage in ("draw", "shuffle"):  # a moment is given to those who add to the shuffle
            await anyio.sleep(0.01)
        else:
            assert table.match is not None
            assert table.match.deal is not None
            view = table.match.view(table.match.deal.to_act)
            await sessions[view.to_act].say(Play(id=f"p{table.seq}", action=choose(list(view.legal), chance)))
        for session in sessions:
            session._frames.clear()
    for session in sessions:
        await session.close()
    return table
