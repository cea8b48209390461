"""`canasta arena`: a league and a test at the terminal, for programs, as a picture; kept, stopped and gone on with."""

from __future__ import annotations

import csv
import os
import re
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.running import run

from canasta.lab.arena.boards import play_chunk
from canasta.lab.arena.session import Report
from canasta.lab.commands import display
from canasta.players import registry
from canasta.texts import signed

SHORT = ("arena", "--rules", "salon", "--processes", "1", "--bots", "greedy")


def results(answer: Any) -> Any:
    """All but the times, which no two runs share."""
    return {name: value for name, value in answer.items() if name != "timing"}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "10 boards for each two bots, each played 2 times; 20 deals"),
        ("es", "10 repartos por cada dos bots, cada uno jugado 2"),
    ],
)
def test_a_person_reads_the_ladder_and_the_matrix(lang: str, said: str) -> None:
    done = run(*SHORT, "--deals", "10", lang=lang)
    assert (done.status, done.err) == (0, "")
    assert said in done.out
    tables = done.out.split("\n\n")[1:3]
    assert max(len(line) for table in tables for line in table.splitlines()) <= 80
    assert done.out.count("greedy") >= 4
    assert " ± " in done.out
    assert "cli-" not in done.out


def test_three_sides_play_matches() -> None:
    done = run(*SHORT, "--rules", "reglamento", "--form", "3", "--matches", "--deals", "1")
    assert done.status == 0
    assert "One board for each two bots, each played 6 times; 6 matches in all" in done.out
    assert "Matches that the row wins against the column" in done.out
    assert "100.0 %" in done.out


def test_a_program_reads_all_of_it() -> None:
    answer = run(*SHORT, "--deals", "3", "--json").json
    report = msgspec.convert(answer, Report)
    assert (report.rules, report.unit, report.seed, report.boards) == ("salon", "deals", "1", 3)
    assert report.complete
    assert report.line_ups == ((0, 1), (1, 0))
    assert [each.bot for each in report.standings] == ["greedy", "random"]
    assert report.timing["greedy"].decisions > 100
    assert results(run(*SHORT, "--deals", "3", "--json").json) == results(answer)
    assert results(run(*SHORT, "--deals", "3", "--seed", "x", "--json").json) != results(answer)


def test_a_test_says_which_hypothesis_it_accepts() -> None:
    better = run(*SHORT, "--bots", "greedy,random", "--sprt", "0/200", "--deals", "60")
    assert better.status == 0
    assert "greedy is better than random: H1, +200 points per deal, is accepted after 30 boards." in better.out
    worse = run(*SHORT, "--bots", "random,greedy", "--sprt", "-5/50", "--deals", "60", lang="es")
    assert worse.status == 1
    assert "No se demuestra que random sea mejor que greedy: se acepta H0, −5 puntos por juego" in worse.out
    open_ = run(*SHORT, "--bots", "greedy,random", "--sprt", "0/200", "--deals", "3", "--json")
    assert open_.status == 1
    assert open_.json["sprt"]["accepted"] is None


@pytest.mark.parametrize("kept", [True, False])
def test_ctrl_c_says_how_to_go_on(kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*what: Any) -> Any:
        os.kill(os.getpid(), signal.SIGINT)
        return play_chunk(*what)

    monkeypatch.setattr("canasta.lab.arena.boards.play_chunk", interrupted)
    file = tmp_path / "league.jsonl"
    resume = ("--resume", str(file)) if kept else ()
    done = run(*SHORT, "--deals", "40", *resume)
    assert done.status == 130
    assert "8 deals in all" in done.out
    assert done.err.startswith("canasta: Stopped after 4 of 40 boards")
    assert (str(file) in done.err) == kept
    assert file.exists() == kept


