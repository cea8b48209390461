"""Lists that come in and go out: pairs, ranking, the log."""

from __future__ import annotations

import base64
import csv
import io
import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.club.server.conftest import Club, Web, corrected, played, refusal

from canasta.club.server.pair_list import list_text, read_pairs

pytestmark = pytest.mark.anyio

OPENED = '{"entry":"opened","settings":{"name":"x","length":{"target":5000}}}\n'


@pytest.mark.parametrize(
    "written",
    [
        "Ana;Bea\nEva;Luz",
        "Ana,Bea\r\nEva,Luz\r\n",
        "Ana\tBea\n\n Eva \t Luz \n",
        "\ufeffJugador 1;Jugador 2\nAna;Bea\nEva;Luz\n",
        "Pareja;Nombre;Nombre\n1;Ana;Bea\n2;Eva;Luz\n",
        '"Ana","Bea"\n"Eva","Luz",\n',
    ],
)
def test_lists_as_people_write_them(written: str) -> None:
    read = read_pairs(written, (), "en")
    assert (read.pairs, read.problems, read.doubts) == ([("Ana", "Bea"), ("Eva", "Luz")], [], [])


@pytest.mark.parametrize(
    ("line", "pair"),
    [
        ("Ana Gil – Eva Paz", ("Ana Gil", "Eva Paz")),
        ("Ana Gil - Eva Paz", ("Ana Gil", "Eva Paz")),
        ("Ana Gil- Eva Paz", ("Ana Gil", "Eva Paz")),
        ("Ana Ruiz-Gil, Eva Paz", ("Ana Ruiz-Gil", "Eva Paz")),
        ("Ana Luz y Eva Paz", ("Ana Luz", "Eva Paz")),
        ("Ana e Inés", ("Ana", "Inés")),
        ("Ann and Eve", ("Ann", "Eve")),
        ("Ana & Eva", ("Ana", "Eva")),
        ("Gil/Paz", ("Gil", "Paz")),
        ("1. Ana, Bea", ("Ana", "Bea")),
        ("1° Ana / Bea", ("Ana", "Bea")),
        ("2º Ana y Bea", ("Ana", "Bea")),
        ("3) Ana;Bea", ("Ana", "Bea")),
        ("(4) Ana - Bea", ("Ana", "Bea")),
        ("5 - Ana - Bea", ("Ana", "Bea")),
        ("Pareja 6: Ana y Bea", ("Ana", "Bea")),
        ("7,Ana y Bea", ("Ana", "Bea")),
        ("• Ana – Bea", ("Ana", "Bea")),
        ("1.-Ana y Bea", ("Ana", "Bea")),
        ("2-Ana y Bea", ("Ana", "Bea")),
        ("#3 Ana y Bea", ("Ana", "Bea")),
        ("4\ufe0f\u20e3 Ana y Bea", ("Ana", "Bea")),
        ("✅ Ana con Bea", ("Ana", "Bea")),
        ("🃏 5. Ana | Bea", ("Ana", "Bea")),
        ("Mesa 6: Ana y Bea", ("Ana", "Bea")),
        ("7;Ana y Bea", ("Ana", "Bea")),
        ("Ana Gil & Eva Paz;", ("Ana Gil", "Eva Paz")),
        ("Gil, Ana - Paz, Eva", ("Gil, Ana", "Paz, Eva")),
        ("José Ortega y Gasset, Ana Paz", ("José Ortega y Gasset", "Ana Paz")),
        ("José Ortega y Gasset - Ana Paz", ("José Ortega y Gasset", "Ana Paz")),
    ],
)
def test_a_line_as_people_write_it(line: str, pair: tuple[str, str]) -> None:
    read = read_pairs(line, (), "es")
    assert (read.pairs, read.problems, read.doubts) == ([pair], [], [])


def test_a_message_with_a_title() -> None:
    read = read_pairs("Torneo del viernes:\n\n1. Ana y Eva\n2. Luz / Sol\n", (), "en")
    assert (read.pairs, read.problems) == ([("Ana", "Eva"), ("Luz", "Sol")], [])
    assert read.doubts == ["Line 1: left out, as a title: “Torneo del viernes:”."]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
