"""An evening under way, its copy as a file, and another machine that takes it in."""

from __future__ import annotations

from typing import Any

import httpx
from tests.club.server.conftest import CODE, PAIRS, Club, Web, said

RULES = "salon"  # not the usual ones


async def evening(web: Web) -> Club:
    """A round under way: a sheet, a table online, a claim; by other rules than the usual ones."""
    club = await web.club(PAIRS + "Rut;Eli\nLía;Ada\n", 3, rules=RULES, house={"target": 3000})
    await club.seat()
    await club.start_clock(1800)
    await club.do("results", club.tables[1], **said(1, 1, "fixed"))
    await club.do("sheet", club.tables[2], round=1, table=2)
    await club.do("online", round=1, tables=[3])
    return club


async def saved(club: Club) -> bytes:
    answer = await club.web.ask("GET", f"{club.path}/copy.jsonl", club.organiser)
    assert answer.status_code == 200, answer.text
    return answer.content


async def brought(web: Web, copy: bytes, kind: str = "") -> httpx.Response:
    typed = {"Authorization": f"Bearer {CODE[:5].upper()}-{CODE[5:]}"}  # as people type it
    return await web.client.post(f"/api/club/{kind}import", content=copy, headers=typed)


def same(info: dict[str, Any]) -> dict[str, Any]:
    """All that an organiser sees, but for the moment at which the clock was read."""
    clock = {name: value for name, value in info["clock"].items() if name not in ("now", "left_ms")}
    return {**info, "clock": clock}
