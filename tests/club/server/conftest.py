"""A club on an empty database, asked without a network; and a real server on a port of its own."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from tests.server.simulation.store import SimStore
from tests.server.web.conftest import new_database, page, running  # noqa: F401 - fixtures

from canasta.club.server import ClubHub
from canasta.club.server.live import LiveClub
from canasta.club.server.web import wing_of
from canasta.server.live import Hub
from canasta.server.store import Store
from canasta.server.web.app import create_app
from canasta.server.web.config import Config
from canasta.server.workers import Executor

CODE = "abcde23456"  # of whoever runs the server, for copies of other machines
SETTINGS = {"name": "Friday", "format": "swiss", "rounds": 3, "length": {"deals": 4}}
# Requests that are no commands, so that they have no id.
OPENING = tuple(f"/api/club/{what}" for what in ("competitions", "sheets", "registers", "referee"))
NAMELESS = ("/next", "/handicaps", "/online/seat", "/ask")
PAIRS = "Ana;Bea\nEva;Luz\nPaz;Sol\nInés;Mar\n"


def pairs_of(many: int) -> str:
    """A list of that many pairs."""
    return "".join(f"Ana {number};Bea {number}\n" for number in range(1, many + 1))


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Its status and its code; it has a sentence too."""
    assert answer.json()["message"].strip()
    return answer.status_code, answer.json()["code"]