@pytest.mark.parametrize("written", ["Begoña Peña;Íñigo\nAna;Bea\n", "Íñ;Ó\nAna;Bea"])
def test_a_file_in_any_usual_encoding(encoding: str, written: str) -> None:
    assert list_text(written.encode(encoding)) == written


def test_a_name_that_was_not_read_rightly_is_doubted() -> None:
    for name in ("Pe\ufffda", "PeÃ±a"):
        read = read_pairs(f"Luz;{name}", (), "en")
        assert (read.pairs, len(read.doubts)) == ([("Luz", name)], 1)


async def test_lists_of_this_server_are_read_again(club: Club, web: Web) -> None:
    await club.enter({"entry": "entered", "players": ["=1+1", "Nora"]})
    await club.seat()
    wanted = sorted(tuple(pair["players"]) for pair in (await club.info())["pairs"])
    for lang, name in itertools.product(("en", "es"), ("pairs.csv", "ranking.csv")):
        answer = await web.client.get(
            f"{club.path}/{name}?lang={lang}", headers={"Authorization": f"Bearer {club.public}"}
        )
        other = await web.club(pairs="", tables=0)
        file = base64.b64encode(answer.content).decode()
        read = await other.do("pairs", file=file, sure=True)
        assert read["problems"] == []
        assert sorted(tuple(pair["players"]) for pair in (await other.info())["pairs"]) == wanted


