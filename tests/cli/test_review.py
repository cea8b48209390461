"""`canasta review` as people and programs call it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from tests.cli.running import Done, lines, run
from tests.review.matches import CARELESS, match

from canasta.cli.player_input import in_words
from canasta.match.record import read, write
from canasta.review import Effort, Reviewer, work
from canasta.review.deal_moments import DealMoment, grading, moments, weighing

FEW = ("--worlds", "48", "--seat", "2", "--processes", "1")


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
    assert found["effort"]["most"] == 48
    assert done.json == reviewed("en", "--json").json


def test_the_picture_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "match.svg"
    done = run("review", "-", *FEW, "--picture", str(file), given=record())
    assert done.status == 0
    assert str(file) in done.out
    drawn = file.read_text(encoding="utf-8")
    assert drawn.lstrip().startswith("<?xml")
    assert len(drawn) > 10_000


def test_what_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    assert "no seat 5" in run("review", "-", "--seat", "5", given=record()).sentence
    assert "no deal 9" in run("review", "-", "--deal", "9", given=record()).sentence
    assert run("review", "-", given="not a record").sentence
    assert run("review", str(tmp_path / "nothing.txt")).sentence
    assert ".png" in run("review", "-", "--picture", "match.gif", given=record()).sentence


def test_costly_decisions_are_asked_again(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(record(), encoding="utf-8")
    typed = ("fly", "99", "discard", "", "", "quit")  # none of the actions, the answer, not played on, and away
    done = run("review", str(file), *FEW, "--retry", given=lines(typed))
    assert (done.status, done.err) == (0, "")
    assert "Moment 1 of" in done.out
    assert "Carlos to play" in done.out
    assert "The best: " in done.out
    assert "Then: " in done.out
    assert "points" in done.out
    assert "Traceback" not in done.out
    assert "Luck" not in done.out


def test_a_moment_is_answered_and_played_on(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(record(), encoding="utf-8")
    first = first_moment().decision
    as_played, better = (in_words(action, "es") for action in (first.played, first.best.action))
    typed = [as_played, better, "sí", *["1"] * 300]  # and on to the end
    done = run("review", str(file), *FEW, "--retry", given=lines(typed), lang="es")
    assert done.status == 0
    wrong, good = done.out.index("Hay algo mejor."), done.out.index("¡Bien!")
    assert wrong < good < done.out.index("Las cartas ocultas están como estaban.")
    assert "Este juego" in done.out[good:]


def first_moment() -> DealMoment:
    """The first decision that `--retry` asks again."""
    reviewer = Reviewer(read(record()), seats=[CARELESS], effort=Effort(48, 48, 48))
    for piece in grading(reviewer):
        reviewer.take(work(reviewer.order, piece))
    return moments(reviewer, [work(reviewer.order, piece) for piece in weighing(reviewer, CARELESS)])[0]


def test_habits_are_told_over_several_matches(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(record(), encoding="utf-8")
    found = run("review", str(file), str(file), *FEW, "--deal", "1", "--json")
    assert "--deal" in found.sentence
    done = run("review", str(file), str(file), *FEW, "--json")
    assert (done.status, done.err) == (0, "")
    assert done.json["habits"] == 1
    assert [each["name"] for each in done.json["matches"]] == ["Carlos", "Carlos"]
    assert done.json["found"] == []  # it takes three matches


def test_options_that_do_nothing_together_are_refused(tmp_path: Path) -> None:
    for option in ("--json", "--all"):
        assert option in run("review", "-", "--retry", option, given=record()).sentence
    assert "--picture" in run("review", "-", "--retry", "--picture", "a.svg", given=record()).sentence
    file = tmp_path / "match.txt"
    file.write_text(record(), encoding="utf-8")
    assert "Ana" in run("review", str(file), str(file), "--name", "Zoe").sentence
