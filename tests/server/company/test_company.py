"""Open tables and wishes over the web, on a real store: one process, and two on one database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.live.clients import Client, hub_on
from tests.server.store.conftest import address, file, postgres  # noqa: F401 - fixtures
from tests.server.web.conftest import asking

from canasta.server.company import board as boards
from canasta.server.company import company as companies
from canasta.server.company import wishes as wished
from canasta.server.company.company import CompanyHub
from canasta.server.company.listing import BACK_MS, Entry
from canasta.server.company.routes import ROUTES
from canasta.server.live import Hub
from canasta.server.store import Store
from canasta.server.web.app import create_app
from canasta.server.web.config import Config
from canasta.server.web.site import Wing
from canasta.server.wire.commands import Admit, Begin, ChangeSettings, Hello, Rematch
from canasta.server.wire.values import Settings

pytestmark = pytest.mark.anyio
OPEN = Settings(rules="clasica", ceremony="short", pace=0, turn_seconds=0, open="yes")


class Hall:
    """A server with its search for company, asked without a network."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.company = CompanyHub(hub)
        self.web = asking(create_app(hub, Config(), [Wing(ROUTES, self.company)]))

    async def host(self, settings: Settings = OPEN, name: str = "Ana", device: str = "a") -> tuple[str, Client]:
        """A new table, its host connected and introduced."""
        opened = await self.hub.create(settings, name, "owl")
        table, key = opened.table, opened.key
        client = Client(await self.hub.connect(table, Hello(key=key)), key)
        await client.until(lambda: client.table)
        told = {"device": device * 43}
        answer = await self.web.post(f"/api/company/seats/{table}", json=told, headers=bearer(key))
        assert answer.status_code == 204, answer.text
        await self.company.post()
        return table, client

    async def look(self, device: str | None = None, *avoid: str, **more: Any) -> dict[str, Any]:
        asked = {"avoid": list(avoid), **more} | ({} if device is None else {"device": device * 43})
        answer = await self.web.post("/api/company", json=asked)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def entries(self, device: str | None = None, *avoid: str) -> list[str]:
        return [each["id"] for each in (await self.look(device, *avoid))["tables"]]

    async def sit(self, entry: str, name: str, device: str, *avoid: str) -> httpx.Response:
        person = {
            "name": name,
            "avatar": "fox",
            "key": name.lower()[0] * 40,
            "device": device * 43,
            "avoid": list(avoid),
        }
        return await self.web.post(f"/api/company/tables/{entry}/chairs", json=person)

    async def wish(self, device: str, *avoid: str, **more: Any) -> httpx.Response:
        asked = {
            "rules": "clasica", "until": time.time() * 1000 + 3_600_000, "name": device.upper() * 3, "avatar": "owl",
            "key": f"{device}-" * 20, "device": device * 43, "avoid": list(avoid), **more,
        }  # fmt: skip
        return await self.web.post("/api/company/wishes", json=asked)

    async def wishes(self, device: str, what: str, **body: Any) -> httpx.Response:
        headers = bearer(f"{device}-" * 20)
        return await self.web.post(f"/api/company/wishes/{what}", json=body or None, headers=headers)