async def test_what_is_doubted_is_entered_where_somebody_is_sure(club: Club) -> None:
    await club.seat()
    await club.enter({"entry": "disqualified", "pair": 1, "reason": "signals"})
    doubted = await club.do("pairs", csv="Ana;Nora\n")
    assert (doubted["doubts"], doubted["problems"]) == (
        ["Ana has been disqualified from this competition, with number 1. May Ana play again?"],
        [],
    )
    assert len((await club.info())["pairs"]) == 4
    await club.do("pairs", csv="Ana;Nora\n", sure=True)
    assert len((await club.info())["pairs"]) == 5
    garbled = {"entry": "entered", "players": ["Pe\ufffda", "Rosa"]}
    assert await club.no("entries", entries=[garbled]) == (409, "club-sure-name")


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("Ana;Bea\nEva", "Line 2: there is one field"),
        ("Ana;Bea\nEva;Luz;Sol;Mar", "Line 2: there are 4 fields"),
        ("Ana;Bea\nEva;ANA", "Line 2: ANA is already there"),
        ("Ana;ana", "Line 1: ana is already there"),
        ("Ana;Zoe", "Line 1: Zoe is already there"),
        (f"Ana;{'x' * 61}", "Line 1: 'xxx"),
        ("Ana;", "Line 1: there is one field"),
        ("Ana;B\x07ea", "Line 1: "),
        ("\n \n", "There are no pairs"),
        (f"Player 1;Player 2;Team\nAna;Bea;{'x' * 41}", "Line 2: "),
        *(
            (f"Player 1;Player 2;Handicap\nAna;Bea;50\nEva;Luz;{said}", "Line 3: the handicap is")
            for said in ("12", "-50", "much", "999999", "1.25.0")
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_line(written: str, problem: str) -> None:
    problems = read_pairs(written, ["Zoe"], "en").problems
    assert len(problems) == 1
    assert problems[0].startswith(problem)


@settings(max_examples=40)
@given(st.text(max_size=200))
def test_nothing_breaks_the_reading(written: str) -> None:
    read = read_pairs(written, (), "es")
    assert read.pairs or read.problems
    names = [name.casefold() for pair in read.pairs for name in pair]
    assert len(set(names)) == len(names)


async def test_a_list_is_entered_where_all_of_it_is_right(web: Web) -> None:
    club = await web.club(pairs="", tables=0)
    assert await club.do("pairs", csv="Ana;Bea\nEva\n", id="a") == {
        "pairs": [{"players": ["Ana", "Bea"], "handicap": 0, "team": ""}],
        "problems": ["Line 2: there is one field, expected the two names of a pair."],
        "doubts": [],
        "text": "Ana;Bea\nEva\n",
    }
    await club.do("pairs", csv="Ana;Bea\n", check=True)
    assert (await club.info())["pairs"] == []
    for _ in range(2):  # asked again, it is not done twice
        assert (await club.do("pairs", csv="Ana;Bea\n", id="b"))["problems"] == []
    assert [pair["players"] for pair in (await club.info())["pairs"]] == [["Ana", "Bea"]]
    assert (await club.do("pairs", csv="Ana;Luz\n"))["problems"] == ["Line 1: Ana is already there."]
    assert await club.no("pairs", club.public, csv="Eva;Luz\n") == (403, "club-may-not")


def rows(written: str) -> list[list[str]]:
    assert written.startswith("\ufeff")
    return list(csv.reader(io.StringIO(written[1:]), delimiter=";"))


async def test_pairs_and_ranking_go_out(club: Club) -> None:
    await club.enter({"entry": "entered", "players": ["=1+1", "Nora"]})
    await club.enter({"entry": "withdrew", "pair": 5})
    await club.seat()
    await club.enter(played(1, 1), played(1, 2, 300, 700))
    await club.enter({"entry": "disqualified", "pair": 3, "reason": "why"})
    found = rows(await club.get("pairs.csv?lang=en", club.public))
    assert found[0] == ["Pair", "First player", "Second player", "Handicap", "Team", "State"]
    assert found[3:] == [
        ["3", "Paz", "Sol", "0", "", "disqualified"],
        ["4", "Inés", "Mar", "0", "", "takes part"],
        ["5", "'=1+1", "Nora", "0", "", "withdrawn"],
    ]
    info = await club.info()
    table = rows(await club.get("ranking.csv?lang=es", club.public))
    criteria = [each["title"] for each in (await club.web.get(f"{club.path}?lang=es", club.public))["criteria"]]
    assert table[0] == ["Puesto", "Pareja", "Primer jugador", "Segundo jugador", *criteria]
    assert [(row[0], int(row[1]), [int(figure) for figure in row[4:]]) for row in table[1:]] == [
        (str(line["place"] or "descalificación"), line["pair"], line["figures"]) for line in info["ranking"]
    ]


async def test_a_competition_goes_to_another_server(club: Club, web: Web) -> None:
    await club.seat()
    result, _ = await club.enter(played(1, 1), played(1, 2))
    await club.enter(corrected(result, 5, 0, "why"))
    log = await club.get("log.jsonl", club.deputy)
    answer = await web.client.post("/api/club/import?rules=salon", content=log)
    assert answer.status_code == 201, answer.text
    other = Club(web, answer.json()["club"], answer.json()["key"])
    was, now = await club.info(), await other.info()
    same = ("settings", "pairs", "rounds", "ranking", "stage")
    assert {name: now[name] for name in same} == {name: was[name] for name in same}
    assert now["rules"] == "salon"
    assert (await other.get("log.jsonl")).splitlines()[1:] == log.splitlines()[1:]
    line = next(line for line in await other.lines() if line["number"] == result)
    assert line["by"] == "organiser"  # as it stood in the log that was brought


async def test_what_is_no_log_or_more_than_the_server_holds_is_refused(web: Web) -> None:
    pairs = "".join(f'{{"entry":"entered","players":["Ana {number}","Bea {number}"]}}\n' for number in range(401))
    # A library that bounds less than the server may have written more dates than it could tell.
    dates = ",".join(f'"{year}-01-0{day}"' for year in range(2000, 2100) for day in range(1, 6))
    league = f'{OPENED[:-3]},"format":"league","dates":[{dates}]}}}}\n'
    logs: list[tuple[str | bytes, int, str]] = [
        ("", 409, "competition-not-opened"),
        ("no log\n", 409, "competition-unreadable"),
        (pairs, 409, "competition-not-opened"),
        (OPENED + '{"entry":"played","round":1,"table":1,"points":[5,0]}\n', 409, "competition-no-round"),
        (OPENED + pairs, 409, "club-pairs-many"),
        (OPENED + '{"entry":"withdrew","pair":1}\n' * 40_000, 409, "club-entries-many"),
        (league, 409, "club-beyond"),
        (b"\xff\xfe\x00", 400, "web-not-text"),
        (b" " * (4 * 1024 * 1024 + 1), 413, "web-too-big"),
    ]
    for log, status, code in logs:
        answer = await web.client.post("/api/club/import?rules=clasica", content=log)
        assert refusal(answer) == (status, code), log[:60]
