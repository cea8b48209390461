"""A folder of texts is a language: library, terminal and server find it without any other change."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from client import MODULES, install, node
from tests.project.house import PACKAGE, ROOT

pytestmark = pytest.mark.pure  # it copies the source

TRIAL = """
from types import SimpleNamespace
from canasta.cli import main
from canasta.cli.play import ask_language
from canasta.server.web.pages import spoken
from canasta.server.web.errors import accepted
from canasta.server.wire.commands import Hello
from canasta.texts import LANGUAGES, decimals, number, text
from canasta import Match, get, players
import msgspec

print(LANGUAGES, number("pt", 1500), number("pt", -15000), decimals("pt", "2.5"))
hello = msgspec.json.decode(b'{"do":"hello","lang":"pt"}', type=Hello)
print(accepted("pt-BR, en;q=0.5"), spoken("pt-BR, en"), hello.lang)
print(players.get("mestre").name)
match = Match.new(get("clasica"), ["Ana", "Berta", "Carlos", "Diana"], seed="3")
match.ready()
print(match.deal.check("discard X").message("pt") == match.deal.check("discard X").message("en"))
asked = []
ask_language(SimpleNamespace(choose=lambda question, *_, **__: asked.append(question)), "pt")
print(*asked)
print(main(["rules", "--lang", "pt"]))
"""

SERVED = """
import asyncio, sys
import httpx
from canasta.server.live.hub import Hub
from canasta.server.store import Store
from canasta.server.web.app import create_app
from canasta.server.web.config import Config

async def ask():
    async with await Store.open(sys.argv[1]) as store:
        hub = Hub(store)
        await hub.start()
        transport = httpx.ASGITransport(create_app(hub, Config(client=None)))
        async with httpx.AsyncClient(transport=transport, base_url="http://canasta.example") as web:
            for lang in ("pt", "fr"):
                answer = await web.get(f"/api/menu?lang={lang}")
                told = answer.json()
                print(answer.status_code, told["sets"][0]["title"] if "sets" in told else told["message"])
        await hub.close()

asyncio.run(ask())
"""


@pytest.fixture
def with_portuguese(tmp_path: Path) -> Path:
    """A folder with the package as it is, but for a third language."""
    package = tmp_path / "canasta"
    package.mkdir()
    for entry in PACKAGE.iterdir():
        if entry.name != "texts":
            (package / entry.name).symlink_to(entry)
    add_portuguese(package / "texts")
    return tmp_path


def add_portuguese(texts: Path) -> None:
    """Make this folder one with the texts that there are, and a third language beside them."""
    shutil.copytree(PACKAGE / "texts", texts)
    folder = Path(shutil.copytree(PACKAGE / "texts" / "en", texts / "pt"))
    told = {
        "place": 3,
        "name": "Português",
        "thousands": ".",
        "parted": 1000,
        "decimal": ",",
        "cells": ";",
        "dates": "pt",
        "manual": "docs/",
    }
    (folder / "language.json").write_text(json.dumps(told))
    for file, before, after in (
        ("rules.ftl", "Classic canasta", "Canastra clássica"),
        ("bots.ftl", "bot-called-master = master", "bot-called-master = mestre"),
        ("web.ftl", "There is nothing here", "Não há nada aqui"),
    ):
        text = (folder / file).read_text(encoding="utf-8")
        assert before in text
        (folder / file).write_text(text.replace(before, after), encoding="utf-8")


def said(folder: Path, code: str, *words: str) -> list[str]:
    """The lines that this program says with the package of that folder."""
    environment = {**os.environ, "PYTHONPATH": os.fspath(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", code, *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_server_answers_in_it_and_names_the_languages_to_who_asks_for_another(with_portuguese: Path) -> None:
    found, refused = said(with_portuguese, SERVED, os.fspath(with_portuguese / "tables.db"))
    assert found == "200 Canastra clássica"
    assert refused == "400 There is no such language: expected one of es, en, pt."


def test_a_third_language_needs_nothing_but_its_folder(with_portuguese: Path) -> None:
    first, second, third, fourth, question, *rules = said(with_portuguese, TRIAL)
    assert first == "('es', 'en', 'pt') 1.500 −15.000 2,5"
    assert second == "pt pt pt"
    assert third == "master"
    assert fourth == "True"
    assert question == "Language · Idioma · Language"
    assert any("Canastra clássica" in line for line in rules)
    assert rules[-1] == "0"


def test_the_page_is_built_with_it(tmp_path: Path) -> None:
    install(everything=False)  # nothing to do where the page was built
    without = shutil.ignore_patterns("node_modules", "client", "__pycache__", "texts")
    shutil.copytree(PACKAGE, tmp_path / "src" / "canasta", ignore=without)
    add_portuguese(tmp_path / "src" / "canasta" / "texts")
    web, built = tmp_path / "web", tmp_path / "page"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(MODULES)
    words = ("build", "--logLevel", "error", "--outDir", built)
    command: list[str | Path] = [node()[0], MODULES / "vite" / "bin" / "vite.js", *words]
    done = subprocess.run(command, cwd=web, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    scripts = [file.read_text(encoding="utf-8") for file in (built / "assets").glob("*.js")]
    for said in ("Aquí no hay nada", "There is nothing here", "Não há nada aqui", "Português"):
        assert sum(said in script for script in scripts) == 1
