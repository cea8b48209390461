"""Scripted players of the deal of the day: each plays by a policy of its number, as its client would."""

from __future__ import annotations

import random
from datetime import date
from typing import Any

from tests.server.live.clients import Client, connect

from canasta.server.daily.hub import Daily
from canasta.server.live import Hub
from canasta.server.wire import commands

NOON = 1_796_040_000_000.0  # 2026-11-30 12:00 UTC, a Monday
TODAY = date(2026, 11, 30)
DAY_S = 86_400.0


class Turned:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return self.ahead


def key_of(number: int) -> str:
    return f"{number:043d}"


async def sits(hub: Hub, daily: Daily, number: int, day: date = TODAY) -> Client:
    """The player of that number at the table of its try."""
    opened = await daily.begin(day, key_of(number), f"Player {number}", "fox", 0)
    return await connect(hub, opened.table, key_of(number))


async def plays(client: Client, policy: int, turns: int = 1000) -> list[str]:
    """Play to the end of the deal by that policy, or that many actions; return the own actions."""
    own = random.Random(policy)
    played: list[str] = []
    while client.table.stage == "play" and len(played) < turns:
        await client.until(lambda: client.acts or client.table.stage != "play")
        if not client.acts:
            break
        action = own.choice(client.view.legal)
        seq = client.seq
        await client.play(action)
        await client.until(lambda seq=seq: client.seq > seq)
        played.append(action)
    return played


def actions_of(hub: Hub, table: str) -> list[Any]:
    """All turns at a table."""
    match = hub.tables[table].table.match
    assert match is not None
    return [(turn.seat, turn.actions) for deal in match.record().deals for turn in deal.turns]


async def abandons(client: Client) -> None:
    await client.ask(commands.Abandon(id=client.new_id()))
