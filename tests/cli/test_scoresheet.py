"""`canasta sheet` and `canasta print`: a sheet kept in a file, and what may be wrong."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest
from pypdf import PdfReader
from tests.cli.running import Done, run
from tests.club.competition.playing import begin, play, seat

from canasta.club.competition import Format
from canasta.club.competition import write as write_competition
from canasta.club.scoresheet import ScoreSheet, as_json, read
from canasta.texts import LANGUAGES

PLAYERS = "Ana,Eva,Bea,Luz"


@pytest.fixture
def file(tmp_path: Path) -> str:
    name = str(tmp_path / "friday.jsonl")
    done = run("sheet", name, "new", "--rules", "salon", "--players", PLAYERS, "--title", "Friday")
    assert (done.status, done.err) == (0, "")
    return name


def kept(file: str) -> ScoreSheet:
    return ScoreSheet(read(Path(file).read_text(encoding="utf-8")))


def write(file: str, *words: str) -> Done:
    """A call that must succeed."""
    done = run("sheet", file, *words)
    assert (done.status, done.err) == (0, ""), done
    return done


def test_a_match_from_the_first_call_to_the_last(file: str) -> None:
    write(file, "enter", "1600+385", "300-45", "--by", "Ana")
    write(file, "correct", "1", "1600+405", "300-45", "--why", "an ace was missing", "--by", "Inés")
    write(file, "enter", "1200", "-85")
    write(file, "rule", "drew-out-of-turn", "Eva", "noticed=in_time", "mixed=yes", "drawer=another", "--by", "Inés")
    shown = write(file, "enter", "1800", "1000").out
    sheet = kept(file)
    assert (sheet.totals, sheet.winner) == ((5005, 970), 0)
    assert "Ana and Bea win." in shown
    assert "an ace was missing" in shown
    assert "Drew from the stock out of turn" in shown
    assert sheet.log[2].by == "Inés"
    assert sheet.log[1].at.startswith("20")
    write(file, "close", "Ana and Bea", "Eva and Luz")
    assert kept(file).state.accepted == ("Ana and Bea", "Eva and Luz")
    assert "closed" in run("sheet", file, "enter", "100", "100").sentence
    write(file, "reopen", "--why", "one more ace")
    assert "The match is over" in run("sheet", file, "adjust", "Bea", "-5", "--why", "a smile").sentence
    write(file, "adjust", "Bea", "-5", "--why", "a smile", "--deal", "3")
    assert (kept(file).totals, kept(file).ended) == ((5000, 970), True)
    write(file, "annul", "9", "--why", "it was a yawn")
    assert kept(file).totals == (5005, 970)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_in_detail_from_answers(file: str, lang: str) -> None:
    answers = [
        *(
            "closer=Ana",
            "concealed=no",
            "clean-0=1",
            "dirty-0=1",
            "red_threes-0=2",
            "laid-0=4x50 7x10 75",
            "in_hand-0=15",
        ),
        *("clean-1=0", "dirty-1=0", "red_threes-1=0", "laid-1=100", "in_hand-1=60", "black_threes_laid=no"),
    ]
    asked = run("sheet", file, "enter", *answers, lang=lang)
    assert asked.status == 1
    assert "[rare=…]" in asked.out
    assert kept(file).deals == ()
    done = run("sheet", file, "enter", *answers, "rare=no", "--lines", lang=lang)
    assert (done.status, done.err) == (0, "")
    assert kept(file).totals == (500 + 300 + 200 + 100 + 345 - 15, 100 - 60)
    assert "SA-6.1" in done.out


def test_the_rank_sets_take_canastas_in_the_signs_of_the_table(tmp_path: Path) -> None:
    name = str(tmp_path / "tb.jsonl")
    write(name, "new", "--rules", "tres-barajas", "--sides", "Us,Them")
    answers = ["moda=kings", "closer=0", "exact_cut=no", "canastas-0=K+ Q- W2", "red_threes-0=0", "laid-0=400"]
    answers += ["in_hand-0=0", "canastas-1=", "red_threes-1=3", "laid-1=60", "in_hand-1=100", "black_threes_laid=no"]
    write(name, "enter", *answers, "rare=no")
    assert kept(name).totals == (500 + 500 + 300 + 4000 + 200 + 400, 60 - 100 - 500)


def test_json_tables_and_logs(file: str, tmp_path: Path) -> None:
    write(file, "enter", "1600+385", "300-45")
    told = run("sheet", file, "show", "--json", lang="es").json
    assert told == json.loads(json.dumps(as_json(kept(file), "es")))
    whole = run("sheet", file, "export", "json", lang="es")
    assert {**told, "entries": whole.json["entries"]} == whole.json
    brought = tmp_path / "whole.json"
    brought.write_text(whole.out, encoding="utf-8")
    assert run("sheet", str(brought), "show", "--json", lang="es").json == told
    assert run("sheet", str(brought), "export", "jsonl").out == Path(file).read_text(encoding="utf-8")
    assert run("sheet", file, "export", "jsonl").out == Path(file).read_text(encoding="utf-8")
    table = str(tmp_path / "friday.csv")
    write(file, "export", table)
    assert Path(table).read_text(encoding="utf-8") == run("sheet", file, "export", "csv").out
    again = str(tmp_path / "again.jsonl")
    write(table, "export", again)
    assert kept(again).totals == kept(file).totals
    assert "is a table" in run("sheet", table, "enter", "5", "5").sentence
    assert "exists already" in run("sheet", file, "export", table).sentence
    assert ";" in run("sheet", file, "export", "csv", lang="es").out.splitlines()[0]


def test_a_sheet_is_printed(file: str, tmp_path: Path) -> None:
    write(file, "enter", "1600+385", "300-45")
    pdf = tmp_path / "friday.pdf"
    write(file, "print", str(pdf), "--lines")
    (page,) = PdfReader(io.BytesIO(pdf.read_bytes())).pages
    assert "1,985" in page.extract_text()
    assert "exists already" in run("sheet", file, "print", str(pdf)).sentence


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("enter",), "This needs the points of each side"),
        (("enter", "12", "x"), "x are not the points of a side"),
        (("enter", "12"), "There are points for one side only: this rule set has 2."),
        (("enter", "103", "0"), "If it really is so, say why."),
        (("enter", "closer=Zoe"), "choose one of these answers: 0, 1, 2, 3, nobody"),
        (("enter", "closerr=0"), "Nothing called closerr is asked here."),
        (("correct", "1", "5", "5", "--why", "x"), "This needs the number of a deal on the sheet."),
        (("correct",), "This needs the number of a deal on the sheet."),
        (("rule",), "This needs the player"),
        (("rule", "tripped", "Ana"), "tripped"),
        (("rule", "drew-out-of-turn", "Zoe"), "Nobody knows who Zoe is: expected one of Ana, Eva, Bea, Luz"),
        (("adjust", "Ana"), "This needs the points"),
        (("adjust", "Ana", "-5"), "This needs the reason, with --why"),
        (("annul", "first"), "This needs the number of an entry"),
        (("close",), "say why"),
        (("reopen", "--why", "x"), "The sheet is not closed."),
        (("print",), "This needs the name of a new PDF."),
        (("export", "sheet.doc"), "This needs a file .csv"),
        (("dance",), "dance cannot be done with a sheet: expected one of new, show, enter"),
        (("new", "--rules", "salon"), "exists already"),
        (("enter", "5", "5", "--dealer", "Zoe"), "Nobody knows who Zoe is"),
        (("enter", "9999999", "0"), "9,999,999 will not do for the points"),
        (("enter", "5", "5", "--stopped"), "No deal is stopped by the clock here"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(file: str, words: tuple[str, ...], said: str) -> None:
    before = Path(file).read_bytes()
    assert said in run("sheet", file, *words).sentence
    assert Path(file).read_bytes() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "The rule set is missing"),
        (("--rules", "tute"), "tute"),
        (("--rules", "salon", "--players", "Ana,Eva"), "There are 2 names"),
        (("--rules", "salon", "--deals", "3", "--minutes", "60"), "not both"),
        (("--rules", "salon", "--dealer", "Ana"), "Nobody knows who Ana is"),
        (("--rules", "salon", "--house", "target=0"), "target"),
        (("--rules", "salon", "--minutes", "60", "--unfinished", "torn"), "expected one of played_out, as_it_lies"),
        (("--rules", "salon", "--unfinished", "dropped"), "and --minutes"),
    ],
)
def test_what_cannot_be_agreed_makes_no_file(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    name = tmp_path / "new.jsonl"
    assert said in run("sheet", str(name), "new", *words).sentence
    assert list(tmp_path.iterdir()) == []


def test_a_deal_that_the_clock_stops(tmp_path: Path) -> None:
    name = str(tmp_path / "timed.jsonl")
    write(name, "new", "--rules", "salon", "--minutes", "60", "--unfinished", "dropped")
    write(name, "enter", "500", "100")
    write(name, "enter", "5", "300", "--stopped")
    assert (kept(name).totals, kept(name).ended, kept(name).winner) == ((500, 100), True, 0)


@pytest.mark.parametrize(
    ("lang", "said"), [("es", "6335 · 3115 → 6355 · 3115"), ("en", "6,335 · 3,115 → 6,355 · 3,115")]
)
def test_a_correction_is_shown_with_before_and_after(file: str, lang: str, said: str) -> None:
    write(file, "enter", "6335", "3115")
    shown = run("sheet", file, "correct", "1", "6355", "3115", "--why", "an ace", "--by", "Inés", lang=lang).out
    flat = " ".join(shown.split())
    assert said in flat
    assert "an ace [Inés · 20" in flat


def test_a_ruling_is_shown_with_what_the_referee_was_told(file: str) -> None:
    facts = ("noticed=in_time", "mixed=yes", "drawer=another")
    shown = run("sheet", file, "rule", "drew-out-of-turn", "Eva", *facts, lang="es").out
    told = "Eva: Robó del mazo fuera de turno (-200). ¿Cuándo se advirtió? Antes de que terminara su turno"
    assert told in " ".join(shown.replace("−", "-").split())
    assert "SA-7.5" in shown


def test_house_rules_and_the_length_are_kept(tmp_path: Path) -> None:
    name = str(tmp_path / "house.jsonl")
    words = ("--rules", "reglamento", "--form", "6-pairs", "--house", "target=3000", "--dealer", "2", "--deals", "4")
    write(name, "new", *words, "--players", "Ana,Eva,Bea,Luz,Paz,Sol")
    sheet = kept(name)
    assert (sheet.rules.name, sheet.rules.target, sheet.turn.dealer, sheet.opened.amount) == (
        "reglamento/6-pairs",
        3000,
        1,
        4,
    )


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"canasta score sheet,9\n", b'{"entry":"opened"}'])
def test_a_file_that_is_no_sheet_gets_a_sentence(tmp_path: Path, content: bytes) -> None:
    name = tmp_path / "broken.jsonl"
    name.write_bytes(content)
    assert run("sheet", str(name)).sentence
    assert run("sheet", str(name), "enter", "5", "5", lang="es").sentence
    assert name.read_bytes() == content


def test_a_file_that_is_not_there() -> None:
    assert "nowhere.jsonl" in run("sheet", "nowhere.jsonl").sentence


@pytest.mark.parametrize("what", ["tables", "pairs", "slips", "round", "ranking", "diplomas"])
def test_a_club_prints_from_its_log(tmp_path: Path, what: str) -> None:
    club = begin(Format.FIXED_AND_MOVING, 6)
    seat(club)
    play(club, random.Random(1))
    log, pdf = tmp_path / "club.jsonl", tmp_path / "club.pdf"
    log.write_text(write_competition(club.log), encoding="utf-8")
    done = run("print", what, str(log), str(pdf), lang="es")
    assert (done.status, done.err) == (0, "")
    pages = PdfReader(io.BytesIO(pdf.read_bytes())).pages
    assert "Ana 1" in " ".join(page.extract_text() for page in pages) or what == "diplomas"
    assert "exists already" in run("print", what, str(log), str(pdf)).sentence


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("menus", "club.jsonl", "new.pdf"), "menus cannot be printed: expected one of tables"),
        (("ranking", "nowhere.jsonl", "new.pdf"), "nowhere.jsonl"),
        (("ranking", "club.jsonl", "new.pdf", "--paper", "a3"), "a3 is no paper"),
        (("round", "club.jsonl", "new.pdf", "--round", "9"), "9"),
    ],
)
def test_what_cannot_be_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("club.jsonl").write_text(write_competition(begin(Format.SWISS, 6).log), encoding="utf-8")
    assert said in run("print", *words).sentence
    assert not Path("new.pdf").exists()
