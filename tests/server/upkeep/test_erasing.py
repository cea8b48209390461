"""An erased person: nothing of them is in a dump of the database, whatever part of the server has stored it."""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tests.server.live.clients import Client, connect, hub_on
from tests.server.push.service import Browser
from tests.server.web.conftest import asking, client_of

from canasta.cli.admin import erase
from canasta.server.along.routes import along_wing
from canasta.server.along.sealed import id_of
from canasta.server.company.apart import device_of
from canasta.server.company.company import CompanyHub
from canasta.server.company.routes import ROUTES
from canasta.server.daily.routes import daily_wing
from canasta.server.duplicates.matches import duplicate_wing
from canasta.server.live import Hub
from canasta.server.push.routes import notices_wing
from canasta.server.store import Row, Store
from canasta.server.store.schema import METADATA
from canasta.server.upkeep.replays import inspect_all
from canasta.server.web.app import create_app
from canasta.server.web.config import Config
from canasta.server.web.site import Wing
from canasta.server.wire import commands
from canasta.server.wire.messages import Ack

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")

YAGO, ZENOBIA, QUITERIA = "Yago", "Zenobia", "Quiteria"
CALL, SPOKEN = "tel:+34612345678", "611222333"
KEY, BESIDE, DEVICE, CODE, WISHED = ("y" * 43, "b" * 43, "d" * 43, "c" * 43, "w" * 43)
PUSH = "https://fcm.googleapis.com"
OTHER_PUSH = Browser(PUSH, "quiteria")
SETTINGS = {"rules": "clasica", "ceremony": "short", "pace": 0}


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def person(name: str, key: str = KEY, **more: Any) -> dict[str, Any]:
    return {"name": name, "avatar": "fox", "key": key, **more}


@dataclass
class Stored:
    """The seats that Yago has, each with a key of its own or the same, and the words that are to go."""

    seats: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)


