"""Teams at the server: formed singly and by a list, told in the ranking of teams, and asked about where halves fail."""

from __future__ import annotations

import pytest
from tests.club.server.conftest import Club, Web, played
from tests.club.server.test_lists import rows

pytestmark = pytest.mark.anyio

LISTED = "Player 1;Player 2;Team\nAna;Bea;Reds\nEva;Luz;Blues\nPaz;Sol;reds\nInés;Mar;Blues\n"


async def test_teams_come_with_a_list_and_are_ranked(web: Web) -> None:
    club = await web.club(pairs="", tables=1, team_best=1)
    read = await club.do("pairs", csv=LISTED, check=True)
    assert [pair["team"] for pair in read["pairs"]] == ["Reds", "Blues", "reds", "Blues"]
    await club.do("pairs", csv=LISTED)
    assert [pair["team"] for pair in (await club.info())["pairs"]] == ["Reds", "Blues", "Reds", "Blues"]
    other = await web.club(pairs="", tables=0)
    assert (await other.do("pairs", csv=await club.get("pairs.csv?lang=es")))["problems"] == []
    assert [pair["team"] for pair in (await other.info())["pairs"]] == ["Reds", "Blues", "Reds", "Blues"]

    await club.seat()
    await club.enter(played(1, 1, 1000, 800), played(1, 2, 300, 700))
    info = await club.web.get(club.path, club.public)
    figures = {line["pair"]: line["figures"] for line in info["ranking"]}
    best = {team: max(figures[pair] for pair in pairs) for team, pairs in (("Reds", (1, 3)), ("Blues", (2, 4)))}
    assert {line["team"]: line["figures"] for line in info["teams"]} == best
    assert all(len(line["counted"]) == len(line["dropped"]) == 1 for line in info["teams"])
    assert (await club.info(club.tables[1]))["teams"] == []
    table = rows(await club.get("teams.csv?lang=en", club.public))
    assert table[0][:4] == ["Place", "Team", "Pairs that count", "Other pairs"]
    assert [row[1] for row in table[1:]] == [line["team"] for line in info["teams"]]


async def test_what_is_wrong_in_a_list_is_said(web: Web) -> None:
    club = await web.club(pairs="", tables=0)
    read = await club.do("pairs", csv=f"Player 1;Player 2;Team\nAna;Bea;{'x' * 41}\n")
    assert read["problems"][0].startswith("Line 2: ")
    many = "\n".join(f"Ana {at};Bea {at};Reds" for at in range(5))
    assert await club.no("pairs", csv=f"Player 1;Player 2;Team\n{many}\n") == (409, "competition-team-full")
    assert (await club.info())["pairs"] == []


async def test_a_team_of_one_is_said_before_the_round_is_seated(club: Club) -> None:
    await club.enter({"entry": "teamed", "pair": 1, "team": "Reds"})
    info = await club.info()
    assert (info["next"], info["next_why"]) == (
        False,
        "The team Reds has only pair 1: a team has 2 to 4 pairs.",
    )


async def test_halves_that_cannot_hold_the_teams_are_asked_about(web: Web) -> None:
    pairs = "".join(f"Ana {at};Bea {at}\n" for at in range(6))
    club = await web.club(pairs=pairs, tables=0, format="fixed_and_moving", rounds=0)
    for pair in range(1, 7):
        await club.enter({"entry": "teamed", "pair": pair, "team": "Reds" if pair < 5 else "Blues"})
    entry = await club.get("proposal")
    assert await club.no("entries", entries=[entry]) == (409, "club-sure-teams")
    await club.do("entries", entries=[entry], sure=True)
