"""The rules, the engine, the bots and the records need few packages; the rest comes with extras, and is asked for."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

import pytest
from tests.project.house import ROOT, drawn

from canasta.extras import EXTRAS, MissingExtraError, missing, needed
from canasta.texts import LANGUAGES

# Without the packages of every extra: all rooms that need none, then a deal between bots.
WITHOUT_EXTRAS = """
import importlib, pkgutil, sys
sys.modules.update(dict.fromkeys({extras}))
import canasta
for name in {rooms}:
    room = importlib.import_module("canasta." + name)
    for module in pkgutil.iter_modules(getattr(room, "__path__", [])):
        if not module.ispkg and module.name != "__main__":
            importlib.import_module(f"{{room.__name__}}.{{module.name}}")
from canasta.players import get as bot
from canasta.players.simulation import line_up, play_deal
from canasta.rules import get
rules = get("clasica")
print(len(play_deal(rules, line_up(rules, [bot("rules"), bot("greedy")]), "a", 0).points))
from canasta.cli import main
sys.exit(main(["play"]))
"""
NEED_EXTRAS = ("cli", "club/server", "lab/commands", "lab/env", "lab/values", "server")


def declared() -> dict[str, str]:
    """Each package of an extra as it is imported, and the extras that name it themselves."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    return {
        re.split(r"[^\w-]", wanted, maxsplit=1)[0].replace("-", "_"): name
        for name in sorted(extras, reverse=True)
        for wanted in extras[name]
        if not wanted.startswith("canasta[")
    }


@pytest.mark.pure  # it reads the source
def test_every_package_of_an_extra_is_known() -> None:
    assert declared() == EXTRAS


@pytest.mark.pure
def test_without_extras_there_is_all_but_the_command_and_the_server() -> None:
    rooms = [name.removesuffix(".py").replace("/", ".") for name in drawn() if not name.startswith(NEED_EXTRAS)]
    script = WITHOUT_EXTRAS.format(extras=[*EXTRAS], rooms=rooms)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "2\n"), done.stderr
    assert done.stderr.count("\n") == 1
    assert 'pip install "canasta[cli]"' in done.stderr


def test_a_missing_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtraError) as caught:
        needed("matplotlib")
    for lang in LANGUAGES:
        assert 'pip install "canasta[pictures]"' in caught.value.message(lang)
    inside = missing(ImportError(name="sqlalchemy.ext.asyncio"))
    assert inside is not None
    assert inside.data == {"package": "sqlalchemy", "extra": "server"}
    assert missing(ImportError(name="left_pad")) is None
