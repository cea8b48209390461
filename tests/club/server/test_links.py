"""Links: a holder may do what the role allows, at the own table, until the link ends; addresses for phones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.club.server.conftest import Club, Web, annulled, corrected, played, reopened, said, served

from canasta.server.journal.time_and_chance import Chance, routing_key
from canasta.server.store import Store
from canasta.server.tables.table import DAY_MS

pytestmark = pytest.mark.anyio

GETS = (
    *("", "/schedule", "/reasons", "/proposal", "/why?pair=1", "/log", "/links"),
    *("/pairs.csv", "/ranking.csv", "/log.jsonl"),
)
ENTERED = {"entry": "entered", "players": ["Sara", "Nora"]}


def posts(of_round: int = 1) -> dict[str, dict[str, Any]]:
    """Something for every address that changes something, with table 1 where there is one."""
    where = {"round": of_round, "table": 1}
    return {
        "entries": {"entries": [ENTERED]},
        "settings": {"settings": {"name": "Other"}, "rules": "clasica"},
        "clock": {"do": "set", "seconds": 60},
        "links": {"role": "public"},
        "links/revoke": {"link": 2},
        "results": said(of_round, 1, "fixed"),
        "confirm": {**where, "side": "moving", "claim": 1, "device": "phone-other"},
        "second": where,
        "second/given": {**where, "right": True, "device": "phone-other"},
        "sheet/dismissed": where,
        "call": where,
        "settle": {**where, "points": [5, 0], "deals": 4, "reason": "why"},
        "pairs": {"csv": "Sara;Nora\n"},
        "online": {"round": of_round, "tables": [1]},
        "sheet": where,
        "online/seat": {**where, "side": "fixed", "player": 0, "avatar": "owl", "device": "phone-fixed"},
    }


async def test_without_the_key_nothing_opens(club: Club, web: Web) -> None:
    await club.seat()
    other = await web.club()
    forged = "A" * 43
    for key in ("", forged, other.organiser):
        expected = (403, "club-wrong-key") if key else (401, "club-no-key")
        for path in GETS:
            assert await web.shut(f"{club.path}{path}", key) == expected, path
        for path, body in posts().items():
            assert await web.no(f"{club.path}/{path}", key, **body) == expected, path
    assert (await club.info())["pairs"] == (await other.info())["pairs"]


async def test_there_is_no_such_competition(web: Web, club: Club) -> None:
    assert await web.shut("/api/club/Caaaaaaaaaa", club.organiser) == (404, "club-no-club")
    # What is kept of a competition is nothing to who asks for a table.
    assert (await web.shut(f"/api/tables/{club.id[1:]}"))[0] == 404


async def test_a_tables_link_does_its_own_tables_business_only(club: Club) -> None:
    await club.seat()
    own, other = club.tables[1], club.tables[2]
    allowed = {"results", "confirm", "second/given", "call", "sheet", "online/seat"}
    before = await club.info()
    for path, body in posts().items():
        refusal = await club.no(path, other if path in allowed else own, **body)
        assert refusal == (403, "club-not-its-table" if path in allowed else "club-may-not"), path
    for entry in ({"entry": "begun", "round": 1, "table": 1}, played(1, 1), ENTERED):
        assert await club.no("entries", own, entries=[entry]) == (403, "club-may-not")
    for path in ("proposal", "log", "links", "log.jsonl"):
        assert await club.shut(path, own) == (403, "club-may-not")
    assert {**await club.info(), "clock": 0} == {**before, "clock": 0}
    seen = await club.info(own)
    assert [match["table"] for of in seen["rounds"] for match in of["matches"]] == [1]
    assert (seen["role"], seen["table"], seen["ranking"]) == ("table", 1, [])


async def test_the_public_may_look(club: Club) -> None:
    await club.seat()
    for path, body in posts().items():
        assert await club.no(path, club.public, **body) == (403, "club-may-not"), path
    assert (await club.info(club.public))["may"] == []
    await club.get("why?pair=1", club.public)
    await club.get("schedule", club.public)


DEPUTYS = {"entered", "seated", "postponed", "begun", "played", "leavegiven", "cameback", "reported"}


async def test_corrections_and_rulings_are_the_organisers(club: Club) -> None:
    await club.seat()
    (result,) = await club.enter(played(1, 1), key=club.deputy)
    of = {"round": 1, "table": 2}
    entries: list[dict[str, Any]] = [
        corrected(result, 5, 0, "why"),
        annulled(result),
        {"entry": "disqualified", "pair": 1, "reason": "why"},
        {"entry": "penalised", "pair": 1, "points": 100, "reason": "why"},
        {"entry": "credited", "pair": 1, "points": 100, "reason": "why"},
        {"entry": "withdrew", "pair": 1},
        {"entry": "substituted", "pair": 1, "out": "Ana", "into": "Sara"},
        {"entry": "reseated", "round": 1, "meetings": []},
        {"entry": "noshow", **of, "pair": 3},
        {"entry": "left", **of, "pair": 3},
    ]
    for entry in entries:
        assert await club.no("entries", club.deputy, entries=[entry]) == (403, "club-may-not")
    assert set((await club.info(club.deputy))["may"]) >= DEPUTYS
    assert not set((await club.info(club.deputy))["may"]) & {entry["entry"] for entry in entries}
    for path in ("settings", "links", "links/revoke", "settle"):
        assert await club.no(path, club.deputy, **posts()[path]) == (403, "club-may-not")
    await club.enter(entries[0])


async def test_a_link_that_was_withdrawn_opens_nothing(club: Club) -> None:
    links = {link["role"]: link["link"] for link in await club.get("links")}
    await club.do("links/revoke", link=links["deputy"])
    for _ in range(2):
        assert await club.shut("", club.deputy) == (403, "club-link-revoked")
        await reopened(club.web)
    assert await club.no("links/revoke", link=links["deputy"]) == (409, "club-link-withdrawn")
    assert await club.no("links/revoke", link=99) == (409, "club-no-link")


async def test_the_last_organiser_stays(club: Club) -> None:
    assert await club.no("links/revoke", link=1) == (409, "club-last-organiser")
    (other,) = await club.do("links", role="organiser", label="Pilar")
    await club.do("links/revoke", other["key"], link=1)
    assert await club.shut("", club.organiser) == (403, "club-link-revoked")
    assert (await club.info(other["key"]))["label"] == "Pilar"


async def test_a_link_expires(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    (link,) = await club.do("links", role="public", days=2)
    assert link["until"] - link["at"] == pytest.approx(2 * DAY_MS, abs=5000)
    await club.info(link["key"])
    later = link["until"] + 1
    monkeypatch.setattr(club.web.hub.clock, "now_ms", lambda: later)
    assert await club.shut("", link["key"]) == (403, "club-link-expired")
    await club.info(club.public)


async def test_links_are_told_again_to_who_made_them_and_to_nobody_else(club: Club) -> None:
    told = {link["link"]: link for link in await club.get("links")}
    assert [link["key"] for link in told.values() if link["role"] == "table"] == list(club.tables.values())
    assert told[1]["key"] is None
    (other,) = await club.do("links", role="organiser")
    await reopened(club.web)
    assert all(link["key"] is None for link in await club.get("links", other["key"]))


async def test_the_same_request_gives_the_same_links(club: Club) -> None:
    first = await club.do("links", id="again", role="table", tables=[3, 4])
    await reopened(club.web)
    assert await club.do("links", id="again", role="table", tables=[3, 4]) == first
    assert len({link["key"] for link in first}) == 2


async def test_links_for_tables_name_them(club: Club) -> None:
    for body in ({"role": "table"}, {"role": "deputy", "tables": [1]}, {"role": "table", "tables": [1, 1]}):
        assert await club.no("links", **body) == (409, "club-link-tables")
    for _ in range(9):
        await club.do("links", role="table", tables=list(range(1, 101)))
    assert await club.no("links", role="table", tables=list(range(1, 101))) == (409, "club-links-many")


async def test_the_file_has_no_secret(file_store: Store, tmp_path: Path) -> None:
    async with served(file_store) as web:
        club = await web.club()
    keys = [club.organiser, club.deputy, club.public, *club.tables.values()]
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert club.id.encode() in written
    assert not any(key.encode() in written for key in keys)


def test_ids_are_not_to_be_guessed() -> None:
    found = {Chance().new_id("C") for _ in range(200)}
    assert len(found) == 200
    assert all(re.fullmatch("C[a-z2-9]{10}", each) for each in found)


def test_ids_of_a_competition_begin_with_its_routing_key() -> None:
    chance = Chance()
    club = chance.new_id("C")
    sheet, table, other = chance.new_id("S", club), chance.new_id(beside=club), chance.new_id()
    assert sheet[1:5] == table[:4] == club[1:5] != other[:4]
    assert {len(club), len(sheet)} == {11}
    assert {len(table), len(other)} == {10}
    assert {routing_key(each) for each in (club, sheet, table)} == {club[1:5]}
    assert len({chance.new_id("S", club) for _ in range(200)}) == 200


async def test_phones_are_told_an_address_that_they_can_reach(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    named = "http://canasta.example"
    monkeypatch.setattr("canasta.club.server.web.competitions.own_addresses", lambda: ())
    assert await web.get("/api/club/addresses") == {"asked": named, "near": named, "all": [named]}
    listening = ["192.0.2.44", "198.51.100.7", "2001:db8::7"]

    async def answers(host: str, _port: int) -> bool:
        return host in listening

    monkeypatch.setattr("canasta.club.server.web.competitions.answers", answers)
    monkeypatch.setattr("canasta.club.server.web.competitions.own_addresses", lambda: tuple(listening))
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
