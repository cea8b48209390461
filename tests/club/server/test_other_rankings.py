"""Handicaps, teams and sections at the server: entered singly and by a list, and told in rankings of their own."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.server.conftest import Club, Web, pairs_of, played
from tests.club.server.test_lists import rows

pytestmark = pytest.mark.anyio

LISTED = "Jugador 1;Jugador 2;Hándicap\nAna;Bea;1.250\nEva;Luz;\nPaz;Sol;300\nInés;Mar;0\n"


async def test_both_lists_are_told_to_all_who_see_the_ranking(club: Club) -> None:
    assert (await club.info())["with_handicap"] == []
    await club.enter({"entry": "handicapped", "pair": 1, "points": 400})
    await club.seat()
    await club.enter(played(1, 1, 1000, 800), played(1, 2, 300, 700))
    info = await club.web.get(f"{club.path}?lang=en", club.public)
    assert [pair["handicap"] for pair in info["pairs"]] == [400, 0, 0, 0]
    points = [each["code"] for each in info["criteria"]].index("points")
    own = {line["pair"]: line["figures"][points] for line in info["ranking"]}
    handicapped = {line["pair"]: line["figures"][points] for line in info["with_handicap"]}
    assert handicapped == {**own, 1: own[1] + 400}
    why = await club.get("why?pair=1&handicap=true&lang=en", club.public)
    assert any("with handicaps 400 to 0" in reason["text"] for each in why["figures"] for reason in each["reasons"])
    plain = await club.get("why?pair=1&lang=en", club.public)
    assert not any("handicap" in reason["text"] for each in plain["figures"] for reason in each["reasons"])
    reasons = await club.get("reasons?handicap=true&lang=en")
    assert [each["pair"] for each in reasons] == [line["pair"] for line in info["with_handicap"]]
    table = rows(await club.get("ranking.csv?lang=en", club.public))
    titles = [each["title"] for each in info["criteria"]]
    again = [f"{title} with handicap" for title in ("Place", *titles)]
    assert table[0][4:] == [*titles, "Handicap", *again]
    line = next(row for row in table if row[1] == "1")
    assert (line[4 + points], line[4 + len(titles)], line[6 + len(titles) + points]) == (
        str(own[1]),
        "400",
        str(handicapped[1]),
    )
    assert (await club.info(club.tables[1]))["with_handicap"] == []


async def test_handicaps_come_with_a_list_and_go_out_with_one(web: Web) -> None:
    club = await web.club(pairs="", tables=0)
    read = await club.do("pairs", csv=LISTED, check=True)
    assert [pair["handicap"] for pair in read["pairs"]] == [1250, 0, 300, 0]
    await club.do("pairs", csv=LISTED)
    assert [pair["handicap"] for pair in (await club.info())["pairs"]] == [1250, 0, 300, 0]
    written = await club.get("pairs.csv?lang=en")
    other = await web.club(pairs="", tables=0)
    assert (await other.do("pairs", csv=written))["problems"] == []
    assert [pair["handicap"] for pair in (await other.info())["pairs"]] == [1250, 0, 300, 0]


async def proposed(club: Club, past: list[tuple[str, str]], last: int) -> Any:
    earlier = [{"club": each, "key": secret} for each, secret in past]
    return await club.do("handicaps?lang=en", past=earlier, last=last)


async def past_of(web: Web, points: tuple[int, int], **changed: Any) -> Club:
    """A competition of one round, in which pair 1 has sat with the first number of points or the second."""
    club = await web.club(tables=0, **changed)
    await club.seat()
    await club.enter(played(1, 1, *points), played(1, 2, *points))
    return club


async def test_proposals_come_from_the_last_competitions_of_the_same_game(web: Web) -> None:
    first, second, third = [await past_of(web, points) for points in ((5000, 0), (1000, 600), (1100, 700))]
    longer = await past_of(web, (4000, 0), name="Long", length={"deals": 4, "minutes": 60})
    club = await web.club(tables=0)
    past = [(each.id, each.organiser) for each in (first, second, third, longer, club)]
    found = await proposed(club, past, 2)
    assert found["counted"] == ["Friday", "Friday"]
    assert found["left"] == ["“Long” is left out: its game or the length of its matches is another."]
    assert sorted(each["points"] for each in found["proposals"]) == [0, 0, 300, 300]
    said = next(each["why"] for each in found["proposals"] if each["points"])
    assert said.startswith("2 competitions, 2 matches, average 650. 80 % of what is missing to the best average, 1,050")
    assert all(pair["handicap"] == 0 for pair in (await club.info())["pairs"])


async def test_a_key_that_opens_nothing_or_only_a_table_counts_for_nothing(web: Web) -> None:
    other = await web.club()
    await other.seat()
    club = await web.club(tables=0)
    found = await proposed(club, [(other.id, other.tables[1]), ("Cabcdefghjk", "x" * 32)], 5)
    assert (found["proposals"], found["counted"], len(found["left"])) == ([], [], 2)
    assert await club.no("handicaps", club.public, past=[], last=5) == (403, "club-may-not")


TEAMS = "Player 1;Player 2;Team\nAna;Bea;Reds\nEva;Luz;Blues\nPaz;Sol;reds\nInés;Mar;Blues\n"


async def test_teams_come_with_a_list_and_are_ranked(web: Web) -> None:
    club = await web.club(pairs="", tables=1, team_best=1)
    read = await club.do("pairs", csv=TEAMS, check=True)
    assert [pair["team"] for pair in read["pairs"]] == ["Reds", "Blues", "reds", "Blues"]
    await club.do("pairs", csv=TEAMS)
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


async def test_a_list_with_too_large_a_team_is_refused_whole(web: Web) -> None:
    club = await web.club(pairs="", tables=0)
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
    club = await web.club(pairs_of(6), tables=0, format="fixed_and_moving", rounds=0)
    for pair in range(1, 7):
        await club.enter({"entry": "teamed", "pair": pair, "team": "Reds" if pair < 5 else "Blues"})
    entry = await club.get("proposal")
    assert await club.no("entries", entries=[entry]) == (409, "club-sure-teams")
    await club.do("entries", entries=[entry], sure=True)


async def test_sections_are_told_and_listed(web: Web) -> None:
    club = await web.club(pairs=pairs_of(9), tables=0, format="round_robin", rounds=0, sections=2)
    assert {pair["section"] for pair in (await club.info())["pairs"]} == {0}
    await club.seat()
    sections = {pair["number"]: pair["section"] for pair in (await club.info())["pairs"]}
    assert sections == {1: 1, 2: 2, 3: 2, 4: 1, 5: 1, 6: 2, 7: 2, 8: 1, 9: 1}
    matches = (await club.info())["rounds"][0]["matches"]
    await club.enter(*(played(1, each["table"], 1000 + 10 * each["table"], 500) for each in matches))
    table = rows(await club.get("ranking.csv?lang=en", club.public))
    assert table[0][-2:] == ["Section", "Place in the section"]
    found = {int(row[1]): row[-2] for row in table[1:]}
    assert found == {pair: "AB"[section - 1] for pair, section in sections.items()}
    within = {line["pair"]: line["within"] for line in (await club.info())["ranking"]}
    assert within == {int(row[1]): int(row[-1]) for row in table[1:]}
    firsts = [row[-2] for row in table[1:] if row[-1] == "1"]
    assert sorted(set(firsts)) == ["A", "B"]
    await club.enter({"entry": "entered", "players": ["Eva", "Luz"]})
    assert (await club.info())["pairs"][-1]["section"] == 2


async def test_too_few_pairs_are_said_and_no_sections_are_a_way_out(web: Web) -> None:
    club = await web.club(pairs=pairs_of(7), tables=0, format="fixed_and_moving", rounds=0, sections=2)
    info = await club.info()
    assert (info["next"], info["next_why"]) == (
        False,
        "2 sections need at least 8 pairs, 4 each, and there are 7: set no sections.",
    )
    settings = {**info["settings"], "sections": 0}
    await club.do("settings", settings=settings, rules=info["rules"], house={})
    assert (await club.info())["next"]
    await club.seat()
    assert await club.no("settings", settings={**settings, "sections": 2}, rules=info["rules"], house={}) == (
        409,
        "competition-stands",
    )
