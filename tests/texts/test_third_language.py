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
import asyncio, msgspec, sys
import httpx
from canasta.server.live.hub import Hub
from canasta.server.store import Store
from canasta.server.web.app import create_app
from canasta.server.web.config import Config

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
print(main(["rules", "--lang", "pt"]))
"""


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


def test_a_third_language_needs_nothing_but_its_folder(tmp_path: Path) -> None:
    """In a copy of the package, by a program that speaks it and asks a server."""
    package = tmp_path / "canasta"
    package.mkdir()
    for entry in PACKAGE.iterdir():
        if entry.name != "texts":
            (package / entry.name).symlink_to(entry)
    add_portuguese(package / "texts")
    environment = {**os.environ, "PYTHONPATH": os.fspath(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", TRIAL, os.fspath(tmp_path / "tables.db")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    *said, served, refused = done.stdout.splitlines()[:7]
    rules = done.stdout.splitlines()[7:]
    assert said[0] == "('es', 'en', 'pt') 1.500 −15.000 2,5"
    assert said[1:] == ["pt pt pt", "master", "True", "Language · Idioma · Language"]
    assert served == "200 Canastra clássica"
    assert refused == "400 There is no such language: expected one of es, en, pt."
    assert any("Canastra clássica" in line for line in rules)
    assert rules[-1] == "0"


PAGE = """<script type="module">
import { loadTexts, t } from "./src/texts";
import { LANGUAGES, language } from "./src/texts/languages";
await loadTexts();
document.body.append(t("lost-title"), ...LANGUAGES.map((each) => language(each).name));
</script>
"""
CONFIG = """import { svelte } from "@sveltejs/vite-plugin-svelte";
export default { plugins: [svelte()], build: { target: "es2022", minify: false } };
"""


def test_the_texts_of_the_page_are_built_with_it(tmp_path: Path) -> None:
    install(everything=False)  # nothing to do where the page was built
    texts = tmp_path / "src" / "canasta" / "texts"
    texts.parent.mkdir(parents=True)
    add_portuguese(texts)
    web, built = tmp_path / "web", tmp_path / "page"
    shutil.copytree(ROOT / "web" / "src", web / "src")
    (web / "node_modules").symlink_to(MODULES)
    (web / "index.html").write_text(PAGE)
    (web / "small.config.ts").write_text(CONFIG)
    words = ("build", "--config", "small.config.ts", "--logLevel", "error", "--outDir", built)
    command: list[str | Path] = [node()[0], MODULES / "vite" / "bin" / "vite.js", *words]
    done = subprocess.run(command, cwd=web, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    scripts = [file.read_text(encoding="utf-8") for file in (built / "assets").glob("*.js")]
    for said in ("Aquí no hay nada", "There is nothing here", "Não há nada aqui", "Português"):
        assert sum(said in script for script in scripts) == 1
