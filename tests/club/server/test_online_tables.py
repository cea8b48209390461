"""Tables of a match on this server: who may sit there, by which rules, and where there is none."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from tests.changed_rules import later
from tests.club.server.conftest import Club, Web, played, refusal, reopened, said
from tests.club.server.seats import go_online, seat_body, sit_down, take
from tests.server.simulation.store import SimStore

from canasta.club.server import online
from canasta.club.server.web import wing_of
from canasta.server.journal.time_and_chance import ServerClock
from canasta.server.web import Config, Limits, Rate
from canasta.server.web.app import create_app
from canasta.server.wire.commands import Hello

pytestmark = pytest.mark.anyio


async def test_a_seat_is_had_again_from_the_same_device_only(club: Club) -> None:
    await club.go_online()
    seat = await take(club, "fixed", 0)
    await reopened(club.web)
    assert await take(club, "fixed", 0) == seat
    other = seat_body("fixed", 0, device="another-phone")
    assert await club.no("online/seat", club.tables[1], **other) == (409, "table-chair-taken")
    await sit_down(club)
    assert await take(club, "fixed", 0) == seat  # also once it plays


async def test_an_online_match_takes_no_result_from_phones(club: Club) -> None:
    await club.go_online()
    assert await club.no("results", club.tables[1], **said(1, 1, "fixed")) == (409, "club-played-online")
    assert await club.no("online", round=1, tables=[1, 2]) == (409, "club-played-online")
    await club.do("online", round=1, tables=[1], off=True)
    assert await club.no("online", round=1, tables=[1], off=True) == (409, "club-not-online")
    await club.do("results", club.tables[1], **said(1, 1, "fixed"))
    assert await club.no("online", round=1, tables=[1]) == (409, "club-claimed")
    assert await club.no("online/seat", club.tables[1], **seat_body("fixed", 0)) == (409, "club-not-online")
    await club.enter(played(1, 2))
    assert await club.no("online", round=1, tables=[2]) == (409, "competition-has-result")


async def test_rules_for_other_numbers_of_players_are_not_for_pairs(web: Web) -> None:
    club = await web.club(rules="reglamento/6-pairs")
    await club.seat()
    assert await club.no("online", round=1, tables=[1]) == (409, "club-rules-seats")
    assert await club.no("sheet", round=1, table=1) == (409, "club-rules-seats")


async def test_the_target_of_the_match_is_that_of_the_table_and_of_the_sheet(web: Web) -> None:
    for amount in (5000, 3000):  # the book's, and another
        club = await web.club(house={"target": 4000}, length={"target": amount})
        await club.seat()
        live = await club.live()
        house = online.table_settings(live.state, 1).house
        assert house.get("target", 5000) == amount
        found = await club.do("sheet", round=1, table=1)
        assert (await web.get(f"/api/club/sheets/{found['sheet']}", club.organiser))["target"] == amount


async def test_a_competition_its_tables_and_sheets_go_on_by_the_version_it_was_made_with(web: Web) -> None:
    with later("tres-barajas", {"going_out": 300}, version=2, earlier={1: {"going_out": 200}}):
        await the_version_stays(web)


async def the_version_stays(web: Web) -> None:
    """Play by version 1 while there is a version 2."""
    club = await web.club(rules="tres-barajas@1", length={"target": 15000})
    assert (await club.info())["version"] == 1
    await club.seat()
    told = await club.info()
    # Once a round is seated, the same rules are those that are played, though a newer version is there.
    await club.do("settings", settings={**told["settings"], "name": "Otro nombre"}, rules="tres-barajas", house={})
    assert ((await club.info())["rules"], (await club.info())["version"]) == ("tres-barajas", 1)
    assert await club.no("settings", settings=told["settings"], rules="tres-barajas@2") == (409, "club-rules-late")
    live = await club.live()
    assert online.table_settings(live.state, 1).version == 1
    found = await club.do("sheet", round=1, table=1)
    assert (await web.get(f"/api/club/sheets/{found['sheet']}", club.organiser))["version"] == 1
    await reopened(web)
    assert (await club.info())["version"] == 1
    fresh = await web.club(rules="tres-barajas", length={"target": 15000})
    assert (await fresh.info())["version"] == 2


async def test_tables_are_made_only_where_the_matches_can_be_played_online(club: Club, store: SimStore) -> None:
    await club.seat()

    async def tables() -> int:
        return sum(each.kind == "table" for each in store.logs.values())

    assert (await club.no("online", round=7, tables=[1]))[0] == 409
    assert (await club.no("online", round=1, tables=[1, 90]))[0] == 409
    assert await tables() == 0
    await club.do("online", round=1, tables=[1, 1])
    assert await tables() == 1
    for _ in range(3):
        assert await club.no("online", round=1, tables=[2, 1]) == (409, "club-played-online")
    await club.enter(played(1, 2))
    assert await club.no("online", round=1, tables=[2]) == (409, "competition-has-result")
    assert await tables() == 1


async def test_tables_online_count_as_new_ones(web: Web) -> None:
    club = await web.club()
    await club.seat()
    app: Any = create_app(web.hub, Config(limits=Limits(tables=Rate(0.001, 2))), wings=[wing_of(web.clubs)])
    transport = httpx.ASGITransport(app, client=("203.0.113.5", 4000))
    async with httpx.AsyncClient(transport=transport, base_url="http://canasta.example") as client:
        far = Web(client, web.hub, web.clubs)
        path = f"{club.path}/online"
        assert (await far.do(path, club.organiser, id="once", round=1, tables=[1, 2]))["seq"]
        assert (await far.do(path, club.organiser, id="once", round=1, tables=[1, 2]))["again"], (
            "asked again, it is free"
        )
        await far.do(path, club.organiser, id="off", round=1, tables=[1, 2], off=True)
        assert await far.no(path, club.organiser, id="anew", round=1, tables=[1, 2]) == (429, "web-too-fast")
        assert await far.no(f"{club.path}/sheet", club.organiser, id="sheet", round=1, table=1) == (429, "web-too-fast")


async def test_who_knows_only_the_id_of_the_table_gets_no_seat(club: Club) -> None:
    """The public link shows the id, and so does every picture of the screen."""
    await club.go_online()
    table = (await club.match(1, club.public))["online"]
    body = {"name": "Mallory", "avatar": "owl", "chair": 0}
    for key in ("", "x" * 43, club.public, club.organiser):
        answer = await club.web.client.post(f"/api/tables/{table}/chairs", json=body | ({"key": key} if key else {}))
        assert refusal(answer) == (409, "table-of-competition")
    for key in (club.public, club.tables[2], club.deputy):
        assert (await club.no("online/seat", key, **seat_body("fixed", 0)))[0] == 403
    seats = await sit_down(club)
    again = await club.web.client.post(f"/api/tables/{table}/chairs", json={**body, "key": seats[0]["key"]})
    assert again.json()["player"] == 0  # the right phone has come again
    info = await club.web.hub.info(table, "en")
    assert [who.name for who in info.chairs if who] != []
    assert not any(who is None or who.host or who.bot or who.name == "Mallory" for who in info.chairs)
    assert info.competition


async def test_a_player_changes_nothing_in_a_match_that_counts(club: Club) -> None:
    await club.go_online()
    seat = await take(club, "fixed", 0)
    table = (await club.web.hub.tables.take(seat["table"])).table
    before = table.settings
    session: Any = await club.web.hub.connect(seat["table"], Hello(key=seat["key"]))
    changes: list[dict[str, Any]] = [
        {"hints": "always"},
        {"seating": "draw"},
        {"seed": "mine"},
        {"house": {"target": 500}},
    ]
    settings = [{"do": "settings", "settings": {"rules": "clasica", **change}} for change in changes]
    others: list[dict[str, Any]] = [{"do": "begin"}, {"do": "bot", "chair": 1}]
    for number, command in enumerate([*settings, *others]):
        session._frames.clear()
        await session.handle(json.dumps({**command, "id": f"x{number}"}))
        assert b"table-of-competition" in session._frames[0]
    assert (table.settings, table.match, table.host) == (before, None, None)
    await session.close()


async def test_no_bot_plays_for_a_person_in_a_match_that_counts(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = await go_online(club)
    session: Any = await club.web.hub.connect(seats[0]["table"], Hello(key=seats[0]["key"]))
    now_ms = ServerClock.now_ms
    monkeypatch.setattr(ServerClock, "now_ms", lambda clock: now_ms(clock) + 120_000)  # the others have gone
    session._frames.clear()
    for number, command in enumerate(({"do": "replace", "player": 1}, {"do": "unseat", "chair": 1})):
        await session.handle(json.dumps({**command, "id": f"x{number}"}))
    said = b"".join(session._frames)
    assert b"table-of-competition-bot" in said
    table = (await club.web.hub.tables.take(seats[0]["table"])).table
    assert not any(chair is None or chair.plays_itself for chair in table.chairs)
    await session.close()
