"""Handicaps at the server: entered singly and by a list, told in both lists, proposed from earlier competitions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.server.conftest import Club, Web, played
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


async def test_a_handicap_is_undone_and_refused_later(club: Club) -> None:
    (number,) = await club.enter({"entry": "handicapped", "pair": 1, "points": 400})
    await club.enter({"entry": "annulled", "of": number, "reason": "mistaken"})
    assert [pair["handicap"] for pair in (await club.info())["pairs"]] == [0, 0, 0, 0]
    await club.seat()
    await club.enter(played(1, 1), played(1, 2))
    late = {"entry": "handicapped", "pair": 1, "points": 400}
    assert await club.no("entries", entries=[late]) == (409, "competition-handicap-late")
    assert (await club.no("entries", club.public, entries=[late]))[0] == 403


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


@pytest.mark.parametrize("said", ["12", "-50", "much", "999999", "1.25.0"])
async def test_a_list_with_what_is_no_handicap_is_refused_with_its_line(web: Web, said: str) -> None:
    club = await web.club(pairs="", tables=0)
    read = await club.do("pairs", csv=f"Player 1;Player 2;Handicap\nAna;Bea;50\nEva;Luz;{said}\n")
    (problem,) = read["problems"]
    assert problem.startswith("Line 3: the handicap is")
    assert problem.endswith("a multiple of 5 from 0 to 200,000, or nothing.")
    assert (await club.info())["pairs"] == []


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
