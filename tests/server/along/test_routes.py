"""Hand-overs and bundles over the web: who may do what, what is too big, and how guesses are slowed."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from tests.server.live.clients import hub_on
from tests.server.web.conftest import client_of

from canasta.server.along.sealed import MOST_BYTES
from canasta.server.live import Hub
from canasta.server.store import Store

pytestmark = pytest.mark.anyio
PATH = "/api/handovers/abcdefgh23"
OLD, NEW = ({"authorization": f"Bearer {sign * 43}"} for sign in "on")


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    async with await Store.open(str(tmp_path / "tables.db")) as store, hub_on(store) as hub:
        yield hub


@pytest.fixture
async def web(hub: Hub) -> AsyncIterator[httpx.AsyncClient]:
    async with client_of(hub) as client:
        yield client


def refused(answer: httpx.Response) -> tuple[int, str]:
    assert answer.json()["message"].endswith(".")
    return answer.status_code, answer.json()["code"]


async def test_a_bundle_is_handed_over(web: httpx.AsyncClient) -> None:
    bundle = os.urandom(3 * 1024 * 1024)
    early = await web.post(f"{PATH}/ask", json={"nonce": "n" * 22}, headers=NEW)
    assert refused(early) == (404, "along-no-handover")
    assert (await web.post(PATH, headers=OLD)).json() == {"step": "open", "nonce": None, "left": 600}
    told = await web.post(f"{PATH}/ask", json={"nonce": "n" * 22}, headers=NEW)
    assert told.json()["step"] == "asked"
    assert (await web.get(PATH, headers=OLD)).json()["nonce"] == "n" * 22
    assert (await web.post(f"{PATH}/bundle", content=bundle, headers=OLD)).json()["step"] == "given"
    found = await web.get(f"{PATH}/bundle", headers=NEW)
    assert found.content == bundle
    assert found.headers["cache-control"] == "no-store"
    assert (await web.post(f"{PATH}/end", headers=NEW)).json()["step"] == "taken"
    assert refused(await web.get(f"{PATH}/bundle", headers=NEW)) == (409, "along-used")


async def test_bad_requests_get_a_sentence(web: httpx.AsyncClient) -> None:
    assert refused(await web.post(PATH)) == (401, "along-no-key")
    short = await web.get("/api/bundle", headers={"authorization": "Bearer short"})
    assert refused(short) == (401, "along-no-key")
    assert (await web.post("/api/handovers/no", headers=OLD)).status_code == 400
    await web.post(PATH, headers=OLD)
    assert (await web.post(f"{PATH}/ask", json={"nonce": "<b>"}, headers=NEW)).status_code == 400
    await web.post(f"{PATH}/ask", json={"nonce": "n" * 22}, headers=NEW)
    big = bytes(4 * 1024 * 1024 + 1)
    assert refused(await web.post(f"{PATH}/bundle", content=big, headers=OLD)) == (413, "web-too-big")
    bigger = await web.post("/api/bundle", content=bytes(MOST_BYTES + 1), headers=OLD)
    assert refused(bigger) == (413, "web-too-big")
    assert (await web.post("/api/bundle?after=-1", content=b"x", headers=OLD)).status_code == 400


async def test_a_bundle_is_kept_and_forgotten(web: httpx.AsyncClient) -> None:
    assert refused(await web.get("/api/bundle", headers=OLD)) == (404, "along-no-bundle")
    assert (await web.post("/api/bundle", content=b"sealed", headers=OLD)).json() == {"version": 1}
    assert refused(await web.post("/api/bundle", content=b"other", headers=OLD)) == (409, "along-newer")
    assert (await web.post("/api/bundle?after=1", content=b"again", headers=OLD)).json() == {"version": 2}
    found = await web.get("/api/bundle", headers=OLD)
    assert (found.content, found.headers["etag"]) == (b"again", '"2"')
    assert (await web.post("/api/bundle/forgotten", headers=OLD)).status_code == 204
    assert refused(await web.get("/api/bundle", headers=OLD)) == (404, "along-no-bundle")


async def test_guesses_and_renewals_of_one_address_are_slowed(hub: Hub) -> None:
    async with client_of(hub, address="203.0.113.9") as web:
        for _ in range(25):
            read = await web.get("/api/bundle", headers=OLD)
            guessed = await web.post(f"{PATH}/ask", json={"nonce": "n" * 22}, headers=NEW)
        assert (read.status_code, guessed.status_code) == (429, 429)
    async with client_of(hub, address="203.0.113.10") as web:
        kept = [await web.post(f"/api/bundle?after={number}", content=b"x", headers=OLD) for number in range(31)]
        assert [answer.status_code for answer in kept] == [200] * 30 + [429]
        assert int(kept[-1].headers["retry-after"]) == 5
