"""An individual competition at the server: players are listed one a line, change partners, and share each result."""

from __future__ import annotations

import csv
import io

import pytest
from tests.club.server.conftest import Club, Web, said
from tests.club.server.seats import go_online

from canasta.club.server.pair_list import read_pairs

pytestmark = pytest.mark.anyio

TWENTY_THREE = "".join(f"{number}. Ana {number}\n" for number in range(1, 24))


async def opened(web: Web, players: str = TWENTY_THREE, tables: int = 5) -> Club:
    return await web.club(pairs=players, tables=tables, format="individual", rounds=3, ranking=["points", "wins"])


@pytest.mark.parametrize(
    "written",
    [
        "Ana Gil\nEva Paz",
        "1. Ana Gil\r\n2. Eva Paz\r\n",
        "1;Ana Gil\n2;Eva Paz\n",
        "\ufeffNúmero;Jugador;Estado\n1;Ana Gil;participa\n2;Eva Paz;participa\n",
        "Nombre\nAna Gil\nEva Paz\n",
    ],
)
def test_a_list_of_players_has_one_name_a_line(written: str) -> None:
    read = read_pairs(written, (), "en", "player")
    assert (read.pairs, read.problems, read.doubts) == ([("Ana Gil",), ("Eva Paz",)], [], [])


@pytest.mark.parametrize("line", ["Ana Gil, Eva Paz", "Ana;Eva", "Ana y Eva", "Ana – Eva", "Ana / Eva"])
@pytest.mark.parametrize(("lang", "expected"), [("en", "the name of one player"), ("es", "el nombre de un jugador")])
def test_two_names_on_a_line_are_refused(line: str, lang: str, expected: str) -> None:
    read = read_pairs(f"Luz Sol\n{line}\n", (), lang, "player")
    (problem,) = read.problems
    assert expected in problem
    assert "2" in problem


async def test_twenty_three_players_sit_at_five_tables_and_three_sit_out(web: Web) -> None:
    club = await opened(web)
    await club.seat()
    info = await club.info(club.public)
    (first,) = info["rounds"]
    assert [len(side) for match in first["matches"] for side in match["sides"]] == [2] * 10
    there = [player for match in first["matches"] for side in match["sides"] for player in side]
    assert (len(first["sit_out"]), sorted([*there, *first["sit_out"]])) == (3, list(range(1, 24)))
    assert [pair["players"] for pair in info["pairs"]] == [[f"Ana {number}"] for number in range(1, 24)]


async def test_a_result_from_the_phones_counts_for_each_of_the_two(web: Web) -> None:
    club = await opened(web, "Ana\nBea\nEva\nLuz\nSol\n", 1)
    await club.seat()
    await club.do("results", club.tables[1], **said(1, 1, "fixed"))
    assert (await club.match(key=club.tables[1]))["state"] == "claimed"
    await club.do("results", club.tables[1], **said(1, 1, "moving"))
    match = await club.match()
    assert (match["state"], match["points"], match["winner"]) == ("done", [1000, 500], match["sides"][0][0])
    points = {line["pair"]: line["figures"] for line in (await club.info())["ranking"]}
    assert [points[player] for side in match["sides"] for player in side] == [[1000, 1], [1000, 1], [500, 0], [500, 0]]
    one, partner = match["sides"][0]
    why = (await club.get(f"why?pair={one}&lang=en"))["figures"][0]["reasons"][0]["text"]
    assert f"with player {partner} against players {match['sides'][1][0]} and {match['sides'][1][1]}" in why
    lines = await club.texts()
    side = " · ".join(map(str, match["sides"][0]))
    assert f"Round 1, table 1: players {side} say 1,000 to 500." in lines
    assert not [line for line in lines if "pair " in line]


async def test_at_a_table_of_this_server_and_on_a_sheet_partners_sit_opposite(web: Web) -> None:
    club = await opened(web, "Ana\nBea\nEva\nLuz\n", 1)
    seats = await go_online(club)
    table = (await web.hub.tables.take(seats[0]["table"])).table
    names = {pair["number"]: pair["players"][0] for pair in (await club.info())["pairs"]}
    (one, two), (three, four) = (await club.match())["sides"]
    other = await opened(web, "Ana\nBea\nEva\nLuz\n", 1)
    await other.seat()
    kept = await other.do("sheet", round=1, table=1)
    seats_of = (await web.get(f"/api/club/sheets/{kept['sheet']}", other.organiser))["seats"]
    assert [seat["name"] for seat in seats_of] == [names[each] for each in (one, three, two, four)]
    assert [chair.name for chair in table.chairs if chair] == [names[each] for each in (one, three, two, four)]


async def test_the_lists_of_an_individual_are_of_players(web: Web) -> None:
    club = await opened(web, "Ana\nBea\nEva\nLuz\n", 1)
    await club.seat()
    await club.do("results", club.tables[1], **said(1, 1, "fixed"))
    await club.do("results", club.tables[1], **said(1, 1, "moving"))
    pairs = await club.get("pairs.csv?lang=en")
    rows = list(csv.reader(io.StringIO(pairs.lstrip("\ufeff")), delimiter=";"))
    assert rows[:2] == [["Number", "Player", "Handicap", "State"], ["1", "Ana", "0", "takes part"]]
    assert read_pairs(pairs, (), "en", "player").pairs == [("Ana",), ("Bea",), ("Eva",), ("Luz",)]
    ranking = await club.get("ranking.csv?lang=es")
    assert sorted(read_pairs(ranking, (), "es", "player").pairs) == [("Ana",), ("Bea",), ("Eva",), ("Luz",)]


async def test_a_refusal_speaks_of_players(web: Web) -> None:
    club = await opened(web, "Ana\nBea\nEva\nLuz\n", 1)
    withdrew = {"entry": "withdrew", "pair": 9}
    answer = await web.post(f"{club.path}/entries?lang=en", club.organiser, entries=[withdrew])
    assert answer.json()["message"].startswith("There is no player 9")
    substituted = {"entry": "substituted", "pair": 1, "out": "Ana", "into": "Sol"}
    assert await club.no("entries", entries=[substituted]) == (409, "competition-plays-alone")
