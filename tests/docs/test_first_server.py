"""docs/tutorial/first-server.md is followed to the letter, on a server with a port and a database of its own."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import run
from tests.docs.pages import DOCS, blocks
from tests.server.web.conftest import Running, serving_here

from canasta.server.web import Limits

TOLD = list(blocks(DOCS / "tutorial" / "first-server.md"))


@pytest.fixture
def server(tmp_path: Path) -> Any:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Canasta</title>")
    with serving_here(page, tmp_path, Limits()) as running:
        yield running


def test_the_page_is_followed(server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("no_proxy", "*")
    names: dict[str, Any] = {"__name__": "tutorial"}
    for block in TOLD:
        if block.language == "python":
            code = block.code.replace("localhost:8642", server.host)
            exec(compile("\n" * (block.line - 1) + code, str(block.page), "exec"), names)  # noqa: S102 - our own page
        elif not block.words:
            for part in block.code.split("$ ")[1:]:
                line, _, shown = part.partition("\n")
                done = run(*shlex.split(line)[1:], "--db", str(tmp_path / "tables.db"))
                assert (done.status, done.err) == (0, ""), line
                assert [wanted for wanted in shown.splitlines() if wanted not in done.out] == [], (line, done.out)
    assert server.get(f"/api/tables/{names['table']}").status_code == 200
    assert (tmp_path / "first.sqlite").is_file()
