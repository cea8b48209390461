"""Bots from outside in the commands: their faults are told beside the points, and nothing of them is left behind."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest
from tests.cli.running import run
from tests.project.house import ROOT

from canasta import players
from canasta.lab.arena.boards import ArenaPlan, play_chunk
from canasta.rules import get as rules_named

TOYS = "tests.outside.toy_bots"
TEMPLATES = {"bot.py": f"{sys.executable} -I -S"} | ({"bot.mjs": node} if (node := shutil.which("node")) else {})


def test_the_arena_tells_faults_beside_points_and_keeps_them(tmp_path: Path) -> None:
    words = ["arena", "--bots", f"{TOYS}:Cheat,random", "--sprt", "0/10", "--deals", "1", "--processes", "1"]
    words += ["--resume", str(tmp_path / "boards.jsonl")]
    done = run(*words, columns=200)
    lines = done.out.splitlines()
    assert any("faults" in line and "Elo" in line for line in lines), done
    cheat = next(line for line in lines if f"{TOYS}:Cheat" in line)
    assert cheat.split()[-1] == "4"  # two seats, two line-ups
    assert f"Faults of {TOYS}:Cheat: 4 not legal. Each time, greedy played on until the deal ended." in done.out
    explained = r"chose an action that is not legal at seat \d in deal \d\. Its answer: “take everything”\."
    assert re.search(explained, " ".join(done.out.split()))
    report = run(*words, "--json").json
    assert report["faults"] == {f"{TOYS}:Cheat": {"illegal": 4}}
    assert [(each["kind"], each["told"]) for each in report["first_faults"]] == [("illegal", "take everything")]


def test_simulate_and_gate_tell_them_too() -> None:
    done = run("simulate", "--bots", f"{TOYS}:Broken,random", "--deals", "1")
    assert f"Faults of {TOYS}:Broken: 2 broken down." in done.out
    explained = " ".join(done.out.split()).partition("Its words: ")[2]
    assert re.match(r"“RuntimeError: no idea \(toy_bots\.py:\d+\)”", explained)
    assert done.out.count("Its words") == 1
    told = run("simulate", "--bots", f"{TOYS}:Broken,random", "--deals", "1", "--json").json
    assert told["faults"] == {f"{TOYS}:Broken": {"ended": 2}}
    assert told["first_faults"][0]["told"].startswith("RuntimeError: no idea (toy_bots.py:")
    words = ("gate", f"{TOYS}:Cheat", "--before", "random", "--league", "random", "--deals", "1", "--league-deals", "2")
    told = run(*words, "--processes", "1").out
    assert f"Faults of {TOYS}:Cheat: 12 not legal." in told


def test_at_the_terminal_a_fault_is_a_sentence(tmp_path: Path) -> None:
    words = ("play", "--bot", f"{TOYS}:Broken", "--seed", "1", "--save", str(tmp_path / "match.json"))
    done = run(*words, given="1\n" * 20)
    told = " ".join(done.out.split())
    assert "broke down at seat" in told
    assert re.search(
        r"Its words: “RuntimeError: no idea \(toy_bots\.py:\d+\)”\. greedy plays for it until the end of the deal\.",
        told,
    )


@pytest.mark.parametrize(("template", "program"), TEMPLATES.items())
def test_the_templates_play(template: str, program: str) -> None:
    name = f"process:{program} {ROOT / 'docs' / 'how-to' / 'bots' / template}"
    plan = ArenaPlan(rules_named("clasica"), ((name, "random"),), "templates", 1)
    players.invited(name)
    chunk = play_chunk(plan, (name, "random"), [0])
    assert not chunk.faults
    assert len(chunk.boards) == 1
