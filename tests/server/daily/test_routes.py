"""The deal of the day over the web: bad input gets a sentence, and nothing is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest
from tests.server.daily.players import TODAY, key_of
from tests.server.web.conftest import asking

from canasta.server.daily.hub import Daily
from canasta.server.daily.routes import ROUTES
from canasta.server.live import Hub
from canasta.server.web.app import create_app
from canasta.server.web.config import Config
from canasta.server.web.site import Wing

pytestmark = pytest.mark.anyio
DAY = f"/api/daily/{TODAY.isoformat()}"


@pytest.fixture
async def web(hub: Hub, daily: Daily) -> AsyncIterator[httpx.AsyncClient]:
    async with asking(create_app(hub, Config(), [Wing(ROUTES, daily)])) as client:
        yield client


BAD: list[tuple[str, str, dict[str, str] | None, int, str]] = [
    ("GET", "/api/daily/2026-13-01", None, 400, "daily-no-date"),
    ("GET", "/api/daily/yesterday", None, 400, "web-body-expected"),
    ("GET", "/api/daily/2026-01-01", None, 404, "daily-no-day"),
    ("GET", "/api/daily/2026-12-05", None, 409, "daily-not-yet"),
    ("POST", "/api/daily/2026-12-05/tries", {"name": "Ana", "key": key_of(1)}, 409, "daily-not-yet"),
    ("POST", f"{DAY}/tries", {"name": "Ana", "key": "short"}, 400, "web-body-expected"),
    ("POST", f"{DAY}/tries", {"name": "Ana"}, 400, "web-body-missing"),
    ("GET", f"{DAY}?table=abcdefghij", None, 404, "table-no-table"),
    ("GET", f"{DAY}/best?table=abcdefghij", None, 404, "table-no-table"),
]


async def test_bad_input_gets_a_sentence(web: httpx.AsyncClient) -> None:
    for method, path, body, status, code in BAD:
        answers = [
            await web.request(method, path, json=body, headers={"accept-language": lang}) for lang in ("es", "en")
        ]
        assert {(each.status_code, each.json()["code"]) for each in answers} == {(status, code)}, path
        assert answers[0].json()["message"] != answers[1].json()["message"]


async def test_a_table_of_another_day_is_refused(hub: Hub, daily: Daily, web: httpx.AsyncClient) -> None:
    made = (
        await web.post("/api/tables", json={"settings": {"rules": "clasica"}, "name": "Ana", "avatar": "owl"})
    ).json()
    answer = await web.get(f"{DAY}?table={made['table']}", headers={"authorization": f"Bearer {made['key']}"})
    assert (answer.status_code, answer.json()["code"]) == (409, "daily-other-table")


async def test_the_key_of_a_seat_opens_the_try_and_nothing_tells_the_secret(web: httpx.AsyncClient) -> None:
    opened = (await web.post(f"{DAY}/tries", json={"name": "Ana", "key": key_of(1)})).json()
    own = {"authorization": f"Bearer {key_of(1)}"}
    found = (await web.get(f"{DAY}?table={opened['table']}", headers=own)).json()
    assert found["mine"]["lead"] is None
    assert found["secret"] is None
    info = (await web.get(f"/api/tables/{opened['table']}")).json()
    assert info["code"] == "table-no-watchers"
    info = (await web.get(f"/api/tables/{opened['table']}", headers=own)).json()
    assert (info["cards"], info["deals"], info["hints"]) == (f"daily-{TODAY.isoformat()}", 1, False)
