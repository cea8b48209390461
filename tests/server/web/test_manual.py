"""The documentation at `/docs`: sent as it lies packed, by a policy of its own, and linked where it is."""

from __future__ import annotations

import gzip
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from tests.server.web.conftest import client_of

from canasta.server.live import Hub
from canasta.server.web import Config, manual_file

pytestmark = pytest.mark.anyio

INDEX = "<!doctype html><title>Manual</title>" + "x" * 3000
PICTURE = bytes(range(256))


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """A manual of a few files, one of them not packed."""
    path = tmp_path / "docs.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("index.html", INDEX)
        made.writestr("es/index.html", "<!doctype html><title>Manual en español</title>")
        made.writestr("_static/own.css", "body {}")
        made.writestr("_images/one.jpg", PICTURE, zipfile.ZIP_STORED)
    return path


@pytest.fixture
async def manual(hub: Hub, page: Path, archive: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a server that has it."""
    async with client_of(hub, Config(client=page, manual=archive)) as web:
        yield web


async def test_its_files(manual: httpx.AsyncClient) -> None:
    for path, title in (("/docs/", "Manual"), ("/docs/index.html", "Manual"), ("/docs/es/", "Manual en español")):
        answer = await manual.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert f"<title>{title}</title>" in answer.text
    style, picture = await manual.get("/docs/_static/own.css"), await manual.get("/docs/_images/one.jpg")
    assert (style.text, style.headers["content-type"]) == ("body {}", "text/css; charset=utf-8")
    assert (picture.content, picture.headers["content-type"]) == (PICTURE, "image/jpeg")


async def test_packed_for_those_who_can_unpack(manual: httpx.AsyncClient) -> None:
    async with manual.stream("GET", "/docs/", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers["content-encoding"] == "gzip"
    assert len(raw) < 200
    assert gzip.decompress(raw).decode() == INDEX
    plain = await manual.get("/docs/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == INDEX


async def test_a_browser_that_has_it_is_told_so(manual: httpx.AsyncClient) -> None:
    etag = (await manual.get("/docs/")).headers["etag"]
    again = await manual.get("/docs/", headers={"if-none-match": etag})
    assert (again.status_code, again.content) == (304, b"")


async def test_scripts_and_styles_come_from_files_and_the_search_may_send_its_form(manual: httpx.AsyncClient) -> None:
    policy = (await manual.get("/docs/")).headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "script-src 'self'", "style-src 'self'", "form-action 'self'"} <= set(policy)
    assert "form-action 'none'" in (await manual.get("/")).headers["content-security-policy"]


@pytest.mark.parametrize("prefix", ["", "/play/canasta"])
async def test_without_the_last_slash_links_would_lead_astray(hub: Hub, page: Path, archive: Path, prefix: str) -> None:
    async with client_of(hub, Config(client=page, manual=archive, prefix=prefix)) as web:
        answer = await web.get(f"{prefix}/docs")
        assert answer.status_code == 307
        assert answer.next_request is not None
        assert answer.next_request.url.path == f"{prefix}/docs/"


async def test_what_it_lacks_browsers_are_told_by_the_page_and_programs_by_a_code(
    web: httpx.AsyncClient, manual: httpx.AsyncClient
) -> None:
    lacks = ("/docs/nothing.html", "/docs/../pyproject.toml", "/docs/%2e%2e/docs.zip", "/docs/es")
    for client, paths in ((web, ("/docs", "/docs/", "/docs/index.html")), (manual, lacks)):
        for path in paths:
            answer = await client.get(path, headers={"accept": "*/*"})
            assert (answer.status_code, answer.json()["code"]) == (404, "web-no-page"), path
        answer = await client.get(paths[0], headers={"accept": "text/html,*/*"})
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")


async def test_the_page_knows_whether_it_is_there(hub: Hub, page: Path, archive: Path) -> None:
    (page / "index.html").write_text('<!doctype html><html lang="es">')
    async with client_of(hub, Config(client=page, manual=archive)) as web:
        assert "<html data-manual lang" in (await web.get("/")).text
    async with client_of(hub, Config(client=page)) as web:
        assert "data-manual" not in (await web.get("/")).text


def test_where_it_is_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, archive: Path) -> None:
    package = tmp_path / "src" / "canasta" / "server"
    package.mkdir(parents=True)
    monkeypatch.setattr("canasta.server.web.config.PACKAGE", package)
    assert manual_file({}) is None
    (package / "docs.zip").write_bytes(b"")
    assert manual_file({}) == package / "docs.zip"
    (tmp_path / "hatch_build.py").touch()
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "docs.zip").write_bytes(b"")
    assert manual_file({}) == tmp_path / "build" / "docs.zip"
    assert manual_file({"CANASTA_DOCS": str(archive)}) == archive
