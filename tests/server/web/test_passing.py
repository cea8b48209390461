"""Two servers on one PostgreSQL, each at an address of its own: either may be asked for anything."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from tests.club.server.conftest import Web, said
from tests.server.store.conftest import empty_database
from tests.server.web.conftest import Running, say, told
from tests.server.web.test_serve import serving, surroundings

from canasta.server.journal.errors import HeldElsewhereError
from canasta.server.journal.lease import Lease
from canasta.server.store import Peer, Store
from canasta.server.upkeep.carrying import receive
from canasta.server.web import passing
from canasta.server.web.tunnel import NO, PASSED, not_here, place_in


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with empty_database() as found:
        yield found


@pytest.fixture(scope="module")
def two(database: str, page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    environ = surroundings(page, tmp_path_factory.mktemp("two"))
    with (
        serving(environ, "--db", database) as (_, one),
        serving(environ, "--db", database) as (_, other),
    ):
        yield one, other


@pytest.mark.parametrize(
    ("target", "place"),
    [
        (b"/ws/tables/abcdefghij", "abcdefghij"),
        (b"/api/tables/abcdefghij/record?lang=es", "abcdefghij"),
        (b"/api/club/Cabcdefghij", "Cabcdefghij"),
        (b"/api/club/sheets/Sabcdefghij/entries", "Sabcdefghij"),
        (b"/ws/club/Sabcdefghij", "Sabcdefghij"),
        (b"/api/tables", None),
        (b"/api/tables/abcdefghi0", None),
        (b"/table/abcdefghij", None),
    ],
)
def test_the_target_of_a_request_says_what_it_is_about(target: bytes, place: str | None) -> None:
    assert place_in(target) == place


@pytest.mark.anyio
async def test_what_nobody_lets_us_take_is_not_asked_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lease of this process is over, and it has not noticed yet."""
    me = Peer(1)
    asked: list[str] = []

    async def holder(name: str) -> Peer | None:
        asked.append(name)
        return None

    async def take(_name: str) -> None:
        raise HeldElsewhereError

    monkeypatch.setattr(passing, "PATIENCE_S", 0.5)
    shelf = SimpleNamespace(known=lambda _name: None, take=take)
    lease = SimpleNamespace(
        me=me, leaving=False, trusted=True, chosen=lambda _name: me, others=lambda _name: [], passing=(-9.0, -9.0)
    )
    hub: Any = SimpleNamespace(store=SimpleNamespace(holder=holder), lease=lease, tables=shelf)
    relay = passing.Relay(hub, {"C": shelf, "S": shelf})
    assert await relay.reached("abcdefghij", cast("Any", None)) is None
    assert 1 < len(asked) < 10
    asked.clear()
    monkeypatch.setattr(passing, "_ASTRAY_S", 0.0)
    lease.trusted = False  # cut off from the database it would only wait for an answer
    assert await relay.reached("abcdefghij", cast("Any", None)) is None
    assert asked == []


@pytest.mark.anyio
async def test_who_does_not_hold_it_says_so_and_it_is_taken_here() -> None:
    """The process that was agreed on has lost its lease: its answer reaches no client."""
    heads: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heads.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(not_here(NO) + b"connection: close\r\n\r\n")
        writer.close()

    async def nobody(_name: str) -> None:
        return None

    async def take(name: str) -> None:
        taken.append(name)

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as there:
        me, other = Peer(1), Peer(2, "other", f"127.0.0.1:{there.sockets[0].getsockname()[1]}", "hush")
        lease = Lease(cast("Any", SimpleNamespace(sole=True)), me)
        agreed: Any = SimpleNamespace(
            me=lease.me, leaving=False, trusted=True, chosen=lambda _: other, death_of=lease.death_of
        )
        taken: list[str] = []
        shelf = SimpleNamespace(known=lambda _name: None, take=take)
        hub: Any = SimpleNamespace(store=SimpleNamespace(holder=nobody), lease=agreed, tables=shelf)
        relay = passing.Relay(hub, {"C": shelf, "S": shelf})
        request = partial(relay.tunnel, request=lambda peer: b"GET / HTTP/1.1\r\nto: %b\r\n\r\n" % peer.secret.encode())
        assert await relay.reached("abcdefghij", request) is None
        assert (heads, taken) == ([b"GET / HTTP/1.1\r\nto: hush\r\n\r\n"], ["abcdefghij"])


