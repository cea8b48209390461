"""Deals as columns, frames and files: what was played, once, whoever plays and however it is written."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import polars
import pytest
from tests.cli.running import run

from canasta import get
from canasta.lab.arena.boards import ArenaPlan, play_board
from canasta.lab.stats import board_columns, data_frame, deal_columns, play_deals, write_columns
from canasta.players.simulation import PlayedDeal, SimulationError


def test_a_row_is_a_deal() -> None:
    rules = get("clasica")
    played = [PlayedDeal(4, (500, 100), (1, 0), (2, 0), 0, 20, 60), PlayedDeal(5, (3, -4), (0, 1), (1, 1), None, 40, 9)]
    columns = deal_columns(rules, ["greedy", "azar"], played)
    assert columns == {
        "rules": ["clasica", "clasica"],
        "deal": [4, 5],
        "first": [1, 2],
        "bot 1": ["greedy", "greedy"],
        "bot 2": ["random", "random"],
        "bot 3": ["greedy", "greedy"],
        "bot 4": ["random", "random"],
        "turns": [20, 40],
        "actions": [60, 9],
        "out": [1, None],
        "points 1": [500, 3],
        "clean 1": [1, 0],
        "canastas 1": [2, 1],
        "points 2": [100, -4],
        "clean 2": [0, 1],
        "canastas 2": [0, 1],
    }


def test_the_same_deals_on_any_number_of_processes() -> None:
    rules = get("salon")
    alone = list(play_deals(rules, ["greedy", "random"], 21, seed="s"))
    assert [deal.number for deal in alone] == list(range(21))
    assert list(play_deals(rules, ["greedy", "random"], 21, seed="s", processes=2)) == alone


def test_bots_are_one_a_side_or_a_seat() -> None:
    with pytest.raises(ValueError, match="3 bots cannot be seated: expected 1, 2"):
        play_deals(get("clasica"), ["greedy"] * 3)


def test_names_and_whole_numbers_are_taken_as_they_are() -> None:
    plain = list(play_deals("salon", "random", 2, seed=3))
    assert plain == list(play_deals(get("salon"), ["random"], 2, seed="3"))
    assert deal_columns("salon", ["random"], plain) == deal_columns(get("salon"), ["random"], plain)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [({"deals": -3}, "number"), ({"processes": 0}, "number"), ({"deals": 2.5}, "number"), ({"bots": []}, "bots")],
)
def test_nonsense_is_refused_before_a_deal_is_played(wrong: dict[str, Any], code: str) -> None:
    with pytest.raises(SimulationError) as refused:
        play_deals(**{"rules": "clasica", "bots": "random", **wrong})
    assert refused.value.code == code


def test_files_hold_the_columns(tmp_path: Path) -> None:
    columns = deal_columns(get("clasica"), ["greedy"], play_deals(get("clasica"), ["greedy"], 3, seed="f"))
    write_columns(columns, tmp_path / "deals.parquet")
    assert polars.read_parquet(tmp_path / "deals.parquet").to_dict(as_series=False) == columns
    assert data_frame(columns).to_dict(as_series=False) == columns
    write_columns(columns, tmp_path / "deals.csv")
    with (tmp_path / "deals.csv").open(encoding="utf-8", newline="") as file:
        names, *rows = csv.reader(file)
    assert names == list(columns)
    assert rows == [["" if cell is None else str(cell) for cell in row] for row in zip(*columns.values(), strict=True)]


def test_boards_name_who_sat_where() -> None:
    rules = get("reglamento/3")
    board = play_board(ArenaPlan(rules, (("greedy", "random"),), "s", 1), ("greedy", "random"), 0)
    columns = board_columns(rules, [(("greedy", "random"), board)])
    assert columns["game"] == [1, 2, 3, 4, 5, 6]
    assert columns["bot 1"] == ["greedy", "greedy", "greedy", "random", "random", "random"]
    assert [columns[f"points {side}"][5] for side in (1, 2, 3)] == list(board.games[5].points)


def test_the_commands_write_tables(tmp_path: Path) -> None:
    deals, boards = tmp_path / "deals.csv", tmp_path / "boards.parquet"
    assert run("simulate", "--deals", "3", "--csv", str(deals)).status == 0
    assert deals.read_text(encoding="utf-8").count("\n") == 4
    assert run("arena", "--bots", "greedy,random", "--deals", "2", "--parquet", str(boards)).status == 0
    assert polars.read_parquet(boards).height == 4
    refused = run("simulate", "--deals", "3", "--csv", str(deals))
    assert refused.status == 2
    assert "already exists" in refused.sentence
    assert ".parquet" in run("arena", "--parquet", "boards.csv").sentence
