"""`canasta simulate`: deals counted, and shown to people and programs."""

from __future__ import annotations

import pytest
from tests.cli.running import run

from canasta.lab.commands.simulate import bots_of_side, spread, summary
from canasta.players.simulation import PlayedDeal
from canasta.rules import get


def test_what_is_counted() -> None:
    played = [
        PlayedDeal(0, (500, 100), (1, 0), (2, 0), 0, 20, 60),
        PlayedDeal(1, (300, 400), (0, 1), (1, 1), None, 40, 100),
        PlayedDeal(2, (100, 100), (0, 0), (0, 0), 1, 30, 80),
    ]
    result = summary(get("clasica"), ["greedy", "random"], "x", played)
    assert [side["points"]["mean"] for side in result["sides"]] == [300, 200]
    assert [side["best"] for side in result["sides"]] == [2, 2]
    assert [side["went_out"] for side in result["sides"]] == [1, 1]
    assert [side["canastas"] for side in result["sides"]] == [1, 0.333]
    assert result["endings"] == {"out": 2, "stock": 1}
    assert (result["turns"]["mean"], result["turns"]["least"], result["turns"]["most"]) == (30, 20, 40)
    assert result["difference"]["mean"] == 100


def test_the_interval_is_that_of_the_mean() -> None:
    found = spread([10.0, 20.0, 30.0, 40.0])
    assert (found["mean"], found["deviation"]) == (25, 12.91)
    assert found["interval"] == round(1.96 * 12.909944 / 2, 2)
    assert spread([7])["interval"] == 0


def test_the_bots_of_a_side() -> None:
    rules = get("reglamento/6-pairs")
    assert bots_of_side(rules, ["a", "b", "c"], 1) == ["b"]
    assert bots_of_side(rules, ["a", "b", "c", "d", "e", "f"], 1) == ["b", "e"]
    assert bots_of_side(rules, ["a"], 2) == ["a"]


def test_the_seed_decides_what_comes_out() -> None:
    first, again, other = (run("simulate", "--deals", "6", "--seed", seed, "--json") for seed in "sst")
    assert (first.status, first.json["deals"]) == (0, 6)
    assert first.json == again.json
    assert first.json["sides"] != other.json["sides"]


@pytest.mark.parametrize(("lang", "title"), [("en", "Regulation canasta"), ("es", "Canasta de reglamento")])
def test_a_person_reads_a_table(lang: str, title: str) -> None:
    done = run("simulate", "--rules", "reglamento", "--form", "3", "--bots", "greedy", "--deals", "4", lang=lang)
    assert (done.status, done.err) == (0, "")
    assert done.out.count(" ± ") == 3
    assert title in done.out
    assert max(map(len, done.out.splitlines())) <= 96


def test_house_rules_are_played() -> None:
    done = run("simulate", "--deals", "3", "--house", "hand_size=20", "--json")
    assert done.status == 0
    assert done.json["sides"] != run("simulate", "--deals", "3", "--json").json["sides"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "nobody"], "There is no bot nobody: expected one of master, expert, strong,"),
        (["--bots", ""], "There is no bot"),
        (["--bots", "greedy,greedy,greedy"], "3 bots do not fit this table: expected 1 for all, 2 for the sides or 4"),
        (["--processes", "0"], "--processes does not accept this: expected 1-256."),
        (["--picture", "points.gif"], "points.gif cannot be the name of the picture"),
    ],
)
def test_what_cannot_be_simulated(words: list[str], sentence: str) -> None:
    assert run("simulate", "--deals", "1", *words).sentence.startswith(sentence)
