"""What is printed comes as PDF, with the QR codes of those links only that the asking one has made."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.clubs.conftest import Club, Web, played

pytestmark = pytest.mark.anyio

BASE = "http://192.0.2.7:8642"


async def pdf(club: Club, what: str, key: str = "", **more: str) -> bytes:
    query = "&".join(f"{name}={value}" for name, value in {"lang": "es", **more}.items())
    answer = await club.web.ask("GET", f"{club.path}/prints/{what}?{query}", key or club.organiser)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF-")
    return answer.content


async def no_pdf(club: Club, what: str, key: str, query: str = "") -> tuple[int, str]:
    answer = await club.web.ask("GET", f"{club.path}/prints/{what}{query}", key)
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("what", ["tables", "pairs", "seating", "slips", "ranking", "diplomas"])
@pytest.mark.parametrize("size", ["a4", "letter"])
async def test_everything_is_printed(club: Club, what: str, size: str) -> None:
    await club.seat()
    await club.enter(played(1, 1))
    await pdf(club, what, size=size, base=BASE, reasons="true")


async def test_slips_have_the_codes_of_the_tables_for_who_made_their_links(club: Club) -> None:
    await club.seat()
    plain = await pdf(club, "slips")
    coded = await pdf(club, "slips", base=BASE)
    assert len(coded) > len(plain)
    for_deputy = await pdf(club, "slips", club.deputy, base=BASE)
    assert len(for_deputy) < len(coded)


async def test_a_poster_shows_a_link(club: Club) -> None:
    public = next(link["link"] for link in await club.get("links") if link["role"] == "public")
    await pdf(club, "poster", base=BASE, link=str(public))
    for query in (f"?link={public}", f"?base={BASE}&link=1", f"?base={BASE}&link=99"):
        assert await no_pdf(club, "poster", club.organiser, query) == (409, "club-poster-link")
    assert await no_pdf(club, "poster", club.deputy, f"?base={BASE}&link={public}") == (409, "club-poster-link")


async def test_the_public_prints_what_hangs_on_the_wall(club: Club) -> None:
    await club.seat()
    await pdf(club, "ranking", club.public)
    await pdf(club, "seating", club.public, round="1")
    for what in ("slips", "diplomas", "poster"):
        assert await no_pdf(club, what, club.public) == (403, "club-may-not")


async def test_what_is_not_there_is_not_printed(club: Club) -> None:
    assert await no_pdf(club, "seating", club.organiser) == (409, "competition-no-round")
    assert (await no_pdf(club, "sermon", club.organiser))[0] == 400
    for base in ("javascript:alert(1)", "http://[", "http://a]", "http://[a.example]"):
        assert (await no_pdf(club, "slips", club.organiser, f"?base={base}"))[0] == 400


async def test_a_sheet_is_printed(web: Web) -> None:
    made = (await web.ask("POST", "/api/club/sheets", "", {"rules": "clasica"})).json()
    for query in ("", "?lines=true&lang=es&size=letter"):
        answer = await web.ask("GET", f"/api/club/sheets/{made['sheet']}/sheet.pdf{query}", made["key"])
        assert answer.content.startswith(b"%PDF-")
    assert (await web.ask("GET", f"/api/club/sheets/{made['sheet']}/sheet.pdf", "A" * 43)).status_code == 403


async def test_phones_are_told_an_address_that_they_can_reach(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    named = "http://canasta.example"
    monkeypatch.setattr("canasta.server.web.club.prints.own_addresses", lambda: ())
    assert await web.get("/api/club/addresses") == {"asked": named, "near": named, "all": [named]}
    listening = ["192.0.2.44", "198.51.100.7", "2001:db8::7"]

    async def answers(host: str, _port: int) -> bool:
        return host in listening

    monkeypatch.setattr("canasta.server.web.club.prints.answers", answers)
    monkeypatch.setattr("canasta.server.web.club.prints.own_addresses", lambda: tuple(listening))
    web.client.base_url = "http://127.0.0.1:8642"
    found = await web.get("/api/club/addresses")
    every = ["http://192.0.2.44:8642", "http://198.51.100.7:8642", "http://[2001:db8::7]:8642"]
    assert found == {"asked": "http://127.0.0.1:8642", "near": every[0], "all": every}
    web.client.base_url = "http://198.51.100.7:8642"  # the organiser came by this one
    found = await web.get("/api/club/addresses")
    assert found == {"asked": every[1], "near": every[1], "all": [every[1], every[0], every[2]]}
    web.client.base_url = "http://127.0.0.1:8642"
    listening = []  # a server for this machine alone
    assert await web.get("/api/club/addresses") == {
        "asked": "http://127.0.0.1:8642",
        "near": "http://127.0.0.1:8642",
        "all": [],
    }


async def test_no_paper_says_localhost(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[str] = []

    async def printed(_found: Any, _holder: Any, _key: str, asked: Any) -> bytes:
        wanted.append(asked.base)
        return b"%PDF-"

    monkeypatch.setattr("canasta.server.web.club.prints.printed", printed)
    for base in ("http://localhost:8642", "http://127.0.0.1:8642", "http://[::1]:8642", "http://192.0.2.44:8642"):
        await club.web.ask("GET", f"{club.path}/prints/slips?base={base}", club.organiser)
    assert wanted == ["", "", "", "http://192.0.2.44:8642"]
