"""A knock-out for the first of one ranking or of several groups, and its bracket as readers see it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.club.server.conftest import Club, Web, corrected, played, reopened

pytestmark = pytest.mark.anyio

FINALS = {
    "name": "Finals",
    "format": "knock_out",
    "lives": 1,
    "third_place": True,
    "ranking": ["lasting", "wins"],
    "length": {"deals": 4},
}


async def group(web: Web, letter: str, pairs: int = 4) -> Club:
    """A round robin that is over: the pairs are ranked in their order."""
    names = "".join(f"Ana {letter}{at};Bea {letter}{at}\n" for at in range(1, pairs + 1))
    club = await web.club(names, tables=0, name=f"Group {letter}", format="round_robin", rounds=0)
    while (await club.info())["next"]:
        await club.seat()
        info = await club.info()
        for match in info["rounds"][-1]["matches"]:
            low = match["sides"][0] < match["sides"][1]
            await club.enter(played(len(info["rounds"]), match["table"], *((1000, 500) if low else (500, 1000))))
    return club


async def following(web: Web, club: Club, first: int, *others: Club, **changed: Any) -> Club:
    groups = [{"club": each.id, "key": each.organiser} for each in others]
    made = await club.do("next", settings={**FINALS, **changed}, first=first, groups=groups)
    return Club(web, made["club"], made["key"])


async def refused(club: Club, key: str, **body: Any) -> str:
    return (await club.no("next", key, **{"settings": FINALS, "first": 2, **body}))[1]


async def test_the_first_of_two_groups_play_a_final_with_third_place(web: Web) -> None:
    groups = [await group(web, letter) for letter in "AB"]
    finals = await following(web, groups[0], 2, groups[1])
    info = await finals.info()
    assert [pair["players"][0] for pair in info["pairs"]] == ["Ana A1", "Ana B1", "Ana A2", "Ana B2"]
    assert [node["pairs"] for node in info["bracket"]["columns"][0]] == [[1, 4], [2, 3]]
    assert info["bracket"]["third"]["pairs"] == [0, 0]
    (public,) = await finals.do("links", role="public")
    await finals.seat()
    for match in (await finals.info())["rounds"][0]["matches"]:
        await finals.enter(played(1, match["table"], *((1000, 500) if match["sides"][0][0] < 3 else (500, 1000))))
    before = await finals.info(public["key"])
    assert before["bracket"]["columns"][1][0]["pairs"] == [1, 2]
    assert before["bracket"]["third"]["pairs"] == [3, 4]
    await finals.seat()
    await finals.play_round()
    over = await finals.info()
    assert over["stage"] == "over"
    assert [line["place"] for line in over["ranking"]] == [1, 2, 3, 4]
    third = over["ranking"][2]["pair"]
    assert over["bracket"]["third"]["winner"] == third
    why = await finals.get(f"why?pair={third}&lang=en", public["key"])
    assert why["seeded"] == f"Seeded {third}: number 2 of “Group {'?AB'[third - 2]}”."
    assert any("won the match for third place" in reason["text"] for reason in why["figures"][0]["reasons"])
    assert any("number 2 of" in line["text"] for line in why["lines"])
    await reopened(web)
    assert (await finals.info())["bracket"] == over["bracket"]


async def test_a_semi_final_that_was_wrong_exchanges_finalist_and_loser(web: Web) -> None:
    finals = await following(web, await group(web, "A"), 4)
    await finals.seat()
    result, _ = await finals.play_round()
    await finals.seat()
    before = {match["table"]: match for match in (await finals.info())["rounds"][1]["matches"]}
    await finals.play_round()
    right = corrected(result)
    await finals.do("entries", entries=[right], sure=True)
    info = await finals.info()
    after = {match["table"]: match for match in info["rounds"][1]["matches"]}
    semi = info["rounds"][0]["matches"][0]
    (one,), (two,) = semi["sides"]
    change = {one: two, two: one}
    for table, match in after.items():
        assert match["sides"] == [[change.get(pair, pair) for pair in side] for side in before[table]["sides"]]
        assert match["state"] == "waiting"
    assert info["bracket"]["columns"][0][0]["winner"] == two


async def test_rules_and_house_rules_go_along(web: Web) -> None:
    club = await web.club("Ana;Bea\nEva;Luz\n", 0, "reglamento", {"target": 4000}, format="round_robin", rounds=0)
    await club.seat()
    await club.enter(played(1, 1))
    info = await (await following(web, club, 2)).info()
    assert (info["rules"], info["switches"]["target"], info["stage"]) == ("reglamento/4", 4000, "entering")


async def test_what_cannot_follow_is_refused_and_opens_nothing(web: Web) -> None:
    club, other = await group(web, "A"), await group(web, "B")
    own = {"club": other.id, "key": other.organiser}
    assert await refused(club, club.public) == "club-may-not"
    assert await refused(club, club.deputy) == "club-may-not"
    single = await web.club("Ana\nBea\nEva\nLuz\n", tables=0, name="Singles", format="individual", rounds=1)
    opened = len(web.clubs.clubs.all())
    players = {"club": single.id, "key": single.organiser}
    wrong = {"club": other.id, "key": other.deputy}
    assert await refused(club, club.organiser, first=5) == "competition-few-ranked"
    assert await refused(club, club.organiser, groups=[own, own]) == "club-group-twice"
    assert await refused(club, club.organiser, groups=[players]) == "club-group-of-others"
    assert await refused(club, club.organiser, groups=[wrong]) == "club-may-not"
    assert await refused(club, club.organiser, settings={**FINALS, "lives": 2}) == "competition-third-place"
    assert len(web.clubs.clubs.all()) == opened