@pytest.mark.anyio
async def test_who_begins_no_answer_is_asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that loads what it holds may be silent for longer than a client waits."""
    monkeypatch.setattr(passing, "_BEGIN_S", 0.05)
    asked: list[asyncio.StreamWriter] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        asked.append(writer)
        if len(asked) == 2:
            writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as there:
        me, other = Peer(1), Peer(2, "other", f"127.0.0.1:{there.sockets[0].getsockname()[1]}", "hush")
        lease = Lease(cast("Any", SimpleNamespace(sole=True)), me)

        async def holder(_name: str) -> Peer:
            return other

        shelf = SimpleNamespace(known=lambda _name: None)
        hub: Any = SimpleNamespace(store=SimpleNamespace(holder=holder), lease=lease, tables=shelf)
        relay = passing.Relay(hub, {"C": shelf, "S": shelf})
        found = await relay.reached("abcdefghij", partial(relay.tunnel, request=lambda _: b"GET / HTTP/1.1\r\n\r\n"))
        assert found is not None
        assert (found.early[:12], len(asked)) == (b"HTTP/1.1 101", 2)
        relay.close()
        for writer in asked:
            writer.close()


def posted(server: Running, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """The answer to a request, which comes again as long as it is told to: this machine may have too much to do."""
    while (answer := server.post(path, body)).status_code == 503:
        time.sleep(float(answer.headers["retry-after"]))
    found: dict[str, Any] = answer.json()
    return found


def test_either_is_asked_and_one_answers(two: tuple[Running, Running]) -> None:
    one, other = two
    table = one.table()
    seat = posted(other, f"/api/tables/{table['table']}/chairs", {"name": "Luis", "avatar": "fox"})
    with one.socket(table["table"]) as here, other.socket(table["table"]) as there:
        say(here, do="hello", key=table["key"])
        assert told(here, "welcome")["player"] == 0
        say(there, do="hello", key=seat["key"])
        assert told(there, "welcome")["player"] == seat["player"]
        assert told(here, "presence")["here"][:2] == [True, True]
        say(there, do="say", id="s", phrase="hello")
        assert told(here, "did")["by"] == seat["player"]
        assert told(there, "ack")["id"] == "s"
        counts = [server.get("/healthz").json()["players"] for server in two]
        assert sorted(counts) == [0, 2], "all sockets of a table are at one process"
    for server in two:
        info = server.get(f"/api/tables/{table['table']}").json()
        assert [chair and chair["name"] for chair in info["chairs"][:2]] == ["Ana", "Luis"]
        unknown = server.get("/api/tables/aaaaaaaaaa")
        assert (unknown.status_code, unknown.json()["code"]) == (404, "table-no-table")
        refused = server.post(f"/api/tables/{table['table']}/chairs", {"name": ""})
        assert refused.status_code == 400, "what is wrong is said as if it had not been passed on"


def test_only_a_server_of_the_same_database_may_pass_on(two: tuple[Running, Running]) -> None:
    table = two[0].table()["table"]
    answer = two[0].post(f"/api/tables/{table}/chairs", {}, **{PASSED.decode(): "guessed 192.0.2.1"})
    assert (answer.status_code, answer.json()["code"]) == (503, "journal-elsewhere")
    assert answer.headers["retry-after"] == "2"


class Alternately:
    """A client that asks now the one server and now the other."""

    def __init__(self, *servers: Running) -> None:
        self._hosts = itertools.cycle(server.host for server in servers)

    async def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        async with httpx.AsyncClient(trust_env=False) as client:
            return await client.request(method, f"http://{next(self._hosts)}{path}", **more)


@pytest.mark.anyio
async def test_a_competition_its_sheets_and_tables_are_at_one_process(two: tuple[Running, Running]) -> None:
    asked: Any = Alternately(*two)
    nobody: Any = None
    web = Web(asked, nobody, nobody)
    club = await web.club()
    await club.seat()
    for _ in range(2):  # each of the two, for everything
        sheet = (await club.do("sheet", club.tables[1], round=1, table=1))["sheet"]
        for key in (club.organiser, club.tables[1]):
            assert (await web.get(f"/api/club/sheets/{sheet}", key))["parent"]["club"] == club.id
        await club.do("results", club.tables[2], **said(1, 2, "fixed"))
    assert len((await club.info())["rounds"][0]["matches"]) == 2


@pytest.mark.anyio
async def test_a_newer_copy_is_seen_at_the_process_that_holds_the_older_one(
    two: tuple[Running, Running], database: str, web: httpx.AsyncClient
) -> None:
    """The process that takes the copy in tells the other."""
    elsewhere: Any = None
    club = await Web(web, elsewhere, elsewhere).club()
    await club.seat()

    async def copy() -> bytes:
        return (await club.web.ask("GET", f"{club.path}/copy.jsonl", club.organiser)).content

    headers = {"Authorization": f"Bearer {club.organiser}"}

    def brought(server: Running, body: bytes) -> int:
        address = f"http://{server.host}/api/club/import?club={club.id}"
        return httpx.post(address, content=body, headers=headers, trust_env=False).status_code

    def results_at(server: Running) -> list[str]:
        info = httpx.get(f"http://{server.host}{club.path}", headers=headers, trust_env=False).json()
        return [match["state"] for match in info["rounds"][0]["matches"]]

    older = (await copy()).splitlines(keepends=True)
    async with await Store.open(database) as store:
        await receive(store, older, time.time() * 1000)  # as an operator does: nothing is here to replace
        before = results_at(two[0])
        holder = await store.holder(club.id)
    assert holder is not None
    held, other = sorted(two, key=lambda server: f":{server.host.rpartition(':')[2]} " not in holder.name)
    await club.do("results", club.tables[1], **said(1, 1, "fixed"))
    await club.do("results", club.tables[2], **said(1, 2, "fixed"))
    assert brought(other, await copy()) == 201
    assert results_at(held) == results_at(other) != before
