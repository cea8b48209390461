"""`canasta review` as people and programs call it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from tests.cli.running import Done, run
from tests.review.matches import match

from canasta.match.record import write

FEW = ("--worlds", "16", "--seat", "2", "--processes", "1")


@cache
def record() -> str:
    return write(match().record())


@cache
def reviewed(lang: str = "en", *more: str) -> Done:
    return run("review", "-", *FEW, *more, given=record(), lang=lang)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("Luck", "accuracy", "Deal 1")), ("es", ("suerte", "precisión", "Juego 1"))]
)
def test_a_person_reads_how_it_went(lang: str, words: tuple[str, ...]) -> None:
    done = reviewed(lang, "--all")
    assert (done.status, done.err) == (0, "")
    assert all(word in done.out for word in words)
    assert "Carlos" in done.out
    assert "Traceback" not in done.out
    assert all(len(line) <= 96 for line in done.out.splitlines() if line.startswith("  "))


def test_a_program_reads_every_decision() -> None:
    done = reviewed("en", "--json")
    found = done.json
    assert found["review"] == 1
    assert [player["seat"] for player in found["players"]] == [2]
    (deal,) = found["deals"]
    assert deal["decisions"]
    for each in deal["decisions"]:
        assert each["seat"] == 2
        assert each["said"].endswith(".")
        assert {"action", "points", "share", "taken", "out", "beaten", "held"} <= each["played"].keys()
    assert found["effort"]["most"] == 16
    assert done.json == reviewed("en", "--json").json


def test_what_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    assert "no seat 5" in run("review", "-", "--seat", "5", given=record()).sentence
    assert "no deal 9" in run("review", "-", "--deal", "9", given=record()).sentence
    assert run("review", "-", given="not a record").sentence
    assert run("review", str(tmp_path / "nothing.txt")).sentence
    assert "Ana" in run("review", "-", "--name", "Zoe", given=record()).sentence


def test_one_player_is_named() -> None:
    few = ("--worlds", "16", "--processes", "1", "--json")
    assert run("review", "-", *few, "--name", "carlos", given=record()).json == reviewed("en", "--json").json
