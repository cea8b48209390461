"""The log of a server: lines of JSON with request ids and events, a security log, and no secrets."""

from __future__ import annotations

import io
import json
import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.project.house import ROOT
from tests.server.web.conftest import NEW, asking, client_of

from canasta.server.journal.time_and_chance import Chance
from canasta.server.live import Hub
from canasta.server.web import Config, Limits, Rate
from canasta.server.web.app import create_app
from canasta.server.web.logs import EVENTS, REQUEST, SecurityLog, configure, kind_of, scrubbed
from canasta.server.web.metrics import Metrics

KEY = "Zk3-" + "aB9_" * 9 + "xYz"  # of the form of all keys
SECRETS = (
    "postgresql://ana:s3cret@db.example/canasta",
    f"https://canasta.example/t/abcdefghjk#k={KEY}",
    f"Authorization: Bearer {KEY}",
    "connect to h with password=s3cret failed",
    f"a key that stands alone: {KEY}",
)


@pytest.fixture
def log(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """Everything that is logged in the form that the test asks for; afterwards all is as before."""
    root, ours = logging.getLogger(), logging.getLogger("canasta")
    before, levels = list(root.handlers), (root.level, ours.level)
    stream = io.StringIO()
    configure(getattr(request, "param", "json"), stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(levels[0])
    ours.setLevel(levels[1])
    logging.captureWarnings(capture=False)


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


@pytest.mark.parametrize("log", ["text", "json"], indirect=True)
@pytest.mark.parametrize("said", SECRETS)
def test_no_secret_reaches_a_line(log: io.StringIO, said: str) -> None:
    logger = logging.getLogger("canasta.server")
    logger.error(said, extra={"fields": {"where": said}})
    logger.error("it was %s", said)
    logging.getLogger("uvicorn.error").error(said)
    logger.error("it failed", exc_info=RuntimeError(said))
    assert log.getvalue().count("***") >= 4
    assert KEY not in log.getvalue()
    assert "s3cret" not in log.getvalue()


def test_keys_have_the_form_that_is_looked_for() -> None:
    assert all(scrubbed(Chance().new_key()) == "***" for _ in range(100))


def test_a_line_of_json_has_its_time_its_event_and_its_request(log: io.StringIO) -> None:
    token = REQUEST.set("1a2b")
    logging.getLogger("canasta.server").warning("¿Qué?", extra={"event": "store-trouble", "fields": {"code": "disk"}})
    REQUEST.reset(token)
    logging.getLogger("canasta.server").info("two\nlines")
    first, second = lines(log)
    assert first.pop("time").endswith("Z")
    assert first == {
        "level": "warning", "logger": "canasta.server", "event": "store-trouble", "message": "¿Qué?",
        "process": os.getpid(), "request": "1a2b", "code": "disk",
    }  # fmt: skip
    assert (second["event"], second["message"]) == ("message", "two\nlines")


@pytest.mark.parametrize("log", ["text"], indirect=True)
def test_people_read_troubles_and_refusals_in_a_line_each(log: io.StringIO) -> None:
    logging.getLogger("canasta.server").info("all is well")
    security = SecurityLog()
    for _ in range(3):
        security.note("web-foreign-host", "192.0.2.1", "/api/menu")
        security.note("table-no-table", "192.0.2.1", "/api/tables")
    logging.getLogger("canasta.server").error("The disk is full.")
    refused, trouble = log.getvalue().splitlines()
    assert {"(web-foreign-host)", "192.0.2.1", "/api/menu."} <= set(refused.replace(":", "").split())
    assert trouble == "The disk is full."


def test_every_code_of_the_security_log_is_said_somewhere() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "canasta").rglob("*.py"))
    for code in EVENTS:
        name = code.partition("-")[2]
        assert f'"{name}"' in source or len(re.findall(rf"\b{code}\b", source)) > 1, code


def test_the_docs_list_the_events_of_both_logs() -> None:
    page = (ROOT / "docs" / "reference" / "operate.md").read_text(encoding="utf-8")
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "canasta").rglob("*.py"))
    (row,) = re.findall(r"^\| `event` \|(.*)$", page, re.MULTILINE)
    ours = set(re.findall(r'"event": "([a-z-]+)"', source))
    assert set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`", row)) - {"gone", "message"} == ours
    (table,) = re.findall(r"^\| event \| codes \|\n\|.*\n((?:\|.*\n)+)", page, re.MULTILINE)
    listed = {
        code: event
        for event, codes in re.findall(r"^\| `([a-z-]+)` \|(.*)\|$", table, re.MULTILINE)
        for code in re.findall(r"`([a-z-]+)`", codes)
    }
    assert listed == EVENTS


@pytest.mark.anyio
async def test_refusals_are_events_of_the_security_log(hub: Hub, page: Path, log: io.StringIO) -> None:
    limits = Limits(requests=Rate(0.001, 5))
    async with client_of(
        hub, Config(client=page, limits=limits, hosts=frozenset({"canasta.example"})), "192.0.2.7"
    ) as web:
        table = (await web.post("/api/tables", json=NEW)).json()
        await web.post("/api/tables", json=NEW, headers={"origin": "https://evil.example"})
        await web.get("/api/menu", headers={"host": "evil.example"})
        answers = [await web.get(f"/api/tables/{table['table']}", headers={"host": "evil.example"}) for _ in range(5)]
    metrics = Metrics()
    app = create_app(hub, Config(client=page, hosts=frozenset({"canasta.example"})), metrics=metrics)
    async with asking(app, "192.0.2.9", "http://127.0.0.1") as web:
        await web.get(f"/api/tables/{table['table']}", headers={"host": "evil.example"})
    assert answers[-1].status_code == 429
    said = [(each["event"], each["code"], each["address"], each["place"]) for each in lines(log)]
    assert said == [
        ("refused-origin", "web-foreign-origin", "192.0.2.7", "/api/tables"),
        ("refused-host", "web-foreign-host", "192.0.2.7", "/api/menu"),
        ("refused-rate", "web-too-fast", "192.0.2.7", "/api/tables"),
        ("refused-host", "web-foreign-host", "192.0.2.9", "/api/tables"),
    ]
    assert 'canasta_refused_total{code="web-foreign-host"} 1.0' in metrics.text().decode()
    assert all(each["logger"] == "canasta.security" and len(each["request"]) == 12 for each in lines(log))
    assert table["table"] not in log.getvalue()


def test_nobody_can_fill_the_security_log(log: io.StringIO) -> None:
    now = 0.0
    security = SecurityLog(lambda: now)
    for _ in range(100):
        security.note("club-wrong-key", "192.0.2.1", "/ws/club")
    now = 61.0
    security.note("club-wrong-key", "192.0.2.1", "/ws/club")
    assert [each["before"] for each in lines(log)] == [0, 99]
    for number in range(5_000):
        security.note("club-wrong-key", f"2001:db8:{number:x}::/64", "/ws/club")
    assert len(lines(log)) < 1_100
    assert kind_of("/t/abcdefghjk") == "/t"
