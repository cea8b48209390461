"""The server in a browser says what the server says for the same inputs, and deals as any other Python does."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.simulation.store import SimStore

from canasta.match.verify import Status, verify
from canasta.server.journal.time_and_chance import ServerClock
from canasta.server.live.hub import Hub
from canasta.server.live.session import read_hello
from canasta.server.pocket.pocket import Kept, Pocket, PocketChance, PocketExecutor
from canasta.server.web.config import client_folder
from canasta.server.wire.values import Settings

pytestmark = pytest.mark.anyio
SETTINGS = {"rules": "clasica", "ceremony": "short", "pace": 0, "turn_seconds": 0, "bots": "greedy"}


class Keeper:
    """A memory as the browser has it: texts by id."""

    def __init__(self) -> None:
        self.logs: dict[str, dict[str, Any]] = {}
        self.full = False
        self.gone = False

    async def create(self, log: str) -> Kept:
        if self.full:
            return "failed"
        made = json.loads(log)
        return "taken" if made["id"] in self.logs else self._put(made)

    async def append(self, log_id: str, rows: str) -> Kept:
        log, more = self.logs[log_id], json.loads(rows)
        if self.full:
            return "failed"
        if more[0]["seq"] != len(log["rows"]) + 1:
            return "taken"
        log["rows"] += more
        return "kept"

    async def load(self, log_id: str) -> str | None:
        if self.gone:
            raise RuntimeError("InvalidStateError")  # in a browser it is a `JsException`
        return json.dumps(self.logs[log_id]) if log_id in self.logs else None

    def _put(self, log: dict[str, Any]) -> Kept:
        self.logs[log["id"]] = log
        return "kept"


class Still(ServerClock):
    """A clock on which no time passes."""

    def __init__(self) -> None:
        super().__init__(wall=lambda: 1_000_000.0, elapsed=lambda: 0.0, awake=lambda: 0.0)


def hello(key: str) -> str:
    return json.dumps({"do": "hello", "protocol": 1, "key": key, "lang": "es", "after": 0})


class PocketSide:
    """A player at a table of a pocket."""

    def __init__(self, keeper: Keeper, chance: Random | None = None) -> None:
        self.frames: list[str | None] = []
        self.pocket = Pocket(
            keeper, lambda _, frame: self.frames.append(frame), clock=Still(), chance=PocketChance(chance)
        )

    async def open(self, settings: dict[str, Any]) -> tuple[str, str]:
        body = json.dumps({"settings": settings, "name": "Ana", "avatar": "fox"})
        status, _, answer = await self.pocket.ask("POST", "/api/tables", {}, body)
        assert status == 200, answer
        opened = json.loads(answer)
        return opened["table"], opened["key"]

    async def hear(self, table: str, frame: str) -> None:
        await self.pocket.hear(1, table, frame)


class HubSide:
    """The same at a table of a server."""

    def __init__(self, chance: Random) -> None:
        self.frames: list[str | None] = []
        self.hub = Hub(SimStore(), executor=PocketExecutor(), clock=Still(), chance=PocketChance(chance))
        self.session: Any = None

    async def open(self, settings: dict[str, Any]) -> tuple[str, str]:
        taken = await self.hub.create(Settings(**settings), "Ana", "fox")
        return taken.table, taken.key

    async def hear(self, table: str, frame: str) -> None:
        if self.session is not None:
            await self.session.handle(frame)
            return
        session = self.session = await self.hub.connect(table, read_hello(frame))

        def take() -> None:
            while (sent := session.take()) is not None:
                self.frames.append(sent.decode())

        session.on_frames(take)


async def settled(frames: list[str | None]) -> dict[str, Any] | None:
    """Wait until the player is to act, between deals or at the end; return the last view."""
    while True:
        heard = [json.loads(frame) for frame in frames if frame is not None]
        told = [one for one in heard if one["t"] in ("welcome", "did")]
        view: dict[str, Any] | None = told[-1]["view"] if told else None
        stage = next((one["table"]["stage"] for one in reversed(told) if one["table"]), None)
        if stage == "play" and view is not None and view["seat"] == view["to_act"]:
            return view
        if stage in ("between", "finished", "open"):
            return None
        await asyncio.sleep(0)


async def play(side: PocketSide | HubSide, turns: int) -> tuple[str, str]:
    """Open a table, begin, and play by a rule of thumb, with a refused command, a question and a hint."""
    table, key = await side.open(SETTINGS)
    await side.hear(table, hello(key))
    await side.hear(table, json.dumps({"do": "begin", "id": "begin"}))
    for turn in range(turns):
        view = await settled(side.frames)
        if view is None:
            await side.hear(table, json.dumps({"do": "next", "id": f"n{turn}"}))
            continue
        legal = view["legal"]
        if turn == 2:
            await side.hear(table, json.dumps({"do": "play", "id": "no", "action": "discard 3s; discard 3s"}))
            await side.hear(table, json.dumps({"do": "try", "id": "try", "actions": legal[0]}))
            await side.hear(table, json.dumps({"do": "warn", "id": "warn", "action": legal[0]}))
        melds = [each for each in legal if each.startswith("meld")]
        action = next((each for each in [*melds, *legal] if not each.startswith("take")), legal[0])
        await side.hear(table, json.dumps({"do": "play", "id": f"p{turn}", "action": action}))
    await settled(side.frames)
    return table, key


async def test_it_says_what_the_server_says() -> None:
    pocket, hub = PocketSide(Keeper(), Random(5)), HubSide(Random(5))
    seats = [await play(side, 12) for side in (pocket, hub)]
    assert seats[0] == seats[1]
    assert pocket.frames == hub.frames
    assert len({json.loads(frame or "{}")["t"] for frame in pocket.frames}) >= 6
    table, key = seats[0]
    _, _, record = await pocket.pocket.ask("GET", f"/api/tables/{table}/record", {}, key=key)
    assert record == await hub.hub.record(table, key)


async def test_its_record_proves_its_shuffles_and_is_replayed() -> None:
    side = PocketSide(Keeper(), Random(5))
    table, key = await play(side, 50)
    _, kind, record = await side.pocket.ask("GET", f"/api/tables/{table}/record", {}, key=key)
    assert kind == "text/plain"
    proven = [check.status for check in verify(record)]
    assert proven[0] is Status.PROVEN
    assert set(proven) <= {Status.PROVEN, Status.NOT_REVEALED}
    for path, body in ((f"/api/tables/{table}/replay", ""), ("/api/replay", record)):
        query = {"deal": "1", "seat": "0", "lang": "es"}
        status, _, told = await side.pocket.ask("POST" if body else "GET", path, query, body, key=key)
        assert (status, len(json.loads(told)["frames"]) > 20) == (200, True)


async def test_a_rematch_is_a_table_of_the_same_browser() -> None:
    side = PocketSide(Keeper())
    table, key = await play(side, 2)
    for command in ("abandon", "rematch"):
        await side.hear(table, json.dumps({"do": command, "id": command}))
    told = next(json.loads(frame) for frame in reversed(side.frames) if frame is not None and '"rematch"' in frame)
    following = told["table"]["rematch"]
    assert following.startswith("L")
    status, _, info = await side.pocket.ask("GET", f"/api/tables/{following}", {}, key=key)
    assert (status, json.loads(info)["stage"]) == (200, "open")


async def test_it_goes_on_where_it_was() -> None:
    keeper = Keeper()
    before = PocketSide(keeper)
    table, key = await play(before, 6)
    after = PocketSide(keeper)
    await after.hear(table, hello(key))
    last = [json.loads(frame) for frame in before.frames if frame is not None and json.loads(frame)["t"] == "did"][-1]
    welcome = json.loads(after.frames[0] or "")
    assert welcome["seq"] == last["seq"]
    assert welcome["view"] == last["view"]


async def test_two_pages_cannot_play_at_once_what_one_of_them_has_not_heard() -> None:
    keeper = Keeper()
    first = PocketSide(keeper)
    table, key = await play(first, 2)
    second = PocketSide(keeper)
    await second.hear(table, hello(key))
    for side in (first, second):
        view = await settled(side.frames)
        assert view is not None
        await side.hear(table, json.dumps({"do": "play", "id": f"x{id(side)}", "action": view["legal"][0]}))
        await settled(first.frames)
    bye = json.loads(second.frames[-2] or "")  # and it comes back to what the first has played
    assert (bye["t"], bye["again"], second.frames[-1]) == ("bye", True, None)


async def test_what_cannot_be_kept_is_not_confirmed() -> None:
    keeper = Keeper()
    side = PocketSide(keeper)
    table, _ = await play(side, 2)
    view = await settled(side.frames)
    assert view is not None
    keeper.full = True
    known = len(side.frames)
    await side.hear(table, json.dumps({"do": "play", "id": "late", "action": view["legal"][0]}))
    told = [json.loads(frame) for frame in side.frames[known:] if frame is not None]
    assert [(one["t"], one.get("again")) for one in told] == [("bye", True)]


async def test_a_memory_that_is_gone_may_come_back() -> None:
    keeper = Keeper()
    table, key = await PocketSide(keeper).open(SETTINGS)
    keeper.gone = True
    side = PocketSide(keeper)
    await side.hear(table, hello(key))
    bye = json.loads(side.frames[0] or "")
    assert (bye["t"], bye["again"], side.frames[1:]) == ("bye", True, [None])
    status, _, told = await side.pocket.ask("GET", f"/api/tables/{table}", {})
    assert (status, json.loads(told)["code"]) == (409, "store-unreachable")


async def test_a_wrong_hello_is_told_why() -> None:
    side = PocketSide(Keeper())
    table, _ = await side.open(SETTINGS)
    await side.hear(table, hello("x" * 43))
    assert json.loads(side.frames[0] or "")["code"] == "table-wrong-key"
    assert side.frames[1] is None


@pytest.mark.parametrize(
    ("method", "path", "query", "body", "status", "found"),
    [
        ("GET", "/api/menu", {"lang": "es"}, "", 200, '"tuned"'),
        ("GET", "/api/sets/clasica", {}, "", 200, '"switches"'),
        ("GET", "/api/sets/clasica/find", {"said": "jokers"}, "", 200, "["),
        ("GET", "/api/rules/clasica", {"lang": "en"}, "", 200, '"CL-'),
        ("GET", "/api/rules/clasica/find", {"said": "joker"}, "", 200, '"id"'),
        ("POST", "/api/house", {}, '{"rules": "clasica", "house": {"target": 3000}}', 200, "3000"),
        ("POST", "/api/house", {}, '{"rules": 3}', 409, "table-not-understood"),
        ("GET", "/api/tables/Laaaaaaaaaa", {}, "", 404, "table-no-table"),
        ("GET", "/api/puzzles/next", {}, "", 409, "table-no-server"),
        ("GET", "/api/rules/nothing", {}, "", 409, "rules-"),
    ],
)
async def test_requests(method: str, path: str, query: dict[str, str], body: str, status: int, found: str) -> None:
    answered, _, text = await PocketSide(Keeper()).pocket.ask(method, path, query, body)
    assert (answered, found in text) == (status, True), text


async def test_only_bots_that_act_at_once_are_on_the_menu() -> None:
    side = PocketSide(Keeper())
    _, _, menu = await side.pocket.ask("GET", "/api/menu", {})
    assert {"tuned", "rules", "greedy"} <= {bot["id"] for bot in json.loads(menu)["bots"]}
    assert "master" not in menu
    table, key = await side.open({**SETTINGS, "bots": "master"})
    _, _, info = await side.pocket.ask("GET", f"/api/tables/{table}", {}, key=key)
    assert json.loads(info)["settings"].get("bots", "tuned") == "tuned"


SCRIPT = Path(__file__).parents[3] / "scripts" / "pocket_deals.py"


def test_whole_deals_are_the_same_to_the_byte() -> None:
    client = client_folder()
    if client is None or not (client / "offline.json").is_file():
        assert os.environ.get("CI") != "true", "there is no built page"
        pytest.skip("there is no built page: `make web` builds it")
    words = ["salon", "reglamento/3", "--deals", "1", "--client", os.fspath(client)]
    done = subprocess.run([sys.executable, SCRIPT, *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.count(" 0 different")) == (0, 2), done.stdout + done.stderr
