"""A folder of texts is a language: library, terminal and server find it without any other change."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.project.house import PACKAGE

pytestmark = pytest.mark.pure  # it copies the source

TRIAL = """
from canasta.cli import main
from canasta.server.web.ahead import spoken
from canasta.server.web.language import accepted
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
print(main(["rules", "--lang", "pt"]))
"""


@pytest.fixture
def with_portuguese(tmp_path: Path) -> Path:
    """A folder with the package as it is, but for a third language."""
    package = tmp_path / "canasta"
    package.mkdir()
    for entry in PACKAGE.iterdir():
        if entry.name != "texts":
            (package / entry.name).symlink_to(entry)
    shutil.copytree(PACKAGE / "texts", package / "texts")
    folder = Path(shutil.copytree(PACKAGE / "texts" / "en", package / "texts" / "pt"))
    told = {"name": "Português", "thousands": ".", "parted": 1000, "decimal": ",", "cells": ";", "manual": "docs/"}
    (folder / "language.json").write_text(json.dumps(told))
    for file, before, after in (
        ("rules.ftl", "Classic canasta", "Canastra clássica"),
        ("bots.ftl", "bot-called-master = master", "bot-called-master = mestre"),
    ):
        text = (folder / file).read_text(encoding="utf-8")
        assert before in text
        (folder / file).write_text(text.replace(before, after), encoding="utf-8")
    return tmp_path


def test_a_third_language_needs_nothing_but_its_folder(with_portuguese: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.fspath(with_portuguese), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", TRIAL], env=environment, capture_output=True, text=True, check=False, cwd=with_portuguese
    )
    assert done.returncode == 0, done.stderr
    first, second, third, fourth, *rules = done.stdout.splitlines()
    assert first == "('en', 'es', 'pt') 1.500 −15.000 2,5"
    assert second == "pt pt pt"
    assert third == "master"
    assert fourth == "True"
    assert any("Canastra clássica" in line for line in rules)
    assert rules[-1] == "0"
