"""Files and functions of ours that run when somebody melds at a table, and when a phone says a result of a club.

A meld goes from its frame through the store to four sessions; a result from its request through the store to its
answer. Cards and bots follow from a seed, so that the figures repeat. On Python 3.11 a comprehension counts as a
function. `scripts/house.py` runs this in a process of its own. Needs the packages of requirements/dev.txt.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import httpx

from canasta.club.server import ClubHub
from canasta.club.server.web import wing_of
from canasta.server.journal.time_and_chance import Chance
from canasta.server.live import Hub, Session
from canasta.server.store import Store
from canasta.server.web.app import create_app
from canasta.server.wire import commands
from canasta.server.wire.values import Settings

SEEN: set[tuple[str, str]] = set()


def profile(frame: FrameType, event: str, _arg: object) -> None:
    code = frame.f_code
    if event == "call" and "/canasta/" in code.co_filename and code.co_name != "<module>":
        SEEN.add((code.co_filename, code.co_qualname))


def counted() -> str:
    return f"{len({file for file, _ in SEEN})} {len(SEEN)}"


async def meld(hub: Hub) -> str:
    """Play at a table until a meld is legal; count its trip."""
    host = await hub.create(Settings(rules="clasica", ceremony="short", turn_seconds=0, pace=0), "Ana", "owl")
    keys = [host.key, *[(await hub.join(host.table, None, name, "fox")).key for name in ("Eva", "Luz", "Sol")]]
    hellos = [commands.Hello(protocol=commands.PROTOCOL, key=key, lang="en") for key in keys]
    sessions: list[Session] = [await hub.connect(host.table, hello) for hello in hellos]
    await sessions[0].say(commands.Begin(id="begin"))
    await asyncio.sleep(2.5)  # the shuffle waits for those who could add to it
    table = hub.tables[host.table].table
    for number in range(400):
        assert table.match is not None
        assert table.match.deal is not None
        legal = table.match.deal.legal().texts()
        action = next((text for text in legal if text.startswith(("meld", "draw"))), legal[-1])
        player = table.waited_for[0]
        SEEN.clear()
        await sessions[player].handle(f'{{"do":"play","id":"{number}","action":"{action}"}}')
        for session in sessions:
            while b'"t":"did"' not in (session.take() or b""):
                await asyncio.sleep(0)
            session._frames.clear()  # noqa: SLF001 - an answer that came after it
        if action.startswith("meld"):
            return counted()
    raise SystemExit("no meld was legal")


async def claim(hub: Hub) -> str:
    """Open a competition, seat a round, and count the trip of a result that a phone says."""
    clubs, requests = ClubHub(hub), iter(range(1000))
    transport = httpx.ASGITransport(create_app(hub, wings=[wing_of(clubs)]), client=("127.0.0.1", 4000))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://canasta.example") as client:

        async def do(path: str, key: str = "", **body: object) -> Any:
            named = {"id": f"trip-{next(requests)}", **body} if key else body
            headers = {"Authorization": f"Bearer {key}"}
            answer = await client.post(f"/api/club/{path}", headers=headers, json=named)
            return answer.raise_for_status().json()

        settings = {"name": "Friday", "format": "swiss", "rounds": 3, "length": {"deals": 4}}
        opened = await do("competitions", settings=settings)
        club, key = opened["club"], opened["key"]
        await do(f"{club}/pairs", key, csv="Ana;Bea\nEva;Luz\nPaz;Sol\nInés;Mar\n")
        proposal = await client.get(f"/api/club/{club}/proposal", headers={"Authorization": f"Bearer {key}"})
        await do(f"{club}/entries", key, entries=[proposal.json()])
        (table,) = await do(f"{club}/links", key, role="table", tables=[1])
        said = {"round": 1, "table": 1, "side": "fixed", "points": [1000, 500], "deals": 4, "device": "phone-of-fixed"}
        SEEN.clear()
        await do(f"{club}/results", table["key"], **said)
        found = counted()
    await clubs.close()
    return found


async def main() -> None:
    threading.setprofile(profile)
    sys.setprofile(profile)
    with tempfile.TemporaryDirectory() as folder:
        async with await Store.open(str(Path(folder, "tables.sqlite"))) as store:
            hub = Hub(store, chance=Chance(Random(7)))
            await hub.start()
            print(await meld(hub), await claim(hub))
            await hub.close()


if __name__ == "__main__":
    asyncio.run(main())
