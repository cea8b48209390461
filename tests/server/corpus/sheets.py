"""Score sheets of the corpus, written through the web API."""

from __future__ import annotations

from typing import Any

from tests.club.server.sheets import RULED
from tests.server.corpus.clubs import kept, logs
from tests.server.corpus.tables import Logs

from canasta.club.server.inputs import Unlinked

TOTALS: dict[str, Any] = {"entry": "dealentered", "score": {"form": "totals", "points": [900, 100]}}
BASE: dict[str, Any] = {
    "entry": "dealentered",
    "score": {"form": "base_cards", "base": [500, 100], "cards": [340, -55]},
}
CLEAN = {"made": "clean", "rank": "K"}
DETAIL: dict[str, Any] = {
    "entry": "dealentered",
    "score": {
        "form": "detail",
        "sides": [
            {"canastas": [CLEAN, {"made": "dirty", "rank": "7"}], "red_threes": 2, "laid": 450, "melded": True},
            {"laid": 120, "in_hand": 85, "red_threes": 1, "melded": True},
        ],
        "closer": 2,
    },
}


async def sheet_clasica() -> Logs:
    """Deals in detail, as base and cards, as totals; corrected, ruled upon, accepted, opened again."""
    async with kept() as web:
        body = {"rules": "clasica", "players": ["Ana", "Eva", "Bea", "Luz"], "title": "Viernes"}
        answer = await web.ask("POST", "/api/club/sheets", "", body)
        sheet, key = answer.json()["sheet"], answer.json()["key"]
        path = f"/api/club/sheets/{sheet}"
        (first,) = (await web.do(f"{path}/entries", key, entries=[DETAIL]))["entries"]
        await web.do(f"{path}/entries", key, entries=[BASE, TOTALS], by="Inés", deals=1)
        (writer,) = await web.do(f"{path}/links", key, role="deputy", label="Luis")
        (reader,) = await web.do(f"{path}/links", key, role="public")
        await web.do(f"{path}/entries", writer["key"], entries=[TOTALS])
        right = {"form": "totals", "points": [1100, 165]}
        await web.do(
            f"{path}/entries",
            key,
            entries=[{"entry": "corrected", "of": first, "score": right, "reason": "a canasta was mixed"}],
        )
        await web.do(f"{path}/ruling", writer["key"], by="Eva", **RULED)
        adjusted = {"entry": "adjusted", "side": 0, "points": -50, "reason": "a telephone", "of": first}
        (off,) = (await web.do(f"{path}/entries", key, entries=[adjusted]))["entries"]
        await web.do(f"{path}/entries", key, entries=[{"entry": "annulled", "of": off, "reason": "not theirs"}])
        closed = {"entry": "closed", "accepted": ["Ana", "Eva"], "reason": "late"}
        await web.do(f"{path}/entries", key, entries=[closed])
        await web.do(f"{path}/entries", key, entries=[{"entry": "reopened", "reason": "a deal was forgotten"}, TOTALS])
        live, holder = await web.clubs.opened_sheet(sheet, key)
        await live.ask(holder, "revoke", Unlinked(link=reader["link"]))
        return await logs(web, sheet)


async def sheet_house_rules() -> Logs:
    """House rules, a number of deals, one that the clock stopped; as a file from elsewhere."""
    async with kept() as web:
        house = {"target": 3000, "canasta_clean": 600}
        length = {"minutes": 60, "unfinished": "as_it_lies"}
        body = {"rules": "tres-barajas", "house": house, "sides": ["Norte", "Este"], "length": length}
        answer = await web.ask("POST", "/api/club/sheets", "", body)
        assert answer.status_code == 201, answer.text
        sheet, key = answer.json()["sheet"], answer.json()["key"]
        path = f"/api/club/sheets/{sheet}"
        await web.do(f"{path}/entries", key, entries=[BASE, {**TOTALS, "stopped": True}])
        written = await web.get(f"{path}/log.jsonl", key)
        brought = await web.client.post("/api/club/sheets/import", content=written)
        again, secret = brought.json()["sheet"], brought.json()["key"]
        closed = {"entry": "closed", "accepted": ["Norte", "Este"]}
        await web.do(f"/api/club/sheets/{again}/entries", secret, entries=[closed])
        return {"": (await logs(web, sheet))[""], "brought": (await logs(web, again))[""]}


SHEETS = (sheet_clasica, sheet_house_rules)
