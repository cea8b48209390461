"""A competition whose regulations forbid telephones: one device a table, or paper only (TB-11.7)."""

from __future__ import annotations

import pytest
from tests.club.server.conftest import Club, Web, played, said
from tests.club.server.test_pair_links import first, linked

pytestmark = [pytest.mark.anyio, pytest.mark.rule("TB-11.7")]


async def settle(club: Club, phones: str) -> None:
    """Change what is agreed of telephones."""
    settings = {**(await club.info())["settings"], "phones": phones}
    await club.do("settings", settings=settings, rules="clasica")


async def refused(club: Club, key: str) -> str:
    answer = await club.web.ask("GET", club.path, key)
    assert answer.status_code == 403, answer.text
    assert "TB-11.7" in answer.json()["message"]
    code: str = answer.json()["code"]
    return code


async def test_one_device_a_table(web: Web) -> None:
    club = await web.club(phones="table")
    await club.seat()
    assert await club.no("links", role="pair", pairs=[1]) == (403, "club-phones-table")
    await club.do("results", club.tables[1], **said(1, 1, "fixed"))


async def test_paper_only(web: Web) -> None:
    club = await web.club(tables=0, phones="paper")
    await club.seat()
    assert await club.no("links", role="table", tables=[1]) == (403, "club-phones-paper")
    assert await club.no("links", role="pair", pairs=[1]) == (403, "club-phones-paper")
    assert await club.no("online", round=1, tables=[1]) == (403, "club-phones-paper")
    await club.enter(played(1, 1))
    await club.info(club.public)


async def test_a_change_bars_links_and_lets_them_open_again(club: Club) -> None:
    await club.seat()
    pair = first(await club.match(1))
    key = (await linked(club, pair))[pair]
    sheet = (await club.do("sheet", key, round=1, table=1))["sheet"]
    live, link = await club.web.clubs.opened(club.id, key)
    async with live.lock:
        feed = await live.follow(link, "en", 0)
    await settle(club, "table")
    assert feed.ended
    assert await refused(club, key) == "club-phones-table"
    assert (await club.web.shut(f"/api/club/sheets/{sheet}", key))[1] == "club-phones-table"
    await club.info(club.tables[1])
    await settle(club, "paper")
    assert await refused(club, club.tables[1]) == "club-phones-paper"
    (changed,) = (await club.lines())[-1:]
    assert "no telephones, results on paper" in changed["text"]
    await settle(club, "allowed")
    for opened in (key, club.tables[1]):
        await club.info(opened)