class Filled:
    """A server with all its wings, and what people leave there."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.company = CompanyHub(hub)
        self.notices = notices_wing(hub, contact="mailto:op@example.org")
        wings = [along_wing(hub), daily_wing(hub), duplicate_wing(hub), self.notices, Wing(ROUTES, self.company)]
        self.web = asking(create_app(hub, Config(), wings))
        self.stored = Stored()

    async def post(self, path: str, body: Any = None, key: str | None = None, **more: Any) -> Any:
        headers = {} if key is None else {"authorization": f"Bearer {key}"}
        answer = await self.web.post(path, json=body, headers=headers, **more)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def table(self, name: str, **more: Any) -> tuple[str, str]:
        """A new table: its id and the key of its host."""
        made = await self.post("/api/tables", {"settings": {**SETTINGS, **more}, "name": name, "avatar": "owl"})
        return made["table"], made["key"]

    async def sit(self, table: str, name: str, chair: int, key: str = KEY) -> Client:
        await self.post(f"/api/tables/{table}/chairs", person(name, key, chair=chair))
        return await connect(self.hub, table, key)

    async def device(self, table: str, browser: Browser, key: str) -> None:
        await self.post(f"/api/tables/{table}/notices", browser.body, key)

    async def fill(self) -> Stored:
        """Let Yago do whatever the server stores."""
        await self.notices.hub.start()
        await self._at_tables()
        await self._by_days()
        await self._in_the_wings()
        return self.stored

    async def _at_tables(self) -> None:
        for name in (YAGO, f"{YAGO} Luz"):
            table, host = await self.table(ZENOBIA)
            others = await connect(self.hub, table, host)
            client = await self.sit(table, name, 1)
            self.stored.seats.append(f"{table}:1")
            for say in (
                commands.Chat(id="a", text=f"call me at {SPOKEN}"),
                commands.Beside(id="b", key=BESIDE),
                commands.Rename(id="r", name=f"{YAGO} 2", avatar="cat"),
            ):
                assert isinstance(await client.ask(say), Ack)
            assert isinstance(await others.ask(commands.Chat(id="c", text=f"{ZENOBIA} is who I am, {name}")), Ack)
            await client.close()
            await others.close()
        own, key = await self.table(YAGO, call=CALL)
        self.stored.seats.append(f"{own}:0")
        self.stored.words += [YAGO, CALL[4:], SPOKEN, KEY, hash_of(KEY), key, hash_of(key), BESIDE, hash_of(BESIDE)]
        await self.sit(own, QUITERIA, 2, "q" * 43)

    async def _by_days(self) -> None:
        """A match by days with notices to Yago, and to somebody else."""
        table, _ = await self.table(ZENOBIA, turn_seconds=86_400)
        await (await self.sit(table, YAGO, 1)).close()
        await (await self.sit(table, QUITERIA, 2, "q" * 43)).close()
        own = Browser(PUSH, "yago")
        await self.device(table, own, KEY)
        await self.device(table, OTHER_PUSH, "q" * 43)
        self.stored.words += list(own.body.values())

    async def _in_the_wings(self) -> None:
        await self.web.post("/api/bundle", content=b"sealed", headers={"authorization": f"Bearer {CODE}"})
        today = (await self.web.get("/api/daily")).json()["today"]
        await self.post(f"/api/daily/{today}/tries", person(YAGO))
        match = await self.post("/api/duplicates", {"settings": SETTINGS, "name": YAGO, "avatar": "owl"})
        self.stored.seats.append(f"{match['table']}:0")
        # An open table of his, a wish, and whom he does not want to sit with
        open_table, key = await self.table(YAGO, open="yes", call=CALL)
        self.stored.seats.append(f"{open_table}:0")
        host = await connect(self.hub, open_table, key)
        await self.post(f"/api/company/seats/{open_table}", {"device": DEVICE}, key)
        await self.company.post()
        await host.close()
        wish = {"rules": "clasica", "until": time.time() * 1000 + 3_600_000, "device": "e" * 43}
        await self.post("/api/company/wishes", {**wish, **person(YAGO, WISHED)})
        self.stored.words += [
            match["key"], hash_of(match["key"]), key, hash_of(key), WISHED, hash_of(WISHED), CODE, id_of(CODE),
            DEVICE, device_of(DEVICE), device_of("e" * 43),
        ]  # fmt: skip


async def filled(address: str) -> Stored:
    async with await Store.open(address) as store, hub_on(store) as hub:
        server = Filled(hub)
        found = await server.fill()
        await server.notices.hub.close()
    return found


async def forgotten(address: str) -> None:
    """Send what a page sends when its person is forgotten there."""
    async with await Store.open(address) as store, hub_on(store) as hub, client_of(hub) as web:
        headers = {"authorization": f"Bearer {CODE}"}
        assert (await web.post("/api/bundle/forgotten", headers=headers)).status_code == 204


async def dump(store: Store) -> str:
    """All rows of all tables as text."""

    def rows(connection: Any) -> list[Any]:
        return [tuple(row) for table in METADATA.sorted_tables for row in connection.execute(table.select())]

    found = await store._reading.run(rows)
    cells = (cell for row in found for cell in row)
    return "\n".join(bytes(cell).decode() if isinstance(cell, (bytes, memoryview)) else str(cell) for cell in cells)


async def traces(address: str, words: list[str]) -> list[str]:
    """The words that are in a dump of the database, or anywhere in its file."""
    async with await Store.open(address) as store:
        found = await dump(store)
    if address.startswith("sqlite"):
        found += Path(address.removeprefix("sqlite:///")).read_bytes().decode("latin-1")
    return [word for word in words if word in found]


def test_nothing_of_an_erased_person_is_left(address: str) -> None:
    stored = asyncio.run(filled(address))
    everything = asyncio.run(traces(address, stored.words))
    secret = {KEY, BESIDE, DEVICE, CODE, WISHED}
    keys = {word for word in stored.words if hash_of(word) in stored.words}
    assert [word for word in stored.words if word not in everything and word not in secret | keys] == []
    assert not secret & set(everything), "of keys there are only hashes"
    asyncio.run(forgotten(address))
    for seat in stored.seats:
        assert erase(person=seat, db=address, yes=True, lang="en") == 0
    assert asyncio.run(traces(address, stored.words)) == []
    others = [ZENOBIA, QUITERIA, hash_of("q" * 43), *OTHER_PUSH.body.values()]
    assert asyncio.run(traces(address, others)) == others, "all others stay"

    async def again() -> None:
        async with await Store.open(address) as store:
            assert (await inspect_all(store)).bad == []
            hashes = re.findall(r'"Anonymous \d{4}","avatar":"\w+","key_hash":"(\w+)"', await dump(store))
            assert len(hashes) == len(set(hashes)) > 3, "what is left at two tables does not belong together"

    asyncio.run(again())


def test_nothing_is_left_in_a_file_whose_pages_were_split(file: Path) -> None:
    """Rows that moved to another page leave a copy, which no later change of the row reaches."""
    rng = random.Random(1)
    ids = ["".join(rng.choices("abcdefghijk", k=10)) for _ in range(80)]

    async def fill() -> None:
        async with await Store.open(str(file)) as store:
            for name in ids:
                await store.create(name, "seed", b"{}", 1.0, kind="bundle")
            for number in range(1, 40):
                names = [YAGO if name in ids[::7] else QUITERIA for name in ids]
                bodies = [b'[0,{"name":"%s","more":"%s"}]' % (n.encode(), b"x" * rng.randrange(200)) for n in names]
                rows = [Row(number, f"0:{rng.random()}", body, 1.0) for body in bodies]
                await asyncio.gather(*(store.append(name, [row]) for name, row in zip(ids, rows, strict=True)))

    async def erased() -> None:
        async with await Store.open(str(file)) as store:
            for name in ids[::7]:
                rows = dict.fromkeys(range(1, 40), b'[0,{"name":"nobody"}]')
                await store.rewrite({name: rows})
            await store.compact()

    asyncio.run(fill())
    assert YAGO.encode() in file.read_bytes()
    asyncio.run(erased())
    assert YAGO.encode() not in file.read_bytes()