def bearer(key: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def refused(answer: httpx.Response) -> tuple[int, str]:
    assert answer.json()["message"].endswith("."), answer.text
    return answer.status_code, answer.json()["code"]


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who wait for news get them soon."""
    monkeypatch.setattr(boards, "FRESH_MS", 0)
    monkeypatch.setattr(companies, "HOLD_S", 0.2)
    monkeypatch.setattr(companies, "_POLL_S", 0.02)


@pytest.fixture
async def halls(address: str, hurried: None) -> AsyncIterator[tuple[Hall, Hall]]:  # noqa: F811 - the fixture
    """Two processes on one database, as far as the search for company is concerned: each sees the rows of the other."""
    async with await Store.open(address) as store, hub_on(store) as one, hub_on(store) as other:
        yield Hall(one), Hall(other)


@pytest.fixture
async def hall(file: Path, hurried: None) -> AsyncIterator[Hall]:  # noqa: F811 - the fixture
    """A process of its own; how both kinds of database keep such rows is tried with two."""
    async with await Store.open(str(file)) as store, hub_on(store) as hub:
        yield Hall(hub)


async def test_an_open_table_is_found_by_everybody_and_filled(halls: tuple[Hall, Hall]) -> None:
    hall, other = halls
    table, host = await hall.host()
    await hall.host(Settings(rules="clasica"), name="Not open")
    (entry,) = (await other.look())["tables"]
    assert (entry["names"], entry["free"], entry["persons"], entry["asks"]) == (["Ana"], 3, 1, False)
    assert entry["id"] != table
    assert entry["id"][:4] == table[:4], "a proxy sends both to the same server"
    for free, name in ((2, "Luis"), (1, "Eva"), (0, "Zoe")):
        seated = (await hall.sit(entry["id"], name, name[0].lower())).json()
        assert seated["table"] == table
        assert host.table.chairs[seated["player"]].listed
        assert [each["free"] for each in (await other.look())["tables"]] == ([free] if free else [])
    assert refused(await hall.sit(entry["id"], "Pía", "p")) == (404, "company-gone")


async def test_what_ends_an_entry(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def listed() -> int:
        await hall.company.post()
        return len(await hall.entries())

    _, host = await hall.host()
    await host.session.say(ChangeSettings(id="a", settings=Settings(rules="clasica")))
    assert await listed() == 0, "closed"
    await host.session.say(ChangeSettings(id="b", settings=OPEN))
    assert await listed() == 1
    await host.session.say(Begin(id="c"))
    assert await listed() == 0, "begun"
    _, host = await hall.host()
    await host.session.close()
    assert await listed() == 1, "they may only load the page again"
    now = hall.hub.clock.now_ms
    monkeypatch.setattr(hall.hub.clock, "now_ms", lambda: now() + BACK_MS)
    assert await listed() == 0, "the host has gone"


async def test_an_entry_lapses_with_its_process(halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch) -> None:
    hall, other = halls
    await hall.host()
    now = other.hub.clock.now_ms
    monkeypatch.setattr(other.hub.clock, "now_ms", lambda: now() + boards.ENTRY_MS)
    assert await other.entries() == []


async def test_a_table_that_is_full_is_taken_off_the_list_at_once(hall: Hall) -> None:
    """Also right after somebody there has introduced themselves."""
    table, host = await hall.host()
    (entry,) = await hall.entries()
    for name in ("Luis", "Eva", "Zoe"):
        await hall.web.post(f"/api/company/seats/{table}", json={"device": "a" * 43}, headers=bearer(host.key))
        await hall.sit(entry, name, name[0].lower())
    assert await hall.entries() == []


async def test_a_stale_entry_gets_a_sentence(hall: Hall) -> None:
    _, host = await hall.host()
    (entry,) = await hall.entries()
    await host.session.say(Begin(id="a"))
    assert refused(await hall.sit(entry, "Luis", "l")) == (409, "table-begun")
    await hall.company.post()
    assert refused(await hall.sit(entry, "Luis", "l")) == (404, "company-gone")
    assert refused(await hall.sit("abcdefghij", "Luis", "l")) == (404, "company-gone")


async def test_the_host_is_asked(hall: Hall) -> None:
    table, host = await hall.host(Settings(rules="clasica", open="ask"))
    ((entry, asks),) = [(each["id"], each["asks"]) for each in (await hall.look())["tables"]]
    assert asks
    for yes, name in ((False, "Luis"), (True, "Eva")):
        seated = (await hall.sit(entry, name, name[0].lower())).json()
        guest = Client(await hall.hub.connect(table, Hello(key=seated["key"])), seated["key"])
        await host.until(lambda: host.table.asked)
        assert (guest.player, host.table.asked[0].name) == (None, name)
        await host.session.say(Admit(id=name, chair=seated["player"], yes=yes))
        await guest.task
        bye = guest.messages[-1]
        assert (bye.code, bye.again) == (("seated", True) if yes else ("no-chair", False))
    assert [who.name for who in host.table.chairs if who] == ["Ana", "Eva"]


async def test_names_are_shown_where_people_may_watch(hall: Hall) -> None:
    await hall.host(Settings(rules="clasica", open="yes", spectators=False))
    (entry,) = (await hall.look())["tables"]
    assert (entry["names"], entry["persons"]) == ([], 1)


async def test_people_who_avoid_each_other_do_not_meet_and_learn_nothing(halls: tuple[Hall, Hall]) -> None:
    hall, _ = halls
    table, host = await hall.host()
    (entry,) = await hall.entries("z")
    zoe = (await hall.sit(entry, "Zoe", "z")).json()
    path = f"/api/company/seats/{table}/avoid"
    of_ana = (await hall.web.post(path, json={"player": 0}, headers=bearer(zoe["key"]))).json()["token"]
    of_zoe = (await hall.web.post(path, json={"player": zoe["player"]}, headers=bearer(host.key))).json()["token"]
    again = (await hall.web.post(path, json={"player": 0}, headers=bearer(zoe["key"]))).json()["token"]
    assert again != of_ana, "nobody can tell that both are of one device"
    await host.session.close()
    await hall.host(name="Ana elsewhere")
    stranger, zoe_now, avoiding = await hall.entries("s"), await hall.entries("z"), await hall.entries("z", of_ana)
    assert (len(stranger), len(zoe_now)) == (2, 1), "Zoe sits at the first"
    assert avoiding == [], "Zoe avoids Ana"
    new = next(name for name in stranger if name != entry)
    assert refused(await hall.sit(new, "Zoe", "z", of_ana)) == (404, "company-gone")
    table, host = await hall.host(name="Ana avoids", device="a")
    told = {"device": "a" * 43, "avoid": [of_zoe]}
    await hall.web.post(f"/api/company/seats/{table}", json=told, headers=bearer(host.key))
    await hall.company.post()
    assert len(await hall.entries("s")) == len(await hall.entries("z")) + 2, "Ana avoids Zoe"


async def test_who_can_be_avoided(hall: Hall) -> None:
    table, host = await hall.host()
    path = f"/api/company/seats/{table}/avoid"
    friend = await hall.hub.join(table, None, "Luis", "fox")
    for player, key, code in (
        (friend.player, host.key, "company-unknown"),
        (0, "x" * 43, "table-not-a-player"),
        (3, host.key, "table-not-a-player"),
    ):
        said = await hall.web.post(path, json={"player": player}, headers=bearer(key))
        assert refused(said) == (409, code)
    told = {"device": "d" * 43}
    foreign = await hall.web.post(f"/api/company/seats/{table}", json=told, headers=bearer("x" * 43))
    assert refused(foreign) == (409, "table-not-a-player")


async def test_a_fourth_is_found_across_processes(halls: tuple[Hall, Hall]) -> None:
    hall, other = halls
    places = {"a": hall, "b": other, "c": hall, "d": other}
    for device, place in places.items():
        assert (await place.wish(device)).status_code == 201
    for device, place in places.items():
        state = (await place.wishes(device, "look", seen="")).json()
        assert (state["step"], state["people"], state["bots"]) == ("called", 4, 0)
        state = (await place.wishes(device, "answer", yes=True)).json()
    assert state["step"] == "seated"
    for device, place in places.items():
        state = (await place.wishes(device, "look", seen="")).json()
        assert (state["step"], state["table"]) == ("seated", state["table"])
        guest = Client(await other.hub.connect(state["table"], Hello(key=f"{device}-" * 20)), f"{device}-" * 20)
        await guest.until(lambda guest=guest: guest.table)
        assert guest.player == state["player"]
        assert [who.listed for who in guest.table.chairs] == [True] * 4
        assert guest.table.stage not in ("open", "confirm")


async def test_a_look_waits_until_something_changes(hall: Hall) -> None:
    state = (await hall.wish("a")).json()
    assert (state["step"], state["people"]) == ("waiting", 1)
    looking = asyncio.create_task(hall.wishes("a", "look", seen=state["mark"]))
    await asyncio.sleep(0.05)
    assert not looking.done()
    await hall.wish("b")
    assert (await looking).json()["people"] == 2
    same = (await hall.wishes("a", "look", seen=(await looking).json()["mark"])).json()
    assert same["people"] == 2, "after a while it answers all the same"


async def test_bots_fill_the_table_of_two(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(companies, "BOTS_MS", 0)
    for device in "ab":
        await hall.wish(device, name="Ana")
    state = (await hall.wishes("a", "look", seen="")).json()
    assert (state["step"], state["bots"]) == ("called", 2)
    await hall.wishes("a", "answer", yes=True)
    state = (await hall.wishes("b", "answer", yes=True)).json()
    info = await hall.hub.info(state["table"], "en", "a-" * 20)
    assert [None if who is None else (who.name, who.bot is not None) for who in info.chairs][:2] == [
        ("Ana", False),
        ("Ana 2", False),
    ]
    assert [who is not None and who.bot for who in info.chairs][2:] == ["tuned", "tuned"]


async def test_a_wish_ends(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    for device in "ab":
        await hall.wish(device)
    assert (await hall.wishes("b", "end")).status_code == 204
    assert refused(await hall.wishes("b", "look", seen="")) == (404, "company-no-wish")
    assert refused(await hall.wishes("a", "answer", yes=True)) == (409, "company-no-call")
    await hall.company.left("a-" * 20)
    now = hall.hub.clock.now_ms
    monkeypatch.setattr(hall.hub.clock, "now_ms", lambda: now() + companies.LEFT_MS)
    assert refused(await hall.wishes("a", "look", seen="")) == (404, "company-no-wish")


async def test_a_wish_ends_when_one_sits_elsewhere(hall: Hall) -> None:
    await hall.host()
    await hall.wish("l")
    (entry,) = await hall.entries()
    await hall.sit(entry, "Luis", "l")
    assert refused(await hall.wishes("l", "look", seen="")) == (404, "company-no-wish")


async def test_bad_wishes_get_a_sentence(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    past = time.time() * 1000 - 1
    assert refused(await hall.wish("a", until=past)) == (409, "company-until")
    assert refused(await hall.wish("a", until=past + 13 * 3_600_000)) == (409, "company-until")
    assert refused(await hall.wish("a", rules="bridge"))[0] == 400
    assert refused(await hall.wish("a", "short"))[0] == 400
    assert refused(await hall.web.post("/api/company/wishes/end")) == (404, "company-no-wish")
    monkeypatch.setattr(companies, "MOST_WISHES", 1)
    await hall.wish("a")
    assert (await hall.wish("a")).status_code == 201, "a device has one wish"
    assert refused(await hall.wish("b")) == (503, "company-full")


async def test_people_who_are_kept_apart_are_not_called_together(hall: Hall) -> None:
    table, _host = await hall.host()
    (entry,) = await hall.entries()
    zoe = (await hall.sit(entry, "Zoe", "z")).json()
    path = f"/api/company/seats/{table}/avoid"
    token = (await hall.web.post(path, json={"player": 0}, headers=bearer(zoe["key"]))).json()["token"]
    await hall.wish("z", token)
    for device in "abc":
        await hall.wish(device)
    assert (await hall.wishes("z", "look", seen="")).json()["step"] == "waiting"
    assert (await hall.look())["wanted"] == [{"rules": "clasica", "title": "Classic canasta", "people": 4}]


async def test_matches_of_people_are_counted(halls: tuple[Hall, Hall]) -> None:
    hall, _ = halls
    for people in (1, 2):
        table, host = await hall.host()
        if people == 2:
            await hall.hub.join(table, None, "Luis", "fox")
        await host.session.say(Begin(id="a"))
    await hall.company.post()
    await hall.company.post()
    assert list((await hall.company.board.counts()).values()) == [1]


async def test_words_stay_set_phrases_in_the_rematch(hall: Hall) -> None:
    table, host = await hall.host()
    (entry,) = await hall.entries()
    await hall.sit(entry, "Luis", "l")
    live = await hall.hub.tables.take(table)
    await host.session.say(Begin(id="a"))
    assert live.table.match is not None
    live.table.match.abandon()
    await host.session.say(Rematch(id="b"))
    assert live.table.rematch is not None
    assert (await hall.hub.tables.take(live.table.rematch)).table.strangers


async def test_of_many_open_tables_those_that_lack_fewest_players_are_told(hall: Hall) -> None:
    entries = {
        f"entry{number}": Entry(
            table=f"table{number}", settings=OPEN, names=["Ana", "Luis"], bots=0, free=1 + number % 3, since=number
        )
        for number in range(4 * companies.SHOWN)
    }
    await hall.company.board.post(entries, [], {})
    found = await hall.look("d")
    assert (len(found["tables"]), found["total"]) == (companies.SHOWN, 4 * companies.SHOWN)
    assert {each["free"] for each in found["tables"]} == {1}


def test_the_constants_leave_time_for_a_look() -> None:
    assert 1000 * companies.HOLD_S < boards.ALIVE_MS < wished.CALL_MS