def test_a_ladder_to_publish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_GUESTS", {})  # so that its faults begin afresh
    league = (*SHORT, "--bots", "greedy,tests.outside.toy_bots:Cheat", "--deals", "10")
    kept = ("--resume", str(tmp_path / "boards.jsonl"))
    report = msgspec.convert(run(*league, *kept, "--json").json, Report)
    written: dict[str, str] = {}
    for lang, ending in (("en", ".csv"), ("en", ".md"), ("en", ".html"), ("es", ".md"), ("es", ".html")):
        file = tmp_path / f"{lang}{ending}"
        assert run(*league, *kept, "--table", str(file), lang=lang).status == 0
        written[file.name] = file.read_text(encoding="utf-8")
    read = list(csv.DictReader(written["en.csv"].splitlines()))
    assert [line["bot"] for line in read] == [each.bot for each in report.standings]
    for rank, (line, each) in enumerate(zip(read, report.standings, strict=True), 1):
        assert each.points is not None
        assert (int(line["rank"]), int(line["games"])) == (rank, 40)
        assert float(line["points"]) == pytest.approx(each.points.mean, abs=0.001)
        assert float(line["points_interval"]) == pytest.approx(each.points.interval, abs=0.001)
        assert float(line["elo"]) == pytest.approx(each.elo, abs=0.001)
        faults = report.faults.get(each.bot, {})
        assert (int(line["illegal"]), int(line["faults"])) == (faults.get("illegal", 0), sum(faults.values()))
    assert sum(int(line["illegal"]) for line in read) > 0
    for lang in ("en", "es"):
        markdown, html = written[f"{lang}.md"], written[f"{lang}.html"]
        rows = [line.strip("| ").split(" | ") for line in markdown.splitlines() if line.startswith("| ")]
        assert [row[1] for row in rows[2:]] == [line["bot"] for line in read]
        assert {len(row) for row in rows} == {8}
        cells = [re.findall(r"<t[dh](?: [^>]*)?>(.*?)</t[dh]>", line) for line in html.splitlines() if "<tr>" in line]
        assert cells == [rows[0], *rows[2:]]
        assert "cli-" not in markdown + html
        assert "take everything" in markdown
        assert "take everything" in html
        assert f'<html lang="{lang}">' in html


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "nobody"], "There is no bot nobody"),
        (["--bots", ""], "There is no bot"),
        (["--deals", "0"], "--deals does not accept this: expected 1-1000000."),
        (["--sprt", "0/10"], "A test takes two different bots, but there are 0"),
        (["--sprt", "0/10", "--bots", "greedy,greedy"], "A test takes two different bots, but there are 1"),
        (["--sprt", "10", "--bots", "greedy,random"], "10 are not valid bounds of a test: expected two numbers"),
        (["--sprt", "0/10", "--bots", "greedy,random", "--matches"], "A test counts points per deal"),
        (["--alpha", "0.9"], "--alpha does not accept this: expected 0.001-0.499."),
        (["--picture", "league.gif"], "league.gif cannot be the name of the picture"),
        (["--table", "league.pdf"], "league.pdf cannot be the name of the table"),
        (["--table", "no/such/folder/x.md"], "'no/such/folder/x.md' cannot be written"),
        (["--resume", "no/such/folder/x.jsonl"], "no/such/folder/x.jsonl"),
        (["--resume", "."], "."),
        (["--resume", __file__], f"{__file__} is not a file of the arena, so it was left as it is"),
        (["--resume", "a\0b"], "'a\\x00b' is not a file of the arena"),
    ],
)
def test_what_cannot_be_played(words: list[str], sentence: str) -> None:
    before = Path(__file__).read_bytes()
    assert run("arena", "--deals", "1", *words).sentence.startswith(sentence)
    assert Path(__file__).read_bytes() == before


def test_a_large_league_leaves_the_intervals_out_rather_than_tear_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "CELL", 60)
    done = run(*SHORT, "--deals", "10")
    matrix = done.out.split("\n\n")[2]
    assert "±" not in matrix
    assert matrix.splitlines()[1].split() == ["1", "2"]


def test_numbers_are_written_as_each_language_does() -> None:
    from canasta.lab.arena.statistics import Estimate

    assert display.with_interval("en", Estimate(1234.4, 56.6, 1.0)) == "+1,234 ± 57"
    assert display.with_interval("es", Estimate(-1234.4, None, None)) == "−1234"
    assert signed("en", -0.3) == "0"
    assert display.percent("es", Estimate(0.5123, 0.01, 1.0)) == "51,2 ± 1,0 %"
    assert display.rating(-12.4) == "−12"
    assert [display.clear(Estimate(mean, 10, 1)) for mean in (11, 9, -11)] == [1, 0, -1]
