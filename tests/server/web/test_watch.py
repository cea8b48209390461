"""The operator's view: health, readiness and the figures of a server, at an address of its own."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import time
from pathlib import Path
from typing import Any

import pytest
from postgres import free_port
from prometheus_client.parser import text_string_to_metric_families
from tests.project.house import ROOT
from tests.server.web.conftest import Running, asking, client_of, say, told
from tests.server.web.test_logs import KEY
from tests.server.web.test_serve import environ, serving  # noqa: F401 - a fixture

from canasta.server.live import Hub
from canasta.server.store import Store, StoreError
from canasta.server.web import Config
from canasta.server.web.errors import WebError
from canasta.server.web.health import Readiness, watch_app
from canasta.server.web.metrics import CurrentFigures, Metrics

pytestmark = pytest.mark.anyio


@pytest.fixture
def executor() -> None:
    """Worker processes, which can fail."""


def figures(text: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_a_server_shows_its_figures_at_a_place_of_its_own_and_logs_in_json(environ: dict[str, str]) -> None:  # noqa: F811
    place = f"127.0.0.1:{free_port()}"
    with serving(environ, "--metrics", place, "--log-format", "json") as (process, server):
        watch = Running(place)
        table = server.table()
        with server.socket(table["table"]) as stranger:
            say(stranger, do="hello", key=KEY)
            assert told(stranger, "bye")["code"] == "table-wrong-key"
        with server.greeted(table) as open_socket:
            say(open_socket, id="c", do="chat", text="Good evening")
            told(open_socket, "ack")
            server.get("/api/nothing")
            found, health = watch.get("/metrics"), watch.get("/healthz").json()
            assert found.headers["content-type"].startswith("text/plain")
            seen = figures(found.text)
        assert seen["canasta_tables"] == 1
        assert seen["canasta_sockets players"] == 1
        assert seen["canasta_connections"] == 1
        assert seen["canasta_message_seconds_count"] == 1
        assert seen["canasta_store_batch_writes_sum"] >= 3
        assert seen["canasta_refused_total web-no-page"] == 1
        assert seen["canasta_disk_free_bytes"] > 0
        assert seen["canasta_ready"] == 1
        assert (seen["canasta_work_failing bots"], seen["canasta_logs_stopped frozen"]) == (0, 0)
        assert {"canasta_actions_total people", "canasta_actions_total bots"} <= seen.keys()
        assert seen["process_cpu_seconds_total"] > 0
        assert table["table"] not in found.text
        assert table["key"] not in found.text
        assert (health["tables"], health["players"]) == (1, 1)
        assert watch.get("/readyz").json() == {"ok": True}
        assert watch.get("/").status_code == 404
        assert server.get("/metrics").status_code == 404
        process.terminate()
        _, errors = process.communicate(timeout=20)
    assert process.returncode == 0
    assert [json.loads(line)["event"] for line in errors.splitlines()] == ["serving", "refused-key", "leaving"]
    assert table["table"] not in errors
    assert KEY not in errors


async def test_readiness_says_what_is_missing(hub: Hub, page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readiness = Readiness(hub)
    async with asking(watch_app(hub, readiness, Metrics())) as watch:

        async def code() -> tuple[int, str]:
            answer = await watch.get("/readyz")
            return answer.status_code, answer.json().get("code", "")

        assert await code() == (200, "")
        assert "canasta_ready 1.0" in (await watch.get("/metrics")).text
        hub.pools["bots"].failing = True
        assert await code() == (503, "web-no-thinkers")
        assert "canasta_ready 0.0" in (await watch.get("/metrics")).text
        hub.pools["bots"].failing = False

        async def away() -> None:
            raise StoreError("unreachable", where="postgresql://ana@secret.example/x")

        monkeypatch.setattr(hub.store, "check", away)
        answer = await watch.get("/readyz")
        assert (answer.status_code, answer.json()["code"]) == (503, "store-unreachable")
        assert "secret" not in answer.text
        monkeypatch.undo()
        readiness.leaving = True
        assert await code() == (503, "web-leaving")
        assert (await watch.get("/healthz")).status_code == 200
    async with client_of(hub, Config(client=page)) as web:
        assert (await web.get("/readyz")).status_code == 200
        hub.pools["bots"].failing = True
        assert (await web.get("/readyz")).json()["code"] == "web-no-thinkers"


async def test_readiness_ends_with_trust(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request would wait for an answer of the database; a proxy that asks whether the server is ready does not."""
    monkeypatch.setattr("canasta.server.journal.ownership.PROOF_S", 60)
    monkeypatch.setattr(hub.ownership, "_task", asyncio.current_task())
    monkeypatch.setattr(hub.ownership, "_proven", float("-inf"))
    async with asyncio.timeout(10):
        with pytest.raises(WebError) as refused:
            await Readiness(hub).check()
    assert refused.value.code == "no-proof"
    monkeypatch.undo()
    await Readiness(hub).check()


async def test_a_store_that_has_not_written_lately_is_asked_to(
    new_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr("canasta.server.store.store.touch", asked.append)
    async with await Store.open(str(shutil.copy(new_database, tmp_path))) as store:
        await store.check()
        await store.check()
    assert len(asked) == 1


async def test_a_late_event_loop_is_felt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("canasta.server.web.metrics.LOOK_S", 0.001)
    metrics, late = Metrics(), 0.03
    measuring = asyncio.create_task(metrics.measure_lag())
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_soon(time.sleep, late)
    while figures(metrics.text().decode())["canasta_loop_lag_seconds_sum"] < late / 2:
        await asyncio.sleep(0.001)
    measuring.cancel()


def test_the_docs_name_every_figure() -> None:
    metrics = Metrics()
    names = set(re.findall(r"# HELP (canasta_\w+)", metrics.text().decode()))
    source = Path(CurrentFigures.__module__.replace(".", "/") + ".py")
    names |= {f"canasta_{name}" for name in re.findall(r'_gauge\("(\w+)"', (ROOT / "src" / source).read_text())}
    page = (ROOT / "docs" / "reference" / "operate.md").read_text(encoding="utf-8")
    assert {name for name in names - {"canasta_refused"} if f"`{name}" not in page} == set()
