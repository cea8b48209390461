"""Competitions of the corpus, held through the web API."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any

from tests.club.server.conftest import Web, played, said, served
from tests.club.server.seats import play, sit_down
from tests.club.server.test_match_sheets import disputed
from tests.club.server.test_match_sheets import kept as kept_sheet
from tests.server.corpus.tables import Logs
from tests.server.simulation.store import SimStore

from canasta.server.workers import Inside


def kept() -> AbstractAsyncContextManager[Web]:
    """An empty club over a store in memory."""
    return served(SimStore(), executor=Inside())


async def logs(web: Web, *names: str) -> Logs:
    """These logs, as they are stored, each with the competition that it belongs to."""
    store = web.hub.store
    assert isinstance(store, SimStore)
    return {str(at or ""): store.logs[name] for at, name in enumerate(names)}


async def club_busy_evening() -> Logs:
    """A late pair, a no-show, claims, a conflict, penalties, corrections, a clock, a sheet, a table online."""
    async with kept() as web:
        club = await web.club(format="swiss", rounds=3)
        info = await club.info()
        settings = {**info["settings"], "name": "Viernes", "ranking": ["points", "wins"]}
        await club.do("settings", settings=settings, rules="tres-barajas", house={"canasta_clean": 600})
        await club.seat()
        await club.do("clock", do="set", seconds=2700)
        await club.do("clock", do="start")
        await club.do("call", club.tables[1], round=1, table=1)
        claim = await club.do("results", club.tables[1], **said(1, 1, "fixed"))
        await club.do("call", club.deputy, round=1, table=1, wanted=False)
        confirm: dict[str, Any] = {
            "round": 1,
            "table": 1,
            "side": "moving",
            "claim": claim["seq"],
            "device": "phone-other",
        }
        await club.do("confirm", club.tables[1], **confirm)
        await club.do("results", club.tables[2], **said(1, 2, "fixed"))
        await club.do("results", club.tables[2], **said(1, 2, "moving", 500, 1000, "another-phone"))
        settled: dict[str, Any] = {
            "round": 1,
            "table": 2,
            "points": [1000, 505],
            "deals": 4,
            "reason": "the sheet says so",
        }
        await club.do("settle", **settled)
        await club.do("clock", do="pause")
        await club.do("clock", do="add", seconds=300)

        await club.enter({"entry": "entered", "players": ["Sara", "Nora"]}, key=club.deputy)
        await club.enter({"entry": "entered", "players": ["Rosa", "Olga"]}, key=club.deputy)
        await club.do("links", role="table", tables=[3])
        await club.seat()
        absent = await club.match(3)
        away = {"entry": "noshow", "round": 2, "table": 3, "pair": absent["sides"][1][0]}
        await club.enter(away)
        (wrong,) = await club.enter(played(2, 1), key=club.deputy)
        right = {"entry": "corrected", "of": wrong, "points": [500, 1000], "deals": 4, "reason": "wrong columns"}
        await club.enter(right)
        (second,) = await club.enter({**right, "points": [505, 1000], "reason": "a red three"})
        await club.enter({"entry": "annulled", "of": second, "reason": "no red three after all"})
        where: dict[str, Any] = {"round": 2, "table": 2}
        await club.do("results", club.tables[2], **said(2, 2, "fixed", device="one-phone"))
        claimed = (await club.match(2))["claims"][0]["claim"]
        await club.do("confirm", club.tables[2], **where, side="moving", claim=claimed, device="one-phone")
        await club.do("second", club.deputy, **where)
        await club.do("second/given", club.tables[2], **where, device="other-phone", right=True)
        await club.enter({"entry": "penalised", "pair": 2, "points": 200, "reason": "spoke of the hands"})
        public = next(link["link"] for link in await club.get("links") if link["role"] == "public")
        await club.do("links/revoke", link=public)

        await club.seat()
        sheet = await club.do("sheet", club.tables[1], round=3, table=1)
        path = f"/api/club/sheets/{sheet['sheet']}"
        deal = {"entry": "dealentered", "score": {"form": "totals", "points": [900, 100]}}
        accepted = {"entry": "closed", "accepted": ["Ana", "Eva"]}
        off = {"entry": "adjusted", "side": 1, "points": -100, "reason": "a telephone"}
        await web.do(f"{path}/entries", club.organiser, entries=[off])
        await web.do(f"{path}/entries", club.tables[1], entries=[deal] * 4)
        await web.do(f"{path}/entries", club.tables[1], entries=[accepted], by="Ana")
        await club.do("online", round=3, tables=[2])
        stored = await logs(web, club.id, sheet["sheet"])
        return {"": stored[""], "sheet": stored["1"]}


async def club_online_match() -> Logs:
    """One match ends at a table of the server; another goes back to cards of paper and waits with a claim."""
    async with kept() as web:
        club = await web.club(length={"deals": 1})
        await club.seat()
        await club.do("online", round=1, tables=[1, 2])
        await club.do("online", round=1, tables=[2], off=True)
        seats = await sit_down(club)
        await play(web, seats, 1)
        await web.clubs.look()
        await club.do("results", club.tables[2], **{**said(1, 2, "moving", 300, 800), "deals": 1})
        stored = await logs(web, club.id, seats[0]["table"])
        return {"": stored[""], "table": stored["1"]}


async def club_league() -> Logs:
    """A league with dates: a match is moved, a pair withdraws, a player is substituted."""
    async with kept() as web:
        dates = ["2026-11-07", "2026-11-14", "2026-11-21"]
        club = await web.club(tables=0, format="league", rounds=3, dates=dates, closed_days=0)
        await club.seat()
        moved = {"entry": "postponed", "round": 1, "table": 1, "to": "2026-11-10"}
        await club.enter(moved)
        await club.enter({"entry": "substituted", "pair": 2, "out": "Luz", "into": "Vera"})
        await club.enter(played(1, 1), {"entry": "begun", "round": 1, "table": 2})
        await club.enter(played(1, 2, 1200, 1200))
        await club.seat()
        await club.enter(played(2, 1, -40, 2000))
        await club.enter({"entry": "renamed", "pair": 1, "players": ["Ana", "Beatriz"]})
        return await logs(web, club.id)


async def club_knock_out() -> Logs:
    """Two chances each: a pair is disqualified, another takes its place; brought from a file."""
    async with kept() as web:
        club = await web.club(tables=0, format="knock_out", rounds=0, lives=2, ranking=["lasting", "wins"])
        await club.seat()
        await club.enter(played(1, 1), played(1, 2, 300, 700))
        await club.enter({"entry": "disqualified", "pair": 1, "reason": "left in anger"})
        await club.seat()
        written = await club.get("log.jsonl")
        answer = await web.client.post("/api/club/import?rules=reglamento", content=written)
        assert answer.status_code == 201, answer.text
        stored = await logs(web, club.id, answer.json()["club"])
        return {"": stored[""], "brought": stored["1"]}


async def club_fixed_and_moving() -> Logs:
    """By time and by other rules; tables reseated, a report, all of it over."""
    async with kept() as web:
        club = await web.club(format="fixed_and_moving", rounds=2, length={"minutes": 60, "unfinished": "as_it_lies"})
        settings = (await club.info())["settings"]
        await club.do("settings", settings=settings, rules="tres-barajas")
        await club.enter({"entry": "drawn", "order": [4, 3, 2, 1]})
        await club.seat()
        one, other = (await club.info())["rounds"][0]["matches"]
        swapped = [
            {"table": 1, "fixed": one["sides"][0][0], "moving": other["sides"][1][0]},
            {"table": 2, "fixed": other["sides"][0][0], "moving": one["sides"][1][0]},
        ]
        await club.enter({"entry": "reseated", "round": 1, "meetings": swapped})
        results = [{**played(1, table), "deals": 2, "unfinished": [40, -15]} for table in (1, 2)]
        await club.enter(*results)
        await club.enter({"entry": "withdrew", "pair": 4, "reason": "the last bus"})
        return await logs(web, club.id)


async def club_sheet_against_the_result() -> Logs:
    """The organiser corrects a result, its sheet is accepted with another one, and the organiser dismisses it."""
    async with kept() as web:
        club = await web.club()
        await club.seat()
        sheet = await kept_sheet(club)
        await disputed(club, sheet)
        await club.do("sheet/dismissed", round=1, table=1)
        stored = await logs(web, club.id, sheet.id)
        return {"": stored[""], "sheet": stored["1"]}


async def club_first_round() -> Logs:
    """A first round."""
    async with kept() as web:
        club = await web.club(tables=0)
        await club.seat()
        await club.enter(played(1, 1))
        return await logs(web, club.id)


CLUBS = (
    club_busy_evening,
    club_online_match,
    club_league,
    club_knock_out,
    club_fixed_and_moving,
    club_sheet_against_the_result,
    club_first_round,
)
