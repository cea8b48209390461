"""The benchmark of the ladder: it measures, goes on where it stopped, and notices bots that have changed."""

from __future__ import annotations

import json
import subprocess
import sys
from copy import deepcopy
from operator import attrgetter
from pathlib import Path
from shutil import copy, copytree
from typing import Any

import pytest
from tests.project.house import ROOT

from canasta._build import build_kind
from canasta.lab.arena import ArenaPlan
from canasta.lab.arena.board_file import BoardFile
from canasta.lab.arena.boards import play_board
from canasta.rules import get

WORDS = ("--rules", "salon", "--bots", "greedy,random", "--boards", "2", "--processes", "1", "--minutes", "1")


def measured(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "benchmarks" / "bench_ladder.py"), *WORDS, "--folder", str(folder), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def cells(folder: Path) -> Any:
    done = measured(folder, "--json")
    assert done.stderr == ""
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Any]:
    """A folder in which a ladder was measured, and its cells."""
    folder = tmp_path_factory.mktemp("begun")
    return folder, cells(folder)


@pytest.fixture
def folder(begun: tuple[Path, Any], tmp_path: Path) -> Path:
    """A copy of that folder."""
    return Path(copytree(begun[0], tmp_path / "ladder"))


def test_the_ladder_goes_on_where_it_stopped(begun: tuple[Path, Any], folder: Path) -> None:
    first = deepcopy(begun[1])
    assert [(cell["unit"], cell["boards"]) for cell in first] == [("deals", 2), ("matches", 1)]
    assert first[0]["points"][0] > 0
    assert first[0]["ms"][1] >= first[0]["ms"][0] > 0
    again = cells(folder)
    assert [cell.pop("ms")[0] > 0 for cell in (*first, *again)] == [True] * 4
    assert again == first
    told = measured(folder).stdout
    assert "| salon " in told
    assert "Not above the level below at 95 %: greedy over random in salon." in told  # two boards say too little


def test_boards_of_bots_that_have_changed_are_noticed(folder: Path) -> None:
    file = folder / "salon-deals.jsonl"
    before = file.read_bytes()
    at = before.index(b'"points":[') + len(b'"points":[')
    file.write_bytes(before[:at] + b"1" + before[at:])
    done = measured(folder)
    assert (done.returncode, done.stdout) == (1, "")
    assert "has boards of other bots (greedy against random in salon): expected a new --folder." in done.stderr


def test_boards_go_on_by_the_version_of_the_rules_they_began_with(tmp_path: Path) -> None:
    file = tmp_path / "salon-deals.jsonl"
    BoardFile(str(file), ArenaPlan(get("salon@1"), (("greedy", "random"),), "ladder", 2)).close()
    file.write_bytes(file.read_bytes().replace(b',"version":1', b""))  # as it was written before there were versions
    cells(tmp_path)
    assert b'"version"' not in file.read_bytes()
    assert b'"version":2' in (tmp_path / "salon-matches.jsonl").read_bytes()


@pytest.mark.skipif(build_kind() == "pure", reason="searching players look at more on the compiled build")
@pytest.mark.parametrize(("rules", "pair"), [("clasica", ("expert", "strong")), ("reglamento/3", ("strong", "tuned"))])
def test_the_boards_that_are_kept_are_of_the_bots_of_today(rules: str, pair: tuple[str, str], tmp_path: Path) -> None:
    file = Path(copy(ROOT / "benchmarks" / "boards" / f"{rules.replace('/', '-')}-deals.jsonl", tmp_path))
    plan = ArenaPlan(get(rules, version=1), (pair,), "ladder", 2000)
    kept = BoardFile(str(file), plan)
    kept.close()
    board = min(
        (board for chunk in kept.found if chunk.pair == pair for board in chunk.boards), key=attrgetter("number")
    )
    assert play_board(plan, pair, board.number) == board


def test_what_cannot_be_measured_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "salon-deals.jsonl").write_text("notes\n")
    done = measured(tmp_path)
    for wrong in (done, measured(tmp_path, "--bots", "nobody"), measured(tmp_path, "--rules", "chess")):
        assert wrong.returncode == 1
        assert wrong.stderr.startswith("The ladder was not measured: ")
        assert wrong.stderr.count("\n") == 1


def test_a_picture(folder: Path) -> None:
    pytest.importorskip("matplotlib")
    file = folder / "ladder.svg"
    assert measured(folder, "--picture", str(file)).returncode == 0
    assert "</svg>" in file.read_text(encoding="utf-8")