@dataclass
class Web:
    """The API. `do` and `get` must succeed; `no` and `shut` give the status and the code of a refusal."""

    client: httpx.AsyncClient
    hub: Hub
    clubs: ClubHub
    _ids: Any = field(default_factory=lambda: itertools.count(1))

    async def ask(self, method: str, path: str, key: str = "", body: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return await self.client.request(method, path, headers=headers, json=body)

    async def get(self, path: str, key: str = "") -> Any:
        answer = await self.ask("GET", path, key)
        assert answer.status_code == 200, answer.text
        return answer.json() if "application/json" in answer.headers["content-type"] else answer.text

    async def shut(self, path: str, key: str = "") -> tuple[int, str]:
        return refusal(await self.ask("GET", path, key))

    async def post(self, path: str, key: str = "", /, **body: Any) -> httpx.Response:
        """With an id of its own, if it is a command."""
        bare = path.partition("?")[0]
        named = {} if "id" in body or bare.endswith(NAMELESS) or bare in OPENING else {"id": f"c{next(self._ids)}"}
        return await self.ask("POST", path, key, named | body)

    async def do(self, path: str, key: str = "", /, **body: Any) -> Any:
        answer = await self.post(path, key, **body)
        assert answer.status_code in (200, 201), (path, body, answer.text)
        return answer.json()

    async def no(self, path: str, key: str = "", /, **body: Any) -> tuple[int, str]:
        return refusal(await self.post(path, key, **body))

    async def club(
        self, pairs: str = PAIRS, tables: int = 2, rules: str = "clasica", house: Any = None, **settings: Any
    ) -> Club:
        """A competition with pairs and links."""
        made = await self.do(
            "/api/club/competitions", settings={**SETTINGS, **settings}, rules=rules, house=house or {}
        )
        club = Club(self, made["club"], made["key"])
        if pairs:
            assert (await self.do(f"{club.path}/pairs", club.organiser, csv=pairs))["problems"] == []
        (deputy,) = await club.do("links", role="deputy", label="Marta")
        (public,) = await club.do("links", role="public")
        club.deputy, club.public = deputy["key"], public["key"]
        if tables:
            made = await club.do("links", role="table", tables=list(range(1, tables + 1)))
            club.tables = {link["table"]: link["key"] for link in made}
        return club


@dataclass
class Desk:
    """A competition or a register, with the key of its organiser."""

    web: Web
    id: str
    organiser: str
    kind: ClassVar[str] = ""

    @property
    def path(self) -> str:
        return f"/api/club/{self.kind}{self.id}"

    async def do(self, what: str, key: str = "", /, **body: Any) -> Any:
        return await self.web.do(f"{self.path}/{what}", key or self.organiser, **body)

    async def no(self, what: str, key: str = "", /, **body: Any) -> tuple[int, str]:
        return await self.web.no(f"{self.path}/{what}", key or self.organiser, **body)

    async def get(self, what: str = "", key: str = "") -> Any:
        return await self.web.get(f"{self.path}/{what}".rstrip("/"), key or self.organiser)

    async def shut(self, what: str, key: str = "") -> tuple[int, str]:
        return await self.web.shut(f"{self.path}/{what}".rstrip("/"), key or self.organiser)

    async def enter(self, *entries: dict[str, Any], key: str = "") -> list[int]:
        found: list[int] = (await self.do("entries", key, entries=list(entries)))["entries"]
        return found


@dataclass
class Club(Desk):
    """A competition and the keys of its links."""

    deputy: str = ""
    public: str = ""
    tables: dict[int, str] = field(default_factory=dict)

    async def info(self, key: str = "") -> Any:
        return await self.get("", key)

    async def seat(self) -> int:
        """The next round, as proposed; the number of its entry."""
        (number,) = await self.enter(await self.get("proposal"))
        return number

    async def go_online(self) -> None:
        """The first round is seated, and its first match is at a table of the server."""
        await self.seat()
        await self.do("online", round=1, tables=[1])

    async def play_round(self, one: int = 1000, other: int = 500) -> list[int]:
        """The matches of the last round that have no result get this one; the numbers of the entries."""
        last = (await self.info())["rounds"][-1]
        there = (match["table"] for match in last["matches"] if match["points"] is None)
        return await self.enter(*(played(last["number"], table, one, other) for table in there))

    async def lines(self, lang: str = "en", key: str = "") -> list[dict[str, Any]]:
        """The lines of the log."""
        found: list[dict[str, Any]] = (await self.get(f"log?lang={lang}", key))["lines"]
        return found

    async def texts(self, lang: str = "en") -> list[str]:
        return [line["text"] for line in await self.lines(lang)]

    async def live(self) -> LiveClub:
        return await self.web.clubs.clubs.take(self.id)

    async def start_clock(self, seconds: int) -> None:
        await self.do("clock", do="set", seconds=seconds)
        await self.do("clock", do="start")

    async def match(self, table: int = 1, key: str = "") -> dict[str, Any]:
        """A match of the last round."""
        matches = (await self.info(key))["rounds"][-1]["matches"]
        found: dict[str, Any] = next(match for match in matches if match["table"] == table)
        return found


def played(of_round: int, table: int, one: int = 1000, other: int = 500) -> dict[str, Any]:
    """A result, as the organiser enters it."""
    return {"entry": "played", "round": of_round, "table": table, "points": [one, other], "deals": 4}


def corrected(of: int, one: int = 500, other: int = 1000, reason: str = "wrong columns") -> dict[str, Any]:
    """A correction of a result; without points, of `played` that was written in the wrong columns."""
    return {"entry": "corrected", "of": of, "points": [one, other], "deals": 4, "reason": reason}


def annulled(of: int, reason: str = "mistaken") -> dict[str, Any]:
    return {"entry": "annulled", "of": of, "reason": reason}


def said(of_round: int, table: int, side: str, one: int = 1000, other: int = 500, device: str = "") -> dict[str, Any]:
    """A result, as a phone says it."""
    points = {"points": [one, other], "deals": 4}
    return {"round": of_round, "table": table, "side": side, **points, "device": device or f"phone-{side}"}


@asynccontextmanager
async def served(store: Store | SimStore, first_id: int = 1, executor: Executor | None = None) -> AsyncIterator[Web]:
    """The club of a server that has just started on that store; ids of commands begin with that number."""
    hub = Hub(store, executor=executor)
    await hub.start()
    clubs = ClubHub(hub)
    app: Any = create_app(hub, Config(copy_code=CODE), wings=[wing_of(clubs)])
    transport = httpx.ASGITransport(app, client=("127.0.0.1", 4000))
    async with httpx.AsyncClient(transport=transport, base_url="http://canasta.example") as client:
        yield Web(client, hub, clubs, itertools.count(first_id))
    await clubs.close()
    await hub.close()


@pytest.fixture
def store() -> SimStore:
    """The store in memory, which takes a quarter of the time of a file."""
    return SimStore()


@pytest.fixture
async def file_store(new_database: Path, tmp_path: Path) -> AsyncIterator[Store]:  # noqa: F811 - the fixture
    """A store in a file, for tests of what is in it."""
    async with await Store.open(str(shutil.copy(new_database, tmp_path))) as store:
        yield store


@pytest.fixture
async def spare(new_database: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Web]:  # noqa: F811
    """Another machine, with a file of its own; its devices are others, so its commands have other ids."""
    file = shutil.copy(new_database, tmp_path_factory.mktemp("spare"))
    async with await Store.open(str(file)) as store, served(store, 1000) as web:
        yield web


@pytest.fixture
async def web(store: SimStore) -> AsyncIterator[Web]:
    async with served(store) as web:
        yield web


@pytest.fixture
async def club(web: Web) -> Club:
    return await web.club()


@pytest.fixture
async def seated(club: Club) -> int:
    """The entry by which the first round of `club` is seated."""
    return await club.seat()


async def reopened(web: Web) -> None:
    """As after a restart: everything is read from the store again."""
    await web.clubs.close()
