"""Some seeds of the simulation keep every promise; more of them run by ``make simulate``."""

from __future__ import annotations

import argparse
import io
import json
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.simulation.plans import Plan
from tests.server.simulation.season import Season
from tests.server.simulation.world import World

ROOT = Path(__file__).resolve().parents[3]
HOURS = 0.06  # at least one spell of bad weather, and the calm after it


def lived(seed: int, servers: int, log: io.StringIO | None = None) -> World:
    """A world that has kept every promise, with all kinds of logs, and not for want of faults."""
    world = World(seed, servers=servers, log=log)
    world.run(HOURS)
    assert world.audit.heard["acknowledged"] > 50
    assert sum(world.weather.struck.values()) > 3
    assert {log.kind for log in world.store.logs.values()} == {"table", "club", "sheet"}
    return world


def test_two_servers_keep_every_promise() -> None:
    lived(3, servers=2)


def test_short_days_keep_every_promise() -> None:
    world = Season(3, servers=2, day=900.0, evening=300.0, forgotten=True)
    world.run(0.6)
    heard = world.audit.heard
    assert min(heard[kind] for kind in ("acknowledged", "carried over", "logs frozen", "takeovers")) > 0
    assert min(world.spent[part] for part in ("evening", "night", "storm")) > 0


def test_one_server_keeps_every_promise_and_the_same_seed_is_the_same_run_to_the_byte(tmp_path: Path) -> None:
    """Also in another process, where texts have other hashes."""
    log = io.StringIO()
    world = lived(20, servers=1, log=log)
    assert log.getvalue().count("\n") > 200
    words = [*Plan(20, "dense", 1, HOURS).words.split(), "--json", str(tmp_path / "it")]
    script = [sys.executable, str(ROOT / "scripts" / "simulate_server.py"), *words]
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    done = subprocess.run(script, env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"seed 20: {world.digest.hexdigest()[:16]}" in done.stdout
    assert json.loads((tmp_path / "it").read_text("utf-8"))["next"] == 21


@pytest.mark.parametrize(
    ("option", "word"), [("seeds", "x"), ("seeds", "9-3"), ("seed", "0"), ("hours", "0"), ("kinds", "rain")]
)
def test_words_that_make_no_sense_are_answered_with_a_sentence(option: str, word: str) -> None:
    read = runpy.run_path(str(ROOT / "scripts" / "simulate_server.py"))[option]
    with pytest.raises(argparse.ArgumentTypeError, match=f"expected .*{word}"):
        read(word)
