"""An earlier deal of the day in a browser: the same cards and the same answers of the bots as at the server."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from tests.server.daily.players import DAY_S, Turned, abandons, key_of, sits
from tests.server.pocket.test_pocket import Keeper, PocketSide, hello, settled

from canasta.match.record import read
from canasta.server.daily.hub import Daily
from canasta.server.live import Hub

pytestmark = pytest.mark.anyio
TURNS = 6


async def carried(daily: Daily, clock: Turned) -> dict[str, Any]:
    """The day of now, as a browser keeps it once it is over."""
    await daily.told()
    clock.ahead = 3 * DAY_S
    (*_, day) = await daily.archive()
    found: dict[str, Any] = msgspec.to_builtins(day)
    return found


async def opened(side: PocketSide, day: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    body = json.dumps({"name": "Ana", "avatar": "fox", "key": key_of(1), "pace": 0, "day": day})
    status, _, answer = await side.pocket.ask("POST", "/api/daily/tries", {}, body)
    return status, json.loads(answer)


async def test_the_same_actions_get_the_same_answers(hub: Hub, daily: Daily, clock: Turned) -> None:
    day, side = await carried(daily, clock), PocketSide(Keeper())
    status, told = await opened(side, day)
    assert status == 200, told
    await side.hear(told["table"], hello(key_of(1)))
    client = await sits(hub, daily, 1)
    for turn in range(TURNS):
        view = await settled(side.frames)
        await client.until(lambda: client.acts)
        assert view is not None
        assert (view["hand"], view["legal"]) == (list(client.view.hand), list(client.view.legal))
        action = view["legal"][-1]
        await side.hear(told["table"], json.dumps({"do": "play", "id": f"p{turn}", "action": action}))
        seq = client.seq
        await client.play(action)
        await client.until(lambda seq=seq: client.seq > seq)
    await settled(side.frames)
    await client.until(lambda: client.acts)
    await side.hear(told["table"], json.dumps({"do": "abandon", "id": "abandon"}))
    await abandons(client)
    _, _, here = await side.pocket.ask("GET", f"/api/tables/{told['table']}/record", {}, key=key_of(1))
    there = await hub.record(client.table.id, key_of(1))
    assert read(here).deals == read(there).deals


async def test_what_is_no_day_is_refused_in_a_sentence(daily: Daily, clock: Turned) -> None:
    day = await carried(daily, clock)
    for broken in ({**day, "secret": "no"}, {**day, "rules": "nothing"}, {**day, "date": "today"}, {}):
        status, told = await opened(PocketSide(Keeper()), broken)
        assert status == 409, broken
        assert told["message"]
